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

test("an input reads and writes variables as properties of objects, and names of the runtime directly", async () => {
  const known: KnownNames = {
    isVariable: (name) => ["sum", "values"].includes(name),
    isConstant: () => false,
    isGlobal: (name) => name in globalThis,
  };
  const { body, cells } = rewrite(await parsed("for (const v of values) sum += Math.sqrt(v); sum"), known);
  expect(body).toBe(
    "for (const v of __cell_values.values) __cell_sum.sum += Math.sqrt(v);;\nreturn [(__cell_sum.sum\n)];",
  );
  expect(cells.toSorted()).toEqual(["sum", "values"]);
});
