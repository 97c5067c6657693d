// Host functions of generated code: faults, wait points, and rare arithmetic that TypeScript computes
// exactly.
import type { Value } from "../../ptx/operations/scalar.ts";

interface Signature<T> {
  readonly parameters: readonly T[];
  readonly results: readonly T[];
}

/** Returns a function's signature, given as text such as "i64 i32 > f32". */
export function signatureOf<T extends string>(text: string): Signature<T> {
  const [parameters, results] = text.split(">").map((part) => part.split(" ").filter((each) => each !== ""));
  return { parameters: parameters as T[], results: results as T[] };
}

/** Returns the signatures of functions, whose names are the words of a text, that have the same one. */
const all = (names: string, signature: string) =>
  Object.fromEntries(names.split(" ").map((name) => [name, signature]));

/** Signatures by name. The runtime supplies the implementations. */
export const HOST_FUNCTIONS: Readonly<Record<string, Signature<Value>>> = Object.fromEntries(
  Object.entries({
    fault: "i64 i32 i32 >",
    reach: "i64 i32 i32 >",
    trap: "i32 >",
    fail: "i32 i32 >",
    vprintf: "i64 i64 > i32",
    __assertfail: "i64 i64 i32 i64 i64 i32 >",
    cudaGraphSetConditional: "i64 i32 >",
    malloc: "i64 > i64",
    free: "i64 >",
    stopped: ">",
    combine: "i32 i32 i32 >",
    texture: "i64 i32 i32 >",
    surface: "i64 i32 i32 >",
    texture_query: "i64 i32 i32 > i32",
    clock64: "> i64",
    globaltimer: "> i64",
    nanosleep: ">",
    fma64: "f64 f64 f64 > f64",
    ...all("add_f32 sub_f32 mul_f32 div_f32", "f32 f32 i32 > f32"),
    fma_f32: "f32 f32 f32 i32 > f32",
    sqrt_f32: "f32 i32 > f32",
    ...all("add_f64 sub_f64 mul_f64 div_f64", "f64 f64 i32 > f64"),
    fma_f64: "f64 f64 f64 i32 > f64",
    sqrt_f64: "f64 i32 > f64",
    f32_from_f64: "f64 i32 > f32",
    f32_from_integer: "i64 i32 i32 > f32",
    f64_from_integer: "i64 i32 i32 > f64",
    narrow: "f64 i32 i32 > i32",
    narrow_integer: "i64 i32 i32 i32 > i32",
    widen: "i32 i32 > f64",
    locate: "i32 i32 i32 i32 >",
    violation: "i32 i32 i32 i32 i32 i32 i32 >",
    unwritten: "i32 i32 i32 i32 i32 >",
    race: "i32 i32 i32 i64 i32 >",
    unpublished: "i32 i32 i32 i32 >",
    published: "i32 >",
    step: "i32 i32 >",
    wrote: "i32 i64 >",
    touched: "i32 i32 i32 i32 >",
    stop: "i32 i32 >",
    fns: "i32 i32 i32 > i32",
    ...all("ex2 lg2 sin cos tanh", "f64 > f64"),
  }).map(([name, text]) => [name, signatureOf<Value>(text)]),
);
