import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { arrayPage } from "../../scripts/docs/array-api.ts";
import * as module from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");
const text = read("../../docs/reference/array.md");

/** Cells of all rows: name, place, status and difference. */
const rows = text
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.slice(2, -2).split(" | ") as [string, string, string, string]);

test("docs/reference/array.md is what npm run generate:array writes, without a blank cell", () => {
  expect(text).toBe(arrayPage());
  expect(text).not.toMatch(/\|[ \t]*\|/);
  for (const row of rows) expect(row).toHaveLength(4);
});

test("each name of the standard 2024.12 is one row", () => {
  // The names are those of the stubs and the pages of the standard itself.
  const names = read("./support/array-api-2024-12.txt")
    .trim()
    .split("\n")
    .flatMap((line) => line.split(": ")[1]!.split(" "));
  expect(names.length).toBeGreaterThan(250);
  expect(rows.map(([name]) => name.slice(1, -1)).toSorted()).toEqual(names.toSorted());
});

test("a row has a place that exists, or it says what to use", () => {
  const make = module.arrays(gpu);
  using a = make.ones([2, 2]);
  /** Returns the value that a place names. */
  const valueAt = (place: string): unknown =>
    // The page is generated from this repository.
    new Function("a", "gpu", "module", `with (module) { return ${place}; }`)(a, gpu, module);
  for (const [name, cell, status, difference] of rows) {
    expect(["done", "different", "missing"], name).toContain(status);
    expect(difference === "none", name).toBe(status === "done");
    if (status === "missing") {
      expect(cell, name).toBe("none");
      continue;
    }
    const place = cell.slice(1, -1);
    const isCall = place.endsWith("()") && !place.startsWith("arrays(gpu).namespaceInfo()");
    const found = valueAt(isCall ? place.slice(0, -2) : place);
    if (isCall) expect(found, name).toBeTypeOf("function");
    else if (name !== "`newaxis`") expect(found ?? undefined, name).toBeDefined();
    if (place.startsWith('"')) expect(module.dtypes, name).toContain(found);
  }
});

test("formulas of the rows of operators are expressions", () => {
  using a = module.arrays(gpu).array([3, 4], "i32");
  using b = module.arrays(gpu).array([1, 2], "i32");
  const formulas = rows.flatMap(([, , , difference]) => /`expr` takes `(.*)`$/.exec(difference)?.[1] ?? []);
  expect(formulas.length).toBeGreaterThan(20);
  for (const formula of formulas) {
    const parts = formula.split(/\b([ab])\b/);
    const strings = parts.filter((_, i) => i % 2 === 0);
    const values = parts.filter((_, i) => i % 2 === 1).map((name) => (name === "a" ? a : b));
    using result = module.expr(Object.assign(strings, { raw: strings }) as never, ...values);
    expect(result.toArray(), formula).toHaveLength(2);
  }
});
