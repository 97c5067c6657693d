import { afterAll, describe, expect, test } from "vitest";
import { arrays, type Dtype, type NdArray, scope } from "../../src/array/index.ts";
import { productNode } from "../../src/array/multiply-matrices.ts";
import { NdArray as ArrayOfNode } from "../../src/array/nd-array.ts";
import { Node } from "../../src/array/node.ts";
import type { OwnMethod } from "../../src/array/product-method.ts";
import { runTensorProduct, type TensorType, tensorPlans } from "../../src/array/tensor-product.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { seeded } from "../support/random.ts";
import { compareCase } from "./support/compare.ts";
import { functionOf, mostOf } from "./support/families.ts";
import { hasNumpy, numpyResults, type ViewOperand } from "./support/numpy.ts";
import { productCase } from "./support/product-cases.ts";
import { casesOr, SEED } from "./support/random-cases.ts";

const gpu = openDevice("soft");
afterAll(() => gpu.close());
const { memoryStatistics, random } = arrays(gpu);

/** Returns a product of matrices with one kernel, whatever the device prefers. */
function productBy(method: OwnMethod, a: NdArray, b: NdArray): NdArray {
  const shapes = [a.shape.slice(0, -2), b.shape.slice(0, -2)];
  const [long, short] = shapes[0]!.length > shapes[1]!.length ? shapes : shapes.reverse();
  const batch = long!.map((length, i) => Math.max(length, short![i - (long!.length - short!.length)] ?? 1));
  return new ArrayOfNode(
    productNode(a.node, b.node, [...batch, a.shape.at(-2)!, b.shape.at(-1)!], {
      own: () => method,
      reason: "test",
    }),
  );
}

/** Smallest difference of two numbers near 1. */
const stepOf: Readonly<Record<"f32" | "f16" | "bf16", number>> = {
  f32: 2 ** -23,
  f16: 2 ** -10,
  bf16: 2 ** -7,
};

const methods = [
  ["registers", "f32"],
  ["tf32", "f32"],
  ["f16", "f16"],
  ["bf16", "bf16"],
] as const satisfies readonly (readonly [OwnMethod, Dtype])[];

/** Shapes and views: whole tiles, their edges, turned matrices, steps, and batches that broadcast. */
const shapes: readonly (readonly [
  string,
  (of: (...shape: number[]) => NdArray) => readonly [NdArray, NdArray],
])[] = [
  ["whole tiles", (of) => [of(128, 64), of(64, 256)]],
  ["one element", (of) => [of(1, 1), of(1, 1)]],
  ["edges, an odd number of columns", (of) => [of(131, 33), of(33, 259)]],
  ["edges, an even number of columns", (of) => [of(129, 17), of(17, 258)]],
  ["several tiles in each direction", (of) => [of(300, 130), of(130, 520)]],
  ["more rows of tiles than a group", (of) => [of(1200, 16), of(16, 260)]],
  ["transposed matrices", (of) => [of(65, 130).T, of(140, 65).T]],
  ["steps and a flipped axis", (of) => [of(140, 66).slice("::2", "::-1"), of(66, 140).slice(":", "3::2")]],
  ["an offset that is not aligned", (of) => [of(65, 65).slice("1:", "1:"), of(65, 67).slice("1:", "2:")]],
  ["batches that broadcast", (of) => [of(2, 1, 70, 40), of(3, 40, 66)]],
  ["a batch that is not aligned", (of) => [of(3, 5, 7), of(3, 7, 3)]],
  ["a repeated matrix", (of) => [of(1, 64, 64).broadcastTo([3, 64, 64]), of(3, 64, 256)]],
];

describe.each(methods)("the kernel %s of %s", (method, dtype) => {
  test.each(shapes)("multiplies %s", { timeout: 60_000 }, (_, make) => {
    const { used } = memoryStatistics();
    const excess = scope(() => {
      const generator = random({ seed: 3 });
      // 11 bits, which all types except bf16 hold, so that no kernel rounds the factors.
      const [a, b] = make((...shape) => generator.normal(shape).astype("f16").astype(dtype).run());
      const product = productBy(method, a, b).run();
      const [wideA, wideB] = [a.astype("f64"), b.astype("f64")];
      const exact = wideA.matmul(wideB);
      const sizes = wideA.abs().matmul(wideB.abs());
      // Each addition of a tensor core cuts the sum to 24 bits, and the result is rounded once.
      const most = exact
        .abs()
        .mul(stepOf[dtype])
        .add(sizes.mul(2 ** -22 * Math.sqrt(a.shape.at(-1)!)));
      expect(product.dtype).toBe(dtype);
      expect(product.shape).toEqual(exact.shape);
      return product.astype("f64").sub(exact).abs().sub(most).max().item();
    });
    expect(excess).toBeLessThanOrEqual(0);
    expect(memoryStatistics().used).toBe(used);
  });

  test("passes infinities and NaN on", () => {
    const { full } = arrays(gpu);
    using a = full([70, 70], 1).astype(dtype).run();
    using b = full([70, 70], 1).astype(dtype).run();
    const edge = arrays(gpu).array([Number.POSITIVE_INFINITY, Number.NaN]).astype(dtype);
    const [left, right] = [a.copy().run(), b.copy().run()];
    left.buffer.slice(0, 2).set(edge.buffer as never);
    const rows = productBy(method, left, right).astype("f32").toList() as number[][];
    expect(rows[0]!.every(Number.isNaN)).toBe(true);
    expect(rows[1]!.every((value) => value === 70)).toBe(true);
    for (const each of [left, right, edge]) each.close();
  });
});

