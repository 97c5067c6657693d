// Writes docs/reference/environment.md and docs/reference/test-environment.md from their tables:
// `npm run generate:environment`.
import { writeFileSync } from "node:fs";
import { type EnvironmentGroup, environmentGroups } from "../../src/environment.ts";
import { testEnvironmentGroups } from "./test-environment.ts";

/** Returns the Markdown table of one group of variables. */
function section({ title, variables }: EnvironmentGroup): string {
  const rows = variables.map(
    ({ name, default: standard, meaning }) => `| \`${name}\` | ${standard} | ${meaning} |`,
  );
  return [`## ${title}`, "", "| variable | default | meaning |", "|---|---|---|", ...rows].join("\n");
}

const page = (head: readonly string[], groups: readonly EnvironmentGroup[]): string =>
  `${[...head, ...groups.map(section)].join("\n\n")}\n`;

/** Generated pages by their path. */
export const environmentPages: Readonly<Record<string, string>> = {
  "docs/reference/environment.md": page(
    [
      "# Environment variables",
      "`npx doorbell env` prints this table with the value that each variable has now. A program needs none of these variables.",
      "This page is generated from `src/environment.ts` by `npm run generate:environment`.",
    ],
    environmentGroups,
  ),
  "docs/reference/test-environment.md": page(
    [
      "# Environment variables of the tests",
      "Contributors use these variables to repeat a random test, to run it longer, or to run it on another machine. The library does not read them.",
      "This page is generated from `scripts/docs/test-environment.ts` by `npm run generate:environment`.",
    ],
    testEnvironmentGroups,
  ),
};

if (import.meta.main) for (const [path, text] of Object.entries(environmentPages)) writeFileSync(path, text);
