// Prints every breach of the style under the given folders or files, or in the whole repository: `npm run --silent prose -- src/rdma`.
import { proseBreaches } from "./check.ts";

const paths = process.argv.slice(2).filter((each) => !each.startsWith("--"));
const counts = new Map<string, number>();
for (const [file, breaches] of proseBreaches()) {
  if (paths.length > 0 && !paths.some((path) => file.startsWith(path))) continue;
  for (const { line, rule, message, sentence } of breaches) {
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
    console.log(`${file}:${line} ${rule}: ${message}\n    ${sentence}`);
  }
}
console.log([...counts].map(([rule, count]) => `${rule} ${count}`).join(", ") || "no breaches");
