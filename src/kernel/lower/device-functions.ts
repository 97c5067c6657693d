import { type DeviceFunction, type FamilyName, families, familyOfFunction } from "../device/index.ts";
import { Builder } from "../ir/builder.ts";
import type { Callee, IrFunction, Value } from "../ir/value.ts";
import { isFloat, type RegisterType } from "../language/scalar.ts";
import { FunctionSource } from "../language/source.ts";
import { improve } from "../passes/index.ts";
import { basicMathematics } from "./basic-mathematics.ts";
import { bits } from "./bit-intrinsics.ts";
import { conversions } from "./conversion-intrinsics.ts";
import { argumentOf, intrinsic } from "./define-intrinsic.ts";
import { bindPattern, runFunction } from "./functions.ts";
import { Lowering } from "./lowering.ts";
import {
  type ArrayOperand,
  type Computed,
  computed,
  type FunctionOperand,
  fieldOf,
  type IntrinsicOperand,
  type Literal,
  literal,
  type Operand,
  type RecordOperand,
} from "./operand.ts";
import { Scope } from "./scope.ts";
import { settled } from "./settle.ts";
import { twoOverPi } from "./two-over-pi.ts";

/** Texts of the families. Each is parsed when a kernel first uses it. */
const sources = new Map<string, FunctionSource>();

/** Families of each run over a text. */
const familiesOf = new WeakMap<Lowering, Map<string, RecordOperand>>();

/** Returns functions of mathematics that are written in the kernel language. */
export function deviceFunctions(
  lowering: Lowering,
  space: string,
  functions: Readonly<Record<string, DeviceFunction>>,
): Record<string, Operand> {
  return Object.fromEntries(
    Object.entries(functions).map(([name, each]) => [
      name,
      deviceFunction(lowering, `${space}.${name}`, each),
    ]),
  );
}

function deviceFunction(lowering: Lowering, name: string, { family, names, count }: DeviceFunction): Operand {
  const host = hostFunction(name);
  return intrinsic(lowering, name, [count, count], (args) => {
    const constants = args.map((each) => (each.kind === "literal" ? each.value : undefined));
    if (host !== undefined && constants.every((each) => typeof each === "number"))
      return literal(host(...constants));
    const values = argumentsOf(lowering, name, args);
    const type = values[0]!.kind === "value" ? values[0]!.type : "f32";
    const text = type === "f64" ? names.f64 : names.f32;
    return called(lowering, familyOfFunction(family, text), text, values);
  });
}

/** Returns the function of JavaScript with that name. */
function hostFunction(name: string): ((...values: readonly number[]) => number) | undefined {
  const [space, member = ""] = name.split(".");
  const found: unknown = space === "Math" ? Reflect.get(Math, member) : undefined;
  return typeof found === "function" ? (found as (...values: readonly number[]) => number) : undefined;
}

/** Returns the arguments of a call of `name` as floats of one type. */
export function argumentsOf(lowering: Lowering, name: string, args: readonly Operand[]): Operand[] {
  const node = lowering.callNode!;
  const { defaultFloat } = lowering;
  const types: readonly RegisterType[] = [defaultFloat, defaultFloat === "f32" ? "f64" : "f32"];
  const isWeak = args.every((each) => each.kind === "literal" || (each.kind === "value" && each.weak));
  const value = (each: Operand) => computed(argumentOf(lowering, each, types, name), isWeak);
  const [first, ...rest] = args as readonly [Operand, ...Operand[]];
  if (rest.length === 0) return [value(first)];
  const unified = (x: Operand, y: Operand) => lowering.unify(x, y, [node, node], name);
  if (rest.length === 1) return unified(first, rest[0]!).map(value);
  // A value that has the type of all.
  const common = rest.reduce((before, each) => unified(before, each)[0], first);
  return args.map((each) => value(unified(each, common)[0]));
}

/** Inlines a function of a family. Its instructions belong to the line of the call. */
export function inlined(
  lowering: Lowering,
  family: FamilyName,
  name: string,
  values: readonly Operand[],
): Operand {
  const { isInLibrary } = lowering;
  lowering.isInLibrary = true;
  const result = runOf(lowering, family, name, values);
  lowering.isInLibrary = isInLibrary;
  return result;
}

/** Functions of the library that were called, by their name and the types of their arguments. */
const callees = new Map<string, Callee>();

/** Calls a function of a family, with the types of its operands. The compiler lowers it once for all kernels. */
export function called(
  lowering: Lowering,
  family: FamilyName,
  name: string,
  operands: readonly Operand[],
): Operand {
  const values = operands.map((each) => lowering.toValue(each, lowering.callNode!).value);
  const isApart = families[family].isApart === true;
  const keys = values.map((each) => (isApart ? each.type : argumentKey(each)));
  const key = `doorbell_${name}_${keys.join("_")}`;
  let callee = callees.get(key);
  if (callee === undefined) {
    const ir = lowered({ key, family, name }, values, lowering);
    callee = { name: key, ir, isApart };
    callees.set(key, callee);
  }
  const isWeak = operands.some((each) => each.kind === "value" && each.weak);
  const type = resultOf(callee.ir).type as RegisterType;
  return computed(lowering.build.call(callee, type, values), isWeak && isFloat(type));
}

/** Returns the type of an argument, or the bits of a constant: a function is specialised for its constants. */
function argumentKey({ op, type, attributes }: Value): string {
  if (op !== "const") return type;
  const { constant } = attributes;
  return Object.is(constant, -0)
    ? "minus0"
    : `${type}_${String(constant).replace(/\W/g, (sign) => (sign === "-" ? "m" : "p"))}`;
}

