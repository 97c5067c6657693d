// Lines of kernels: transpilers change the text of a function, and the PTX must name the lines of its file.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { KernelError, kernel } from "../../../src/kernel/index.ts";
import { bitonic, histogram, mandelbrot, matmul, nbody, reduction, saxpy } from "./seven.ts";

const path = fileURLToPath(new URL("./seven.ts", import.meta.url));
const lines = readFileSync(path, "utf8").split("\n");
const lineOf = (text: string): number => lines.findIndex((each) => each.includes(text)) + 1;

/** Returns the lines of the instructions that match, by the `.loc` before each. */
function linesOf(ptx: string, instruction: RegExp): number[] {
  let line = 0;
  const found = new Set<number>();
  for (const each of ptx.split("\n")) {
    line = Number(/^\s*\.loc \d+ (\d+)/.exec(each)?.[1] ?? line);
    if (instruction.test(each)) found.add(line);
  }
  return [...found];
}

test.each([saxpy, reduction, matmul, histogram, mandelbrot, bitonic, nbody])(
  "$name names its file",
  ({ ptx }) => {
    expect(ptx).toContain(`.file 1 ${JSON.stringify(path)}`);
  },
);

test.each([
  [nbody, /rsqrt/, "fast.rsqrt("],
  [bitonic, /st\.global/, "x[i] = b;"],
  [mandelbrot, /cvt\.rn\.f32/, "f32(px)"],
  [matmul, /st\.global/, "c[row * n + column] = sum;"],
  [histogram, /\.global\.add/, "atomic.add(counts,"],
] as const)("an instruction of %s has the line of its source, %s", (made, instruction, text) => {
  expect(linesOf(made.ptx, instruction)[0]).toBe(lineOf(text));
});

test("an error after destructured declarations points at the line and the column", () => {
  const wrong = kernel("wrong", { x: "f32[]", y: "i32[]" }, ({ x, y }, { globalIdx }) => {
    const [i, j] = [globalIdx.x, globalIdx.y];
    const [a, b] = [x[i], x[j]];
    if (a > b) return;
    y[j] = a;
  });
  const own = fileURLToPath(import.meta.url);
  const text = readFileSync(own, "utf8").split("\n");
  const line = text.findIndex((each) => each.trim() === "y[j] = a;") + 1;
  let error: unknown;
  try {
    wrong.compile();
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(KernelError);
  expect(error).toMatchObject({ file: own, line });
});
