import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ArrayMaker, Dtype, HostArray, NdArray, Scalar } from "../../../src/array/index.ts";
import type { Random } from "../../support/random.ts";

/** Types that NumPy has too. */
export const numpyTypes = [
  "bool",
  "i8",
  "u8",
  "i16",
  "u16",
  "i32",
  "u32",
  "i64",
  "u64",
  "f16",
  "f32",
  "f64",
] as const;

/** Type of a case. Complex numbers are an extra type, because few functions take them. */
export type NumpyType = (typeof numpyTypes)[number] | "c64";

const classes = {
  bool: Uint8Array,
  i8: Int8Array,
  u8: Uint8Array,
  i16: Int16Array,
  u16: Uint16Array,
  i32: Int32Array,
  u32: Uint32Array,
  i64: BigInt64Array,
  u64: BigUint64Array,
  f16: Float16Array,
  f32: Float32Array,
  f64: Float64Array,
  bf16: Float32Array,
  c64: Float32Array,
} as const;

/** View of a contiguous array, as both sides make it: ranges of its axes, then another order of the axes. */
export interface ViewOperand {
  readonly dtype: NumpyType;
  readonly base: readonly number[];
  readonly ranges: readonly string[];
  readonly axes: readonly number[];
  readonly elements: HostArray;
  /** Type that the elements of f32 get, where NumPy does not have it. */
  readonly as?: "bf16";
}

export type CaseOperand = ViewOperand | { readonly scalar: number | boolean };

/** A call that both sides make. */
export interface Case {
  readonly name: string;
  readonly operands: readonly CaseOperand[];
  /** Further arguments, after the operands. */
  readonly values?: readonly unknown[];
  readonly options?: object;
  /** Type for which the case counts. Default: that of the first operand. */
  readonly type?: NumpyType | "bf16";
}

/** Result of NumPy. */
export interface NumpyResult {
  readonly dtype: NumpyType | "bf16";
  readonly shape: readonly number[];
  readonly elements: HostArray;
  /** Condition of each element, by which its limit is multiplied. */
  readonly conditions?: readonly number[];
  /** Text of the error that NumPy throws in place of a result. */
  readonly error?: string;
}

const script = fileURLToPath(new URL("./numpy-cases.py", import.meta.url));

/** True where a Python with NumPy is installed. */
export const hasNumpy = spawnSync("python3", ["-c", "import numpy"]).status === 0;

