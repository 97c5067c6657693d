import type { Access } from "../ir/builder.ts";
import type { Value } from "../ir/value.ts";
import { scalars } from "../language/scalar.ts";
import { isSmall, narrowText, type SmallType, smallTypes, widenText } from "../language/small-type.ts";
import { elementPlace, indexArray, storedValue } from "./arrays.ts";
import { arrayOf, intrinsic } from "./define-intrinsic.ts";
import type { Lowering } from "./lowering.ts";
import {
  type ArrayOperand,
  computed,
  type IntrinsicOperand,
  nothing,
  type Operand,
  type RecordOperand,
} from "./operand.ts";
import { choiceOf, scopes } from "./options.ts";

/** Opcode of an atomic, and the types that it exists for. */
interface AtomicOperation {
  readonly opcode: string;
  readonly types: readonly string[];
}

const integers = ["i32", "u32", "i64", "u64"] as const;
const numbers = [...integers, "f32", "f64"] as const;
const sums = [...numbers, "f16", "bf16"] as const;

const operations: Readonly<Record<string, AtomicOperation>> = {
  add: { opcode: "add", types: sums },
  sub: { opcode: "add", types: sums },
  min: { opcode: "min", types: integers },
  max: { opcode: "max", types: integers },
  and: { opcode: "and", types: integers },
  or: { opcode: "or", types: integers },
  xor: { opcode: "xor", types: integers },
  exchange: { opcode: "exch", types: numbers },
  compareExchange: { opcode: "cas", types: [...integers, "i16", "u16"] },
  inc: { opcode: "inc", types: ["u32"] },
  dec: { opcode: "dec", types: ["u32"] },
};

const orders = { relaxed: "relaxed", acquire: "acquire", release: "release", acquireRelease: "acq_rel" };
const loadOrders = { acquire: "acquire", relaxed: "relaxed" };
const storeOrders = { release: "release", relaxed: "relaxed" };

/** Returns the atomics: `atomic.add(array, index, value)` returns the value before. */
export function atomics(lowering: Lowering): RecordOperand {
  const fields = Object.entries(operations).map(([name, each]) => [name, operation(lowering, name, each)]);
  return {
    kind: "record",
    name: "atomic",
    fields: { ...Object.fromEntries(fields), load: load(lowering), store: store(lowering) },
  };
}

function operation(lowering: Lowering, name: string, { opcode, types }: AtomicOperation): IntrinsicOperand {
  const { build } = lowering;
  const count = name === "compareExchange" ? 2 : 1;
  return intrinsic(lowering, `atomic.${name}`, [2 + count, 3 + count], (args) => {
    const node = lowering.callNode!;
    const values = args.slice(2, 2 + count);
    const { access, address, type } = placeOf(lowering, args, name);
    if (!types.includes(type))
      lowering.fail(node, `atomic.${name} on an array of ${type}`, `It exists for ${types.join(", ")}.`);
    const mode = memoryModel(lowering, args[2 + count], orders);
    let operands = values.map((each) => storedValue(lowering, each, type, node));
    if (name === "sub") operands = operands.map((each) => build.unary("neg", each));
    const attributes = { ...access, mode: `${mode} ${opcode}` };
    return computed(build.emit("atom", operands[0]!.type, [address, ...operands], attributes));
  });
}

/** Returns the order and the scope of an access, such as "relaxed.gpu". The first order is the default. */
function memoryModel(
  lowering: Lowering,
  options: Operand | undefined,
  known: Readonly<Record<string, string>>,
): string {
  const order = choiceOf(lowering, options, "order", known) ?? Object.values(known)[0]!;
  return `${order}.${choiceOf(lowering, options, "scope", scopes) ?? "gpu"}`;
}

/** Returns the text of an access: its space, its type, and its address. */
function textOf(
  { space, offset = 0 }: Access,
  type: AtomicPlace["type"],
): { readonly suffix: string; readonly at: string } {
  const inSpace = space === "generic" ? "" : `.${space}`;
  const isFloat = type === "f32" || type === "f64";
  return {
    suffix: `${inSpace}.${isFloat ? type : `b${scalars[type].bytes * 8}`}`,
    at: offset === 0 ? "[$0]" : `[$0+${offset}]`,
  };
}

function load(lowering: Lowering): IntrinsicOperand {
  return intrinsic(lowering, "atomic.load", [2, 3], (args) => {
    const { access, address, type } = placeOf(lowering, args, "load");
    const { suffix, at } = textOf(access, type);
    const mode = memoryModel(lowering, args[2], loadOrders);
    const { register } = scalars[type];
    const text = isSmall(type)
      ? `{ .reg .b16 v; ld.${mode}${suffix} v, ${at}; ${widenText(type, "$d", "v")} }`
      : `ld.${mode}${suffix} $d, ${at};`;
    return computed(lowering.build.ptx(text, register, [address], "ordered"));
  });
}

function store(lowering: Lowering): IntrinsicOperand {
  return intrinsic(lowering, "atomic.store", [3, 4], (args) => {
    const { access, address, type } = placeOf(lowering, args, "store");
    const { suffix, at } = textOf(access, type);
    const mode = memoryModel(lowering, args[3], storeOrders);
    const stored = storedValue(lowering, args[2]!, type, lowering.callNode!);
    const text = isSmall(type)
      ? `{ .reg .b16 v; ${narrowText(type, "v", "$1")} st.${mode}${suffix} ${at}, v; }`
      : `st.${mode}${suffix} ${at}, $1;`;
    lowering.build.ptx(text, "void", [address, stored], "ordered");
    return nothing;
  });
}

/** Place of the element that an atomic acts on. */
interface AtomicPlace {
  readonly access: Access;
  readonly address: Value;
  readonly type: (typeof numbers)[number] | SmallType;
}

function placeOf(lowering: Lowering, [target, index]: readonly Operand[], name: string): AtomicPlace {
  const node = lowering.callNode!;
  const array = arrayOf(lowering, target, `atomic.${name}`);
  if (array.readonly && name !== "load")
    lowering.fail(node, `${array.name} is readonly`, "Declare it without readonly.");
  const indices = index?.kind === "list" ? index.items : [index!];
  const element = indices.reduce((at: ArrayOperand, each) => indexArray(lowering, at, each, node), array);
  if (element.dimensions.length > 0)
    lowering.fail(node, `${array.name} has more dimensions`, "Give a list of indices: [y, x].");
  const { access, address, element: found } = elementPlace(lowering, element);
  const type = [...numbers, ...smallTypes].find((each) => each === found.scalar);
  if (type === undefined || found.lanes !== 1)
    return lowering.fail(
      node,
      `atomic.${name} on an array of ${found.scalar}`,
      "Use elements of 16, 32 or 64 bits.",
    );
  return { access, address, type };
}
