import type { CallExpression } from "acorn";
import { Builder } from "../ir/builder.ts";
import type { IrFunction, Value } from "../ir/value.ts";
import { type DeviceDefinition, definitionOf } from "../language/device-function.ts";
import { KernelError } from "../language/kernel-error.ts";
import { scalars } from "../language/scalar.ts";
import type { Constant, ParsedParameter, ParsedSignature } from "../language/signature.ts";
import { type FunctionSource, sourceOf } from "../language/source.ts";
import { isStruct, structShape } from "../language/struct.ts";
import { wholeDivision } from "./arithmetic.ts";
import { BoundsChecks, type BoundsSite } from "./bounds.ts";
import { effect, expression } from "./expressions.ts";
import { bindPattern, inlineCall, runFunction } from "./functions.ts";
import { intrinsics } from "./intrinsics.ts";
import { type Inference, Lowering, type Rules } from "./lowering.ts";
import { mathematics } from "./mathematics.ts";
import {
  type ArrayOperand,
  type Computed,
  computed,
  type FunctionOperand,
  literal,
  type Operand,
  type RecordOperand,
  typeName,
} from "./operand.ts";
import { Scope } from "./scope.ts";
import { settled } from "./settle.ts";
import { statements } from "./statements.ts";
import { constantTable, tableType } from "./tables.ts";
import { uninitialisedRead } from "./uninitialised.ts";

/** A kernel in typed SSA, with the arrays whose lengths follow its parameters. */
export interface Lowered {
  readonly ir: IrFunction;
  /** Names of the arrays whose length the body reads, in the order of the hidden parameters. */
  readonly lengths: readonly string[];
  /** Indices that `bounds: "check"` compares. The address of its record is before the lengths. */
  readonly sites: readonly BoundsSite[];
}

/** Text and signature of a kernel. */
export interface KernelText {
  readonly name: string;
  readonly signature: ParsedSignature;
  readonly source: FunctionSource;
  readonly maximumThreads: number | undefined;
  /** True when each index is compared with the length of its array. */
  readonly checksBounds: boolean;
}

/** Translates the text of a kernel to typed SSA. Throws KernelError with the position. */
export function lowerKernel(kernel: KernelText): Lowered {
  return checked(kernel, settled(kernel.name, (inference) => lowerOnce(kernel, inference))());
}

/** Returns a kernel that reads no variable before its first assignment. Throws KernelError for another. */
function checked({ name, source }: KernelText, lowered: Lowered): Lowered {
  const read = uninitialisedRead(lowered.ir);
  if (read === undefined) return lowered;
  const { place } = read;
  const text = place === undefined ? source : (lowered.ir.sources[place.source] as FunctionSource);
  throw new KernelError(
    name,
    `${read.name} has no value on a path to this line`,
    `Give it a first value: let ${read.name} = 0.`,
    text.position(place?.offset ?? source.node.start),
  );
}

const rules: Rules = { expression, effect, statements };

/** Runs once over the text. Returns a function that finishes the kernel. */
function lowerOnce(
  { name, signature, source, maximumThreads, checksBounds }: KernelText,
  inference: Inference,
): () => Lowered {
  const build = new Builder(name);
  build.maximumThreads = maximumThreads;
  const { parameters, constants } = signature;
  const lowering = new Lowering(build, inference, widestFloat(parameters), rules);
  lowering.types = signature.types;
  const lengths: string[] = [];
  const flat = parameters.map((each) => parameterOperand(lowering, each, lengths));
  const bounds = checksBounds ? new BoundsChecks(build.parameter("bounds", "ptr")) : undefined;
  lowering.bounds = bounds;
  const values = flat.map((operand, i) => {
    const parameter = parameters[i]!;
    if (operand.kind !== "array" || parameter.kind !== "array" || parameter.sizes.length === 0)
      return operand;
    const sizes = parameter.sizes.map((size) =>
      typeof size === "number"
        ? size
        : (flat[parameters.findIndex((each) => each.name === size)] as Computed).value,
    );
    return withRows(lowering, operand, sizes);
  });
  const constantOperands = Object.entries(constants).map(([key, value]): [string, Operand] => [
    key,
    constantOperand(lowering, key, value, source),
  ]);
  const outer = new Scope(undefined);
  const captured: RecordOperand = {
    kind: "record",
    name: "the signature",
    fields: Object.fromEntries([
      ...parameters.map((each, i): [string, Operand] => [each.name, values[i]!]),
      ...constantOperands,
    ]),
  };
  outer.bind("Math", { kind: "constant", operand: mathematics(lowering) });
  runFunction(lowering, { node: source.node, source, path: name, isKernel: true }, (frame) => {
    const scope = new Scope(outer, true);
    const given = [captured, intrinsics(lowering)];
    source.node.params.forEach((pattern, i) => {
      bindPattern(lowering, { pattern, operand: given[i], scope, at: pattern }, frame);
    });
    return scope;
  });
  build.return();
  return () => ({ ir: build.finish(), lengths, sites: bounds?.sites ?? [] });
}

function widestFloat(parameters: readonly ParsedParameter[]): "f32" | "f64" {
  const isDouble = (each: ParsedParameter) =>
    each.kind !== "struct" && (each.kind === "scalar" ? each.type : each.element.scalar) === "f64";
  return parameters.some(isDouble) ? "f64" : "f32";
}

