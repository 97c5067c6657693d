// Text of docs/reference/support.md. `npm run generate:support` writes it from the claims.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type Claim, type DeviceName, devices, neverRun, sections, suites } from "./claims.ts";

const path = "docs/reference/support.md";

const table = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const row = ({ feature, on, file, test }: Claim): string[] => [
  feature,
  on.join(", "),
  `[${test.replaceAll("|", "\\|")}](../../${file})`,
];

/** Returns the text of the page. */
export function supportPage(): string {
  const names = Object.entries(devices).map(([name, { text, command }]) => [name, text, `\`${command}\``]);
  const parts = Object.entries(sections).map(
    ([title, claims]) =>
      `## ${title}\n\n${table([["feature", "ran on", "shown by the test"], ["---", "---", "---"], ...claims.map(row)])}\n`,
  );
  return `# What ran on which device

Each row names a test that shows the feature, and the devices that run the test. \`npm run generate:support\` writes this page from
\`test/conventions/support/claims.ts\`, and \`npm run check\` looks for each test.

${table([["device", "what it is", "command"], ["---", "---", "---"], ...names])}

${parts.join("\n")}
[Verbs by function](verbs-coverage.md), [PTX instructions](ptx-instructions.md) and [CUDA samples](cuda-samples.md) have pages of their own.

## Declared, and run on no device

${neverRun.map((name) => `- ${name}`).join("\n")}
`;
}

/** Returns the claims whose test does not exist or does not run on the device, and a page that is out of date. */
export function supportProblems(): string[] {
  const claims = Object.values(sections).flat();
  const stale = !existsSync(path) || readFileSync(path, "utf8") !== supportPage();
  return [
    ...(stale ? [`${path} is not what the claims give: run npm run generate:support`] : []),
    ...claims.flatMap(claimProblems),
  ];
}

/** Returns the reasons why a claim is not shown. */
export function claimProblems({ feature, on, file, test }: Claim): string[] {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  // A name may go on with the reason for a skip.
  const isThere = ['"', "`"].some((quote) => new RegExp(`\\(\\s*${RegExp.escape(quote + test)}`).test(text));
  const elsewhere = on.filter((name: DeviceName) => !suites[name].test(file));
  return [
    ...(isThere ? [] : [`support claim "${feature}": ${file} has no test "${test}"`]),
    ...(on.length > 0 ? [] : [`support claim "${feature}" names no device`]),
    ...elsewhere.map((name) => `support claim "${feature}": ${devices[name].command} does not run ${file}`),
  ];
}

if (import.meta.main) writeFileSync(path, supportPage());
