import { spawnSync } from "node:child_process";
import { afterAll, describe, expect, test } from "vitest";
import { arrays, type Dtype, expr, where } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { kernel } from "../../src/kernel/index.ts";
import { seeded } from "../support/random.ts";
import { hasNumpy } from "./support/numpy.ts";
import { elementsOf, type ProgramResult, randomProgram, runProgram } from "./support/programs.ts";
import { casesOr, SEED } from "./support/random-cases.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const make = arrays(gpu);
const { arange, array, full, ones, zeros } = make;

describe("operations in place", () => {
  test("write to the memory of an array, which all views and buffers see", () => {
    const a = arange(6).reshape([2, 3]);
    const row = a.slice(1);
    const { buffer } = a;
    expect(a.addInPlace(10)).toBe(a);
    expect(row.toList()).toEqual([13, 14, 15]);
    row.assign(0);
    a.slice(":", 0).subtractInPlace(array([1, 2]));
    expect(a.toList()).toEqual([
      [9, 11, 12],
      [-2, 0, 0],
    ]);
    expect([...buffer.toArray()]).toEqual([9, 11, 12, -2, 0, 0]);
    expect(a.multiplyInPlace(2).divideInPlace(4).toList()).toEqual([
      [4.5, 5.5, 6],
      [-1, 0, 0],
    ]);
  });

  test("leave the elements from before to expressions that have not run", () => {
    const a = arange(4);
    const row = a.slice("::2");
    const pending = [a.multiply(2), row.add(1), a.sum(), a.sort(), a.matmul(a), expr`${a} ** 2`];
    a.assign(7);
    row.addInPlace(1);
    expect(pending.map((each) => each.toList())).toEqual([
      [0, 2, 4, 6],
      [1, 3],
      6,
      [0, 1, 2, 3],
      14,
      [0, 1, 4, 9],
    ]);
    expect(a.toList()).toEqual([8, 7, 8, 7]);
    expect(row.toList()).toEqual([8, 8]);
  });

  test("leave an assigned expression its own elements", () => {
    const a = arange(3);
    const next = a.add(1);
    a.assign(next).assign(next);
    expect([a.toList(), next.toList()]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
    a.assign(0);
    expect(next.toList()).toEqual([1, 2, 3]);
  });

  test("do not change the arrays of other functions", () => {
    const a = arange(3);
    const others = [a.astype("f32"), a.copy(), a.clip(), a.roll(0), a.tile(1), a.reshape([1, 3]).copy()];
    a.assign(9);
    for (const other of others) expect(other.reshape(-1).toList()).toEqual([0, 1, 2]);
  });

  test("take a function whose arrays are closed, without a copy of the memory", () => {
    const a = full([1 << 16], 2).run();
    a.assign(() => a.multiply(2).add(1));
    const before = make.memoryStatistics();
    for (let i = 0; i < 5; i++) a.assign(() => a.multiply(2).add(1));
    const after = make.memoryStatistics();
    expect([after.used, after.usedHigh]).toEqual([before.used, Math.max(before.usedHigh, before.used)]);
    expect(a.slice(0).item()).toBe(191);
    expect(() => a.assign(() => Promise.resolve(1) as never)).toThrow(
      "assign: the function returned a promise",
    );
    expect(() => a.assign(() => undefined as never)).toThrow("assign: the operand is undefined");
  });

  test("free the copy with its last reader", () => {
    const a = ones([1 << 16]).run();
    const { used } = make.memoryStatistics();
    const first = a.add(1);
    const second = a.add(2);
    a.assign(5);
    expect(make.memoryStatistics().used).toBe(used + 2 ** 18);
    first.close();
    expect(make.memoryStatistics().used).toBe(used + 2 ** 18);
    expect(second.toArray()[0]).toBe(3);
    second.close();
    expect(a.toArray()[0]).toBe(5);
    expect(make.memoryStatistics().used).toBe(used);
  });

  test("wait for no reader that copies the elements meanwhile", async () => {
    const a = arange(3);
    const [contiguous, reversed] = [a.read(), a.flip().read()];
    a.assign(9);
    expect([...(await contiguous), ...(await reversed)]).toEqual([0, 1, 2, 2, 1, 0]);
    expect([...(await a.read())]).toEqual([9, 9, 9]);
  });

  test("read and write overlapping views like NumPy", () => {
    const a = arange(8);
    a.slice("1:").assign(a.slice(":-1"));
    expect(a.toList()).toEqual([0, 0, 1, 2, 3, 4, 5, 6]);
    a.assign(a.flip());
    expect(a.toList()).toEqual([6, 5, 4, 3, 2, 1, 0, 0]);
    a.slice(":4").addInPlace(a.slice("4:"));
    expect(a.toList()).toEqual([8, 6, 4, 3, 2, 1, 0, 0]);
    const square = arange(4).reshape([2, 2]);
    square.addInPlace(square.T).addInPlace(square.slice(0));
    expect(square.toList()).toEqual([
      [0, 6],
      [3, 9],
    ]);
  });

  test("replace elements of a mask, and those of complex numbers", () => {
    const a = arange(4);
    a.assign(where(a.greater(1), 0, a));
    expect(a.toList()).toEqual([0, 1, 0, 0]);
    const z = array([[1, 2]], "c64");
    z.multiplyInPlace(z).addInPlace(1);
    expect(z.toList()).toEqual([[-2, 4]]);
    z.assign(array([5], "f32"));
    expect(z.toList()).toEqual([[5, 0]]);
  });

  test.each(["bool", "i8", "u16", "i64", "f16", "bf16", "f64", "c64"] as const)(
    "write %s",
    (dtype: Dtype) => {
      const a = zeros([3, 70], dtype);
      a.slice("1:, ::2").assign(ones([35], dtype));
      expect(a.astype("bool").sum().item()).toBe(70n);
      a.assign(true);
      expect(a.astype("bool").all().item()).toBe(true);
    },
  );

  test("refuse kinds, shapes and memory that do not fit", () => {
    const whole = array([1, 2], "i32");
    expect(() => whole.addInPlace(1.5)).toThrow(
      "addInPlace: the values are f64, and the array is i32. Convert them",
    );
    expect(() => whole.divideInPlace(2)).toThrow("divideInPlace: the values are f64");
    expect(() => whole.assign(array([1], "f32"))).toThrow("assign: the values are f32, and the array is i32");
    expect(() => array([1], "u8").assign(-1)).toThrow("assign: -1 is outside of u8");
    expect(() => array([1], "u8").addInPlace(array([1], "i8"))).toThrow(
      "the values are i16, and the array is u8",
    );
    expect(() => ones([2]).addInPlace(ones([2, 2]))).toThrow(
      "addInPlace: the values have the shape (2, 2), which does not broadcast to the shape (2,) of the array",
    );
    expect(() => ones([2]).assign(ones([3]))).toThrow("the shapes (2,) and (3,) do not broadcast");
    expect(() => ones([1]).broadcastTo([3]).assign(1)).toThrow("which repeat elements. Use copy()");
    expect(() => ones([2]).assign("x" as never)).toThrow(
      'assign: the operand is "x". Use an array, a number',
    );
    expect(() => ones([2]).assign(...([1, 2] as unknown as [number]))).toThrow(
      "assign takes 1 argument (value), 2 given",
    );
    expect(whole.toList()).toEqual([1, 2]);
    expect(zeros([0]).assign(1).toList()).toEqual([]);
  });

  test("are refused in a capture, and see what a kernel has written", () => {
    const a = zeros([4]).run();
    using stream = gpu.createStream();
    expect(() => stream.capture(() => a.addInPlace(1))).toThrow("CUDA_ERROR_STREAM_CAPTURE_IMPLICIT");
    const twice = kernel("plus_two", { v: "f32[]" }, ({ v }, { globalIdx }) => {
      if (globalIdx.x < v.length) v[globalIdx.x] = v[globalIdx.x]! + 2;
    });
    twice.launch(twice.over(4), { v: a });
    expect(a.addInPlace(a).toList()).toEqual([4, 4, 4, 4]);
  });

  test("do not write memory of others that is read-only, or that a transfer reads", () => {
    const a = arange(2);
    using tensor = a.toDLPack({ isReadOnly: true, isVersioned: true });
    using b = make.fromDLPack(tensor.pointer, { isVersioned: true });
    expect(() => b.assign(1)).toThrow("assign: the memory of the array is read-only for its owner");
  });
});

const PROGRAMS = casesOr(150);

describe.skipIf(!hasNumpy)("random programs", () => {
  test.each([true, false])(
    "of operations in place and expressions that have not run have NumPy's elements, closing arrays: %s",
    (closes) => {
      const programs = Array.from({ length: PROGRAMS }, (_, i) => randomProgram(seeded(SEED * 1000 + i)));
      const script = new URL("./support/numpy-programs.py", import.meta.url).pathname;
      const { stdout, stderr } = spawnSync("python3", [script], {
        ...{ input: JSON.stringify(programs), encoding: "utf8", maxBuffer: 2 ** 30 },
      });
      if (stdout === "") throw new Error(stderr);
      const expected = JSON.parse(stdout) as ProgramResult[][];
      let [writes, errors] = [0, 0];
      for (const [i, steps] of programs.entries()) {
        const results = runProgram(make, steps, closes);
        for (const [k, step] of steps.entries()) {
          const message = `seed ${SEED}, program ${i}, step ${k} of ${JSON.stringify(steps.slice(0, k + 1))}`;
          expect(elementsOf(results[k]!), message).toEqual(elementsOf(expected[i]![k]!));
          if (["assign", "fill", "update", "inPlace"].includes(step[0]))
            if (results[k] === "done") writes++;
            else errors++;
        }
      }
      // Programs of errors only would show nothing.
      expect(Math.min(writes, errors)).toBeGreaterThan(PROGRAMS);
    },
  );
});
