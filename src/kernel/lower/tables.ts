import type { Node } from "acorn";
import type { ScalarName } from "../language/scalar.ts";
import type { Lowering } from "./lowering.ts";
import { type ArrayOperand, type Literal, literal, type Operand } from "./operand.ts";

/** Typed arrays whose contents become constant memory, by the type of their elements. */
const arrays = {
  ...{ i8: Int8Array, u8: Uint8Array, i16: Int16Array, u16: Uint16Array, i32: Int32Array, u32: Uint32Array },
  ...{ i64: BigInt64Array, u64: BigUint64Array, f32: Float32Array, f64: Float64Array },
} as const;

/** Returns the element type of a typed array that a signature may have. */
export function tableType(value: unknown): keyof typeof arrays | undefined {
  const names = Object.keys(arrays) as (keyof typeof arrays)[];
  return names.find((name) => value instanceof arrays[name]);
}

/** Contents of constant memory, and the sizes of its dimensions. */
interface Table {
  readonly name: string;
  readonly scalar: ScalarName;
  readonly bytes: Uint8Array;
  readonly dimensions: readonly number[];
}

/** Returns constant memory as an array. Equal tables of a kernel share their memory. */
export function constantTable(lowering: Lowering, { name, scalar, bytes, dimensions }: Table): ArrayOperand {
  const { build, memories } = lowering;
  const key = `constants ${bytes.join()}`;
  const known = memories.get(key);
  const symbol = known ?? `constants_${memories.size}`;
  memories.set(key, symbol);
  const initial = bytes.slice();
  return {
    ...{ kind: "array", name, element: { scalar, lanes: 1 }, space: "const", readonly: true, dimensions },
    base:
      known === undefined
        ? build.memory({ name: symbol, space: "const", bytes: bytes.length, align: 16, initial })
        : build.addressOfMemory(symbol, "const"),
    start: { value: undefined, constant: 0 },
    length: () => literal(dimensions[0]!),
  };
}

/**
 * Returns a list of constants as constant memory, for a computed index. Whole numbers become i32 or u32, others
 * the float of the kernel. Undefined for a list that holds values, or rows of different lengths.
 */
export function listTable(lowering: Lowering, list: Operand, node: Node): ArrayOperand | undefined {
  const dimensions = sizesOf(list);
  const values = literalsOf(list);
  if (dimensions === undefined || values === undefined || values.length === 0) return undefined;
  const types = new Set(values.map(({ value }) => lowering.naturalType(value)));
  const scalar = (["f64", "f32", "u64", "i64", "u32", "i32"] as const).find((type) => types.has(type));
  if (scalar === undefined || types.has("bool")) return undefined;
  const isWide = scalar === "i64" || scalar === "u64";
  for (const each of values) lowering.literalAs(each, scalar, node, "an element of the list");
  const make = isWide
    ? new arrays[scalar](values.map(({ value }) => BigInt(value)))
    : new arrays[scalar](values.map(({ value }) => Number(value)));
  return constantTable(lowering, {
    name: "the list",
    scalar,
    bytes: new Uint8Array(make.buffer),
    dimensions,
  });
}

/** Returns the sizes of a regular list of lists, or undefined. */
function sizesOf(operand: Operand): readonly number[] | undefined {
  if (operand.kind !== "list") return [];
  const inner = operand.items.map(sizesOf);
  const first = inner[0];
  if (first === undefined || inner.some((each) => each?.join() !== first.join())) return undefined;
  return [operand.items.length, ...first];
}

function literalsOf(operand: Operand): readonly Literal[] | undefined {
  if (operand.kind === "literal") return [operand];
  if (operand.kind !== "list") return undefined;
  const parts = operand.items.map(literalsOf);
  return parts.every((each) => each !== undefined) ? parts.flat() : undefined;
}
