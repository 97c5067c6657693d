import { type ArrayMaker, arrays } from "../../../../src/array/index.ts";
import type { Device } from "../../../../src/cuda/index.ts";
import { open } from "../../cuda/provider.ts";

/** Names in scope of the examples of `doorbell/array`: a device, and the functions that make arrays on it. */
export interface Prelude extends Disposable, Pick<ArrayMaker, "array" | "zeros" | "ones" | "arange" | "eye"> {
  readonly gpu: Device;
}

/** Names that an example may use without declaring them. */
export const preludeNames = ["gpu", "array", "zeros", "ones", "arange", "eye"] as const;

/** Opens a device of the provider under test, with what the examples use. */
export function makePrelude(): Prelude {
  const gpu = open();
  const { array, zeros, ones, arange, eye } = arrays(gpu);
  return { gpu, array, zeros, ones, arange, eye, [Symbol.dispose]: () => gpu.close() };
}
