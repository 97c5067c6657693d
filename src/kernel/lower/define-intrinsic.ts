import type { Value } from "../ir/value.ts";
import { isFloat, type RegisterType } from "../language/scalar.ts";
import type { Lowering } from "./lowering.ts";
import {
  type ArrayOperand,
  computed,
  type IntrinsicOperand,
  type Operand,
  typeName,
  valueCount,
} from "./operand.ts";

/** Returns a function of the kernel language. Calls with fewer or more values than `counts` are refused. */
export function intrinsic(
  lowering: Lowering,
  name: string,
  counts: readonly [least: number, most: number],
  run: (args: readonly Operand[]) => Operand,
): IntrinsicOperand {
  return {
    kind: "intrinsic",
    name,
    call(args) {
      if (args.length >= counts[0] && args.length <= counts[1]) return run(args);
      const wanted =
        counts[0] === counts[1] ? valueCount(counts[0]) : `${counts[0]} to ${valueCount(counts[1])}`;
      return lowering.fail(
        lowering.callNode!,
        `${name} takes ${wanted}, ${args.length} given`,
        "Give the values that it takes.",
      );
    },
  };
}

/** Returns an argument as a value of one of the types. A literal becomes the first of them that can hold it. */
export function argumentOf(
  lowering: Lowering,
  operand: Operand | undefined,
  types: readonly RegisterType[],
  name: string,
): Value {
  const node = lowering.callNode!;
  if (operand === undefined) return lowering.fail(node, `${name} needs one more value`, "Give it.");
  if (operand.kind === "literal") {
    const isFraction = typeof operand.value === "number" && !Number.isInteger(operand.value);
    const type = isFraction ? (types.find(isFloat) ?? types[0]!) : types[0]!;
    return lowering.literalAs(operand, type, node, `the value of ${name}`);
  }
  if (operand.kind !== "value")
    return lowering.fail(node, `${name} of ${typeName(operand)}`, `Use a value of ${types.join(", ")}.`);
  if (types.includes(operand.type)) return operand.value;
  if (operand.weak) return lowering.build.convert(operand.value, types[0]!);
  return lowering.fail(
    node,
    `${name} of ${operand.type}`,
    `Convert it: ${types[0]}(${lowering.textOf(argumentNode(lowering))}).`,
  );
}

/** Returns the node of the first argument of the call, for messages. */
const argumentNode = (lowering: Lowering) => {
  const { arguments: args } = lowering.callNode as unknown as { arguments?: readonly import("acorn").Node[] };
  return args?.[0] ?? lowering.callNode!;
};

/** Returns an argument as an array, with the number of indices that follow it. */
export function arrayOf(lowering: Lowering, operand: Operand | undefined, name: string): ArrayOperand {
  if (operand?.kind === "array") return operand;
  return lowering.fail(
    lowering.callNode!,
    `the first value of ${name} is ${operand === undefined ? "missing" : typeName(operand)}`,
    `Give the array, then the index: ${name}(counts, i, 1).`,
  );
}

/** Returns a pure instruction of PTX as an intrinsic: "popc.b32 $d, $0;". */
export function instruction(
  lowering: Lowering,
  name: string,
  types: readonly (readonly RegisterType[])[],
  result: RegisterType,
  template: (types: readonly RegisterType[]) => string,
): IntrinsicOperand {
  return intrinsic(lowering, name, [types.length, types.length], (args) => {
    const values = args.map((each, i) => argumentOf(lowering, each, types[i]!, name));
    const text = template(values.map(({ type }) => type as RegisterType));
    return computed(lowering.build.ptx(text, result, values));
  });
}
