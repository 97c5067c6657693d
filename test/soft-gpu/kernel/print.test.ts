import process from "node:process";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { openDevice } from "../../../src/cuda/index.ts";
import { KernelError, kernel } from "../../../src/kernel/index.ts";

let gpu = openDevice("soft");
afterAll(() => gpu.close());
afterEach(() => vi.restoreAllMocks());

/** Captures a stream's output until the test ends. */
function written(stream: "stdout" | "stderr"): () => string {
  const parts: Uint8Array[] = [];
  vi.spyOn(process[stream], "write").mockImplementation((chunk: string | Uint8Array) => {
    parts.push(typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk);
    return true;
  });
  return () => Buffer.concat(parts).toString();
}

test("print writes all types, template strings and % as console.log does", () => {
  const show = kernel(
    "show",
    { x: "readonly f32[]", y: "readonly i64[]" },
    ({ x, y }, { threadIdx, print, u32, u64, f64, i32 }) => {
      const i = threadIdx.x;
      print(`thread ${i}: ${x[i]} 100%`, y[i], u64(y[i]), x[i] > 1, "done", 7);
      print(u32(i32(-1)), f64(x[i]) / 3);
      print();
    },
  );
  const [x, y] = [gpu.from(Float32Array.of(0.1, 2.5)), gpu.from(BigInt64Array.of(5n, -1n))];
  const out = written("stdout");
  show.launch({ grid: 1, block: 2 }, { x, y });
  gpu.synchronize();
  const lines = out().split("\n");
  expect(lines.filter((line) => line.startsWith("thread"))).toEqual([
    "thread 0: 0.1 100% 5 5 false done 7",
    "thread 1: 2.5 100% -1 18446744073709551615 true done 7",
  ]);
  expect(lines).toContain("4294967295 0.8333333333333334");
  expect(lines.length).toBe(7);
});

test("print of an array names what it takes, and a text elsewhere is refused", () => {
  const array = () => kernel("wrong", { y: "i32[]" }, ({ y }, { print }) => print(y as never)).ptx;
  expect(array).toThrow(KernelError);
  expect(array).toThrow("print of the array y");
  const text = () => kernel("wrong", { y: "i32[]" }, ({ y }) => void (y[0] = `${y[0]}` as never)).ptx;
  expect(text).toThrow("the stored value is a string, not i32");
});

test("a failed assertion reports its text, its line and its thread", () => {
  const check = kernel("check", { y: "i32[]" }, ({ y }, { threadIdx, assert }) => {
    assert(y[threadIdx.x] < 3);
    assert(y[threadIdx.x] >= 0, "negative");
    y[threadIdx.x] += 1;
  });
  const y = gpu.from(Int32Array.of(0, 1, 2));
  check.launch({ grid: 1, block: 3 }, { y });
  expect([...y.toArray()]).toEqual([1, 2, 3]);
  const errors = written("stderr");
  expect(() => {
    check.launch({ grid: 1, block: 3 }, { y });
    gpu.synchronize();
  }).toThrow("CUDA_ERROR_ASSERT");
  const [line] = errors()
    .split("\n")
    .filter((each) => each.includes("Assertion"));
  expect(line).toMatch(
    /print\.test\.ts:\d+: check: block: \[0,0,0\], thread: \[2,0,0\] Assertion `y\[threadIdx\.x\] < 3` failed\./,
  );
  gpu.close();
  gpu = openDevice("soft");
});
