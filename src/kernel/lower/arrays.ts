import type { Node } from "acorn";
import { type Access, registerOf } from "../ir/builder.ts";
import type { Value } from "../ir/value.ts";
import { type ElementType, elementBytes, elementName } from "../language/element.ts";
import { componentNames, isFloat, type RegisterType, scalars } from "../language/scalar.ts";
import type { Lowering } from "./lowering.ts";
import {
  type ArrayOperand,
  computed,
  fieldOf,
  type Operand,
  type RecordOperand,
  type RegisterArray,
  typeName,
} from "./operand.ts";

/** Address of one element, and how it is accessed. */
export interface ElementPlace {
  readonly access: Access;
  readonly address: Value;
  readonly element: ElementType;
}

/** Returns the index as a value and a constant that is added to it. */
function splitIndex(
  lowering: Lowering,
  index: Operand,
  node: Node,
): { value: Value | undefined; constant: number } {
  if (index.kind === "literal") {
    if (typeof index.value !== "number" || !Number.isInteger(index.value))
      lowering.fail(node, `the index is ${typeName(index)}`, "Use a whole number.");
    return { value: undefined, constant: Number(index.value) };
  }
  let { type, value } = lowering.toValue(index, node, "the index");
  if (isFloat(type) || type === "bool")
    lowering.fail(
      node,
      `the index is ${type}`,
      type === "bool" ? "Use a whole number." : `Make it whole: ${lowering.textOf(node)} | 0.`,
    );
  let constant = 0;
  // An i32 index that overflows is outside of every array, so the constant can move into the address.
  while (value.type === "i32" && (value.op === "add" || value.op === "sub")) {
    const [rest, added] = value.args as [Value, Value];
    if (added.op !== "const") break;
    constant += (value.op === "add" ? 1 : -1) * Number(added.attributes.constant);
    value = rest;
  }
  type = value.type as RegisterType;
  return { value, constant };
}

/** Returns the array or element at an index of an array with several dimensions. */
export function indexArray(
  lowering: Lowering,
  array: ArrayOperand,
  index: Operand,
  node: Node,
): ArrayOperand {
  const { build } = lowering;
  const [, ...rest] = array.dimensions;
  const stride = array.strides?.[0] ?? rest.reduce((product, each) => product * each, 1);
  const split = splitIndex(lowering, index, node);
  if (!lowering.isInLibrary) lowering.bounds?.check(lowering, array, index, node);
  const { value, constant } = split;
  const size = array.dimensions[0]!;
  if (value === undefined && (constant < 0 || constant >= size))
    lowering.fail(
      node,
      size === Infinity
        ? `the index ${constant} is below 0`
        : `the index ${constant} is outside of ${array.name}, which has ${size} elements`,
      size === Infinity ? "Use an index from 0 on." : `Use 0 to ${size - 1}.`,
    );
  const offset = scaledIndex(lowering, split, stride);
  let scaled = offset.value;
  let sum = array.start.value;
  if (sum !== undefined && scaled !== undefined) {
    if (sum.type !== scaled.type) [sum, scaled] = [build.convert(sum, "i64"), build.convert(scaled, "i64")];
    sum = build.binary("add", sum, scaled);
  } else sum ??= scaled;
  return {
    ...array,
    dimensions: rest,
    ...(array.strides && { strides: array.strides.slice(1) }),
    start: { value: sum, constant: array.start.constant + offset.constant },
    length: () => array.lengths?.[1] ?? { kind: "literal", value: rest[0] ?? 0 },
    ...(array.lengths && { lengths: array.lengths.slice(1) }),
  };
}

/** Returns an index times the distance of neighbours. A distance that the launch gives scales the constant too. */
function scaledIndex(
  { build }: Lowering,
  { value, constant }: { value: Value | undefined; constant: number },
  stride: number | Value,
): { value: Value | undefined; constant: number } {
  const as = (type: RegisterType, x: number) => build.constant(type, type.endsWith("64") ? BigInt(x) : x);
  if (typeof stride === "number") {
    if (value === undefined || stride === 1) return { value, constant: constant * stride };
    const factor = as(value.type as RegisterType, stride);
    return { value: build.binary("mul", value, factor), constant: constant * stride };
  }
  const type = (value?.type ?? "i32") as RegisterType;
  const index = value === undefined ? as(type, constant) : build.binary("add", value, as(type, constant));
  return { value: build.binary("mul", index, build.convert(stride, type)), constant: 0 };
}

/** Returns the address of the element that an indexed array names. */
export function elementPlace(lowering: Lowering, element: ArrayOperand): ElementPlace {
  const { build } = lowering;
  const bytes = elementBytes(element.element);
  const { value, constant } = element.start;
  let address = value === undefined ? element.base : build.address(element.base, value, bytes);
  let offset = constant * bytes;
  // The offset of an access is a signed 32-bit number.
  if (offset > 0x7fffffff || offset < -0x80000000) {
    address = build.address(address, build.constant("i64", BigInt(constant)), bytes);
    offset = 0;
  }
  const { space, readonly } = element;
  return {
    access: { space, memory: element.element.scalar, offset, readonly },
    address,
    element: element.element,
  };
}

