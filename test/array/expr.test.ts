import { afterAll, expect, test } from "vitest";
import { arrays, expr, type NdArray } from "../../src/array/index.ts";
import { kernelCount } from "../../src/array/kernels.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { seeded } from "../support/random.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const { array, arange } = arrays(gpu);
const a = array([1, 2, 3]);
const b = array([4, 5, 6]);

test.each<[string, NdArray, unknown]>([
  ["a sum and a product", expr`${a} + ${b} * 2`, [9, 12, 15]],
  ["parentheses", expr`(${a} + ${b}) * 2`, [10, 14, 18]],
  ["a scalar first", expr`1 - ${a}`, [0, -1, -2]],
  ["the left side of a difference first", expr`${b} - ${a} - 1`, [2, 2, 2]],
  ["the right side of a power first", expr`${a} ** 2 ** 2`, [1, 16, 81]],
  ["a sign behind a power", expr`-${a} ** 2`, [-1, -4, -9]],
  ["a negative exponent", expr`${a} ** -1 * 6`, [6, 3, 2]],
  ["a remainder", expr`-${a} % 2`, [1, 0, 1]],
  ["calls", expr`maximum(sqrt(${a} * ${a}), 2)`, [2, 2, 3]],
  ["a comparison", expr`${a} + 1 >= 3`, [false, true, true]],
  ["equal elements", expr`${a} == 2`, [false, true, false]],
  ["numbers before arrays", expr`(2 + 3) * 1e1 * ${a} / 5.`, [10, 20, 30]],
  ["one value", expr`${a}`, [1, 2, 3]],
  ["a scalar value", expr`${a} * ${10}`, [10, 20, 30]],
  [
    "lines",
    expr`
    ${a}
    + .5`,
    [1.5, 2.5, 3.5],
  ],
])("%s", (_, found, expected) => {
  expect(found.toList()).toEqual(expected);
});

test("an expression has the types and the kernel of the calls", () => {
  const small = array([100, 27], "i8");
  expect(expr`${small} * 2`.dtype).toBe("i8");
  expect(expr`1 / ${small}`.dtype).toBe("f64");
  const run = (x: NdArray) => expr`3 * ${x} + sin(${x})`.run();
  // A long range is a kernel of its own, which is not counted.
  const long = arange(5000);
  run(arange(4));
  const before = kernelCount();
  run(long);
  expect(kernelCount()).toBe(before);
});

test("parts of an expression are closed with it, and its values stay open", () => {
  const { memoryStatistics } = arrays(gpu);
  const { used } = memoryStatistics();
  {
    using c = expr`(${a} + ${b}) * (${a} - ${b})`;
    expect(c.toList()).toEqual([-15, -21, -27]);
    using same = expr`${a}`;
    expect(same === a).toBe(false);
  }
  expect(memoryStatistics().used).toBe(used);
  expect(a.closed).toBe(false);
});

test.each<[string, () => unknown, string]>([
  ["a sign", () => expr`${a} * ) + 1`, `expr: ")" is not expected at column 8\n  \${0} * ) + 1\n         ^`],
  ["an end", () => expr`${a} +`, "expr: the expression ends at column 7"],
  ["a character", () => expr`${a} & ${b}`, 'expr: "&" is not expected at column 6'],
  ["a parenthesis", () => expr`(${a} + 1`, 'expr: ")" is missing at column 10'],
  ["a name", () => expr`2 * sqr(${a})`, 'expr: there is no operation on elements "sqr" at column 5'],
  ["the prototype", () => expr`constructor(${a})`, 'no operation on elements "constructor"'],
  ["operands", () => expr`sqrt(${a}, ${b})`, "expr: sqrt takes 1 operand, 2 given, at column 1"],
  ["two comparisons", () => expr`1 < ${a} < 3`, "expr: a second comparison is not allowed"],
  ["values side by side", () => expr`${a} ${b}`, `expr: "\${1}" is not expected at column 6`],
  ["scalars", () => expr`1 < 2`, "expr: less of scalars has no type"],
  ["no array", () => expr`1 + 2`, "expr: the expression 1 + 2 has no array"],
  ["a value", () => expr`${[1] as never} + 1`, "expr: value 0 is an array of 1. Use arrays"],
  ["a text", () => expr("1" as never), "expr takes a template"],
  ["shapes", () => expr`${a} + ${arange(2)}`, "add: the shapes (3,) and (2,) do not broadcast"],
  ["deep parentheses", () => expr([`${"(".repeat(9999)}1`] as never), "expr takes a template"],
])("%s is refused", (_, run, message) => {
  expect(run).toThrow(message);
});

test("10,000 random texts are arrays, SyntaxError or TypeError", () => {
  const { int, pick } = seeded(1);
  const parts = [
    "+",
    "-",
    "**",
    "*",
    "%",
    "<",
    "==",
    "(",
    ")",
    ",",
    "sqrt",
    "add(",
    "1",
    ".5",
    "1e3",
    " ",
    "$",
    `\${0}`,
    "é",
  ];
  for (let round = 0; round < 10_000; round++) {
    const texts = [0, 1].map(() => Array.from({ length: int(6) }, () => pick(parts)).join(""));
    const template = Object.assign(texts, { raw: texts }) as unknown as TemplateStringsArray;
    try {
      expr(template, a).close();
    } catch (error) {
      expect(error, texts.join(`\${0}`)).toSatisfy(
        (each) => each instanceof SyntaxError || each instanceof TypeError,
      );
    }
  }
  const deep = ["(".repeat(100_000), ")".repeat(100_000)];
  const template = Object.assign(deep, { raw: deep }) as unknown as TemplateStringsArray;
  expect(() => expr(template, a)).toThrow("more than 200 levels are not allowed");
});
