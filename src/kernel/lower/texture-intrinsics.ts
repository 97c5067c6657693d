import type { Value } from "../ir/value.ts";
import { componentNames } from "../language/scalar.ts";
import { argumentOf, intrinsic } from "./define-intrinsic.ts";
import type { Lowering } from "./lowering.ts";
import {
  computed,
  type IntrinsicOperand,
  nothing,
  type Operand,
  type RecordOperand,
  typeName,
} from "./operand.ts";

/** Types of a texel in a register. */
const texelTypes = { f32: "f32", i32: "s32", u32: "u32" } as const;
type TexelType = keyof typeof texelTypes;

/** Returns the reads of textures: `texture.f32(t, x, y)` returns the four channels of a texel. */
export function textures(lowering: Lowering): RecordOperand {
  const fields = (Object.keys(texelTypes) as TexelType[]).map((type) => [type, fetch(lowering, type)]);
  return { kind: "record", name: "texture", fields: Object.fromEntries(fields) };
}

/** Returns the coordinates as PTX takes them: one, two, or four registers for three dimensions. */
const coordinates = (count: number, first: number): string => {
  const names = Array.from({ length: count }, (_, i) => `$${first + i}`);
  return `{${(count === 3 ? [...names, names[2]] : names).join(", ")}}`;
};

function fetch(lowering: Lowering, type: TexelType): IntrinsicOperand {
  const name = `texture.${type}`;
  return intrinsic(lowering, name, [2, 4], ([texture, ...at]) => {
    const handle = argumentOf(lowering, texture, ["u64"], name);
    // Whole coordinates name a texel, floats a place between texels.
    const isWhole = at.every((each) => each.kind === "value" && !each.weak && each.type === "i32");
    const points = at.map((each) => argumentOf(lowering, each, [isWhole ? "i32" : "f32"], name));
    const opcode = `tex.${at.length}d.v4.${texelTypes[type]}.${isWhole ? "s32" : "f32"}`;
    const text = `${opcode} {$d0, $d1, $d2, $d3}, [$0, ${coordinates(at.length, 1)}];`;
    const channels = lowering.build.ptxMany(text, type, 4, [handle, ...points]);
    const fields = channels.map((each, i): [string, Operand] => [componentNames[i]!, computed(each)]);
    return { kind: "record", name: "the texel", fields: Object.fromEntries(fields) };
  });
}

/** Returns the access to surfaces of 32-bit elements: `surface.load(s, "f32", x, y)`. */
export function surfaces(lowering: Lowering): RecordOperand {
  const { build } = lowering;
  const typeOf = (operand: Operand | undefined, name: string): TexelType => {
    const text = operand?.kind === "text" ? operand.value : undefined;
    if (text !== undefined && Object.hasOwn(texelTypes, text)) return text as TexelType;
    return lowering.fail(
      lowering.callNode!,
      `the element type of ${name} is ${text === undefined ? typeName(operand ?? nothing) : JSON.stringify(text)}`,
      'Use "f32", "i32" or "u32".',
    );
  };
  // The first coordinate of the instruction is in bytes.
  const points = (at: readonly Operand[], name: string): Value[] =>
    at.map((each, i) => {
      const value = argumentOf(lowering, each, ["i32", "u32"], name);
      return i === 0 ? build.shift("shl", value, build.constant("u32", 2)) : value;
    });
  const load = intrinsic(lowering, "surface.load", [3, 5], ([surface, element, ...at]) => {
    const type = typeOf(element, "surface.load");
    const handle = argumentOf(lowering, surface, ["u64"], "surface.load");
    const text = `suld.b.${at.length}d.b32.trap {$d}, [$0, ${coordinates(at.length, 1)}];`;
    return computed(build.ptx(text, type, [handle, ...points(at, "surface.load")], "ordered"));
  });
  const store = intrinsic(lowering, "surface.store", [4, 6], ([surface, element, stored, ...at]) => {
    const type = typeOf(element, "surface.store");
    const handle = argumentOf(lowering, surface, ["u64"], "surface.store");
    const value = argumentOf(lowering, stored, [type], "surface.store");
    const text = `sust.b.${at.length}d.b32.trap [$0, ${coordinates(at.length, 2)}], {$1};`;
    build.ptx(text, "void", [handle, value, ...points(at, "surface.store")], "ordered");
    return nothing;
  });
  return { kind: "record", name: "surface", fields: { load, store } };
}
