import type { Value } from "../ir/value.ts";
import type { RegisterType } from "../language/scalar.ts";
import { indexArray, loadElement, readRegister, storeElement, writeRegister } from "./arrays.ts";
import { argumentOf, intrinsic } from "./define-intrinsic.ts";
import { checkSpace, type ElementArgument, elementArgument } from "./element-argument.ts";
import type { Lowering } from "./lowering.ts";
import {
  computed,
  type IntrinsicOperand,
  literal,
  nothing,
  type Operand,
  type RecordOperand,
  typeName,
} from "./operand.ts";

/** A product of fragments: its shape, and the number of registers of A, B and C that a thread holds. */
interface Shape {
  readonly shape: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Products of one element type. Several shapes differ by the size of A. */
interface Product {
  readonly shapes: readonly Shape[];
  readonly type: string;
  /** Type of the registers of C and D. */
  readonly sum: "f32" | "i32" | "f64";
  /** Type of the values of A and B in a kernel: packed words, or floats. */
  readonly factor: "word" | "f32" | "f64";
  /** Version of PTX that the instruction needs. */
  readonly version?: string;
}

const shape = (name: string, a: number, b: number, c: number): Shape => ({ shape: name, a, b, c });
const halves = [shape("m16n8k16", 4, 2, 4), shape("m16n8k8", 2, 1, 4)];
const bytes = [shape("m16n8k32", 4, 2, 4), shape("m16n8k16", 2, 1, 4)];

const products: Readonly<Record<string, Product>> = {
  f16: { shapes: halves, type: "f16", sum: "f32", factor: "word" },
  bf16: { shapes: halves, type: "bf16", sum: "f32", factor: "word" },
  tf32: {
    ...{
      shapes: [shape("m16n8k8", 4, 2, 4), shape("m16n8k4", 2, 1, 4)],
      type: "tf32",
      sum: "f32",
      factor: "f32",
    },
  },
  i8: { shapes: bytes, type: "s8", sum: "i32", factor: "word" },
  u8: { shapes: bytes, type: "u8", sum: "i32", factor: "word" },
  e4m3: { shapes: [bytes[0]!], type: "e4m3", sum: "f32", factor: "word", version: "8.4" },
  e5m2: { shapes: [bytes[0]!], type: "e5m2", sum: "f32", factor: "word", version: "8.4" },
  f64: { shapes: [shape("m8n8k4", 1, 1, 2)], type: "f64", sum: "f64", factor: "f64" },
};

/** Returns the products of tensor cores: `mma.f16(c, a, b)` adds A * B to C. */
export function matrixProducts(lowering: Lowering): RecordOperand {
  const fields = Object.entries(products).map(([name, each]) => [
    name,
    product(lowering, `mma.${name}`, each),
  ]);
  return { kind: "record", name: "mma", fields: Object.fromEntries(fields) };
}

function product(lowering: Lowering, name: string, each: Product): IntrinsicOperand {
  const { shapes, type, sum, factor, version } = each;
  const { build } = lowering;
  return intrinsic(lowering, name, [3, 3], ([c, a, b]) => {
    const [first, second] = [a, b].map((each) => elementsOf(lowering, each!, name)) as [Operand[], Operand[]];
    const third = elementsOf(lowering, c!, name);
    const found = shapes.find((each) => each.a === first.length);
    if (found === undefined || found.b !== second.length || found.c !== third.length)
      return lowering.fail(
        lowering.callNode!,
        `${name} of ${first.length} values of A, ${second.length} of B and ${third.length} of C`,
        `A thread holds ${shapes.map((each) => `${each.a}, ${each.b} and ${each.c} (${each.shape})`).join(", or ")}.`,
      );
    build.version ??= version;
    const values = [...first, ...second].map((one) => factorValue(lowering, one, factor, name));
    const sums = third.map((each) => argumentOf(lowering, each, [sum], name));
    const suffix = sum === "i32" ? "s32" : sum;
    const list = (from: number, count: number) =>
      `{${Array.from({ length: count }, (_, i) => `$${from + i}`).join(", ")}}`;
    const results = `{${third.map((_, i) => `$d${i}`).join(", ")}}`;
    const operands = [list(0, found.a), list(found.a, found.b), list(found.a + found.b, found.c)];
    const opcode = `mma.sync.aligned.${found.shape}.row.col.${suffix}.${type}.${type}.${suffix}`;
    const text = `${opcode} ${results}, ${operands.join(", ")};`;
    const after = build.ptxMany(text, sum, found.c, [...values, ...sums]);
    for (const [i, value] of after.entries()) writeElement(lowering, c!, i, value);
    return nothing;
  });
}

/** Returns a value of A or B as the register that the instruction takes. An f32 is rounded to tf32. A u32 has its bits. */
function factorValue(lowering: Lowering, operand: Operand, factor: Product["factor"], name: string): Value {
  if (factor === "f64") return inRegister(lowering, argumentOf(lowering, operand, ["f64"], name));
  if (factor === "word") return inRegister(lowering, argumentOf(lowering, operand, ["u32", "i32"], name));
  const value = argumentOf(lowering, operand, ["f32", "u32"], name);
  if (value.type !== "f32") return inRegister(lowering, value);
  return lowering.build.ptx("cvt.rna.tf32.f32 $d, $0;", "u32", [value]);
}

/** Returns the value in a register. ptxas 13.0 refuses a factor whose elements are all numbers. */
function inRegister({ build }: Lowering, value: Value): Value {
  if (value.op !== "const") return value;
  return build.ptx(`mov.b${value.type === "f64" ? 64 : 32} $d, $0;`, value.type, [value]);
}

/** Returns the elements of a list, or of a local array. */
function elementsOf(lowering: Lowering, operand: Operand, name: string): Operand[] {
  const node = lowering.callNode!;
  if (operand.kind === "list") return [...operand.items];
  const count =
    operand.kind === "registers" ? operand.count : operand.kind === "array" ? operand.dimensions[0]! : 0;
  if (!Number.isFinite(count) || count < 1 || count > 16)
    lowering.fail(node, `${name} of ${typeName(operand)}`, "Use a local array, such as new Float32Array(4).");
  return Array.from({ length: count }, (_, i) => {
    if (operand.kind === "registers") return readRegister(lowering, operand, literal(i), node);
    if (operand.kind === "array")
      return loadElement(lowering, indexArray(lowering, operand, literal(i), node));
    return nothing;
  });
}

function writeElement(lowering: Lowering, target: Operand, index: number, value: Value): void {
  const node = lowering.callNode!;
  if (target.kind === "registers") writeRegister(lowering, target, literal(index), computed(value), node);
  else if (target.kind === "array")
    storeElement(lowering, indexArray(lowering, target, literal(index), node), computed(value), node);
  else lowering.fail(node, `the sum is ${typeName(target)}`, "Use a local array: new Float32Array(4).");
}

/** Returns the place of a row of a matrix in shared memory: `name(array, index, ...)`. */
function rowOfMatrix(lowering: Lowering, args: readonly Operand[], name: string): ElementArgument {
  const place = elementArgument(lowering, args, name);
  checkSpace(lowering, place, "shared", name);
  const { scalar } = place.element;
  if (!scalar.endsWith("16"))
    lowering.fail(
      lowering.callNode!,
      `${name} of ${scalar}`,
      "Use an array of 16-bit elements, such as f16.",
    );
  return place;
}

/** Returns `ldmatrix(array, index, count)`: 8x8 matrices of 16-bit elements, each row at the index of one lane. */
export function loadMatrix(lowering: Lowering, name: string, suffix: string): IntrinsicOperand {
  return intrinsic(lowering, name, [3, 3], (args) => {
    const place = rowOfMatrix(lowering, args, name);
    const count = args[2]!.kind === "literal" ? Number(args[2]!.value) : Number.NaN;
    if (![1, 2, 4].includes(count))
      lowering.fail(
        lowering.callNode!,
        `${name} of ${typeName(args[2]!)} matrices`,
        "Use the constant 1, 2 or 4.",
      );
    const results = Array.from({ length: count }, (_, i) => `$d${i}`).join(", ");
    const text = `ldmatrix.sync.aligned.m8n8.x${count}${suffix}.shared.b16 {${results}}, ${place.at(0)};`;
    const words = lowering.build.ptxMany(text, "u32", count, [place.address]);
    return { kind: "list", items: words.map((each) => computed(each)) };
  });
}

/** Returns `stmatrix(array, index, words)`: the opposite of `ldmatrix`, for one, two or four words. */
export function storeMatrix(lowering: Lowering, name: string, suffix: string): IntrinsicOperand {
  return intrinsic(lowering, name, [3, 3], (args) => {
    const place = rowOfMatrix(lowering, args, name);
    if (place.array.readonly)
      lowering.fail(lowering.callNode!, `${place.array.name} is readonly`, "Declare it without readonly.");
    const elements = elementsOf(lowering, args[2]!, name);
    const count = elements.length;
    if (![1, 2, 4].includes(count))
      lowering.fail(
        lowering.callNode!,
        `${name} of ${count} words`,
        "Give a list of 1, 2 or 4 words, one for each matrix.",
      );
    const words = elements.map((each) => argumentOf(lowering, each, ["u32", "i32"], name));
    const list = words.map((_, i) => `$${i + 1}`).join(", ");
    const text = `stmatrix.sync.aligned.m8n8.x${count}${suffix}.shared.b16 ${place.at(0)}, {${list}};`;
    lowering.build.ptx(text, "void", [place.address, ...words], "ordered");
    return nothing;
  });
}

/** Returns the conversions of pairs of floats to words of two small floats, and back. */
export function packing(lowering: Lowering): Record<string, Operand> {
  const { build } = lowering;
  const f32: readonly RegisterType[] = ["f32"];
  const pack = (name: string, template: string) =>
    intrinsic(lowering, `pack.${name}`, [2, 2], (args) =>
      computed(
        build.ptx(
          template,
          "u32",
          args.map((each) => argumentOf(lowering, each, f32, `pack.${name}`)),
        ),
      ),
    );
  const unpack = (name: string, low: string, high: string) =>
    intrinsic(lowering, `unpack.${name}`, [1, 1], ([x]) => {
      const word = argumentOf(lowering, x, ["u32", "i32"], `unpack.${name}`);
      const [a, b] = [low, high].map((template) => computed(build.ptx(template, "f32", [word]))) as [
        Operand,
        Operand,
      ];
      return { kind: "record", fields: { x: a, y: b } };
    });
  const half = (register: "lo" | "hi") =>
    `{ .reg .b16 lo, hi; mov.b32 {lo, hi}, $0; cvt.f32.f16 $d, ${register}; }`;
  const small = (type: string, register: "lo" | "hi") =>
    `{ .reg .b16 both, lo, hi; .reg .b32 pair; cvt.u16.u32 both, $0; cvt.rn.f16x2.${type} pair, both; mov.b32 {lo, hi}, pair; cvt.f32.f16 $d, ${register}; }`;
  const toSmall = (type: string) =>
    `{ .reg .b16 both; cvt.rn.satfinite.${type}.f32 both, $1, $0; cvt.u32.u16 $d, both; }`;
  return {
    pack: {
      kind: "record",
      name: "pack",
      fields: {
        f16x2: pack("f16x2", "cvt.rn.f16x2.f32 $d, $1, $0;"),
        bf16x2: pack("bf16x2", "cvt.rn.bf16x2.f32 $d, $1, $0;"),
        e4m3x2: pack("e4m3x2", toSmall("e4m3x2")),
        e5m2x2: pack("e5m2x2", toSmall("e5m2x2")),
      },
    },
    unpack: {
      kind: "record",
      name: "unpack",
      fields: {
        f16x2: unpack("f16x2", half("lo"), half("hi")),
        bf16x2: unpack("bf16x2", "shl.b32 $d, $0, 16;", "and.b32 $d, $0, 0xffff0000;"),
        e4m3x2: unpack("e4m3x2", small("e4m3x2", "lo"), small("e4m3x2", "hi")),
        e5m2x2: unpack("e5m2x2", small("e5m2x2", "lo"), small("e5m2x2", "hi")),
      },
    },
  };
}
