// The soft GPU gives the answers recorded on a real GPU, for every form of an instruction and for whole
// kernels.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { allForms } from "./forms/index.ts";
import { ptxOf } from "./kernel.ts";
import { readAnswers } from "./store.ts";
import { judgeAll, tableFile, tableOf } from "./table.ts";
import { usedForms } from "./used-forms.ts";
import { near, wholeAnswer, wholeKernels } from "./whole.ts";

test("every form gives what a real GPU gave, bit for bit or within PTX's bounds, or is refused by name", () => {
  const judged = judgeAll();
  const wrong = [...judged].filter(([, { verdict }]) => verdict === "differs");
  expect(wrong.map(([form, { detail }]) => `${form.name}: ${detail}`)).toEqual([]);
  // A form without an answer was changed after the recording (npm run record:ptx, on a machine with a GPU).
  const counts = (verdict: string) => [...judged.values()].filter((each) => each.verdict === verdict).length;
  expect(counts("exact") + counts("within bounds")).toBeGreaterThan(1400);
  const table = existsSync(tableFile) ? readFileSync(tableFile, "utf8") : "";
  expect(
    table === tableOf(judged),
    "docs/reference/ptx-instructions.md is not fresh: npm run generate:ptx-table",
  ).toBe(true);
}, 120_000);

test("the table has every form that NVIDIA's samples are made of", () => {
  const tried = new Set(allForms.flatMap((form) => [...usedForms(ptxOf(form))]));
  const used = readFileSync(new URL("../samples/forms.txt", import.meta.url), "utf8")
    .trim()
    .split("\n");
  expect(used.length).toBeGreaterThan(460);
  expect(used.filter((form) => !tried.has(form))).toEqual([]);
});

/** Kernels that do not run yet. */
const refused = new Set<string>([]);

test.for(wholeKernels)("%s gives what it gave on a real GPU", (name) => {
  using device = openDevice(0, { provider: "soft" });
  const theirs = readAnswers()?.of.get(name);
  const ours = wholeAnswer(device, name);
  if (typeof ours === "string") {
    expect([name, ours, refused.has(name)]).toEqual([name, expect.stringContaining("NOT_SUPPORTED"), true]);
    return;
  }
  if (typeof theirs !== "object") throw new Error(`no answer of a real GPU for ${name}: npm run record:ptx`);
  const bound = near[name];
  if (bound === undefined) {
    expect(Buffer.from(ours).equals(Buffer.from(theirs)), firstOther(ours, theirs)).toBe(true);
    return;
  }
  const [a, b] = [ours, theirs].map((bytes) => new Float32Array(new Uint8Array(bytes).buffer)) as [
    Float32Array,
    Float32Array,
  ];
  // Terms of a sum may cancel, so the tolerance is relative to the largest number.
  const largest = Math.max(...b.map(Math.abs));
  for (const [n, value] of b.entries()) expect(Math.abs(a[n]! - value)).toBeLessThanOrEqual(bound * largest);
});

function firstOther(ours: Uint8Array, theirs: Uint8Array): string {
  const [a, b] = [ours, theirs].map((bytes) => new Uint32Array(new Uint8Array(bytes).buffer)) as [
    Uint32Array,
    Uint32Array,
  ];
  const places = [...a.keys()].filter((n) => a[n] !== b[n]);
  const [first = 0] = places;
  return `${places.length} of ${a.length} words differ; word ${first} is ${a[first]!.toString(16)}, was ${b[first]!.toString(16)}`;
}
