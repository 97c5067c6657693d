// The passes of the compiler, each by the text that it makes.
import { describe, expect, test } from "vitest";
import { type KernelBody, kernel } from "../../../src/kernel/index.ts";
import { assembled } from "./assembled.ts";

const signature = { x: "readonly f32[]", y: "f32[]", k: "i32[]", n: "i32", a: "f32" } as const;
type Body = KernelBody<typeof signature>;

/** Returns the instructions of a kernel without lines, declarations and parameters. */
function instructions(body: Body, fma = false): string[] {
  const made = kernel("passes", signature, body, { fma });
  const { ptx } = assembled({ ptx: made.compile({ fma }).ptx });
  return ptx
    .split("\n")
    .map((each) => each.trim())
    .filter((each) => /^(?!\.|ld\.param|cvta)(?:@!?%p\d+ )?[a-z].*;$|^\$L\d+:$/.test(each));
}

const count = (lines: readonly string[], pattern: RegExp): number =>
  lines.filter((each) => pattern.test(each)).length;

/** Returns the instructions from the last label that a later branch jumps back to. */
function loopOf(lines: readonly string[]): string[] {
  for (let end = lines.length - 1; end >= 0; end--) {
    const label = /bra (\$L\d+);/.exec(lines[end]!)?.[1];
    const start = lines.indexOf(`${label}:`);
    if (start >= 0 && start < end) return lines.slice(start, end + 1);
  }
  return [];
}

