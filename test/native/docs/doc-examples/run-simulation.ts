// Runs one example of doorbell/simulation outside of the test runner, whose loader starts no programs.
import process from "node:process";
import { pathToFileURL } from "node:url";
import { type Cluster, simulate } from "../../../../src/simulation/index.ts";

const [module, name, isWhole] = process.argv.slice(2);
const examples = (await import(pathToFileURL(module!).href)) as Record<
  string,
  (prelude: object) => Promise<void>
>;
const run = (cluster: Cluster): Promise<void> => examples[name!]!({ cluster });
if (isWhole === "true") await run(undefined as never);
else await simulate({ seed: 1, hosts: 3 }, run);
console.log("the example has run");
process.exit(0);
