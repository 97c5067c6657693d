// Arrays at the prompt as charts.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { arrays, stack } from "../../src/array/index.ts";
import { plot } from "../../src/cli/diagram/plot.ts";
import { openDevice } from "../../src/cuda/index.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const { arange, array, linspace, ones } = arrays(gpu);
// biome-ignore lint/suspicious/noControlCharactersInRegex: the colors of a terminal
const plain = (text: string): string => text.replace(/\x1b\[[0-9;]*m/g, "");

test("a vector is drawn as the same numbers on the host", () => {
  using a = arange(20).multiply(3);
  expect(plot(a)).toBe(plot(a.toArray()));
  using whole = array([1n, 5n, 3n]);
  expect(plot(whole)).toBe(plot([1, 5, 3]));
  using truths = arange(5).greater(2);
  expect(plot(truths)).toBe(plot([0, 0, 0, 1, 1]));
});

test("a matrix has a line for each column, in the terminal and in a file", () => {
  using x = linspace(0, 6, 40);
  using both = stack([x.sin(), x.cos()], 1);
  const [sines, cosines] = [x.sin().toArray(), x.cos().toArray()];
  expect(plot(both)).toBe(plot({ "column 0": sines, "column 1": cosines }));
  expect(plain(plot({ waves: both }))).toMatch(/waves column 0\s+█ waves column 1/);
  // Pairs are columns in an array of two columns, too. A list of pairs is points.
  expect(plain(plot(both))).toMatch(/column 1/);
  const folder = mkdtempSync(join(tmpdir(), "doorbell-plot-"));
  try {
    const file = join(folder, "chart.svg");
    expect(plot(both, { file })).toContain(`wrote ${file}`);
    expect(readFileSync(file, "utf8")).toContain("column 1");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("points without a position are counted, and the others are drawn", () => {
  using a = array([1, Number.NaN, 3, Number.POSITIVE_INFINITY, 2]);
  const text = plot(a);
  expect(text).toContain("not drawn: 2 points that are NaN or infinite");
  expect(text.split("\n").slice(0, -1).join("\n")).toBe(
    plot([
      [0, 1],
      [2, 3],
      [4, 2],
    ]),
  );
});

test("a long vector has its extremes, in little time", () => {
  using flat = ones([300_000]);
  const values = flat.toArray() as Float32Array<ArrayBuffer>;
  values[123_457] = 50;
  values[222_221] = -50;
  using a = array(values);
  const from = performance.now();
  const text = plain(plot(a));
  expect(performance.now() - from).toBeLessThan(3000);
  expect(text).toMatch(/^\s*50┤/m);
  expect(text).toMatch(/^\s*-50┤/m);
});

test.each<[string, () => unknown, string]>([
  ["many columns", () => ones([3, 100]), 'Use a.T for a line of each row, or a.slice(":", ":8")'],
  ["three axes", () => ones([2, 3, 4]), "Use a vector such as a.reshape(-1), or a matrix such as a.slice(0)"],
  ["complex numbers", () => ones([2]).astype("c64"), "Use a.abs(), a.real() or a.imag()"],
  ["no elements", () => ones([0]), "an array of shape (0,) has no elements"],
  ["no numbers", () => [Number.NaN], "no finite numbers"],
  ["an empty list", () => [], "no finite numbers"],
  ["a text", () => "abc", "expected numbers"],
])("%s are refused with the fix", (_, make, message) => {
  expect(() => plot(make())).toThrow(message);
});