describe("passes of the compiler", () => {
  test("errors of ptxas: no negation in a maximum, no absolute value of an integer, no signed result of a u32", () => {
    const lines = instructions(({ x, k, n }, { i32, i64, u32 }) => {
      const [a, b] = [i32(x[0]), i32(x[1])];
      k[0] = Math.max(a, Math.max(b, -n));
      k[1] = Math.min(a, Math.min(b, n * -1));
      k[2] = Math.max(a, Math.max(b, 0 - n));
      k[3] = Math.abs(n) % a;
      k[4] = i32((i64(u32(n)) << 2n) >> i64(a));
    });
    expect(count(lines, /^(?:neg|abs)\.|^mul\.lo\.s32 .*, -1;|^sub\.s32 %r\d+, 0,|^cvt\.s64\.u32/)).toBe(0);
    expect(count(lines, /^not\.b32/)).toBe(3);
    expect(count(lines, /^cvt\.u64\.u32/)).toBe(1);
  });

  test("errors of ptxas: a comparison that holds for all numbers has a test for NaN", () => {
    /** Returns the number of tests for NaN of the result of an instruction that can be NaN. */
    const tests = (body: Body) => {
      const lines = instructions(body);
      const tested = lines.flatMap((each) => /^setp\.eq\.f32 %p\d+, (%f\d+), \1;$/.exec(each)?.[1] ?? []);
      const made = (register: string) => (each: string) =>
        new RegExp(`^(?:abs|neg|\\w+\\.approx)\\.f32 \\${register},`).test(each);
      return tested.filter((register) => lines.some(made(register))).length;
    };
    const bounded = tests(({ x, k }, { fast, f32 }) => {
      k[0] = Math.abs(x[0]) > -1 ? 1 : 0;
      k[1] = Math.abs(x[1]) >= 0 ? 1 : 0;
      k[2] = -Math.abs(x[2]) < 0.5 ? 1 : 0;
      k[3] = fast.cos(x[3]) <= 1 ? 1 : 0;
      for (let i = -2; i < k[9]; i++) if (Math.abs(x[4]) > f32(i)) k[4] += 1;
      for (let i = -2; i < k[8]; i++) if (f32(i) < Math.abs(x[5])) k[5] += 1;
      k[6] = Math.abs(fast.sin(x[6])) < 2 ? 1 : 0;
    });
    expect(bounded).toBe(7);
    const open = tests(({ x, k, a }) => {
      k[0] = Math.abs(x[0]) > 0.5 ? 1 : 0;
      k[1] = Math.abs(x[1]) > a ? 1 : 0;
      k[2] = x[2] > -1 ? 1 : 0;
      k[3] = Math.abs(x[3]) < -1 ? 1 : 0;
      k[4] = Math.abs(x[4]) < Infinity ? 1 : 0;
    });
    expect(open).toBe(0);
  });

  test("merged blocks: rounds of an unrolled loop are one block, without a jump or a label", () => {
    const lines = instructions(({ y, a }) => {
      for (let i = 0; i < 3; i++) y[i] = a;
    });
    expect([count(lines, /\bbra\b|^\$L/), count(lines, /^st\./)]).toEqual([0, 3]);
  });

  test("constant folding: an operation on constants is a constant, also after another pass", () => {
    const lines = instructions(({ k, n }) => {
      let [v, square] = [0, 0];
      while (square < n) {
        square = v * v + 1;
        v = v * v + 2;
      }
      k[0] = v;
    });
    expect(count(lines, /mul\.\S+ \S+, [-\d]\S*, [-\d]\S*;/)).toBe(0);
  });

  test("common subexpressions: equal instructions are one", () => {
    const lines = instructions(({ y, n, a }) => {
      y[n] = a * a + 1;
      y[n + 1] = a * a + 2;
    });
    expect([count(lines, /mul\.rn\.f32/), count(lines, /mul\.wide/)]).toEqual([1, 1]);
  });

  test("offsets: a constant in an index is part of the access", () => {
    const lines = instructions(({ y, n }) => {
      y[n + 3] = 1;
    });
    expect(count(lines, /st\.global\.f32 \[%rd\d+\+12\]/)).toBe(1);
  });

  test("32-bit indices are widened once", () => {
    const lines = instructions(({ x, y }, { globalIdx }) => {
      const i = globalIdx.x;
      y[i] = x[i] + x[i + 1] + x[i - 1];
    });
    expect(count(lines, /mul\.wide|cvt\.[su]64/)).toBe(1);
  });

  test("loop-invariant motion: an instruction that no round changes is before the loop", () => {
    const loop = loopOf(
      instructions(({ y, n, a }) => {
        for (let i = 0; i < n; i++) y[i] = y[i] + Math.sqrt(a);
      }),
    );
    expect([count(loop, /st\.global/), count(loop, /sqrt/)]).toEqual([1, 0]);
  });

  test("carried values: the test of a loop gives the next round its square", () => {
    const loop = loopOf(
      instructions(({ y, a }) => {
        let v = a;
        while (v * v < 4) v = v * v + a;
        y[0] = v;
      }),
    );
    expect(count(loop, /mul\.rn\.f32/)).toBe(1);
  });

  test("joined tests: two short tests of a loop are one branch", () => {
    const loop = loopOf(
      instructions(({ k, n, a }) => {
        let [i, v] = [0, a];
        while (i < n && v < 4) {
          v = v * a;
          i++;
        }
        k[0] = i;
      }),
    );
    expect([count(loop, /\bbra\b/), count(loop, /and\.pred/)]).toEqual([1, 1]);
  });

  test("a second test that loads stays behind the first", () => {
    const lines = instructions(({ x, y, n }) => {
      if (n > 0 && x[n] > 0) y[0] = 1;
    });
    expect(count(lines, /\bbra\b/)).toBe(2);
  });

  test("choices: a short choice is an instruction", () => {
    const lines = instructions(({ y, n, a }) => {
      y[0] = n > 0 ? a : -a;
    });
    expect([count(lines, /selp/), count(lines, /\bbra\b/)]).toEqual([1, 0]);
  });

  test("choices: a condition of several comparisons has no branch", () => {
    const lines = instructions(({ k, n, a }) => {
      const isInside = n > 0 && n < 9 && a > 1;
      k[0] = isInside ? 1 : 2;
      k[1] = isInside ? 5 : 3;
    });
    expect([count(lines, /and\.pred/), count(lines, /mov\.pred/), count(lines, /\bbra\b/)]).toEqual([
      2, 0, 0,
    ]);
  });

  test("sides of a branch: what both compute is before the branch, and serves the code after it", () => {
    const lines = instructions(({ x, y, n }, { globalIdx }) => {
      const at = globalIdx.x * n;
      let v = 0;
      if (x[at] > 1) v = x[at + 1] * y[at + n] + x[at + 2] * y[at + 3];
      else v = y[at + n];
      y[at + n] = v;
    });
    // The addresses of x[at], y[at] and y[at + n].
    expect(count(lines, /^mul\.wide/)).toBe(2);
    expect(count(lines, /^add\.u64/)).toBe(3);
    const branch = lines.findIndex((each) => each.includes("bra"));
    const later = lines.slice(branch);
    expect(count(later, /^mul\.wide/)).toBe(0);
  });

  test("sides of a branch write the variable of the code after it", () => {
    const lines = instructions(({ x, y, n }) => {
      let v = 0;
      if (n > 1) v = x[1] * x[2] + x[3];
      else v = x[4] - x[5];
      y[0] = v;
    });
    expect(count(lines, /^mov\.f32/)).toBe(0);
    const [first, second] = lines.filter((each) => /^(add|sub)\.rn\.f32/.test(each));
    expect(first!.split(" ")[1]).toBe(second!.split(" ")[1]);
  });

  test("each label is the target of a branch, and each pointer has two registers", () => {
    const lines = instructions(({ k, n }) => {
      if (n > 1 && k[n] > 2) k[0] = 1;
    });
    for (const label of lines.filter((each) => each.endsWith(":")))
      expect(lines.some((each) => each.endsWith(`bra ${label.slice(0, -1)};`))).toBe(true);
    const { ptx } = kernel("passes", signature, ({ k }) => {
      k[0] = 1;
    });
    for (const [, to, from] of ptx.matchAll(/cvta\.to\.global\.u64 (\S+), (\S+);/g))
      expect(to).not.toBe(from);
  });

  test("unread results are removed", () => {
    const lines = instructions(({ x, y, a }) => {
      const _unread = x[1] * a;
      y[0] = a;
    });
    expect(count(lines, /ld\.global|mul/)).toBe(0);
  });

  test("readonly arrays are loaded by ld.global.nc, other arrays are not", () => {
    const lines = instructions(({ x, y, n }) => {
      y[n] = y[n + 1] + x[n];
    });
    expect([count(lines, /ld\.global\.nc\.f32/), count(lines, /ld\.global\.f32/)]).toEqual([1, 1]);
  });

  test("pointers: an address that moves by a constant distance is a pointer", () => {
    const loop = loopOf(
      instructions(({ x, y, n }, { threadIdx }) => {
        let sum = 0;
        for (let i = 0; i < n; i++) sum += x[threadIdx.x + i] * x[i * n + threadIdx.y];
        y[0] = sum;
      }),
    );
    expect([count(loop, /mul\.(wide|lo)/), count(loop, /add\.u64/), count(loop, /ld\.global/)]).toEqual([
      0, 2, 2,
    ]);
  });

  test("pointers: an index that wraps in a loop in a loop is not a pointer", () => {
    const lines = instructions(({ x, y, n }, { threadIdx }) => {
      let sum = 0;
      for (let j = 0; j < n; j++) for (let i = n; i > 2; i -= 2) sum += x[(i + threadIdx.x) & 15];
      y[0] = sum;
    });
    expect(count(lines, /and\.b32/)).toBeGreaterThan(0);
  });

  test("the soft GPU has indices in place of pointers", () => {
    const made = kernel("passes", signature, ({ x, y, n }) => {
      let sum = 0;
      for (let i = 0; i < n; i++) sum += x[i];
      y[0] = sum;
    });
    const wide = (ptx: string) => ptx.match(/mul\.wide/g)?.length ?? 0;
    expect([true, false].map((pointers) => wide(made.compile({ pointers }).ptx))).toEqual([1, 1]);
    // The pointer moves by one element.
    const moved = /add\.u64 (%rd\d+), \1, 4;/;
    expect(made.compile({ pointers: true }).ptx).toMatch(moved);
    expect(made.compile({ pointers: false }).ptx).not.toMatch(moved);
  });

  test("reciprocals: 1 divided by a value is one instruction", () => {
    const lines = instructions(({ y, a }) => {
      y[0] = 1 / a;
      y[1] = 2 / a;
    });
    expect([count(lines, /^rcp\.rn\.f32/), count(lines, /^div\.rn\.f32/)]).toEqual([1, 1]);
  });

  test("indices: the size of a block is read first, as ptxas needs it for a uniform register", () => {
    const lines = instructions(({ y }, { globalIdx }) => {
      y[globalIdx.x] = 1;
    });
    const read = lines.map((each) => /%(\w+)\.x/.exec(each)?.[1]).filter(Boolean);
    expect(read).toEqual(["ntid", "ctaid", "tid"]);
  });

  test("mathematics: e^x has no conversion, and no branch in f32", () => {
    const found = (type: "f32" | "f64", pattern: RegExp): number => {
      const made = kernel("powers", { y: `${type}[]` }, ({ y }) => {
        y[0] = Math.exp(y[0]);
      });
      return made.ptx.match(pattern)?.length ?? 0;
    };
    expect([found("f32", /\bbra\b/g), found("f32", /\bcvt\.r/g), found("f64", /\bcvt\.r/g)]).toEqual([
      0, 0, 0,
    ]);
  });

  test("mathematics: a logarithm of f64 divides by one reciprocal and converts no integer to a float", () => {
    const made = kernel("logarithm", { y: "f64[]" }, ({ y }) => {
      y[0] = Math.log(y[0]);
    });
    expect(made.ptx.match(/\b(div|rcp|cvt\.rn)\.\S+/g)).toEqual(["rcp.rn.f64"]);
  });

  test("doubling: a product with 2 is a sum, but for the product of a contraction", () => {
    const body: Body = ({ x, y, k, a }) => {
      y[0] = 2 * x[0] * a;
      y[1] = x[1] * 2 + a;
      k[0] = k[1] * 2;
    };
    expect(count(instructions(body, false), /add\.rn\.f32 \S+, (%f\d+), \1;/)).toBe(2);
    expect(count(instructions(body, false), /mul\.rn\.f32/)).toBe(1);
    expect(count(instructions(body, true), /add\.rn\.f32 \S+, (%f\d+), \1;/)).toBe(1);
    expect(count(instructions(body, true), /fma\.rn\.f32 \S+, \S+, 0f40000000, /)).toBe(1);
  });

  test("contraction: a product and a sum are one instruction where fma is on", () => {
    const body: Body = ({ y, a }) => {
      y[0] = a * y[1] - 3;
    };
    expect(count(instructions(body, true), /fma\.rn\.f32 \S+, \S+, \S+, 0fC0400000;/)).toBe(1);
    expect(count(instructions(body, false), /fma/)).toBe(0);
  });
});