/** Reads the element of an array. A vector becomes a record with x, y, z and w, a struct is a view. */
export function loadElement(lowering: Lowering, array: ArrayOperand): Operand {
  const { access, address, element } = elementPlace(lowering, array);
  if (element.struct !== undefined) {
    const { name, space, readonly } = array;
    return {
      kind: "struct",
      name,
      shape: element.struct,
      space,
      address,
      offset: access.offset ?? 0,
      readonly,
    };
  }
  if (element.lanes === 1) return computed(lowering.build.load(access, address));
  const values = lowering.build.loadVector(access, address, element.lanes);
  const fields = Object.fromEntries(
    values.map((value, i): [string, Operand] => [componentNames[i]!, computed(value)]),
  );
  return { kind: "record", fields, name: elementName(element) };
}

/** Writes the element of an array. */
export function storeElement(lowering: Lowering, array: ArrayOperand, operand: Operand, node: Node): void {
  ensureWritable(lowering, array, node);
  const { access, address, element } = elementPlace(lowering, array);
  if (element.lanes === 1) {
    lowering.build.store(access, address, [storedValue(lowering, operand, element.scalar, node)]);
    return;
  }
  if (operand.kind !== "record")
    return lowering.fail(
      node,
      `${typeName(operand)} is stored in ${array.name}, an array of ${elementName(element)}`,
      "Write { x, y, z, w }.",
    );
  const values = componentNames.slice(0, element.lanes).map((name) => {
    const field = fieldOf(operand as RecordOperand, name);
    if (field === undefined)
      return lowering.fail(
        node,
        `the component ${name} is missing`,
        `Give ${componentNames.slice(0, element.lanes).join(", ")}.`,
      );
    return storedValue(lowering, field, element.scalar, node);
  });
  lowering.build.store(access, address, values);
}

/** Writes one component of a vector in an array. */
export function storeComponent(
  lowering: Lowering,
  array: ArrayOperand,
  name: string,
  operand: Operand,
  node: Node,
): void {
  ensureWritable(lowering, array, node);
  const { access, address, element } = elementPlace(lowering, array);
  const lane = componentNames.indexOf(name as "x");
  if (lane < 0 || lane >= element.lanes)
    lowering.fail(
      node,
      `${elementName(element)} has no component ${name}`,
      `Use ${componentNames.slice(0, element.lanes).join(", ")}.`,
    );
  const offset = access.offset! + lane * scalars[element.scalar].bytes;
  lowering.build.store({ ...access, offset }, address, [
    storedValue(lowering, operand, element.scalar, node),
  ]);
}

function ensureWritable(lowering: Lowering, array: ArrayOperand, node: Node): void {
  if (array.space === "const")
    lowering.fail(node, `${array.name} is constant memory`, "Use a local array: new Float32Array(4).");
  if (array.readonly)
    lowering.fail(
      node,
      `${array.name} is readonly`,
      `Declare it without readonly: { ${array.name}: "${elementName(array.element)}[]" }.`,
    );
}

/** Returns a value as an element of memory. Integers of 32 bits and below keep their low bits, as in a typed array. */
export function storedValue(
  lowering: Lowering,
  operand: Operand,
  scalar: keyof typeof scalars,
  node: Node,
): Value {
  const type = registerOf(scalar);
  const isNarrow = type === "i32" || type === "u32";
  if (operand.kind === "value" && isNarrow && (operand.type === "i32" || operand.type === "u32"))
    return lowering.build.convert(operand.value, type);
  if (
    operand.kind === "literal" &&
    isNarrow &&
    typeof operand.value === "number" &&
    Number.isInteger(operand.value)
  )
    return lowering.build.constant(type, operand.value);
  return lowering.toType(operand, type, node, "the stored value");
}

// --- local arrays in registers ---

/** Returns the name of the variable that holds an element, or undefined for an index that is not constant. */
export function registerKey(
  lowering: Lowering,
  array: RegisterArray,
  index: Operand,
  node: Node,
): string | undefined {
  if (index.kind === "literal") {
    const at = Number(index.value);
    if (Number.isInteger(at) && at >= 0 && at < array.count) return `${array.key}[${at}]`;
    lowering.fail(
      node,
      `the index ${index.value} is outside of the local array of ${array.count} elements`,
      `Use 0 to ${array.count - 1}.`,
    );
  }
  lowering.inference.inMemory.add(array.key);
  lowering.inference.isChanged = true;
  return undefined;
}

/** Reads an element of a local array in registers. */
export function readRegister(lowering: Lowering, array: RegisterArray, index: Operand, node: Node): Operand {
  const key = registerKey(lowering, array, index, node);
  const type = registerOf(array.scalar);
  return computed(
    key === undefined
      ? lowering.build.constant(type, type.endsWith("64") && type !== "f64" ? 0n : 0)
      : lowering.build.read(key),
  );
}

export function writeRegister(
  lowering: Lowering,
  array: RegisterArray,
  index: Operand,
  operand: Operand,
  node: Node,
): void {
  const key = registerKey(lowering, array, index, node);
  const value = storedValue(lowering, operand, array.scalar, node);
  if (key !== undefined) lowering.build.write(key, narrowed(lowering, value, array.scalar));
}

/** Returns a value as it would be read back from memory. */
function narrowed(lowering: Lowering, value: Value, scalar: keyof typeof scalars): Value {
  const { build } = lowering;
  switch (scalar) {
    case "u8":
      return build.binary("and", value, build.constant("i32", 0xff));
    case "u16":
      return build.binary("and", value, build.constant("i32", 0xffff));
    case "i8":
    case "i16": {
      const count = build.constant("u32", scalar === "i8" ? 24 : 16);
      return build.shift("shr", build.shift("shl", value, count), count);
    }
    default:
      return value;
  }
}
