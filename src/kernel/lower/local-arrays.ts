import type { Expression, NewExpression, Node } from "acorn";
import { registerOf } from "../ir/builder.ts";
import { type ElementType, elementBytes, elementType } from "../language/element.ts";
import type { ScalarName } from "../language/scalar.ts";
import { typeUnion } from "../language/type-union.ts";
import { elementPlace, indexArray, storedValue } from "./arrays.ts";
import type { Lowering } from "./lowering.ts";
import { type ArrayOperand, literal, type Operand, typeName } from "./operand.ts";
import type { Scope } from "./scope.ts";

const typedArrays: Readonly<Record<string, ScalarName>> = {
  ...({ Int8Array: "i8", Uint8Array: "u8", Int16Array: "i16", Uint16Array: "u16" } as const),
  ...({ Int32Array: "i32", Uint32Array: "u32", BigInt64Array: "i64", BigUint64Array: "u64" } as const),
  ...({ Float16Array: "f16", Float32Array: "f32", Float64Array: "f64" } as const),
};

/** Largest local array that is tried in registers, in elements. */
const MOST_REGISTERS = 64;

/** Lowers `new Float32Array(8)` or `new Float32Array([1, 2])`: an array of each thread, zeroed. */
export function newArray(
  lowering: Lowering,
  node: NewExpression,
  lower: (node: Expression) => Operand,
  scope: Scope,
): Operand {
  const { callee } = node;
  const scalar =
    callee.type === "Identifier" && scope.find(callee.name) === undefined
      ? typedArrays[callee.name]
      : undefined;
  if (scalar === undefined)
    return lowering.fail(
      node,
      `new ${lowering.textOf(callee)} is not part of the kernel language`,
      "Use a typed array: new Float32Array(8).",
    );
  const [argument] = node.arguments;
  if (argument === undefined || argument.type === "SpreadElement" || node.arguments.length !== 1)
    return lowering.fail(node, "a local array needs its length", "Give a constant: new Float32Array(8).");
  const given = lower(argument);
  const count =
    given.kind === "literal" ? Number(given.value) : given.kind === "list" ? given.items.length : Number.NaN;
  if (!Number.isInteger(count) || count < 1)
    return lowering.fail(
      argument,
      `the length of a local array is ${typeName(given)}`,
      "Use a constant of the signature, or a number, from 1 on.",
    );
  const first = given.kind === "list" ? given.items : undefined;
  const key = lowering.key(node);
  lowering.at(node);
  if (count <= MOST_REGISTERS && !lowering.inference.inMemory.has(key)) {
    const zero = literal(scalar.endsWith("64") && scalar !== "f64" ? 0n : 0);
    for (let i = 0; i < count; i++) {
      lowering.build.write(`${key}[${i}]`, storedValue(lowering, first?.[i] ?? zero, scalar, node));
    }
    return { kind: "registers", key, scalar, count };
  }
  const array = memoryArray(lowering, {
    space: "local",
    element: { scalar, lanes: 1 },
    dimensions: [count],
    node,
  });
  initialise(lowering, array, count, first, node);
  return array;
}

/** Returns a short list of scalars as variables, zeroed. Undefined for an array that needs memory. */
export function registerArray(
  lowering: Lowering,
  { scalar, lanes, struct }: ElementType,
  dimensions: readonly number[],
): Operand | undefined {
  const [count] = dimensions as readonly [number];
  const key = lowering.key(lowering.callNode!);
  const isList = dimensions.length === 1 && lanes === 1 && struct === undefined && scalar !== "bool";
  if (!isList || count > MOST_REGISTERS || lowering.inference.inMemory.has(key)) return undefined;
  const type = registerOf(scalar);
  const zero = lowering.build.constant(type, type === "i64" || type === "u64" ? 0n : 0);
  for (let i = 0; i < count; i++) lowering.build.write(`${key}[${i}]`, zero);
  return { kind: "registers", key, scalar, count };
}

