// Creates and closes objects of all kinds repeatedly, and prints leaked resources: npm run cycles --
// [--cycles 10000] [--kind TEXT]
import { argv, exit, stdout } from "node:process";
import { parseArgs } from "node:util";
import { memoryStatistics } from "../../src/index.ts";
import { kinds } from "./kinds.ts";
import { measure } from "./measure.ts";

const { values } = parseArgs({
  args: argv.slice(2),
  options: { cycles: { type: "string", default: "10000" }, kind: { type: "string", default: "" } },
});
const cycles = Number(values.cycles);
/** Descriptors and mappings of the runtime itself, for its heap and its threads. */
const mostMappings = 24;
const mostDescriptors = 3;

let bad = 0;
for (const [name, kind] of Object.entries(kinds)) {
  if (!name.includes(values.kind)) continue;
  const { descriptors, mappings, milliseconds } = await measure(kind, cycles);
  const failed = descriptors > mostDescriptors || mappings > mostMappings;
  if (failed) bad++;
  const left = `${descriptors} descriptors, ${mappings} mappings left`;
  stdout.write(
    `${failed ? "LEAK " : ""}${name}: ${cycles} cycles, ${left}, ${((milliseconds * 1000) / cycles).toFixed(1)} us each\n`,
  );
}
stdout.write(`closed memory that waits: ${JSON.stringify(memoryStatistics())}\n`);
exit(bad === 0 ? 0 : 1);