/** Returns NumPy's results of all cases. One process computes them. */
export function numpyResults(cases: readonly Case[]): NumpyResult[] {
  const folder = mkdtempSync(join(tmpdir(), "doorbell-numpy-"));
  try {
    const chunks: Uint8Array[] = [];
    let offset = 0;
    const plain = cases.map(({ name, operands, values = [], options = {}, type }) => ({
      ...{ name, values, options, type },
      operands: operands.map((operand) => {
        if ("scalar" in operand) return operand;
        const { elements, ...rest } = operand;
        const bytes = new Uint8Array(Math.ceil(elements.byteLength / 8) * 8);
        bytes.set(new Uint8Array(elements.buffer, elements.byteOffset, elements.byteLength));
        chunks.push(bytes);
        offset += bytes.length;
        return { ...rest, offset: offset - bytes.length };
      }),
    }));
    writeFileSync(join(folder, "inputs.bin"), Buffer.concat(chunks));
    writeFileSync(join(folder, "cases.json"), JSON.stringify(plain));
    const { status, stderr } = spawnSync("python3", [script, folder], { encoding: "utf8" });
    if (status !== 0) throw new Error(`NumPy failed: ${stderr}`);
    const results = JSON.parse(readFileSync(join(folder, "results.json"), "utf8")) as {
      dtype: NumpyResult["dtype"];
      shape: number[];
      offset: number;
      conditions?: readonly number[];
      error?: string;
    }[];
    const { buffer } = new Uint8Array(readFileSync(join(folder, "results.bin")));
    return results.map(({ dtype, shape, offset: at, error, ...rest }): NumpyResult => {
      if (error !== undefined) return { dtype: "bool", shape: [0], elements: new Uint8Array(), error };
      const size = shape.reduce((a, b) => a * b, dtype === "c64" ? 2 : 1);
      return { dtype, shape, elements: new classes[dtype](buffer, at, size) as HostArray, ...rest };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns zeros of a type. */
export const emptyElements = (dtype: NumpyType, size: number): HostArray =>
  new classes[dtype](size) as unknown as HostArray;

const specialFloats = [
  ...[0, -0, 1, -1, 0.5, 2.5, Number.NaN],
  ...[Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
];

/** Returns random elements: small values, values of the whole range, and the special values of floats. */
export function randomElements(random: Random, dtype: NumpyType, size: number): HostArray {
  const array = new classes[dtype](size);
  const isFloat = dtype[0] === "f";
  const small = () => random.int(13) - 4;
  const float = (kind: number): number => {
    if (kind < 0.45) return random.random() * 4 - 2;
    if (kind < 0.8) return (random.random() - 0.5) * 10 ** (random.int(dtype === "f16" ? 6 : 14) - 4);
    return kind < 0.9 ? small() : random.pick(specialFloats);
  };
  for (let i = 0; i < size; i++) {
    if (dtype === "bool") array[i] = random.int(2);
    else if (isFloat) array[i] = float(random.random());
    else {
      const isSmall = random.random() < 0.6;
      if (dtype !== "i64" && dtype !== "u64") array[i] = isSmall ? small() : random.int(2 ** 32);
      else if (isSmall) array[i] = BigInt(small());
      else array[i] = (BigInt(random.int(2 ** 32)) << 32n) | BigInt(random.int(2 ** 32));
    }
  }
  return array as unknown as HostArray;
}

/** Returns a random view of a shape: a base with steps, negative steps and another order of the axes. */
export function randomView(random: Random, dtype: NumpyType, shape: readonly number[]): ViewOperand {
  const order = shape.map((_, axis) => axis);
  if (random.random() < 0.4)
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.int(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
  // The axis `order[i]` of the base becomes axis i of the view.
  const base: number[] = new Array(shape.length);
  const ranges: string[] = new Array(shape.length);
  shape.forEach((length, i) => {
    const step = random.random() < 0.6 ? 1 : random.pick([2, 3, -1, -2]);
    const before = random.random() < 0.7 ? 0 : random.int(3);
    const span = length === 0 ? 0 : (length - 1) * Math.abs(step) + 1;
    const at = order[i]!;
    base[at] = before + span + (random.random() < 0.7 ? 0 : random.int(2));
    if (length === 0) ranges[at] = "0:0";
    else if (step > 0) ranges[at] = `${before}:${before + span}:${step}`;
    else ranges[at] = `${before + span - 1}:${before === 0 ? "" : before - 1}:${step}`;
  });
  const size = base.reduce((a, b) => a * b, 1);
  return {
    dtype,
    base,
    ranges,
    axes: order,
    elements: dtype === "c64" ? randomElements(random, "f32", 2 * size) : randomElements(random, dtype, size),
  };
}

/** Returns a random shape of up to four axes. */
export function randomShape(random: Random, least = 0): number[] {
  const rank = Math.max(least, random.pick([0, 1, 1, 2, 2, 2, 3, 3, 4]));
  return Array.from({ length: rank }, () =>
    random.pick([1, 1, 2, 3, 4, 5, 7, 70, ...(rank < 3 ? [130, 300] : [])]),
  );
}

/** Returns a shape that broadcasts with another one. */
export function broadcastable(random: Random, shape: readonly number[]): number[] {
  const from = random.random() < 0.7 ? 0 : random.int(shape.length + 1);
  return shape.slice(from).map((length) => (random.random() < 0.25 ? 1 : length));
}

/** Makes the array of an operand. */
export function arrayOf(make: ArrayMaker, operand: CaseOperand): NdArray | Scalar {
  if ("scalar" in operand) return operand.scalar;
  const { dtype, base, ranges, axes, elements, as = dtype } = operand;
  const isOther = as === "bool" || as === "bf16" || as === "c64";
  using flat = isOther ? make.array(elements as never, as) : make.array(elements as never);
  using shaped = flat.reshape(base);
  using part = shaped.slice(...ranges);
  return part.permuteDims(axes);
}

/** Returns the text of an operand for messages. */
export const operandText = (operand: CaseOperand): string =>
  "scalar" in operand
    ? `${operand.scalar}`
    : `${operand.as ?? operand.dtype}(${operand.base.join(", ")})[${operand.ranges.join(", ")}].permuteDims(${operand.axes.join(", ")})`;

/**
 * Number of values of a float type between two numbers: 0 for equal ones and for two NaN. The distance of numbers below
 * `floor` is counted in steps of a number of that size.
 */
export function ulps(a: number, b: number, dtype: Dtype, floor = 0): number {
  if (Object.is(a, b) || a === b || (Number.isNaN(a) && Number.isNaN(b))) return 0;
  if (!Number.isFinite(a) || !Number.isFinite(b)) return Number.POSITIVE_INFINITY;
  const bits = { f64: 52, f16: 10, bf16: 7 }[dtype as string] ?? 23;
  const least = dtype === "f64" ? -1022 : dtype === "f16" ? -14 : -126;
  const size = Math.max(Math.abs(a), Math.abs(b), floor, 2 ** least);
  return Math.abs(a - b) / 2 ** (Math.floor(Math.log2(size)) - bits);
}
