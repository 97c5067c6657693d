// Textures and surfaces. Operands and results pass through memory to the host's texture unit.
import { bytesOf, type Instruction, invalid, type Operand, type Scalar, scalarOf } from "../../ptx/syntax.ts";
import { type FunctionCode, refuse, typesOf } from "../unit/function-code.ts";
import { TEXTURE_ARGUMENTS, TEXTURE_RESULTS } from "../unit/layout.ts";
import {
  EDGES,
  GEOMETRIES,
  type Geometry,
  LEVELS,
  packSurface,
  packTexture,
  QUERIES,
  SHAPES,
} from "../unit/texture-operation.ts";
import type { Handler } from "./handler.ts";

const RESULTS: readonly Scalar[] = ["f32", "u32", "s32"];
const GATHERED = ["r", "g", "b", "a"];

type Address = Operand & { kind: "address" };

function addressOf(i: Instruction, operand: Operand | undefined): Address {
  if (operand?.kind !== "address" || operand.coordinates === undefined || operand.base?.kind !== "register")
    refuse(i, "an indirect texture or surface without a coordinate vector, of");
  return operand;
}

function geometryOf(i: Instruction): Geometry {
  const found = GEOMETRIES.find((each) => i.modifiers.includes(each));
  if (found === undefined) refuse(i);
  return found;
}

function store(
  f: FunctionCode,
  i: Instruction,
  operand: Operand | undefined,
  at: number,
  type: Scalar,
): void {
  f.code.i32(0);
  f.push(i, operand, type);
  f.code.memory(
    type === "f32" ? "f32.store" : type === "u64" ? "i64.store" : "i32.store",
    TEXTURE_ARGUMENTS + at,
  );
}

/** Stores the coordinates. The layer is an integer in front of the other coordinates. */
function storeCoordinates(
  f: FunctionCode,
  i: Instruction,
  address: Address,
  type: Scalar,
  geometry: Geometry,
): void {
  const { given } = SHAPES[geometry];
  const coordinates = address.coordinates ?? [];
  if (coordinates.length < given) invalid(i, "Arguments mismatch for instruction: coordinates are missing");
  for (let n = 0; n < given; n++)
    store(f, i, coordinates[n], 4 * n, n === 0 && geometry.startsWith("a") ? "u32" : type);
}

function texture(f: FunctionCode, i: Instruction, gather: number): void {
  const geometry = geometryOf(i);
  const types = typesOf(i);
  const [result, coordinate] = types;
  const level = LEVELS.find((each) => i.modifiers.includes(each)) ?? "base";
  const [to, from, ...more] = i.operands;
  if (types.length !== 2 || !RESULTS.includes(result!) || (coordinate !== "f32" && coordinate !== "s32"))
    refuse(i);
  const known = ["v4", "base", level, geometry, ...(gather >= 0 ? GATHERED : [])];
  for (const each of i.modifiers)
    if (scalarOf(each) === undefined && !known.includes(each)) refuse(i, `.${each} of`);
  if (more.length !== { base: 0, level: 1, grad: 2 }[level]) refuse(i, "an offset or a comparison of");
  const address = addressOf(i, from);
  storeCoordinates(f, i, address, coordinate, geometry);
  if (level === "level") store(f, i, more[0], 16, coordinate);
  if (level === "grad")
    for (const [n, each] of more.entries()) {
      const parts = each.kind === "vector" ? each.elements : [each];
      for (let axis = 0; axis < SHAPES[geometry].axes; axis++)
        store(f, i, parts[axis], 16 + 16 * n + 4 * axis, "f32");
    }
  f.push(i, address.base, "b64");
  const real = coordinate === "f32";
  f.code
    .i32(packTexture({ geometry, real, level, gather }))
    .i32(f.unit.position(i))
    .call(f.unit.host("texture"));
  if (to?.kind !== "vector" || to.elements.length !== 4)
    invalid(i, "Arguments mismatch for instruction: four results");
  for (const [n, each] of to.elements.entries()) {
    if (each.kind === "sink") continue;
    f.code.i32(0).memory("i32.load", TEXTURE_RESULTS + 4 * n);
    f.pop(i, each, "b32");
  }
}

export const tex: Handler = (f, i) => texture(f, i, -1);

/** Writes tld4: one component of the four texels that a linear filter reads. */
export const tld4: Handler = (f, i) => {
  const gather = GATHERED.findIndex((each) => i.modifiers.includes(each));
  if (gather < 0 || geometryOf(i) !== "2d") refuse(i);
  texture(f, i, gather);
};

/** Writes txq and suq: properties of a texture or surface. */
export const txq: Handler = (f, i) => {
  const query = QUERIES.findIndex((each) => i.modifiers.includes(each));
  const [to, from] = i.operands;
  if (query < 0 || i.modifiers.includes("level")) refuse(i);
  if (from?.kind !== "address" || from.base?.kind !== "register")
    refuse(i, "a texture or surface reference of");
  f.push(i, from.base, "b64");
  f.code.i32(query).i32(f.unit.position(i)).call(f.unit.host("texture_query"));
  f.pop(i, to, "b32");
};

function surface(f: FunctionCode, i: Instruction, isStore: boolean): void {
  const geometry = geometryOf(i);
  const [type] = typesOf(i);
  const edge = EDGES.find((each) => i.modifiers.includes(each)) ?? "trap";
  const count = i.modifiers.includes("v4") ? 4 : i.modifiers.includes("v2") ? 2 : 1;
  const caches = ["ca", "cg", "cs", "cv", "wb", "wt"];
  const known = ["b", "v2", "v4", edge, geometry, ...caches];
  for (const each of i.modifiers)
    if (scalarOf(each) === undefined && !known.includes(each)) refuse(i, `.${each} of`);
  if (type === undefined || !["b8", "b16", "b32", "b64"].includes(type) || !i.modifiers.includes("b"))
    refuse(i);
  if (geometry === "cube" || geometry === "acube") refuse(i);
  const [values, location] = isStore ? [i.operands[1], i.operands[0]] : i.operands;
  const address = addressOf(i, location);
  const elements = values?.kind === "vector" ? values.elements : values === undefined ? [] : [values];
  if (elements.length !== count)
    invalid(i, "Arguments mismatch for instruction: the vector has a different number of elements");
  const bytes = bytesOf(type);
  storeCoordinates(f, i, address, "s32", geometry);
  if (isStore)
    for (const [n, each] of elements.entries())
      store(f, i, each, 16 + 8 * n, bytes === 8 ? "u64" : (type as Scalar));
  f.push(i, address.base, "b64");
  f.code
    .i32(packSurface({ geometry, store: isStore, edge, bytes, count }))
    .i32(f.unit.position(i))
    .call(f.unit.host("surface"));
  if (isStore) return;
  for (const [n, each] of elements.entries()) {
    if (each.kind === "sink") continue;
    f.code.i32(0).memory(bytes === 8 ? "i64.load" : "i32.load", TEXTURE_RESULTS + 8 * n);
    f.pop(i, each, type);
  }
}

export const suld: Handler = (f, i) => surface(f, i, false);
export const sust: Handler = (f, i) => surface(f, i, true);
