import { readFileSync } from "node:fs";

/** A Node 20, which CONTRIBUTING.md lets npm run with; its users see no EBADENGINE from `npm install`. */
const NODE = "20.19.0";

interface Locked {
  readonly engines?: { readonly node?: string };
}

/** Packages that `npm install` brings and that do not run on Node 20, by their own word. */
export function enginesRefused(): string[] {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(packages)
    .filter(([, { engines }]) => engines?.node !== undefined && !Bun.semver.satisfies(NODE, engines.node))
    .map(([name, { engines }]) => `${name} wants Node ${engines?.node}; npm may run on ${NODE}`);
}
