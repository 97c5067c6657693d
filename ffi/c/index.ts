/**
 * Out-parameters, arrays of structs and lists linked by `next`, for programs written in the manner of C.
 *
 * @module
 */
export { type Out, type OutType, out } from "./out.ts";
export { arrayOf, linked, type StructArray } from "./struct-array.ts";
