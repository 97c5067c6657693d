// Generates the table of instructions from the results of the test.
// `npm run generate:ptx-table` writes docs/reference/ptx-instructions.md.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openDevice } from "../../../src/cuda/index.ts";
import type { Form } from "./form.ts";
import { allForms } from "./forms/index.ts";
import { keyOf } from "./kernel.ts";
import { answer } from "./run.ts";
import { readAnswers } from "./store.ts";
import { type Judged, judge, type Verdict } from "./verdict.ts";

export const tableFile = fileURLToPath(
  new URL("../../../docs/reference/ptx-instructions.md", import.meta.url),
);

/** Compares the soft GPU's answer for every form with the recorded one. */
export function judgeAll(): Map<Form, Judged> {
  using device = openDevice(0, { provider: "soft" });
  const real = readAnswers();
  return new Map(
    allForms.map((form) => [form, judge(form, answer(device, form), real?.of.get(keyOf(form)))]),
  );
}

const ORDER: readonly Verdict[] = ["exact", "within bounds", "refused", "differs", "not asked"];

const EXPLAINED = `Each line stands for all its forms. Choices are in braces; \`<<\` and \`>>\` stand for the braces of vectors. D and E are results, A, B and C operands.
M is global memory of the thread, S its shared memory, K a table of constants, and P a parameter of 64 bytes. T is the texture or surface named after
"of". Every form ran with 256 sets of operands on the soft GPU and on a real GPU. Operands include edge values, NaNs, infinities, subnormal numbers,
and counts beyond the width.
The table contains all forms that NVIDIA's CUDA samples use (cuda-samples.md), and more.

- **exact**: the same bits for all operands. The payload of an f64 NaN may differ.
- **within bounds**: an approximation within the tolerance of the PTX ISA. Special values are the same. Filters of textures are within 2^-22 of an H200's result, for signed small integers within 2^-14.
- **refused**: CUDA_ERROR_NOT_SUPPORTED when the module is loaded, with the instruction's name.
`;

/** Returns the text of the table. */
export function tableOf(judged: ReadonlyMap<Form, Judged>): string {
  const real = readAnswers();
  const counts = new Map<Verdict, number>();
  for (const { verdict } of judged.values()) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  const lines = [
    "# PTX instructions on the soft GPU",
    "",
    `Results are compared with those of an ${real?.device ?? "unknown GPU"} (driver ${real?.driver ?? 0}). The test that compares them generates this page.`,
    "",
    EXPLAINED,
    "| verdict | forms |",
    "| --- | ---: |",
    ...ORDER.filter((each) => counts.has(each)).map((each) => `| ${each} | ${counts.get(each)} |`),
  ];
  for (const group of new Set(allForms.map((form) => form.group))) {
    lines.push(
      "",
      `## ${group[0]!.toUpperCase()}${group.slice(1)}`,
      "",
      "| instruction | forms | verdict |",
      "| --- | ---: | --- |",
    );
    lines.push(...rowsOf([...judged].filter(([form]) => form.group === group)));
  }
  return `${lines.join("\n")}\n`;
}

function rowsOf(judged: readonly (readonly [Form, Judged])[]): string[] {
  const rows: string[] = [];
  for (const pattern of new Set(judged.map(([form]) => form.pattern))) {
    const own = judged.filter(([form]) => form.pattern === pattern);
    for (const verdict of ORDER) {
      const some = own.filter(([, each]) => each.verdict === verdict);
      if (some.length === 0) continue;
      const names = some.length === own.length ? [pattern] : some.map(([form]) => form.name);
      for (const name of new Set(names))
        rows.push(
          `| \`${name.replaceAll("|", "\\|")}\` | ${some.length === own.length ? some.length : 1} | ${verdict} |`,
        );
    }
  }
  return rows;
}

if (import.meta.main) {
  const text = tableOf(judgeAll());
  if (readFileSync(tableFile, { encoding: "utf8", flag: "a+" }) !== text) writeFileSync(tableFile, text);
}
