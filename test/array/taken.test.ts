// Kernels, collectives, registrations and copies take arrays for buffers.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { afterAll, expect, test } from "vitest";
import { arrays } from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { copy, openStorage } from "../../src/direct/index.ts";
import { ClosedError } from "../../src/errors.ts";
import { join } from "../../src/group/index.ts";
import { kernel } from "../../src/kernel/index.ts";
import { openDevice as openNic } from "../../src/rdma/index.ts";
import { collectGarbage } from "../support/garbage.ts";

const gpu = openDevice("soft");
const folder = mkdtempSync(path(tmpdir(), "doorbell-taken-"));
afterAll(() => {
  gpu.close();
  rmSync(folder, { recursive: true });
});
const { arange, array, zeros } = arrays(gpu);

const scale = kernel(
  "scale",
  { x: "readonly f32[]", y: "f32[]", by: "f32" },
  ({ x, y, by }, { globalIdx }) => {
    const i = globalIdx.x;
    if (i < y.length) y[i] = x[i]! * by;
  },
);

test("a kernel in TypeScript takes arrays, also expressions and prepared launches", () => {
  using x = arange(4);
  using y = zeros([2, 2]);
  scale.launch(scale.over(4), { x: x.add(1), y, by: 10 });
  expect(y.toList()).toEqual([
    [10, 20],
    [30, 40],
  ]);
  const step = scale.prepare(scale.over(4), { x, y, by: 2 });
  step.launch();
  expect(y.toList()).toEqual([
    [0, 2],
    [4, 6],
  ]);
  step.set({ x: y, y: x });
  step.launch();
  expect(x.toList()).toEqual([0, 4, 8, 12]);
  expect(() => scale.launch(scale.over(4), { x, y: array([1], "i32"), by: 1 })).toThrow(/signature says f32/);
  expect(() => scale.launch(scale.over(4), { x, y: x, by: 1 })).toThrow(/share memory/);
});

test("a kernel of a module takes arrays, and a checked launch names their elements", () => {
  using x = arange(4);
  using y = zeros(4);
  using module = gpu.loadModule(scale.ptx);
  const raw = module.kernel("scale", "ptr, ptr, f32, i32");
  raw.launch({ grid: 1, block: 4 }, [x, y, 3, 4]);
  expect(y.toList()).toEqual([0, 3, 6, 9]);
  const past = () => raw.launch({ grid: 1, block: 256, check: true }, [x, y, 3, 256]);
  expect(past).toThrow(/of argument 1/);
});

test("a view whose elements are not one after another is refused, with the fix", () => {
  using x = arange(8);
  const every = x.slice("::2");
  expect(() => scale.launch(scale.over(4), { x: every, y: zeros(4), by: 1 })).toThrow(/copy\(\)/);
});

test("a kernel takes the strides of a view, and reads and writes its elements", () => {
  const double = kernel(
    "double",
    { x: "f32[]", offset: "i32", s0: "i32", s1: "i32", columns: "i32", count: "i32" },
    ({ x, offset, s0, s1, columns, count }, { globalIdx, i32 }) => {
      const i = i32(globalIdx.x);
      if (i >= count) return;
      const at = offset + Math.trunc(i / columns) * s0 + (i % columns) * s1;
      x[at] = x[at]! * 2;
    },
  );
  using a = arange(24).reshape([4, 6]);
  for (const view of [a.slice("::2", "::-3"), a.T.slice("1:3"), a.slice(1, null)]) {
    const expected = view.multiply(2).toList();
    const { buffer, offset, strides } = view.strided();
    const [, columns] = view.shape as readonly [number, number];
    double.launch(double.over(view.size), {
      ...{ x: buffer.as("f32"), offset, s0: strides[0]!, s1: strides[1]! },
      ...{ columns, count: view.size },
    });
    expect(view.toList()).toEqual(expected);
  }
});