/** Writes the first elements, or zeros, with a loop where the array is long. */
function initialise(
  lowering: Lowering,
  array: ArrayOperand,
  count: number,
  first: readonly Operand[] | undefined,
  node: Node,
): void {
  const { build } = lowering;
  const { scalar } = array.element;
  const type = registerOf(scalar);
  const zero = build.constant(type, type.endsWith("64") && type !== "f64" ? 0n : 0);
  if (first !== undefined || count <= MOST_REGISTERS) {
    for (let i = 0; i < count; i++) {
      const { access, address } = elementPlace(lowering, indexArray(lowering, array, literal(i), node));
      const value = first?.[i];
      build.store(access, address, [value === undefined ? zero : storedValue(lowering, value, scalar, node)]);
    }
    return;
  }
  const key = lowering.key(node, "#");
  const [body, done] = [build.block(), build.block()];
  build.write(key, build.constant("i32", 0));
  build.jump(body);
  build.enter(body);
  const i = build.read(key);
  const at = indexArray(lowering, array, { kind: "value", type: "i32", value: i, weak: false }, node);
  const { access, address } = elementPlace(lowering, at);
  build.store(access, address, [zero]);
  const next = build.binary("add", i, build.constant("i32", 1));
  build.write(key, next);
  build.branch(build.binary("lt", next, build.constant("i32", count)), body, done);
  build.seal(body);
  build.seal(done);
  build.enter(done);
}

/** Description of memory that a kernel declares. */
export interface MemoryRequest {
  readonly space: "shared" | "local";
  readonly element: ElementType;
  /** Sizes of the dimensions. Infinity for dynamic shared memory. */
  readonly dimensions: readonly number[];
  readonly node: Node;
}

/** Declares shared or local memory and returns it as an array. */
export function memoryArray(
  lowering: Lowering,
  { space, element, dimensions, node }: MemoryRequest,
): ArrayOperand {
  const count = dimensions.reduce((product, each) => product * each, 1);
  const isDynamic = count === Infinity;
  const key = isDynamic ? "dynamic_shared" : `${space}_${lowering.memories.size}`;
  const place = lowering.key(node);
  const name = isDynamic ? key : (lowering.memories.get(place) ?? key);
  const isNew = !lowering.memories.has(isDynamic ? key : place);
  lowering.memories.set(isDynamic ? key : place, name);
  const bytes = isDynamic ? 0 : count * elementBytes(element);
  const symbol = { name, space, bytes, align: 16 };
  return {
    ...{ kind: "array", name, element, space, readonly: false, dimensions },
    base: isNew ? lowering.build.memory(symbol) : lowering.build.addressOfMemory(name, space),
    start: { value: undefined, constant: 0 },
    length: () => literal(dimensions[0]!),
  };
}

/** Returns the element type that a text names. Throws KernelError for another text. */
export function elementOf(lowering: Lowering, operand: Operand | undefined, node: Node): ElementType {
  if (operand?.kind === "structType") return { scalar: "u8", lanes: 1, struct: operand.shape };
  const text = operand?.kind === "text" ? operand.value : "";
  const found = elementType(text) ?? chosenType(lowering, text, node);
  return found ?? lowering.fail(node, "the element type is missing", 'Give it first: shared("f32", 256).');
}

/** Returns the type that stands for a union such as "f32 | f64" in this specialisation. Undefined for other text. */
export function chosenType(lowering: Lowering, text: string, node: Node): ElementType | undefined {
  const union = typeUnion(text);
  if (union === undefined) return undefined;
  const scalar = lowering.types.get(union.name);
  if (scalar !== undefined) return { scalar, lanes: 1 };
  return lowering.fail(
    node,
    `no parameter has the type "${union.name}"`,
    `Use a type of the signature${lowering.types.size === 0 ? "" : `: ${[...lowering.types.keys()].map((each) => `"${each}"`).join(", ")}`}.`,
  );
}
