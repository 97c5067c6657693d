import { afterAll, describe, expect, test } from "vitest";
import { runInto, runMap, type Vectors } from "../../src/array/fuse.ts";
import { arrays, type Dtype, dtypes, type NdArray, where } from "../../src/array/index.ts";
import { type KernelSource, kernelOf, launch, recordLaunches } from "../../src/array/kernels.ts";
import { NdArray as ArrayOfNode } from "../../src/array/nd-array.ts";
import { allocateNode, Node } from "../../src/array/node.ts";
import { normalSource, uniformSource } from "../../src/array/random.ts";
import { accessBuffer } from "../../src/array/vector-text.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { seeded } from "../support/random.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const { arange, array, random } = arrays(gpu);

/** Returns the bits of an expression that has not run, with one element or several for each thread. */
function bitsOf(make: () => NdArray, vectors: Vectors): Uint8Array {
  using expression = make();
  const { node } = expression;
  using result = new ArrayOfNode(Node.ofView(node, runMap(node, vectors)));
  const { buffer, byteOffset, byteLength } = result.toArray();
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Compares the kernel of vectors with the one of elements, three times: new, prepared and repeated. */
function compare(make: () => NdArray): void {
  const expected = bitsOf(make, "never");
  for (let i = 0; i < 3; i++) expect(bitsOf(make, "always")).toEqual(expected);
}

/** Returns numbers from -100 to 100 of a type. */
const numbers = (shape: readonly number[], dtype: Dtype): NdArray =>
  random({ seed: 3 })
    .uniform([...shape], { low: dtype.startsWith("u") ? 0 : -100, high: 100 })
    .astype(dtype)
    .run();

const real = dtypes.filter((dtype) => dtype !== "c64");

describe.each(real)("vectors of %s", (dtype) => {
  test.each([1, 3, 4, 15, 16, 17, 64, 1000, 1023])("compute the same bits of %i elements", (n) => {
    using a = numbers([n], dtype);
    using b = numbers([n], dtype).flip().copy();
    compare(() => where(a.greater(b), a, b));
    compare(() => a.equal(b));
    compare(() => a.notEqual(0).logicalAnd(b.notEqual(0)));
    if (dtype !== "bool") compare(() => a.mul(b).add(a).sub(b));
  });

  test.each(real)("are converted to %s", (to) => {
    using a = numbers([203], dtype);
    compare(() => a.notEqual(0).astype(to));
    if (to !== "bool" && !to.startsWith("u")) compare(() => a.astype(to));
  });
});

test("vectors of c64 compute the same bits", () => {
  using a = numbers([77], "f32").astype("c64");
  using b = numbers([77], "f32").flip().astype("c64").run();
  a.run();
  compare(() => a.mul(b).add(a));
  compare(() => a.real().astype("f32"));
});

test("vectors take scalars, rows, columns and single elements", () => {
  for (const columns of [64, 68, 96, 129]) {
    using m = numbers([5, columns], "f32");
    using row = numbers([columns], "f32");
    using column = numbers([5, 1], "f32");
    using one = array([7]);
    compare(() => m.add(row));
    compare(() => m.add(column));
    compare(() => m.mul(one).add(2));
    compare(() => m.mul(row).sub(column).add(one));
    compare(() => m.T.add(1));
    compare(() => m.astype("f16").add(row.astype("f16")));
  }
});

test("vectors of views at other offsets compute the same bits", () => {
  using a = arange(400).run();
  for (const from of [0, 1, 2, 3, 4, 8, 12]) {
    using part = a.slice(`${from}:${from + 256}`);
    using short = a.slice(`${from}:${from + 255}`);
    compare(() => part.mul(2).add(1));
    compare(() => short.mul(2).add(1));
    compare(() => part.add(a.slice(":256")));
  }
});

test("threads with several elements a block apart compute the same bits", () => {
  for (const n of [1024, 1025, 1500, 2047, 2049, 5000]) {
    using a = numbers([n + 1], "f32");
    using m = numbers([3, n + 1], "f16");
    using cube = numbers([2, 3, n], "i16");
    compare(() => a.slice("1:").mul(2).add(a.slice(":-1")));
    compare(() => a.flip().copy());
    compare(() => m.slice(":", "1:").add(m.slice(":", ":-1")));
    compare(() => m.T.copy());
    compare(() => cube.permuteDims([2, 1, 0]).add(1));
  }
});

test("vectors of views with reversed axes compute the same bits", () => {
  using a = arange(6 * 16 * 8)
    .reshape([6, 16, 8])
    .run();
  for (const view of [a.flip(0), a.flip([0, 1]), a.slice("5::-2"), a.slice(":", "::-1").slice("::-3")])
    for (const dtype of ["f32", "f64", "u8"] as const) {
      using typed = view.astype(dtype).run();
      compare(() => view.mul(2).add(1));
      compare(() => view.astype(dtype));
      compare(() => typed.flip(0).add(typed));
    }
});

test("vectors do not write behind a part of an array", () => {
  const random = seeded(7);
  for (let round = 0; round < 40; round++) {
    const n = random.pick([64, 1024, 1500]) + random.int(40);
    const target = arange(2 * n).run();
    const view = target.node.view();
    using values = arange(n).add(1000);
    const offset = random.pick([0, n % 4, 4, 3]);
    runInto(values.node, { ...view, offset, strides: [1] }, "always");
    const expected = Array.from({ length: 2 * n }, (_, i) =>
      i >= offset && i < offset + n ? 1000 + i - offset : i,
    );
    expect(Array.from(target.toArray(), Number)).toEqual(expected);
    target.close();
  }
});

test("vectors are a kernel of their own, and load 16 bytes", () => {
  using a = arange(1024).run();
  const sources: KernelSource[] = [];
  using sum = a.add(1);
  recordLaunches(
    ({ source }) => sources.push(source),
    () => runMap(sum.node, "always"),
  );
  const [source] = sources;
  expect(source!.signature).toMatchObject({ p0: "readonly f32x4[]", out: "f32x4[]" });
  const { ptx } = kernelOf(source!);
  expect(ptx).toContain("ld.global.nc.v4.f32");
  expect(ptx).toContain("st.global.v4.f32");
});

test.each([
  ["uniform", "f32"],
  ["uniform", "f64"],
  ["uniform", "f16"],
  ["uniform", "bf16"],
  ["normal", "f32"],
  ["normal", "f64"],
  ["normal", "f16"],
] as const)("%s numbers of %s are the same where a thread stores them together", (name, dtype) => {
  for (const n of [1, 2, 3, 4, 5, 511, 1000]) {
    using expected = random({ seed: 5 })[name]([n], { dtype });
    const node = allocateNode(gpu, dtype, [n]);
    using found = new ArrayOfNode(node);
    const perThread = dtype === "f64" ? 2 : 4;
    const threads = Math.ceil(n / perThread);
    const source = (name === "uniform" ? uniformSource : normalSource)(dtype, true);
    const values = name === "uniform" ? [0, 1, belowOne[dtype]] : [0, 1];
    const out = accessBuffer(node.view(), dtype, threads * perThread);
    launch(gpu, source, { grid: Math.ceil(threads / 64), block: 64 }, [out, n, 0n, 5, 0, ...values]);
    expect(found.toArray()).toEqual(expected.toArray());
  }
});

/** Largest numbers below 1. */
const belowOne = { f32: 1 - 2 ** -24, f64: 1 - 2 ** -53, f16: 1 - 2 ** -11, bf16: 1 - 2 ** -8 };
