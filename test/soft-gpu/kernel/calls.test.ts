// Calls of the library: shared, moved before loops, inlined or left as functions.
import { afterAll, describe, expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { type KernelBody, kernel } from "../../../src/kernel/index.ts";
import { assembled } from "./assembled.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());

const signature = { x: "readonly f64[]", y: "f64[]", s: "f32[]", n: "i32" } as const;
const compiled = (body: KernelBody<typeof signature>) => assembled(kernel("calls", signature, body)).ptx;
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const functions = /^\.func/gm;
const calls = /call \(result\)/g;
/** Returns the text of the kernel without that of the functions before it. */
const entryOf = (ptx: string): string => ptx.slice(ptx.indexOf(".visible .entry"));

describe("functions of f32 that compute in f32", () => {
  const names = [
    ...["exp", "expm1", "log", "log2", "log10", "log1p", "sin", "cos", "tan", "asin", "acos", "atan"],
    ...["sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "cbrt"],
  ].map((name) => `Math.${name}(s[0])`);
  const others = ["Math.atan2(s[0], s[1])", "Math.hypot(s[0], s[1])"];
  const specials = ["exp2", "exp10", "sinpi", "cospi"].map((name) => `special.${name}(s[0])`);

  test.each([...names, ...others, ...specials])("%s", (call) => {
    const body = new Function(`return ({ s }, { special }) => { s[2] = ${call}; }`)() as KernelBody<
      typeof signature
    >;
    const ptx = compiled(body);
    const own = entryOf(ptx);
    // Only the argument and the result of the function for large angles are f64.
    const instructions = own.match(/\t(?!cvt|st\.param|ld\.param)[a-z]+\S*\.f64 .*/g) ?? [];
    expect(instructions).toEqual([]);
  });
});

// The special cases of a power are a function of their own, which the function of powers calls.
describe("calls of the library", () => {
  test("a large function that is called twice is a function", () => {
    const ptx = compiled(({ x, y }) => {
      y[0] = x[0] ** x[1] + x[2] ** x[3];
    });
    expect([count(ptx, functions), count(entryOf(ptx), calls)]).toEqual([2, 2]);
  });

  test("a large function that is called once is inlined", () => {
    const ptx = compiled(({ x, y }) => {
      y[0] = x[0] ** x[1];
    });
    expect([count(ptx, functions), count(entryOf(ptx), calls)]).toEqual([1, 1]);
  });

  test("the path of large angles is one function for all sines, cosines and types", () => {
    const ptx = compiled(({ x, y, s }) => {
      y[0] = Math.sin(x[0]);
      y[1] = Math.cos(x[1]);
      s[0] = Math.sin(s[0]);
    });
    expect([count(ptx, functions), count(ptx, calls)]).toEqual([1, 3]);
  });

  test("the sine and the cosine of one angle share the reduction", () => {
    const ptx = compiled(({ s }) => {
      const angle = s[0];
      s[1] = Math.sin(angle) + Math.cos(angle);
    });
    expect(count(ptx, /cvt\.rni\.f32\.f32/g)).toBe(1);
  });

  test("equal calls are one call", () => {
    const ptx = compiled(({ x, y }) => {
      const v = x[0];
      y[0] = v ** (v + 1) + v ** (v + 1);
    });
    expect([count(ptx, functions), count(entryOf(ptx), calls)]).toEqual([1, 1]);
  });

  test("a call that each round makes moves before the loop, one under a condition stays", () => {
    const isBeforeLoop = (body: KernelBody<typeof signature>) => {
      const ptx = entryOf(compiled(body));
      // Only the index in the loop is widened.
      return ptx.indexOf("call (result)") < ptx.lastIndexOf("mul.wide");
    };
    const always = isBeforeLoop(({ x, y, n }) => {
      const [v, w] = [x[0], x[1]];
      for (let i = 0; i < n; i++) y[i] = v ** w - w ** v;
    });
    const sometimes = isBeforeLoop(({ x, y, n }) => {
      const [v, w] = [x[0], x[1]];
      for (let i = 0; i < n; i++) if (x[i] > 0) y[i] = v ** w - w ** v;
    });
    expect([always, sometimes]).toEqual([true, false]);
  });

  test("a constant argument specialises the function", () => {
    const free = compiled(({ x, y }) => {
      y[0] = x[0] ** x[1];
    });
    const cubed = compiled(({ x, y }) => {
      y[0] = x[0] ** 3;
    });
    expect(cubed.length).toBeLessThan(free.length);
  });

  test("functions, inlined code and branches between them give the numbers of JavaScript", () => {
    const values = kernel("values", { y: "f64[]" }, ({ y }, { threadIdx, f64 }) => {
      const v = f64(threadIdx.x) - 3.5;
      let sum = Math.sin(v * 1e6) + Math.cos(v);
      for (let k = 0; k < 3; k++) {
        if (v > 0) sum += v ** f64(k) - v ** -f64(k);
        else sum -= Math.tan(v) * Math.exp(v);
      }
      y[threadIdx.x] = sum;
    });
    const y = gpu.allocate(8, "f64");
    assembled(values).launch({ grid: 1, block: 8 }, { y });
    const found = y.toArray();
    for (let i = 0; i < 8; i++) {
      const v = i - 3.5;
      let sum = Math.sin(v * 1e6) + Math.cos(v);
      for (let k = 0; k < 3; k++) {
        if (v > 0) sum += v ** k - v ** -k;
        else sum -= Math.tan(v) * Math.exp(v);
      }
      expect(found[i]).toBeCloseTo(sum, 12);
    }
  });
});