test("the strides of a view are those of its buffer", () => {
  using a = arange(12).reshape([3, 4]);
  const shown = ({ buffer, offset, strides }: ReturnType<typeof a.strided>) => [
    buffer.length,
    offset,
    strides,
  ];
  expect(shown(a.strided())).toEqual([12, 0, [4, 1]]);
  expect(shown(a.flip().strided())).toEqual([12, 11, [-4, -1]]);
  expect(shown(a.slice("1:", "1:3").strided())).toEqual([6, 0, [4, 1]]);
  expect(shown(a.slice(0).broadcastTo([5, 4]).strided())).toEqual([4, 0, [0, 1]]);
  expect(shown(a.slice("3:").strided())[0]).toBe(0);
  expect(shown(a.astype("c64").T.strided())).toEqual([24, 0, [2, 8]]);
  using pending = a.add(1);
  expect(shown(pending.strided())).toEqual([12, 0, [4, 1]]);
});

test("a prepared launch of a closed array is an error, not a write to another array", () => {
  using x = arange(4);
  const y = zeros(4);
  const step = scale.prepare(scale.over(4), { x, y, by: 1 });
  y.close();
  using next = zeros(4);
  expect(() => step.launch()).toThrow(ClosedError);
  expect(next.toList()).toEqual([0, 0, 0, 0]);
});

test("a buffer of an array closes with it", () => {
  const x = arange(4);
  const { buffer } = x;
  x.close();
  expect(() => buffer.toArray()).toThrow(ClosedError);
});

test("an array that only a call or a prepared launch uses is not returned before", async () => {
  using y = zeros(1 << 20);
  const step = scale.prepare(scale.over(1 << 20), { x: arange(1 << 20).add(1), y, by: 1 });
  await using file = await openStorage(path(folder, "temporary.bin"), { create: true, write: true });
  for (let round = 0; round < 5; round++) {
    const written = file.write(zeros(1 << 20).add(round));
    await collectGarbage();
    await written;
    step.launch();
    await file.read(y);
    expect(y.min().item()).toBe(round);
    expect(y.max().item()).toBe(round);
  }
});

test("collectives take arrays", async () => {
  using group = await join({ rendezvous: `file://${folder}/meet`, size: 1, device: gpu });
  using x = arange(4);
  using y = zeros(4);
  group.allReduce(x);
  group.allReduce(x, y, { operation: "sum" });
  group.broadcast(x.add(1));
  using half = x.astype("bf16");
  expect(() => group.allReduce(half)).toThrow(
    "the array is bf16, whose buffer is u16. Use the option { bf16: true }",
  );
  group.allReduce(half, { bf16: true });
  using complex = x.astype("c64");
  group.allReduce(complex);
  expect(() => group.allReduce(complex, { operation: "max" })).toThrow('"sum" or "average", not "max"');
  using flags = x.greater(1);
  expect(() => group.reduce(flags, { root: 0 })).toThrow('"min" or "max" or "product", not "sum"');
  group.reduce(flags, { operation: "max" });
  await group.done();
  expect(y.toList()).toEqual([0, 1, 2, 3]);
});

test("a NIC registers an array, whose region closes with it", async () => {
  using nic = openNic("soft0");
  using domain = nic.createProtectionDomain();
  const x = arange(16);
  const region = domain.register(x, ["localWrite"]);
  expect(region.byteLength).toBe(64);
  x.close();
  expect(region.closed).toBe(true);
});

test("a copy takes arrays and files", async () => {
  using x = arange(1024);
  using y = zeros(1024);
  await using file = await openStorage(path(folder, "x.bin"), { create: true, write: true });
  await copy(x.add(1), { file });
  await copy({ file }, y);
  expect(y.sum().item()).toBe((1024 * 1025) / 2);
  expect(readFileSync(path(folder, "x.bin")).length).toBe(4096);
  await file.write(zeros(1024));
  await file.read(y);
  expect(y.sum().item()).toBe(0);
});
