// Variables of the prompt: their lifetime, their closures, and the code that reads them.
import { describe, expect, test } from "vitest";
import { parsed } from "../../src/cli/repl/parse.ts";
import { type KnownNames, rewrite } from "../../src/cli/repl/rewrite.ts";
import { Session } from "../../src/cli/repl/session.ts";

const session = () =>
  new Session({ seven: () => 7, maker: () => () => 3 }, async (specifier) => ({
    default: specifier,
    part: 1,
    other: 2,
  }));

/** Runs the inputs in one session, and returns the value of the last one. */
async function answer(...inputs: readonly string[]): Promise<unknown> {
  const names = session();
  let result: readonly unknown[] | undefined;
  for (const input of inputs) result = await names.evaluate(input);
  return result?.[0];
}

describe("names of the prompt", () => {
  test.each([
    [3, "let a = 1", "a += 2", "a"],
    [2, "var a = 1; a++", "a"],
    [[2, 1], "let [a, { b: { c } }] = [1, { b: { c: 2 } }]", "[a, c] = [c, a]; [a, c]"],
    [{ a: 1, b: 5 }, "const { a, b = 5 } = { a: 1 }", "({ a, b })"],
    [[1, [2, 3]], "const [first, ...rest] = [1, 2, 3]", "[first, rest]"],
    [{ seven: 7 }, "const o = { seven }", "o"],
    ["f", "const f = () => 1", "f.name"],
    ["A", "class A { static own() { return A.name } }", "A.own()"],
    [3, "function g() { return later + 1 }", "let later = 2", "g()"],
    [2, "let x = 1; const read = () => x", "let x = 2", "read()"],
    [8, "seven + 1"],
    [3, "maker()"],
    [9, "seven = 9", "seven"],
    [5, "let seven = 5; seven"],
    [true, "let s = 0; function self() { return this === globalThis || this === undefined }", "self()"],
    [3, "let n = 0; const inc = () => n++\nconst calls = () => { inc()\ninc()\ninc() }", "calls()", "n"],
    [6, "let t = 0", "for (let i = 0; i < 4; i++) t += i", "t"],
    [10, "let t = 0", "{ let t = 5; t++ }", "for (const t of [1]) t; t + 10"],
    [4, "const i = 4", "((i) => i)(3); try { throw 1 } catch (i) { i }; i"],
    [1, "let i = 1", "for (var i = 5; i < 6; i++);", "i"],
    ["undefined", "typeof nothing"],
    ["number", "const n = 1", "typeof n"],
    [3, "const key = 'k'", "({ [key]: 3, key: 4 }).k"],
    [5, "const o = { key: 5 }; const key = 1", "o.key"],
    [6, "label: for (;;) { break label }\nlet label = 6; label"],
    [3, "import whole, { part, other as second } from 'module'", "part + second"],
    ["module", "import * as all from 'module'", "all.default"],
    [2, "undeclared = 2", "undeclared"],
    [1, "const f = function inner(n) { return n === 0 ? 1 : inner(n - 1) }", "f(3)"],
    [[0, 1], "let k = 0; const o = { k: k++, get v() { return k } }", "[o.k, o.v]"],
    [1, "const x: number = 1; interface P { x: number }", "x"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is an input of the prompt
    ["ab1", "const tag = (s, v) => s.join('') + v", "tag`a${1}b`"],
    [2, "switch (1) { case 1: let q = 2; globalThis.seen = q }; seen"],
    [3, "const a = 1\nconst b = 2\na + b"],
    [Math.max(1, 2), "Math.max(1, 2)"],
    [undefined, "const { toString } = { toString: undefined }", "toString"],
    [undefined, "let before = (() => before)()", "before"],
  ])("%j: %s", async (value, ...inputs) => {
    expect(await answer(...(inputs as string[]))).toEqual(value);
  });

  test("errors have the names that the user typed", async () => {
    const message = (...inputs: string[]): Promise<string> =>
      answer(...inputs).then(String, (error: Error) => error.message);
    expect(await message("const p = 1", "p = 3")).toBe("Assignment to constant variable: p");
    expect(await message("const p = 1", "const set = () => { p++ }", "set()")).toContain(
      "constant variable: p",
    );
    expect(await message("nothing + 1")).toBe("nothing is not defined");
    expect(await message("const x = { a: 1 }", "x.b()")).toMatch(/^x\.b is not a function/);
    expect(await message("const x = 1", "x()")).toMatch(/^x is not a function/);
    expect(await message("const C = 1", "new C()")).not.toContain("__");
  });
});

/** Returns the compiled body of an input of a session with the variables `sum`, `values` and `shared`. */
async function bodyOf(input: string): Promise<{ body: string; cells: readonly string[] }> {
  const known: KnownNames = {
    isVariable: (name) => ["sum", "values", "shared"].includes(name),
    isConstant: () => false,
    isCaptured: (name) => name === "shared",
    isGlobal: (name) => name in globalThis,
  };
  const { body, cells } = rewrite(await parsed(input), known);
  return { body, cells: cells.toSorted() };
}

test("an input reads and writes variables as properties of objects, and names of the runtime directly", async () => {
  const { body, cells } = await bodyOf("sum += Math.sqrt(values[0]); sum");
  expect(body).toBe("__cell_sum.sum += Math.sqrt(__cell_values.values[0]);;\nreturn [(__cell_sum.sum\n)];");
  expect(cells).toEqual(["sum", "values"]);
});

test("a loop uses copies of variables, and stores those that it assigns", async () => {
  const { body, cells } = await bodyOf("for (const v of values) sum += Math.sqrt(v)");
  expect(body).toBe(
    "(() => { let values = __cell_values.values, sum = __cell_sum.sum; try { for (const v of values) sum += Math.sqrt(v);\n} finally { __cell_sum.sum = sum; }\n})();",
  );
  expect(cells).toEqual(["sum", "values"]);
});

test.each([
  ["an earlier function uses the variable", "for (let i = 0; i < 3; i++) shared += i"],
  ["a function in the loop uses the variable", "for (const v of [1]) setTimeout(() => sum++)"],
  ["a function of the input uses the variable", "function add() { sum++ }\nfor (const v of [1]) add(), sum"],
  ["the loop awaits", "for (const v of [1]) sum += await v"],
  ["the loop awaits values", "for await (const v of [1]) sum += v"],
  ["the loop declares a var", "for (var v of [1]) sum += v"],
  ["the loop holds a resource", "for (using v of [null]) sum++"],
  ["there is no loop", "if (sum > 1) { sum = 0 }"],
])("a variable is not copied: %s", async (_, input) => {
  const { body } = await bodyOf(input);
  expect(body).toMatch(/__cell_(sum\.sum|shared\.shared)/);
  expect(body).not.toMatch(/(sum|shared) = __cell/);
});

test("a loop that throws or breaks stores what it has done", async () => {
  const names = session();
  const run = async (input: string) => (await names.evaluate(input))?.[0];
  await run("let n = 0; let o = { get late() { throw new Error('late') } }");
  await expect(run("for (;;) { n++; if (n === 3) o.late }")).rejects.toThrow("late");
  expect(await run("n")).toBe(3);
  await run("label: for (;;) for (;;) { if (++n > 5) break label }");
  expect(await run("n")).toBe(6);
  await run("try { while (true) { n *= 2; if (n > 20) throw n } } catch (e) { n += e }");
  expect(await run("n")).toBe(48);
});

test("a loop sees what the functions that it calls do to variables", async () => {
  expect(
    await answer(
      "let n = 0; let total = 0",
      "function step() { n += 2; return n }",
      "for (let i = 0; i < 3; i++) { step(); total += n }",
      "[n, total]",
    ),
  ).toEqual([6, 12]);
  expect(
    await answer(
      "function read() { return later }",
      "let later = 1",
      "while (later < 5) later += read()",
      "later",
    ),
  ).toBe(8);
  await expect(answer("const k = 1", "for (let i = 0; i < 2; i++) k += i")).rejects.toThrow("constant");
});
