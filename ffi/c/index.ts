/**
 * What programs in C's manner need besides functions and structs: out-parameters, arrays of structs, lists linked by `next`.
 *
 * @module
 */
export { type Out, type OutType, out } from "./out.ts";
export { arrayOf, linked, type StructArray } from "./struct-array.ts";
