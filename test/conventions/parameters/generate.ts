// Writes the generated/extra-arguments.ts of each module: `npm run generate:parameters`.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { modules, pathOf, textOf } from "./table.ts";

for (const module of modules) {
  const path = pathOf(module);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, textOf(module));
}
