import type { Node } from "acorn";
import type { ElementType } from "../language/element.ts";
import type { FieldShape } from "../language/struct.ts";
import { indexArray, loadElement, storedValue, storeElement } from "./arrays.ts";
import type { Lowering } from "./lowering.ts";
import {
  type ArrayOperand,
  computed,
  fieldOf,
  literal,
  type Operand,
  type RecordOperand,
  type StructOperand,
  typeName,
} from "./operand.ts";

/** Largest number of elements of an array field that an assignment of a whole struct copies. */
const MOST_COPIED = 64;

/** Returns a field of a struct in memory: its value, or a view of a struct or array in it. */
export function structField(lowering: Lowering, struct: StructOperand, name: string, node: Node): Operand {
  const field = fieldShape(lowering, struct, name, node);
  if (field.dimensions.length > 0) return arrayField(lowering, struct, name, field);
  const offset = struct.offset + field.offset;
  if (field.element.struct !== undefined) return { ...struct, shape: field.element.struct, offset };
  return computed(lowering.build.load(accessOf(struct, field.element, offset), struct.address));
}

/** Writes a field of a struct in memory. */
export function storeStructField(
  lowering: Lowering,
  struct: StructOperand,
  name: string,
  operand: Operand,
  node: Node,
): void {
  if (struct.readonly)
    lowering.fail(
      node,
      struct.space === "param"
        ? `${struct.name} is a copy for each thread to read`
        : `${struct.name} is readonly`,
      struct.space === "param"
        ? `Copy it: { ...${struct.name} }.`
        : `Declare it without readonly: structs(${struct.shape.name}).`,
    );
  const { element, offset, dimensions } = fieldShape(lowering, struct, name, node);
  if (dimensions.length > 0)
    lowering.fail(node, `${name} is an array of ${struct.shape.name}`, "Assign its elements.");
  const at = struct.offset + offset;
  if (element.struct !== undefined) {
    const view = { ...struct, shape: element.struct, offset: at };
    return storeStruct(lowering, view, copyOf(lowering, operand, node), node);
  }
  const value = storedValue(lowering, operand, element.scalar, node);
  lowering.build.store(accessOf(struct, element, at), struct.address, [value]);
}

/** Writes all fields of a struct in memory from an object. */
export function storeStruct(lowering: Lowering, struct: StructOperand, operand: Operand, node: Node): void {
  const { shape } = struct;
  const names = Object.keys(shape.fields);
  if (operand.kind !== "record")
    return lowering.fail(
      node,
      `${typeName(operand)} is assigned to an element of ${struct.name}`,
      `Give an object: { ${names.join(", ")} }, or a copy: { ...value }.`,
    );
  for (const name of names) {
    const value = fieldOf(operand, name);
    if (value === undefined)
      return lowering.fail(node, `the field ${name} is missing`, `Give ${names.join(", ")}.`);
    const { dimensions } = shape.fields[name]!;
    if (dimensions.length > 0) {
      const array = structField(lowering, struct, name, node) as ArrayOperand;
      storeList(lowering, array, copyOf(lowering, value, node), node);
    } else storeStructField(lowering, struct, name, value, node);
  }
}

/** Returns the fields of a struct as an object, for `{ ...bodies[i] }`. Structs and arrays in it stay views. */
export function fieldsOfStruct(lowering: Lowering, struct: StructOperand, node: Node): RecordOperand {
  const names = Object.keys(struct.shape.fields);
  const fields = names.map((name): [string, Operand] => [name, structField(lowering, struct, name, node)]);
  return { kind: "record", fields: Object.fromEntries(fields), name: struct.shape.name, isFresh: true };
}

/** Returns a copy of a struct, with copies of the structs and arrays in it. */
export function copyOfStruct(lowering: Lowering, struct: StructOperand, node: Node): RecordOperand {
  const { fields, ...rest } = fieldsOfStruct(lowering, struct, node);
  const copied = Object.entries(fields).map(([name, field]): [string, Operand] => [
    name,
    copyOf(lowering, field as Operand, node),
  ]);
  return { ...rest, fields: Object.fromEntries(copied) };
}

/** Returns a value that does not change with memory. */
function copyOf(lowering: Lowering, operand: Operand, node: Node): Operand {
  if (operand.kind === "array") return listOf(lowering, operand, node);
  return operand.kind === "struct" ? copyOfStruct(lowering, operand, node) : operand;
}

function fieldShape(lowering: Lowering, { shape }: StructOperand, name: string, node: Node): FieldShape {
  return Object.hasOwn(shape.fields, name)
    ? shape.fields[name]!
    : lowering.fail(
        node,
        `there is no ${name} in ${shape.name}`,
        `It has ${Object.keys(shape.fields).join(", ")}.`,
      );
}

const accessOf = ({ space, readonly }: StructOperand, { scalar }: ElementType, offset: number) => ({
  ...{ space, readonly, offset, memory: scalar },
});

function arrayField(
  lowering: Lowering,
  struct: StructOperand,
  name: string,
  field: FieldShape,
): ArrayOperand {
  const { build } = lowering;
  const { address, space, readonly } = struct;
  const offset = struct.offset + field.offset;
  const bytes = build.constant(address.type as "u64", address.type === "u64" ? BigInt(offset) : offset);
  return {
    ...{ kind: "array", name: `${struct.name}.${name}`, element: field.element, space, readonly },
    base: build.binary("add", address, bytes),
    dimensions: field.dimensions,
    start: { value: undefined, constant: 0 },
    length: () => literal(field.dimensions[0]!),
  };
}

/** Returns the elements of an array field as a list. */
function listOf(lowering: Lowering, array: ArrayOperand, node: Node): Operand {
  const [length] = checkedSize(lowering, array, node);
  const items = Array.from({ length: length! }, (_, k): Operand => {
    const element = indexArray(lowering, array, literal(k), node);
    if (element.dimensions.length > 0) return listOf(lowering, element, node);
    const value = loadElement(lowering, element);
    return copyOf(lowering, value, node);
  });
  return { kind: "list", items };
}

/** Writes the elements of an array field from a list. */
function storeList(lowering: Lowering, array: ArrayOperand, value: Operand, node: Node): void {
  const [length] = checkedSize(lowering, array, node);
  if (value.kind !== "list" || value.items.length !== length)
    return lowering.fail(
      node,
      `${typeName(value)} is assigned to ${array.name}, an array of ${length} elements`,
      "Give a list with all elements, or assign them one by one.",
    );
  value.items.forEach((item, k) => {
    const element = indexArray(lowering, array, literal(k), node);
    if (element.dimensions.length > 0) storeList(lowering, element, item, node);
    else if (element.element.struct === undefined) storeElement(lowering, element, item, node);
    else storeStruct(lowering, loadElement(lowering, element) as StructOperand, item, node);
  });
}

function checkedSize(lowering: Lowering, { dimensions, name }: ArrayOperand, node: Node): readonly number[] {
  const count = dimensions.reduce((product, each) => product * each, 1);
  if (count <= MOST_COPIED) return dimensions;
  return lowering.fail(
    node,
    `${name} has ${count} elements, and an assignment copies at most ${MOST_COPIED}`,
    "Copy its elements in a loop.",
  );
}
