import { afterAll, expect, test } from "vitest";
import { jupyterSymbol } from "../../ffi/jupyter.ts";
import { arrays, type NdArray } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const { arange, array, zeros } = arrays(gpu);

/** Returns the cells of the table of an array, row by row. */
function table(from: NdArray): string[][] {
  const html = from[jupyterSymbol]()["text/html"]!;
  return [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) =>
    [...row!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell!),
  );
}

test("a matrix is a table with the indices of its rows and columns", () => {
  const a = array([
    [1, 2.5],
    [-3, 4],
  ]);
  expect(table(a)).toEqual([
    ["", "0", "1"],
    ["0", "1.", "2.5"],
    ["1", "-3.", "4."],
  ]);
  expect(a[jupyterSymbol]()["text/html"]).toContain("<caption>f32, shape (2, 2), soft GPU 0</caption>");
  expect(a[jupyterSymbol]()["text/plain"]).toBe(String(a));
});

test("a vector is one row, and an array without axes one cell", () => {
  expect(table(array([true, false]))).toEqual([
    ["0", "1"],
    ["True", "False"],
  ]);
  expect(table(array(7))).toEqual([["7.0"]]);
  expect(table(zeros([0, 3]))).toEqual([]);
});

test("each row of more axes has the indices of all others", () => {
  expect(table(arange(8).reshape([2, 2, 2]).astype("i32"))).toEqual([
    ["", "0", "1"],
    ["0", "0", "0", "1"],
    ["0", "1", "2", "3"],
    ["1", "0", "4", "5"],
    ["1", "1", "6", "7"],
  ]);
});

test("the middle of long axes is left out", () => {
  const cells = table(arange(60_000).reshape([20, 30, 100]).astype("i32"));
  expect(cells[0]).toEqual(["", "0", "1", "2", "…", "97", "98", "99"]);
  expect(cells[1]).toEqual(["0", "0", "0", "1", "2", "…", "97", "98", "99"]);
  expect(cells[4]).toEqual(["0", "…", "…", "…", "…", "…", "…", "…", "…"]);
  expect(cells[5]!.slice(0, 3)).toEqual(["0", "27", "2700"]);
  expect(cells[22]!.slice(0, 3)).toEqual(["…", "…", "…"]);
  expect(cells[23]!.slice(0, 3)).toEqual(["17", "0", "51000"]);
  expect(cells).toHaveLength(1 + 6 * 7 + 1);
});

test("a closed array says so", () => {
  const a = zeros([2]);
  a.close();
  expect(a[jupyterSymbol]()).toEqual({ "text/plain": "NdArray (closed)" });
});
