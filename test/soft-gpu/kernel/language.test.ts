import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { type KernelBody, KernelError, kernel } from "../../../src/kernel/index.ts";

const gpu = openDevice("soft");
const folder = mkdtempSync(join(tmpdir(), "doorbell-kernel-"));
afterAll(() => {
  gpu.close();
  rmSync(folder, { recursive: true });
});
const hasPtxas = spawnSync("ptxas", ["--version"]).status === 0;

const signature = { y: "i32[]", n: "i32" } as const;
const threads = [0, 1, 2, 3];

/** Runs a body with n = 5 on four threads, lets ptxas judge its PTX, and returns y. */
function run(body: KernelBody<typeof signature>): number[] {
  const made = kernel("body", signature, body);
  const y = gpu.from(new Int32Array(threads.length));
  made.launch({ grid: 1, block: threads.length }, { y, n: 5 });
  if (hasPtxas) {
    const file = join(folder, "body.ptx");
    writeFileSync(file, made.ptx);
    const { status, stderr } = spawnSync("ptxas", ["-arch=sm_90", file, "-o", `${file}.cubin`], {
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    expect(status).toBe(0);
  }
  return [...y.toArray()];
}

describe("control flow", () => {
  test("a switch falls through", () => {
    const found = run(({ y }, { threadIdx }) => {
      let r = 0;
      switch (threadIdx.x) {
        // @ts-expect-error The option noFallthroughCasesInSwitch refuses it.
        // biome-ignore lint/suspicious/noFallthroughSwitchClause: The test is about falling through.
        case 1:
          r = 10;
        case 2:
          r += 5;
          break;
        default:
          r = 7;
      }
      y[threadIdx.x] = r;
    });
    expect(found).toEqual([7, 15, 5, 7]);
  });

  test("labels, break and continue reach their loop", () => {
    const found = run(({ y, n }, { threadIdx }) => {
      let count = 0;
      outer: for (let a = 0; a < n; a++)
        for (let b = 0; b < n; b++) {
          if (b > a) continue outer;
          if (a === 3) break outer;
          count += 1;
        }
      y[threadIdx.x] = count;
    });
    expect(found).toEqual([6, 6, 6, 6]);
  });

  test("&& and || run their right side as JavaScript does", () => {
    const found = run(({ y }, { threadIdx }) => {
      const i = threadIdx.x;
      const isInside = (i > 0 && i < 3) || i === 7;
      y[i] = isInside ? 1 : i >= 3 ? 2 : 3;
    });
    expect(found).toEqual([3, 1, 1, 2]);
  });

  test("an inner function returns early", () => {
    const found = run(({ y, n }, { threadIdx }) => {
      const f = (a: number, b: number) => {
        if (a > 2) return a;
        return a * b;
      };
      y[threadIdx.x] = f(threadIdx.x, n);
    });
    expect(found).toEqual([0, 5, 10, 3]);
  });

  test("do..while and an exchange of two variables give Fibonacci numbers", () => {
    const found = run(({ y, n }, { threadIdx }) => {
      let [i, a, b] = [0, 0, 1];
      do {
        [a, b] = [b, a + b];
        i++;
      } while (i < n);
      y[threadIdx.x] = a;
    });
    expect(found).toEqual([5, 5, 5, 5]);
  });
});

describe("numbers", () => {
  test("(a / b) | 0 is JavaScript's, also for b = 0", () => {
    const found = run(({ y }, { threadIdx }) => {
      const i = threadIdx.x;
      y[i] = ((i - 2) / (i % 2)) | 0;
    });
    expect(found).toEqual(threads.map((i) => ((i - 2) / (i % 2)) | 0));
  });

  test("floor, round and max are JavaScript's", () => {
    const found = run(({ y }, { threadIdx, f32, i32 }) => {
      const x = f32(threadIdx.x) * 1.5 - 2;
      y[threadIdx.x] = i32(Math.max(Math.floor(x), -1) * 10 + Math.round(x));
    });
    expect(found).toEqual(
      threads.map((i) => Math.max(Math.floor(i * 1.5 - 2), -1) * 10 + Math.round(i * 1.5 - 2)),
    );
  });

  test("bigints are 64-bit integers", () => {
    const found = run(({ y }, { threadIdx, i64, i32 }) => {
      let x = i64(threadIdx.x);
      x = x * 3n + 1n;
      y[threadIdx.x] = i32(x / 2n);
    });
    expect(found).toEqual(threads.map((i) => Number((BigInt(i) * 3n + 1n) / 2n)));
  });
});

describe("memory", () => {
  test("a local array takes constant and computed indices", () => {
    const found = run(({ y }, { threadIdx }) => {
      const t = new Int32Array(8);
      for (let k = 0; k < 8; k++) t[k] = k * k;
      y[threadIdx.x] = t[threadIdx.x]! + t[7]!;
    });
    expect(found).toEqual([49, 50, 53, 58]);
  });

  test("shared memory, barriers and atomics add the indices of the block", () => {
    const found = run(({ y }, { threadIdx, shared, sync, atomic }) => {
      const s = shared("i32", 1);
      if (threadIdx.x === 0) s[0] = 0;
      sync();
      atomic.add(s, 0, threadIdx.x);
      sync();
      y[threadIdx.x] = s[0];
    });
    expect(found).toEqual([6, 6, 6, 6]);
  });
});

describe("errors", () => {
  const outside = 4;
  const cases: readonly [name: string, body: KernelBody<typeof signature>, reason: string, hint: string][] = [
    [
      "a name from outside",
      ({ y }) => void (y[0] = outside),
      "outside is not known inside of the kernel",
      "through the signature",
    ],
    ["i32 with f32", ({ y, n }, { f32 }) => void (y[0] = n + f32(1)), "i32 + f32", "Write f32(n)."],
    ["a fraction of integers", ({ y, n }) => void (y[0] = n / 2), "i32 / i32 has a fraction", "(n / 2) | 0"],
    [
      "=== between types",
      ({ y, n }, { f32 }) => void (y[0] = n === f32(1) ? 1 : 0),
      "i32 === f32",
      "Write f32(n).",
    ],
    ["a fraction in an i32", ({ y }) => void (y[0] = 1.5), "1.5 is not a whole number", "round the number"],
    [
      "an assigned parameter of the index",
      (_, { threadIdx }) => void threadIdx.x.toFixed(),
      "i32 has no toFixed",
      "a value of the kernel",
    ],
  ];
  test.each(cases)("%s", (_name, body, reason, hint) => {
    const compile = () => kernel("wrong", signature, body).ptx;
    expect(compile).toThrow(KernelError);
    expect(compile).toThrow(reason);
    expect(compile).toThrow(hint);
    expect(compile).toThrow(/language\.test\.ts:\d+:\d+\n {2}\d+ \| .*\n.*\^/);
  });
});
