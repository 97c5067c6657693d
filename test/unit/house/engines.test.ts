import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A Node 20, which CONTRIBUTING.md lets npm run with; its users see no EBADENGINE from `npm install`. */
const NODE = "20.19.0";

interface Locked {
  readonly engines?: { readonly node?: string };
}

test.runIf(typeof Bun !== "undefined")(
  "every package that npm install brings runs on Node 20, by its own word",
  () => {
    const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
      packages: Record<string, Locked>;
    };
    expect(Object.keys(packages).length).toBeGreaterThan(50);
    const refused = Object.entries(packages)
      .filter(([, { engines }]) => engines?.node !== undefined && !Bun.semver.satisfies(NODE, engines.node))
      .map(([name, { engines }]) => `${name} wants Node ${engines?.node}`);
    expect(refused).toEqual([]);
  },
);
