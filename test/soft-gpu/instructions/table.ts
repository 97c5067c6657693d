// The table of instructions for people: docs/ptx-instructions.md, made by `npm run generate:ptx-table` from what the test compares.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openDevice } from "../../../src/cuda/index.ts";
import type { Form } from "./form.ts";
import { allForms } from "./forms/index.ts";
import { keyOf } from "./kernel.ts";
import { answer } from "./run.ts";
import { readAnswers } from "./store.ts";
import { type Judged, judge, type Verdict } from "./verdict.ts";

export const tableFile = fileURLToPath(new URL("../../../docs/ptx-instructions.md", import.meta.url));

/** Every form with what the embedded GPU makes of it. */
export function judgeAll(): Map<Form, Judged> {
  using device = openDevice(0, { provider: "soft" });
  const real = readAnswers();
  return new Map(
    allForms.map((form) => [form, judge(form, answer(device, form), real?.of.get(keyOf(form)))]),
  );
}

const ORDER: readonly Verdict[] = ["exact", "within bounds", "refused", "differs", "not asked"];

const EXPLAINED = `Each line stands for all its forms: choices are in braces, \`<<\` and \`>>\` are the braces of vectors, D and E results, A, B, C operands, M
memory of the thread, S its shared memory, K a table of constants, P a parameter of 64 bytes, T the texture or surface that is told after "of".
Every form ran with 256 sets of operands (edges, NaNs, infinities, subnormal numbers, counts beyond the width) on the embedded GPU and on a
real one. All forms are here that NVIDIA's CUDA samples are made of (cuda-samples.md), and more.

- **exact**: the same bits for all operands (a NaN of f64 is a NaN, whatever its digits).
- **within bounds**: an approximation, as near as PTX promises (filters of textures: an H200's result to 2^-22, of signed small integers to 2^-14); special values are the same.
- **refused**: CUDA_ERROR_NOT_SUPPORTED when the module is loaded, with the instruction's name.
`;

/** The text of the table. */
export function tableOf(judged: ReadonlyMap<Form, Judged>): string {
  const real = readAnswers();
  const counts = new Map<Verdict, number>();
  for (const { verdict } of judged.values()) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  const lines = [
    "# PTX instructions on the embedded GPU",
    "",
    `Compared with answers of an ${real?.device ?? "unknown GPU"} (driver ${real?.driver ?? 0}); the test that compares makes this file.`,
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
