import type { CallExpression } from "acorn";
import { type DeviceFunction, type FamilyName, families, familyOfFunction } from "../device/index.ts";
import type { RegisterType } from "../language/scalar.ts";
import { FunctionSource } from "../language/source.ts";
import { basicMathematics } from "./basic-mathematics.ts";
import { bits } from "./bit-intrinsics.ts";
import { conversions } from "./conversion-intrinsics.ts";
import { argumentOf, intrinsic } from "./define-intrinsic.ts";
import { inlineCall } from "./functions.ts";
import type { Lowering } from "./lowering.ts";
import {
  type ArrayOperand,
  computed,
  type FunctionOperand,
  fieldOf,
  type IntrinsicOperand,
  literal,
  type Operand,
  type RecordOperand,
} from "./operand.ts";
import { Scope } from "./scope.ts";
import { twoOverPi } from "./two-over-pi.ts";

/** Texts of the families. Each is parsed when a kernel first uses it. */
const sources = new Map<string, FunctionSource>();

/** Families of each run over a kernel. */
const lowered = new WeakMap<Lowering, Map<string, RecordOperand>>();

/** Returns functions of mathematics that are written in the kernel language. They are inlined. */
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
    if (text === undefined)
      return lowering.fail(
        lowering.callNode!,
        `${name} does not exist for f64`,
        `Convert the number, where the precision of f32 is enough: ${name}(f32(x)).`,
      );
    return inlined(lowering, familyOfFunction(family, text), text, values);
  });
}

/** Returns the function of JavaScript with that name. */
function hostFunction(name: string): ((...values: readonly number[]) => number) | undefined {
  const [space, member = ""] = name.split(".");
  const found: unknown = space === "Math" ? Reflect.get(Math, member) : undefined;
  return typeof found === "function" ? (found as (...values: readonly number[]) => number) : undefined;
}

/** Returns the arguments as floats of one type. */
function argumentsOf(lowering: Lowering, name: string, args: readonly Operand[]): Operand[] {
  const node = lowering.callNode!;
  const { defaultFloat } = lowering;
  const types: readonly RegisterType[] = [defaultFloat, defaultFloat === "f32" ? "f64" : "f32"];
  const isWeak = args.every((each) => each.kind === "literal" || (each.kind === "value" && each.weak));
  const [x, y] = args as readonly [Operand, Operand?];
  if (y === undefined) return [computed(argumentOf(lowering, x, types, name), isWeak)];
  const [a, b] = lowering.unify(x, y, [node, node], name);
  return [a, b].map((each) => computed(argumentOf(lowering, each, types, name), isWeak));
}

/** Inlines a function of a family. Its instructions belong to the line of the call. */
export function inlined(
  lowering: Lowering,
  family: FamilyName,
  name: string,
  values: readonly Operand[],
): Operand {
  const node = lowering.callNode as CallExpression;
  const { isInLibrary } = lowering;
  lowering.isInLibrary = true;
  const callee = fieldOf(familyOf(lowering, family, node), name) as FunctionOperand;
  const strong = values.map((each) => (each.kind === "value" ? computed(each.value) : each));
  const result = inlineCall(lowering, callee, strong, node);
  lowering.isInLibrary = isInLibrary;
  const isWeak = values.some((each) => each.kind === "value" && each.weak);
  return result.kind === "value" ? computed(result.value, isWeak) : result;
}

function familyOf(lowering: Lowering, name: FamilyName, node: CallExpression): RecordOperand {
  const known = lowered.get(lowering) ?? new Map<string, RecordOperand>();
  lowered.set(lowering, known);
  let family = known.get(name);
  if (family === undefined) {
    const { text, needs } = families[name];
    let source = sources.get(name);
    if (source === undefined)
      sources.set(name, (source = new FunctionSource(name, text, { caller: undefined })));
    const scope = new Scope(undefined);
    scope.bind("Math", { kind: "constant", operand: basicMathematics(lowering) });
    const callee: FunctionOperand = { kind: "function", name, node: source.node, scope, source };
    const given = needs.map((each) => familyOf(lowering, each, node));
    family = inlineCall(lowering, callee, [deviceIntrinsics(lowering), ...given], node) as RecordOperand;
    known.set(name, family);
  }
  return family;
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
