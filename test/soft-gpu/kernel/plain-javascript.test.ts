import { afterAll, describe, expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { type KernelBody, kernel } from "../../../src/kernel/index.ts";

// A body is ordinary JavaScript. Each test runs one body as plain JavaScript and as a kernel, and compares the arrays.

const gpu = openDevice("soft");
afterAll(() => gpu.close());

const numbers = [
  ...[0, -0, 0.5, -0.5, 1.5, -1.5, 2.75, 255.9, 65536.25, 2147483520, 2147483648, -2147483648],
  ...[4294967296, 4294967040, -4294967296, 6442450944, 1e10, -1e10, 2 ** 53, 2 ** 62, 2 ** 63, -(2 ** 63)],
  ...[
    2 ** 55 + 2 ** 32,
    2 ** 64,
    1e20,
    -1e20,
    1e38,
    Number.NaN,
    Infinity,
    -Infinity,
    1e-40,
    0.49999999999999994,
  ],
];
const THREADS = numbers.length;

const arrays = () => ({
  y: new Int32Array(4 * THREADS),
  u: new Uint32Array(4 * THREADS),
  x: Float32Array.from(numbers),
  d: Float64Array.from([...numbers.slice(1), 2 ** 84 + 2 ** 40]),
});
const signature = { y: "i32[]", u: "u32[]", x: "readonly f32[]", d: "readonly f64[]", n: "i32" } as const;
type Body = KernelBody<typeof signature>;

function* range(first: number, second?: number, step = 1) {
  const [from, to] = second === undefined ? [0, first] : [first, second];
  for (let i = from; step > 0 ? i < to : i > to; i += step) yield i;
}

/** Expects a body to write the same numbers as a kernel and as plain JavaScript. */
function expectSame(body: Body): void {
  const [plain, own] = [arrays(), arrays()];
  const at = (i: number) => ({ threadIdx: { x: i, y: 0, z: 0 }, range, f32: Math.fround, f64: Number });
  for (let i = 0; i < THREADS; i++) body({ ...plain, n: 5 } as never, at(i) as never);
  const buffers = Object.fromEntries(
    Object.entries(own).map(([name, each]) => [name, gpu.from(each as Int32Array<ArrayBuffer>)]),
  );
  const made = kernel("body", signature, body, { fma: false });
  made.launch({ grid: 1, block: THREADS }, { ...buffers, n: 5 } as never);
  expect([...buffers["y"]!.toArray()]).toEqual([...plain.y]);
  expect([...buffers["u"]!.toArray()]).toEqual([...plain.u]);
}

/** Makes a body of text, for syntax that the linter or TypeScript refuses. */
const bodyOf = (text: string) =>
  new Function(`return ({ y, u, x, d, n }, { threadIdx, range, f32, f64 }) => {
    const i = threadIdx.x;
    ${text}
  }`)() as Body;

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "names and declarations": {
    "a variable without a value takes that of either branch": `
      let a; if (i > 2) a = 7; else a = i; y[i] = a;`,
    "a variable without a value may be a boolean or a float": `
      let a, b; if (i > 2) { a = i > 3; b = 1.5; } else { a = true; b = x[0]; } y[i] = a && b > 1 ? 1 : 0;`,
    "var in two loops in a row": `
      let s = 0;
      for (var k = 0; k < n; k++) s += k;
      for (var k = 2; k < n; k++) s += k * 10;
      y[i] = s;`,
    "an inner function shadows a name of the outer one": `
      const a = 3; const f = (a) => { var n = a + 1; return n; }; y[i] = f(i) + a + n;`,
    "a function is known above its declaration": `
      y[i] = f(i); function f(k) { return k * n; }`,
    "cases of a switch have names of their own": `
      switch (i & 3) { case 0: { const a = 1; y[i] = a; break; } case 1: { const a = 2; y[i] = a; break; } default: y[i] = 9; }`,
    "a function without a value returns from two places": `
      const f = (k) => { if (k > 3) return; y[i] = k; if (k > 1) return; y[i] += 10; }; f(i);`,
  },
  types: {
    "a variable takes the type of a compound assignment": `
      const f = (a, b) => { if (a > b) return b; return a; }; let v = f(u[i], 32); v -= u[i + 1]; u[i] = v + 7;`,
    "an operator on 32 bits does not decide the type of a variable": `
      let a; if (i > 2) a = u[i]; else a = u[i + 1]; let v = a; v |= 4; v <<= 1; u[i] = v;`,
  },
  loops: {
    "for..of assigns a variable around it": `
      let k = 9; for (k of range(n)) y[i] += k; y[i] += 100 * k;`,
    "for..of assigns an element": `
      for (y[i] of [3, 5]) y[i + 32] += y[i];`,
    "for..of over booleans": `
      for (const flag of [true, false, true]) y[i] = y[i] * 2 + (flag === true ? 1 : 0);`,
    "for..of over values and objects": `
      for (const [k, v] of [[i, { s: 2 }], [n, { s: 3 }]]) y[i] += k * v.s;`,
    "a variable of for..of may change": `
      for (let k of range(n)) { k += 10; y[i] += k; }`,
    "a range counts down": `
      for (const k of range(n, 0, -1)) y[i] = y[i] * 10 + k;`,
    "a range counts down in steps": `
      for (const k of range(n, -4, -3)) y[i] = y[i] * 10 + k;`,
    "a range ends before it overflows": `
      for (const k of range(2147483640 + (n - 5), 2147483647, 5)) y[i] += k - 2147483600;`,
    "a labelled if and a labelled block are left by their label": `
      a: if (i > 1) { y[i] = 1; if (i > 2) break a; y[i] = 2; }
      b: { if (i === 0) break b; y[i] += 10; }`,
    "continue in a switch continues the loop": `
      for (let k = 0; k < n; k++) { switch (k) { case 1: continue; case 3: break; default: y[i] += 1; } y[i] += 10; }`,
  },
  objects: {
    "two objects are exchanged": `
      let p = { s: i, t: 1 }, q = { s: 2, t: n }; [p, q] = [q, p]; y[i] = p.s * 1000 + p.t * 100 + q.s * 10 + q.t;`,
    "a second name sees a change": `
      const p = { s: 1 }; const q = p; p.s = i + 5; y[i] = q.s;`,
    "a second name keeps the object that it was given": `
      let p = { s: 1 }; const q = p; p = { s: i + 5 }; y[i] = q.s * 100 + p.s;`,
    "a spread copies": `
      const p = { s: 1, t: 2 }; const q = { ...p, t: 7 }; q.s = i + 5; y[i] = p.s * 100 + q.s * 10 + q.t;`,
    "a function changes an object that it is given": `
      const f = (o) => { o.s += n; return o.s; }; y[i] = f({ s: i });`,
    "a function returns new objects from two places": `
      const f = (k) => { if (k > 2) return { s: k, t: 1 }; return { s: 0, t: 2 }; };
      const o = f(i); o.s += 5; y[i] = o.s * 10 + o.t;`,
    "a choice between new objects": `
      const o = i > 2 ? { s: i } : { s: 9 }; o.s += 5; y[i] = o.s;`,
    "a variable takes the greater of two objects": `
      const p = { s: i }, q = { s: 3 }; let best = p; if (q.s > best.s) best = q; y[i] = best.s;`,
  },
  "operators on booleans and numbers": {
    "&& and || return one of their sides": `
      y[i] = i && n; u[i] = (i > 4 && i < 9 ? 3 : 0) || 8; y[i + 32] = (i - 2) || (n + 1);`,
    "&& and || of floats": `
      y[i] = (x[i] || 2.5) > 1 ? 1 : 0; u[i] = (x[i] && 0.5) === 0.5 ? 1 : 0;`,
    "& and | of booleans are numbers": `
      y[i] = ((i > 2) & (i < 5)) + ((i > 2) | (i < 1)) * 10 + ((i > 2) ^ (i < 9)) * 100 + (~(i > 2)) * 1000;`,
    "an assignment on the right runs only where JavaScript runs it": `
      let a = 1; i > 2 && (a = 5); i > 4 || (a += 10); i > 6 ? (a += 100) : (a += 200); y[i] = a;`,
    "a comma and void have the effects of their parts": `
      let a = 1; y[i] = (a++, i > 2 && a++, a * 2); void (y[i] += n);`,
  },
  "floats as 32-bit integers": {
    "the round of the greatest float below one half": `
      y[i] = Math.round(d[i]) | 0; y[i + 32] = Math.round(x[i]) | 0;`,
    "f | 0 and ~~f of f32": `y[i] = x[i] | 0; y[i + 32] = ~~x[i];`,
    "f >>> 0 of f32": `u[i] = x[i] >>> 0;`,
    "shifts and ~ of f32": `y[i] = x[i] >> 1; y[i + 32] = x[i] << 3; y[i + 64] = ~x[i]; u[i] = x[i] >>> 4;`,
    "f | 0 and ~~f of f64": `y[i] = d[i] | 0; y[i + 32] = ~~d[i];`,
    "f >>> 0 of f64": `u[i] = d[i] >>> 0;`,
    "shifts and ~ of f64": `y[i] = d[i] >> 1; y[i + 32] = d[i] << 3; y[i + 64] = ~d[i]; u[i] = d[i] >>> 4;`,
    "the quotient of floats": `y[i] = (x[i] / x[2]) | 0; u[i] = (d[i] / 3) >>> 0; y[i + 32] = ~~(d[i] / 0.5);`,
    "a float of a proved range": `
      y[i] = (f32(i) * 0.5) | 0; y[i + 32] = Math.min(Math.max(x[i], -3), 255) | 0; u[i] = Math.abs(f32(i) - 9.5) >>> 0;`,
  },
};

for (const [group, cases] of Object.entries(texts))
  describe(group, () => {
    test.each(Object.entries(cases))("%s", (_name, text) => expectSame(bodyOf(text)));
  });
