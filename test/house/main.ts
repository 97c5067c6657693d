// Holds the house plan (no cycle of values, no arrow up, no crowded folder, no long file) and the words of its documents.
// `npm run check` runs it.
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { valueCycles } from "./cycles.ts";
import { documentProblems, errorsWithoutHeading } from "./documents.ts";
import { enginesRefused } from "./engines.ts";
import { repositoryFiles, sourceFiles } from "./files.ts";
import { importsOf, packagesOf } from "./imports.ts";
import { arrowUp } from "./layers.ts";
import { plainEnglishProblems } from "./plain-english.ts";
import { variableProblems } from "./variables.ts";

const FOLDER_FILES = 25;
const FILE_LINES = 350;
const MEDIAN_LINES = 100;

const table = /(^|\/)(constants|structs|functions|types|newer)\.ts$|\/tables\//;
const files = repositoryFiles();
const house = files.filter((file) => /^(src|ffi)\//.test(file));
const written = (all: string[]): string[] => all.filter((file) => !table.test(file));
const lines = (file: string): number => readFileSync(file, "utf8").split("\n").length - 1;

const problems: string[] = [];

const imports = house.flatMap(importsOf);
for (const cycle of valueCycles(imports)) problems.push(`a cycle of values: ${cycle.join(", ")}`);
for (const each of imports) problems.push(...[arrowUp(each)].filter((text) => text !== undefined));

// The library stands on nobody's packages: only the command does, on those of docs/dependencies.md.
const dependencies = readFileSync("docs/dependencies.md", "utf8");
for (const file of house) {
  for (const name of packagesOf(file)) {
    if (!file.startsWith("src/cli/"))
      problems.push(`${file} imports ${name}: only src/cli may import packages`);
    else if (!dependencies.includes(`[${name}]`))
      problems.push(`docs/dependencies.md does not tell of ${name}`);
  }
}

const crowded = new Map<string, number>();
for (const file of written(files)) crowded.set(dirname(file), (crowded.get(dirname(file)) ?? 0) + 1);
for (const [folder, count] of crowded)
  if (count > FOLDER_FILES) problems.push(`${folder} holds ${count} files; at most ${FOLDER_FILES}`);

for (const file of written(files)) {
  const count = lines(file);
  if (count > FILE_LINES) problems.push(`${file} has ${count} lines; at most ${FILE_LINES}`);
}
const counts = written(house)
  .map(lines)
  .sort((a, b) => a - b);
const median = counts[counts.length >> 1]!;
if (median >= MEDIAN_LINES)
  problems.push(`the median file of src and ffi has ${median} lines; under ${MEDIAN_LINES}`);

const sources = sourceFiles();
problems.push(...documentProblems(), ...errorsWithoutHeading(sources), ...variableProblems());
problems.push(...plainEnglishProblems(sources), ...enginesRefused());

for (const problem of new Set(problems)) console.error(problem);
console.log(
  problems.length === 0
    ? `house: ${house.length} files, median ${median} lines, no cycle, no arrow up`
    : `house: ${new Set(problems).size} things against the house plan`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
