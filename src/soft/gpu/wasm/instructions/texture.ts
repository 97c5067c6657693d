// Textures and surfaces. Operands and results pass through memory to the host's texture unit.

import { bytesOf, type Scalar, valueType } from "../../ptx/operations/scalar.ts";
import { type Geometry, QUERIES } from "../../ptx/operations/texture.ts";
import { mismatch, type Operand } from "../../ptx/syntax.ts";
import type { InstructionBody } from "../unit/instruction-body.ts";
import { TEXTURE_ARGUMENTS, TEXTURE_RESULTS } from "../unit/layout.ts";
import { packSurface, packTexture, SHAPES } from "../unit/texture-operation.ts";
import type { Handler } from "./handler.ts";

/** Address with coordinates. The control-flow graph has refused other operands. */
type Address = Operand & { kind: "address" };

/** Stores an argument of the host's texture unit. */
function store(w: InstructionBody, operand: Operand | undefined, at: number, type: Scalar): void {
  w.store(0, TEXTURE_ARGUMENTS + at, w.operand(operand, type), `${valueType(type)}.store`);
}

/** Sets results that the texture unit has stored, `step` bytes each. */
function loadResults(w: InstructionBody, results: readonly Operand[], type: Scalar, step: number): void {
  const load = `${bytesOf(type) === 8 ? "i64" : "i32"}.load`;
  for (const [n, each] of results.entries()) {
    if (each.kind === "sink") continue;
    w.result(type, w.constant("i32", 0).load(TEXTURE_RESULTS + step * n, load), each);
  }
}

/** Stores the coordinates. The layer is an integer in front of the other coordinates. */
function storeCoordinates(w: InstructionBody, address: Address, type: Scalar, geometry: Geometry): void {
  const { given } = SHAPES[geometry];
  const coordinates = address.coordinates ?? [];
  if (coordinates.length < given) mismatch(w.i, "coordinates are missing");
  for (let n = 0; n < given; n++)
    store(w, coordinates[n], 4 * n, n === 0 && geometry.startsWith("a") ? "u32" : type);
}

/** Writes tex, and tld4, which reads one component of the four texels that a linear filter reads. */
export const texture: Handler<"texture"> = (w, i) => {
  const { geometry, level, gather, coordinate } = i.operation;
  const [to, from, ...more] = i.operands;
  if (to?.kind !== "vector" || to.elements.length !== 4) mismatch(i, "four results");
  const address = from as Address;
  storeCoordinates(w, address, coordinate, geometry);
  if (level === "level") store(w, more[0], 16, coordinate);
  if (level === "grad")
    for (const [n, each] of more.entries()) {
      const parts = each.kind === "vector" ? each.elements : [each];
      for (let axis = 0; axis < SHAPES[geometry].axes; axis++)
        store(w, parts[axis], 16 + 16 * n + 4 * axis, "f32");
    }
  const packed = packTexture({ geometry, real: coordinate === "f32", level, gather });
  w.call(w.unit.host("texture"), w.operand(address.base, "b64"), packed, w.unit.position(i));
  loadResults(w, to.elements, "b32", 4);
};

/** Writes txq and suq: properties of a texture or surface. */
export const textureQuery: Handler<"textureQuery"> = (w, i) => {
  const query = QUERIES.indexOf(i.operation.query);
  const texture = w.operand((i.operands[1] as Address).base, "b64");
  w.result("b32", w.called("i32", w.unit.host("texture_query"), texture, query, w.unit.position(i)));
};

/** Writes suld and sust. */
export const surface: Handler<"surface"> = (w, i) => {
  const { geometry, type, edge, elements: count, hasResult } = i.operation;
  const [values, location] = hasResult ? i.operands : [i.operands[1], i.operands[0]];
  const address = location as Address;
  const elements = values?.kind === "vector" ? values.elements : values === undefined ? [] : [values];
  if (elements.length !== count) mismatch(i, "the vector has a different number of elements");
  const bytes = bytesOf(type);
  storeCoordinates(w, address, "s32", geometry);
  if (!hasResult)
    for (const [n, each] of elements.entries()) store(w, each, 16 + 8 * n, bytes === 8 ? "u64" : type);
  const packed = packSurface({ geometry, store: !hasResult, edge, bytes, count });
  w.call(w.unit.host("surface"), w.operand(address.base, "b64"), packed, w.unit.position(i));
  if (hasResult) loadResults(w, elements, type, 8);
};
