// Textures and surfaces. Operands and results pass through memory to the host's texture unit.

import { bytesOf, type Scalar } from "../../ptx/operations/scalar.ts";
import { type Geometry, QUERIES } from "../../ptx/operations/texture.ts";
import { type Instruction, invalid, type Operand } from "../../ptx/syntax.ts";
import { type FunctionCode, refuse } from "../unit/function-code.ts";
import { TEXTURE_ARGUMENTS, TEXTURE_RESULTS } from "../unit/layout.ts";
import { packSurface, packTexture, SHAPES } from "../unit/texture-operation.ts";
import type { Handler } from "./handler.ts";

type Address = Operand & { kind: "address" };

function addressOf(i: Instruction, operand: Operand | undefined): Address {
  if (operand?.kind !== "address" || operand.coordinates === undefined || operand.base?.kind !== "register")
    refuse(i, "an indirect texture or surface without a coordinate vector, of");
  return operand;
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

/** Writes tex, and tld4, which reads one component of the four texels that a linear filter reads. */
export const texture: Handler<"texture"> = (f, i) => {
  const { geometry, level, gather, coordinate } = i.operation;
  const [to, from, ...more] = i.operands;
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
};

/** Writes txq and suq: properties of a texture or surface. */
export const textureQuery: Handler<"textureQuery"> = (f, i) => {
  const query = QUERIES.indexOf(i.operation.query);
  const [to, from] = i.operands;
  if (from?.kind !== "address" || from.base?.kind !== "register")
    refuse(i, "a texture or surface reference of");
  f.push(i, from.base, "b64");
  f.code.i32(query).i32(f.unit.position(i)).call(f.unit.host("texture_query"));
  f.pop(i, to, "b32");
};

/** Writes suld and sust. */
export const surface: Handler<"surface"> = (f, i) => {
  const { geometry, type, edge, elements: count, hasResult } = i.operation;
  const isStore = !hasResult;
  const [values, location] = isStore ? [i.operands[1], i.operands[0]] : i.operands;
  const address = addressOf(i, location);
  const elements = values?.kind === "vector" ? values.elements : values === undefined ? [] : [values];
  if (elements.length !== count)
    invalid(i, "Arguments mismatch for instruction: the vector has a different number of elements");
  const bytes = bytesOf(type);
  storeCoordinates(f, i, address, "s32", geometry);
  if (isStore)
    for (const [n, each] of elements.entries()) store(f, i, each, 16 + 8 * n, bytes === 8 ? "u64" : type);
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
};