describe("the kernel vectors", () => {
  // Types that are summed in each type of a register, and one that is converted to another one first.
  const types = [
    ["f32", "f32"],
    ["f64", "f64"],
    ["f16", "bf16"],
    ["i8", "u8"],
    ["u32", "u32"],
    ["i64", "i32"],
    ["u64", "u64"],
  ] as const satisfies readonly (readonly [Dtype, Dtype])[];

  test.each(shapes)("has the bits of the kernel blocks for %s", { timeout: 120_000 }, (_, make) => {
    const { used } = memoryStatistics();
    for (const [left, right] of types)
      scope(() => {
        const generator = random({ seed: 3 });
        const drawn = make((...shape) => generator.normal(shape).mul(100).run());
        // A product of negative zeros is a zero, and the sum of both has a sign that zeros behind the depth may not change.
        const [a, b] = [drawn[0].mul(drawn[0].abs().greater(20)).astype(left), drawn[1].astype(right)];
        const bits = (["vectors", "blocks"] as const).map((method) => {
          const product = productBy(method, a.run(), b.run()).run();
          const { buffer, byteOffset, byteLength } = product
            .astype(product.dtype === "bf16" ? "f32" : product.dtype)
            .toArray() as Float32Array<ArrayBuffer>;
          return Buffer.from(buffer, byteOffset, byteLength);
        });
        expect(bits[0]!.equals(bits[1]!), `${left} and ${right}`).toBe(true);
        return undefined;
      });
    expect(memoryStatistics().used).toBe(used);
  });

  test("passes infinities and NaN on", () => {
    const { array, full } = arrays(gpu);
    scope(() => {
      const edge = array([Number.POSITIVE_INFINITY, Number.NaN, Number.NEGATIVE_INFINITY, -0]);
      const a = edge.expandDims(1).mul(full([4, 65], 1));
      const product = productBy("vectors", a.run(), full([65, 67], 1).run()).toList() as number[][];
      expect(product.map((row) => [...new Set(row)])).toEqual([
        [Number.POSITIVE_INFINITY],
        [Number.NaN],
        [Number.NEGATIVE_INFINITY],
        [0],
      ]);
      return undefined;
    });
  });
});

describe.each(
  Object.entries(tensorPlans).flatMap(([type, plans]) =>
    plans.map((plan) => [`${plan.high} x ${plan.wide} x ${plan.depthBytes} bytes`, type, plan] as const),
  ),
)("tiles of %s of %s", (_, type, plan) => {
  const dtype = type === "tf32" ? "f32" : (type as "f16" | "bf16");
  test.each(shapes.filter((_, i) => i < 5))("multiply %s", { timeout: 60_000 }, (_, make) => {
    const { used } = memoryStatistics();
    scope(() => {
      const generator = random({ seed: 3 });
      const [a, b] = make((...shape) => generator.integers(-4, 5, shape, "i32").astype(dtype).run());
      const shape = [a.shape.at(-2)!, b.shape.at(-1)!];
      const factors = [a.node, b.node] as const;
      const node = Node.ofRun(
        { device: gpu, dtype, shape },
        {
          inputs: factors,
          run: () => runTensorProduct({ factors, shape, reason: "test" }, type as TensorType, plan),
        },
      );
      // The sums are whole numbers, so that each order of additions gives the same bits.
      const exact = a.astype("f32").matmul(b.astype("f32"), { precision: "portable" }).astype(dtype);
      expect(new ArrayOfNode(node).subtract(exact).abs().max().item()).toBe(0);
      return undefined;
    });
    expect(memoryStatistics().used).toBe(used);
  });
});

describe("the kernel tf32", () => {
  test("rounds the factors to 11 bits, to nearest", () => {
    const { array } = arrays(gpu);
    const step = 2 ** -10;
    // Half of a step is rounded away from zero, and less than half to zero.
    const values = [1 + step / 2, -(1 + step / 2), 1 + step / 2 - 2 ** -23, 1 + 0.75 * step, 3];
    const rounded = [1 + step, -(1 + step), 1, 1 + step, 3];
    using a = array(
      values.map((value) => [value]),
      "f32",
    );
    using b = array([values], "f32");
    using product = productBy("tf32", a, b);
    expect(product.toList()).toEqual(rounded.map((x) => rounded.map((y) => Math.fround(x * y))));
  });

  test("multiplies factors of two types, and frees the converted one", () => {
    const { used } = memoryStatistics();
    scope(() => {
      const generator = random({ seed: 3 });
      const [a, b] = [generator.integers(-4, 5, [65, 70], "i8"), generator.integers(-4, 5, [70, 33], "i32")];
      const product = productBy("tf32", a, b.astype("f32").run()).run();
      const exact = a.astype("f32").matmul(b.astype("f32"), { precision: "portable" });
      expect(product.subtract(exact).abs().max().item()).toBe(0);
      return undefined;
    });
    expect(memoryStatistics().used).toBe(used);
  });
});

describe.skipIf(!hasNumpy)(`kernels of matrix products, beside NumPy (seed ${SEED})`, () => {
  const draw = seeded(SEED);
  test.each([
    ["registers", "f32"],
    ["f16", "f16"],
  ] as const)("%s", { timeout: 300_000 }, (method, dtype) => {
    const cases = [];
    while (cases.length < casesOr(30)) {
      const one = productCase("matmul", draw);
      const operands = one.operands as ViewOperand[];
      if (operands.every((each) => each.dtype === dtype && each.axes.length > 1)) cases.push(one);
    }
    const results = numpyResults(cases);
    for (const [i, one] of cases.entries()) {
      const calls = {
        matmul: (inputs: readonly NdArray[]) => productBy(method, inputs[0]!, inputs[1]!),
      };
      const most = mostOf(functionOf("matmul"), one, results[i]!);
      expect(compareCase(gpu, one, results[i]!, most, calls), `seed ${SEED}, case ${i}`).toBe("");
    }
  });
});
