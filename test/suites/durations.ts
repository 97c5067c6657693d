// Writes the durations of test files from JSON reports into durations.json: `bun test/suites/durations.ts REPORT...`.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { readReport } from "./reports.ts";

const page = new URL("./durations.json", import.meta.url);
const seconds = new Map(Object.entries(JSON.parse(readFileSync(page, "utf8")) as Record<string, number>));
for (const report of process.argv.slice(2))
  for (const { file, seconds: measured } of readReport(report)) seconds.set(file, measured);
const rows = [...seconds].filter(([file]) => existsSync(file)).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(page, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
console.log(`${rows.length} files, ${Math.round(rows.reduce((sum, [, each]) => sum + each, 0))} s`);
