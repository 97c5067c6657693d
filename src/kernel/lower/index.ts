import { Builder } from "../ir/builder.ts";
import type { IrFunction, Value } from "../ir/value.ts";
import { KernelError } from "../language/kernel-error.ts";
import { scalars } from "../language/scalar.ts";
import type { Constant, ParsedParameter, ParsedSignature } from "../language/signature.ts";
import { FunctionSource } from "../language/source.ts";
import { isStruct, structShape } from "../language/struct.ts";
import { effect, expression } from "./expressions.ts";
import { bindPattern, runFunction } from "./functions.ts";
import { intrinsics } from "./intrinsics.ts";
import { Inference, Lowering, type Rules } from "./lowering.ts";
import { mathematics } from "./mathematics.ts";
import { computed, literal, type Operand, type RecordOperand } from "./operand.ts";
import { Scope } from "./scope.ts";
import { statements } from "./statements.ts";
import { uninitialisedRead } from "./uninitialised.ts";

/** A kernel in typed SSA, with the arrays whose lengths follow its parameters. */
export interface Lowered {
  readonly ir: IrFunction;
  /** Names of the arrays whose length the body reads, in the order of the hidden parameters. */
  readonly lengths: readonly string[];
}

/** Largest number of runs over the text. Each run but the last gives at least one variable its type. */
const MOST_RUNS = 200;

/** Text and signature of a kernel. */
export interface KernelText {
  readonly name: string;
  readonly signature: ParsedSignature;
  readonly source: FunctionSource;
  readonly maximumThreads: number | undefined;
}

/** Translates the text of a kernel to typed SSA. Throws KernelError with the position. */
export function lowerKernel(kernel: KernelText): Lowered {
  const inference = new Inference();
  for (let run = 0; run < MOST_RUNS; run++) {
    inference.isChanged = false;
    inference.hasWeak = false;
    try {
      const lowered = lowerOnce(kernel, inference);
      const isSettled = !inference.isChanged && (inference.isFinal || !inference.hasWeak);
      if (isSettled) return checked(kernel, lowered);
      if (!inference.isChanged) inference.isFinal = true;
    } catch (error) {
      // An error of a run whose types are not settled may come from a type that a later line gives.
      if (!(error instanceof KernelError) || !inference.isChanged) throw error;
    }
  }
  throw new KernelError(
    kernel.name,
    "the types of its variables do not settle",
    "Give the variables types: let s = f32(0).",
  );
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

function lowerOnce({ name, signature, source, maximumThreads }: KernelText, inference: Inference): Lowered {
  const build = new Builder(name);
  build.maximumThreads = maximumThreads;
  const { parameters, constants } = signature;
  const lowering = new Lowering(build, inference, widestFloat(parameters), rules);
  const lengths: string[] = [];
  const values = parameters.map((each) => parameterOperand(lowering, each, lengths));
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
  return { ir: build.finish(), lengths };
}

function widestFloat(parameters: readonly ParsedParameter[]): "f32" | "f64" {
  const isDouble = (each: ParsedParameter) =>
    (each.kind === "scalar" ? each.type : each.element.scalar) === "f64";
  return parameters.some(isDouble) ? "f64" : "f32";
}

function parameterOperand(lowering: Lowering, parameter: ParsedParameter, lengths: string[]): Operand {
  const { build } = lowering;
  const { name } = parameter;
  if (parameter.kind === "scalar") {
    const { register } = scalars[parameter.type];
    return computed(build.parameter(name, parameter.type, register));
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

const helpers = new WeakMap<object, FunctionSource>();

function constantOperand(lowering: Lowering, name: string, value: Constant, source: FunctionSource): Operand {
  if (typeof value === "number" || typeof value === "bigint" || typeof value === "boolean")
    return literal(value);
  if (typeof value === "function") {
    let helper = helpers.get(value);
    if (helper === undefined) {
      helper = new FunctionSource(name, value, source.origin);
      helpers.set(value, helper);
    }
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
  if (ArrayBuffer.isView(value))
    throw new KernelError(
      lowering.build.name,
      `${name} is a typed array`,
      "Pass a buffer of the device as a parameter, or a plain list of numbers.",
    );
  const fields = Object.entries(value).map(([key, each]): [string, Operand] => [
    key,
    constantOperand(lowering, key, each, source),
  ]);
  return { kind: "record", name, fields: Object.fromEntries(fields) };
}
