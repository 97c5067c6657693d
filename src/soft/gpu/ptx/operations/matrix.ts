// Matrix operations of a warp.
import { ELEMENT_BITS, type Element, productOf, registersOf } from "./matrix-shape.ts";
import type { Words } from "./words.ts";

const MOVES = ["sync", "aligned", "m8n8", "x1", "x2", "x4", "trans", "shared", "shared::cta", "b16"];

/** Decodes ldmatrix, stmatrix and movmatrix. */
export function moveMatrix(words: Words) {
  if (!words.has("sync")) words.refuse();
  words.only(MOVES, 0);
  const matrices = Number(words.oneOf(["x1", "x2", "x4"])?.slice(1) ?? 1);
  return { kind: "matrix" as const, hasDoubles: false, matrices };
}

/** Decodes mma. */
export function multiply(words: Words) {
  if (words.opcode === "mma" && !words.has("sync")) words.refuse();
  if (productOf(words.opcode, words.modifiers) === undefined) words.refuse();
  return { kind: "matrix" as const, hasDoubles: words.has("f64"), matrices: 0 };
}

const ELEMENTS: readonly string[] = ["f16", "bf16", "tf32", "f64", "s8", "u8", "f32", "s32"];

/** Decodes wmma.mma, and the loads and stores of matrix fragments wmma.load and wmma.store. */
export function warpMatrix(words: Words) {
  const [action, which] = words.modifiers;
  if (action === "mma") return multiply(words);
  if (action !== "load" && action !== "store") words.refuse();
  const shape = words.modifiers
    .map((each) => /^m(\d+)n(\d+)k(\d+)$/.exec(each))
    .find((each) => each !== null);
  const matrix = (["a", "b", "c", "d"] as const).find((each) => each === which);
  const element = words.modifiers.at(-1) as Element;
  if (matrix === undefined || shape === undefined || !ELEMENTS.includes(element)) words.refuse();
  const [m, n, k] = shape.slice(1).map(Number) as [number, number, number];
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