/** Returns the value that a function ends with. */
function resultOf({ blocks }: IrFunction): Value {
  const end = blocks.map((each) => each.end).find((each) => each?.kind === "return");
  return (end as { readonly value: Value }).value;
}

/** Translates a function of a family to typed SSA, and improves it. */
function lowered(
  { key, family, name }: { readonly key: string; readonly family: FamilyName; readonly name: string },
  values: readonly Value[],
  lowering: Lowering,
): IrFunction {
  const isApart = families[family].isApart === true;
  const ir = settled(key, (inference) => {
    const build = new Builder(key);
    const type = values[0]!.type === "f64" ? "f64" : "f32";
    const inner = new Lowering(build, inference, type, lowering.rules);
    inner.isInLibrary = true;
    inner.callNode = lowering.callNode;
    const parameters = values.map((each, i) => {
      const { constant } = each.attributes;
      const held = each.type as Exclude<RegisterType, "bool">;
      const parameter = build.parameter(`${i}`, held, held);
      return constant === undefined || isApart
        ? computed(parameter)
        : computed(build.constant(held, constant));
    });
    const result = runOf(inner, family, name, parameters) as Computed | Literal;
    build.return(result.kind === "value" ? result.value : build.constant(type, result.value));
    return build;
  }).finish();
  improve(ir);
  return ir;
}

/** Lowers the body of a function of a family. */
function runOf(lowering: Lowering, family: FamilyName, name: string, values: readonly Operand[]): Operand {
  const callee = fieldOf(familyOf(lowering, family), name) as FunctionOperand;
  const strong = values.map((each) => (each.kind === "value" ? computed(each.value) : each));
  return bodyOf(lowering, callee, strong, `${family}.${name}`);
}

function bodyOf(
  lowering: Lowering,
  callee: FunctionOperand,
  values: readonly Operand[],
  path: string,
): Operand {
  const { node, source } = callee;
  const calls = lowering.frames.length === 0 ? path : `${lowering.key(lowering.callNode!)}/${path}`;
  const scope = new Scope(callee.scope, true);
  return runFunction(lowering, { node, source, path: calls, isKernel: false }, (frame) => {
    node.params.forEach((pattern, i) => {
      bindPattern(lowering, { pattern, operand: values[i], scope, at: pattern }, frame);
    });
    return scope;
  });
}

function familyOf(lowering: Lowering, name: FamilyName): RecordOperand {
  const known = familiesOf.get(lowering) ?? new Map<string, RecordOperand>();
  familiesOf.set(lowering, known);
  let family = known.get(name);
  if (family === undefined) {
    const { text, needs, calls = [] } = families[name];
    let source = sources.get(name);
    if (source === undefined)
      sources.set(name, (source = new FunctionSource(name, text, { caller: undefined })));
    const scope = new Scope(undefined);
    scope.bind("Math", { kind: "constant", operand: basicMathematics(lowering) });
    const callee: FunctionOperand = { kind: "function", name, node: source.node, scope, source };
    const given = [
      ...needs.map((each) => familyOf(lowering, each)),
      ...calls.map((each) => callsOf(lowering, each)),
    ];
    family = bodyOf(lowering, callee, [deviceIntrinsics(lowering), ...given], name) as RecordOperand;
    known.set(name, family);
  }
  return family;
}

/** Returns a family whose functions are called, not inlined. */
function callsOf(lowering: Lowering, family: FamilyName): RecordOperand {
  const { fields } = familyOf(lowering, family);
  const functions = Object.entries(fields).map(([name, each]): [string, Operand] => {
    const { node } = each as FunctionOperand;
    const count = node.params.length;
    return [name, intrinsic(lowering, name, [count, count], (args) => called(lowering, family, name, args))];
  });
  return { kind: "record", name: family, fields: Object.fromEntries(functions) };
}

/** Returns the intrinsics that the families take: those of `DeviceIntrinsics`. */
function deviceIntrinsics(lowering: Lowering): RecordOperand {
  const { build } = lowering;
  const two = (name: string, template: (type: string) => string): IntrinsicOperand =>
    intrinsic(lowering, name, [2, 2], ([x, y]) => {
      const node = lowering.callNode!;
      const [a, b] = lowering.unify(x!, y!, [node, node], name);
      return computed(build.ptx(template(a.type), a.type, [a.value, b.value]));
    });
  const { f32, f64, i32, u32, i64, u64, bitsOf, f32FromBits, f64FromBits } = conversions(lowering) as Record<
    string,
    Operand
  >;
  const { mulhi, fma } = bits(lowering) as Record<string, Operand>;
  return {
    kind: "record",
    name: "the intrinsics",
    fields: {
      ...({
        f32,
        f64,
        i32,
        u32,
        i64,
        u64,
        bitsOf,
        bitsOf32: bitsOf,
        f32FromBits,
        f64FromBits,
        mulhi,
        mulhi32: mulhi,
        fma,
      } as Record<string, Operand>),
      product: two("product", (type) => `mul.rn.${type} $d, $0, $1;`),
      copySign: two("copySign", (type) => `copysign.${type} $d, $1, $0;`),
      rint: intrinsic(lowering, "rint", [1, 1], ([x]) =>
        computed(build.round(argumentOf(lowering, x, ["f64", "f32"], "rint"), "even")),
      ),
      twoOverPi: (): ArrayOperand => twoOverPi(lowering),
    },
  };
}