function parameterOperand(lowering: Lowering, parameter: ParsedParameter, lengths: string[]): Operand {
  const { build } = lowering;
  const { name } = parameter;
  if (parameter.kind === "scalar") {
    const { register } = scalars[parameter.type];
    return computed(build.parameter(name, parameter.type, register));
  }
  if (parameter.kind === "struct") {
    const { shape } = parameter;
    const address = build.structParameter(name, shape);
    return { kind: "struct", name, shape, space: "param", address, offset: 0, readonly: true };
  }
  const base = build.parameter(name, "ptr");
  let length: Value | undefined;
  return {
    ...{
      kind: "array",
      name,
      element: parameter.element,
      space: "global",
      base,
      readonly: parameter.readonly,
    },
    dimensions: [Number.POSITIVE_INFINITY],
    start: { value: undefined, constant: 0 },
    length: () => {
      if (length === undefined) {
        length = build.parameter(`${name}.length`, "i32", "i32");
        lengths.push(name);
      }
      return computed(length);
    },
  };
}

/** Returns an array with dimensions behind the first, whose sizes are constants or values of the launch. */
function withRows(lowering: Lowering, array: ArrayOperand, sizes: readonly (number | Value)[]): ArrayOperand {
  const { build } = lowering;
  const value = (size: number | Value) => (typeof size === "number" ? build.constant("i32", size) : size);
  const product = (a: number | Value, b: number | Value) =>
    typeof a === "number" && typeof b === "number" ? a * b : build.binary("mul", value(a), value(b));
  const strides = sizes.map((_, i) => sizes.slice(i).reduce(product));
  const rows = () => {
    const total = array.length() as Computed;
    return computed(wholeDivision(lowering, "div", total.value, value(strides[0]!)));
  };
  const inner = sizes.map((size): Operand => (typeof size === "number" ? literal(size) : computed(size)));
  return {
    ...array,
    dimensions: [
      Number.POSITIVE_INFINITY,
      ...sizes.map((size) => (typeof size === "number" ? size : Infinity)),
    ],
    strides: [...strides, 1],
    length: rows,
    lengths: [literal(0), ...inner],
  };
}

/** Largest size of a typed array of a signature, in bytes: the constant memory of a module. */
const MOST_CONSTANT_BYTES = 65536;

function typedTable(lowering: Lowering, name: string, value: ArrayBufferView): Operand {
  const scalar = tableType(value);
  const { buffer, byteOffset, byteLength } = value;
  if (scalar === undefined || byteLength === 0 || byteLength > MOST_CONSTANT_BYTES)
    throw new KernelError(
      lowering.build.name,
      `${name} is ${value.constructor.name} of ${byteLength} bytes`,
      `Use a typed array of numbers of 1 to ${MOST_CONSTANT_BYTES} bytes, or pass a buffer of the device as a parameter.`,
    );
  const bytes = new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
  return constantTable(lowering, { name, scalar, bytes, dimensions: [byteLength / scalars[scalar].bytes] });
}

/** Returns a function that `deviceFunction` made: each call inlines the function that makes it, then the function. */
function deviceOperand(
  lowering: Lowering,
  name: string,
  { captures, make, origin }: DeviceDefinition,
): Operand {
  const source = sourceOf(name, make, origin);
  const scope = new Scope(undefined);
  scope.bind("Math", { kind: "constant", operand: mathematics(lowering) });
  const maker: FunctionOperand = { kind: "function", name, node: source.node, scope, source };
  const from = source;
  return {
    kind: "intrinsic",
    name,
    call(args) {
      const node = lowering.callNode as CallExpression;
      const fields = Object.entries(captures).map(([key, each]): [string, Operand] => [
        key,
        constantOperand(lowering, key, each, from),
      ]);
      const captured: RecordOperand = {
        kind: "record",
        name: "the captures",
        fields: Object.fromEntries(fields),
      };
      const given = [captured, intrinsics(lowering)].slice(0, maker.node.params.length);
      const made = inlineCall(lowering, maker, given, node);
      if (made.kind === "function") return inlineCall(lowering, { ...made, name }, args, node);
      return lowering.fail(
        node,
        `${name} returns ${typeName(made)}, not a function`,
        "Return an arrow function.",
      );
    },
  };
}

function constantOperand(lowering: Lowering, name: string, value: Constant, source: FunctionSource): Operand {
  if (typeof value === "number" || typeof value === "bigint" || typeof value === "boolean")
    return literal(value);
  if (typeof value === "function") {
    const definition = definitionOf(value);
    if (definition !== undefined) return deviceOperand(lowering, name, definition);
    const helper = sourceOf(name, value, source.origin);
    const scope = new Scope(undefined);
    scope.bind("Math", { kind: "constant", operand: mathematics(lowering) });
    return { kind: "function", name, node: helper.node, scope, source: helper };
  }
  if (isStruct(value)) return { kind: "structType", shape: structShape(value) };
  if (Array.isArray(value))
    return {
      kind: "list",
      items: value.map((each: Constant, i) => constantOperand(lowering, `${name}[${i}]`, each, source)),
    };
  if (ArrayBuffer.isView(value)) return typedTable(lowering, name, value);
  const fields = Object.entries(value).map(([key, each]): [string, Operand] => [
    key,
    constantOperand(lowering, key, each, source),
  ]);
  return { kind: "record", name, fields: Object.fromEntries(fields) };
}
