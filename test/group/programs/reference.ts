// Reference results of collectives on one processor, in rank order, with f16 and bf16 computed in f32.
import type { ElementType } from "../../../src/cuda/index.ts";

type Type = ElementType | "bf16";
type Numbers = ArrayLike<number | bigint>;

const arrays = {
  ...{ i8: Int8Array, u8: Uint8Array, i16: Int16Array, u16: Uint16Array, i32: Int32Array, u32: Uint32Array },
  ...{ i64: BigInt64Array, u64: BigUint64Array, f16: Float16Array, f32: Float32Array, f64: Float64Array },
  bf16: Uint16Array,
} as const;

const word = new DataView(new ArrayBuffer(4));
const fromBf16 = (bits: number): number => {
  word.setUint32(0, bits * 65536);
  return word.getFloat32(0);
};
/** Rounds to nearest, ties to even. */
const toBf16 = (value: number): number => {
  word.setFloat32(0, value);
  const bits = word.getUint32(0);
  return ((bits + 0x7fff + ((bits >>> 16) & 1)) >>> 16) & 0xffff;
};

/** Returns the input of a rank, which differs between ranks and whose sums are rounded. */
export function values(type: Type, length: number, rank: number, share = 0): Numbers {
  const number = (i: number): number => ((i * 7 + rank * 31 + share * 13) % 23) - 7;
  const array = new arrays[type](length) as unknown as { [i: number]: number | bigint } & Numbers;
  for (let i = 0; i < length; i++) {
    const value = number(i);
    if (type === "i64" || type === "u64") array[i] = BigInt(type === "u64" ? value + 7 : value);
    else if (type === "bf16") array[i] = toBf16(value * 1.37);
    else array[i] = type.startsWith("f") ? value * 1.3701 : type.startsWith("u") ? value + 7 : value;
  }
  return array;
}

type Operation = "sum" | "product" | "min" | "max" | "average";

const step: Readonly<Record<Operation, (a: number, b: number) => number>> = {
  sum: (a, b) => a + b,
  average: (a, b) => a + b,
  product: (a, b) => a * b,
  min: Math.min,
  max: Math.max,
};
const bigStep: Readonly<Record<Operation, (a: bigint, b: bigint) => bigint>> = {
  sum: (a, b) => a + b,
  average: (a, b) => a + b,
  product: (a, b) => a * b,
  min: (a, b) => [a, b].sort(compare)[0]!,
  max: (a, b) => [a, b].sort(compare)[1]!,
};
const compare = (a: bigint, b: bigint): number => Number(a - b);

values.reduced = (type: Type, inputs: readonly Numbers[], operation: Operation): Numbers => {
  const { length } = inputs[0]!;
  const result = new arrays[type](length) as unknown as { [i: number]: number | bigint } & Numbers;
  const size = inputs.length;
  const isFloat = type.includes("f");
  for (let i = 0; i < length; i++) {
    const elements = inputs.map((input) => input[i]!);
    if (isFloat) {
      const round = type === "f64" ? (x: number): number => x : Math.fround;
      const wide = elements.map((x) => (type === "bf16" ? fromBf16(Number(x)) : Number(x)));
      let sum = wide.reduce((a, b) => round(step[operation](a, b)));
      if (operation === "average") sum = round(sum / size);
      result[i] = type === "bf16" ? toBf16(sum) : sum;
    } else {
      let sum = elements.map(BigInt).reduce(bigStep[operation]);
      if (operation === "average") sum /= BigInt(size);
      result[i] = type.endsWith("64") ? sum : Number(BigInt.asIntN(53, sum));
    }
  }
  return result;
};

/** Throws unless both arrays hold the same bits. */
export function same(found: Numbers, wanted: Numbers, what: string): void {
  if (found.length !== wanted.length)
    throw new Error(`${what}: ${found.length} elements, not ${wanted.length}`);
  for (let i = 0; i < wanted.length; i++)
    if (!Object.is(found[i], wanted[i]) && !(found[i] === wanted[i] && wanted[i] === 0))
      throw new Error(`${what}: element ${i} is ${found[i]}, not ${wanted[i]}`);
}
