// Writes the bits of all programs on the soft GPU: npx bun test/soft-gpu/kernel/programs/record.ts
import { writeFileSync } from "node:fs";
import { openDevice } from "../../../../src/cuda/index.ts";
import { bitsOf } from "./bits.ts";
import { programs } from "./index.ts";

using gpu = openDevice("soft");
const rows = programs
  .filter(({ inexact }) => inexact === undefined)
  .map((program) => [program.name, bitsOf(program, gpu)] as const);
writeFileSync(
  new URL("./bits.json", import.meta.url),
  `${JSON.stringify(Object.fromEntries(rows), undefined, 2)}\n`,
);
