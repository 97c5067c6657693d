// Textures and surfaces.
import type { Words } from "./words.ts";

export const GEOMETRIES = ["1d", "2d", "3d", "a1d", "a2d", "cube", "acube"] as const;
export type Geometry = (typeof GEOMETRIES)[number];
/** Selection of the mipmap level. */
export const LEVELS = ["base", "level", "grad"] as const;
/** Behaviour of a surface access outside of the image. */
export const EDGES = ["trap", "clamp", "zero"] as const;
export const QUERIES = [
  ...(["width", "height", "depth", "num_mipmap_levels", "num_samples"] as const),
  ...(["array_size", "normalized_coords"] as const),
];
/** Components that tld4 gathers. */
const COMPONENTS = ["r", "g", "b", "a"] as const;

/** Decodes tex and tld4. */
export function texture(words: Words) {
  const geometry = words.oneOf(GEOMETRIES) ?? words.refuse();
  const level = words.oneOf(LEVELS) ?? "base";
  const component = words.opcode === "tld4" ? words.oneOf(COMPONENTS) : undefined;
  if (words.opcode === "tld4" && (component === undefined || geometry !== "2d")) words.refuse();
  const [result, coordinate] = words.types;
  if (words.types.length !== 2 || (result !== "f32" && result !== "u32" && result !== "s32")) words.refuse();
  if (coordinate !== "f32" && coordinate !== "s32") words.refuse();
  words.only(["v4", "base", level, geometry, ...(component === undefined ? [] : COMPONENTS)], 2);
  const gather = component === undefined ? -1 : COMPONENTS.indexOf(component);
  return { kind: "texture" as const, geometry, level, gather, coordinate };
}

/** Decodes txq and suq. */
export function textureQuery(words: Words) {
  const query = words.oneOf(QUERIES);
  if (query === undefined || words.has("level")) words.refuse();
  return { kind: "textureQuery" as const, query };
}

/** Decodes suld and sust. */
export function surface(words: Words) {
  const geometry = words.oneOf(GEOMETRIES) ?? words.refuse();
  const edge = words.oneOf(EDGES) ?? "trap";
  words.only(["b", "v2", "v4", edge, geometry, "ca", "cg", "cs", "cv", "wb", "wt"]);
  const [type] = words.types;
  if (type !== "b8" && type !== "b16" && type !== "b32" && type !== "b64") words.refuse();
  if (!words.has("b") || geometry === "cube" || geometry === "acube") words.refuse();
  return { kind: "surface" as const, geometry, edge, type, elements: words.elements };
}
