// Prints the groups of folders of the library that import each other, types included, and their number by module.
import { folderCycles } from "./cycles.ts";
import { repositoryFiles } from "./files.ts";
import { importsOf } from "./imports.ts";

const files = repositoryFiles().filter((file) => /^(src|ffi)\//.test(file));
const cycles = folderCycles(files.flatMap(importsOf));
for (const cycle of cycles) console.log(`${cycle.length} folders: ${cycle.join(", ")}`);
const folders = cycles.reduce((sum, cycle) => sum + cycle.length, 0);
console.log(`${cycles.length} groups, ${folders} folders`);
