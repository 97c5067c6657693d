import type { Value } from "../ir/value.ts";
import { componentNames, type RegisterType } from "../language/scalar.ts";
import { argumentOf, intrinsic } from "./define-intrinsic.ts";
import type { Lowering } from "./lowering.ts";
import {
  computed,
  fieldOf,
  type IntrinsicOperand,
  nothing,
  type Operand,
  type RecordOperand,
  typeName,
  valueCount,
} from "./operand.ts";
import { checkOptions } from "./options.ts";

/** Types of a texel in a register. */
const texelTypes = { f32: "f32", i32: "s32", u32: "u32" } as const;
type TexelType = keyof typeof texelTypes;

/** Returns the reads of textures: `texture.f32(t, x, y)` returns the four channels of a texel, `texture.cube` those of a cube. */
export function textures(lowering: Lowering): RecordOperand {
  const all = (isCube: boolean) =>
    (Object.keys(texelTypes) as TexelType[]).map((type) => [type, fetch(lowering, type, isCube)]);
  const cube: RecordOperand = {
    kind: "record",
    name: "texture.cube",
    fields: Object.fromEntries(all(true)),
  };
  return { kind: "record", name: "texture", fields: { ...Object.fromEntries(all(false)), cube } };
}

/** Returns the coordinates as PTX takes them: one, two or four registers. */
const coordinates = (count: number, first: number): string => {
  const names = Array.from({ length: count }, (_, i) => `$${first + i}`);
  return `{${(count === 3 ? [...names, names[2]] : names).join(", ")}}`;
};

/** Coordinates of a texel, and the options behind them. */
interface Location {
  readonly at: readonly Operand[];
  readonly layer: Value | undefined;
  readonly level: Operand | undefined;
}

/** Separates the options from the coordinates of `name`. */
function locationOf(
  lowering: Lowering,
  name: string,
  args: readonly Operand[],
  known: readonly string[],
): Location {
  const options = args.at(-1)?.kind === "record" ? args.at(-1) : undefined;
  const at = options === undefined ? args : args.slice(0, -1);
  checkOptions(lowering, options, known);
  const option = (key: string) =>
    options?.kind === "record" && known.includes(key) ? fieldOf(options, key) : undefined;
  const layer = option("layer");
  return {
    at,
    layer: layer && optionOf(lowering, layer, ["i32", "u32"], `layer of ${name}`),
    level: option("level"),
  };
}

/** Returns the value of an option, such as the "layer of texture.f32", as one of the types. */
function optionOf(lowering: Lowering, option: Operand, types: readonly RegisterType[], name: string): Value {
  if (option.kind === "literal" || (option.kind === "value" && (option.weak || types.includes(option.type))))
    return argumentOf(lowering, option, types, `the ${name}`);
  const [key] = name.split(" ");
  return lowering.fail(
    lowering.callNode!,
    `the ${name} is ${typeName(option)}`,
    `Convert it: { ${key}: ${types[0]}(${key}) }.`,
  );
}

function fetch(lowering: Lowering, type: TexelType, isCube: boolean): IntrinsicOperand {
  const name = isCube ? `texture.cube.${type}` : `texture.${type}`;
  return intrinsic(lowering, name, isCube ? [4, 5] : [2, 5], ([texture, ...given]) => {
    const handle = argumentOf(lowering, texture, ["u64"], name);
    const { at, layer, level } = locationOf(lowering, name, given, ["layer", "level"]);
    const geometry = geometryOf(lowering, name, at.length, isCube, layer !== undefined);
    // Whole coordinates name a texel, floats a place between texels. A cube has directions.
    const isWhole = !isCube && areWhole(at);
    const points = at.map((each) => argumentOf(lowering, each, [isWhole ? "i32" : "f32"], name));
    if (layer !== undefined) points.unshift(layer);
    const levels =
      level === undefined ? [] : [optionOf(lowering, level, [isWhole ? "i32" : "f32"], `level of ${name}`)];
    const opcode = `tex${level === undefined ? "" : ".level"}.${geometry}.v4.${texelTypes[type]}.${isWhole ? "s32" : "f32"}`;
    const last = level === undefined ? "" : `, $${points.length + 1}`;
    const text = `${opcode} {$d0, $d1, $d2, $d3}, [$0, ${coordinates(points.length, 1)}]${last};`;
    const channels = lowering.build.ptxMany(text, type, 4, [handle, ...points, ...levels]);
    const fields = channels.map((each, i): [string, Operand] => [componentNames[i]!, computed(each)]);
    return { kind: "record", name: "the texel", fields: Object.fromEntries(fields) };
  });
}

/** Returns true for coordinates of i32. Whole numbers beside them count as i32. */
function areWhole(at: readonly Operand[]): boolean {
  const isWord = (each: Operand) => each.kind === "value" && !each.weak && each.type === "i32";
  const isNumber = (each: Operand) => each.kind === "literal" && Number.isInteger(each.value);
  return at.some(isWord) && at.every((each) => isWord(each) || isNumber(each));
}

/** Returns the geometry as PTX names it. Throws KernelError for a number of coordinates that none has. */
function geometryOf(
  lowering: Lowering,
  name: string,
  count: number,
  isCube: boolean,
  isLayered: boolean,
): string {
  const fail = (fix: string) =>
    lowering.fail(
      lowering.callNode!,
      `${name} with ${valueCount(count).replace("value", "coordinate")}${isLayered ? " and a layer" : ""}`,
      fix,
    );
  if (isCube) {
    if (count !== 3) fail("Give the direction from the centre of the cube: x, y and z.");
    return isLayered ? "acube" : "cube";
  }
  if (count < 1 || count > 3) fail("Give one to three coordinates.");
  if (isLayered && count === 3)
    fail("Layers have one or two coordinates. A texture with depth has no layers.");
  return `${isLayered ? "a" : ""}${count}d`;
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
  /** Returns the geometry and the coordinates of an access. A side of a cube is a layer. */
  const placeOf = (given: readonly Operand[], name: string) => {
    const { at, layer } = locationOf(lowering, name, given, ["layer"]);
    const geometry = geometryOf(lowering, name, at.length, false, layer !== undefined);
    return { geometry, at: [...(layer === undefined ? [] : [layer]), ...points(at, name)] };
  };
  const load = intrinsic(lowering, "surface.load", [3, 6], ([surface, element, ...given]) => {
    const type = typeOf(element, "surface.load");
    const handle = argumentOf(lowering, surface, ["u64"], "surface.load");
    const { geometry, at } = placeOf(given, "surface.load");
    const text = `suld.b.${geometry}.b32.trap {$d}, [$0, ${coordinates(at.length, 1)}];`;
    return computed(build.ptx(text, type, [handle, ...at], "ordered"));
  });
  const store = intrinsic(lowering, "surface.store", [4, 7], ([surface, element, stored, ...given]) => {
    const type = typeOf(element, "surface.store");
    const handle = argumentOf(lowering, surface, ["u64"], "surface.store");
    const value = argumentOf(lowering, stored, [type], "surface.store");
    const { geometry, at } = placeOf(given, "surface.store");
    const text = `sust.b.${geometry}.b32.trap [$0, ${coordinates(at.length, 2)}], {$1};`;
    build.ptx(text, "void", [handle, value, ...at], "ordered");
    return nothing;
  });
  return { kind: "record", name: "surface", fields: { load, store } };
}
