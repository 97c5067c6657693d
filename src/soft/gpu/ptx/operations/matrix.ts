// Matrix operations of a warp.
import { ELEMENT_BITS, type Element, productOf, registersOf, shapeIn } from "./matrix-shape.ts";
import type { Words } from "./words.ts";

const MOVES = ["sync", "aligned", "m8n8", "x1", "x2", "x4", "trans", "shared", "shared::cta", "b16"];

/** Decodes ldmatrix, stmatrix and movmatrix. */
export function moveMatrix(words: Words) {
  words.only(MOVES, 0);
  const matrices = Number(words.oneOf(["x1", "x2", "x4"])?.slice(1) ?? 1);
  return { kind: "matrix" as const, hasDoubles: false, matrices };
}

/** Decodes mma and wmma.mma. */
export function multiply(words: Words) {
  if (productOf(words.opcode, words.modifiers) === undefined) words.refuse();
  return { kind: "matrix" as const, hasDoubles: words.has("f64"), matrices: 0 };
}

const ELEMENTS: readonly string[] = ["f16", "bf16", "tf32", "f64", "s8", "u8", "f32", "s32"];

/** Decodes wmma.mma, and the loads and stores of matrix fragments wmma.load and wmma.store. */
export function warpMatrix(words: Words) {
  const [action, which] = words.modifiers;
  if (action === "mma") return multiply(words);
  if (action !== "load" && action !== "store") words.refuse();
  const shape = shapeIn(words.modifiers);
  const matrix = (["a", "b", "c", "d"] as const).find((each) => each === which);
  const element = words.modifiers.at(-1) as Element;
  if (matrix === undefined || shape === undefined || !ELEMENTS.includes(element)) words.refuse();
  const [m, n, k] = shape;
  const types = { a: element, b: element, c: element, d: element };
  const product = { m, n, k, ...types, saturates: false, bits: undefined, hasWmmaLayout: true };
  return {
    kind: "fragment" as const,
    hasResult: action === "load",
    stores: action === "store",
    space: words.space,
    element,
    bits: ELEMENT_BITS[element],
    rows: matrix === "b" ? k : m,
    columns: matrix === "a" ? k : n,
    byRows: words.has("row"),
    /** Number of registers of a lane. */
    registers: registersOf(product, matrix),
  };
}
