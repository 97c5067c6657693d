import { readFileSync } from "node:fs";

/**
 * Node version of the oldest npm that CONTRIBUTING.md allows. `npm install` must print no EBADENGINE on it.
 */
const NODE = "20.19.0";

interface Locked {
  readonly engines?: { readonly node?: string };
}

/** Returns the packages in package-lock.json whose `engines` field excludes that version. */
export function enginesRefused(): string[] {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(packages)
    .filter(([, { engines }]) => engines?.node !== undefined && !Bun.semver.satisfies(NODE, engines.node))
    .map(([name, { engines }]) => `${name} requires Node ${engines?.node}, but npm may run on ${NODE}`);
}
