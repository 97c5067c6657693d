// Validation of arguments that a C compiler would reject. Structs of the caller may hold integers beyond
// 2^53, which are neither addresses nor sizes.
import { CUDA_ERROR_INVALID_VALUE, type CudaFunctions, functions } from "../../../../ffi/cuda/index.ts";
import { LOWEST_ADDRESS } from "../core/c-memory.ts";
import { STREAM_PARAMETER } from "./aliases.ts";

type AnyFunction = (...args: (number | bigint)[]) => number;

const takesStream = /Stream|Async|Launch|Upload|EventRecord/;

/** Functions that look up their handle and report an unknown one. */
const looksUp = /Destroy|Unload|Free|Query|Synchronize/;

/**
 * Returns the index of the stream parameter. CU_STREAM_LEGACY and CU_STREAM_PER_THREAD are small numbers and
 * no addresses.
 */
function streamOf(name: string, parameters: number): number {
  const plain = name.replace(/_ptsz$/, "");
  return takesStream.test(plain) ? (STREAM_PARAMETER[plain] ?? parameters - 1) : -1;
}

/**
 * Index of the parameter, by function, that C declares as a pointer but that is a descriptor, a hint or user
 * data.
 */
const notFollowed: Readonly<Record<string, number>> = {
  cuMemImportFromShareableHandle: 1,
  cuMemPoolImportFromShareableHandle: 1,
  cuMemAddressReserve: 3,
  cuStreamAddCallback: 2,
  cuLaunchHostFunc: 2,
  cuUserObjectCreate: 1,
};

/** Returns the indices of pointer and handle parameters. Handles are above all addresses. */
function pointersOf(name: string): readonly number[] {
  const [, ...types] = (functions as Readonly<Record<string, readonly string[]>>)[name] ?? ["u32"];
  return types.flatMap((type, i) => (type === "ptr" && i !== notFollowed[name] ? [i] : []));
}

/**
 * Wraps functions: a missing pointer, a pointer that is not a number or below all memory, and a field above
 * 2^53 are CUDA_ERROR_INVALID_VALUE. Functions in `hot` are not wrapped, because they validate their
 * arguments themselves at no cost.
 */
export function guarded(
  table: Partial<CudaFunctions>,
  hot: readonly (keyof CudaFunctions)[] = [],
): Partial<CudaFunctions> {
  const all: Record<string, AnyFunction> = {};
  const asIs: readonly string[] = hot;
  for (const [name, call] of Object.entries(table as Record<string, AnyFunction>)) {
    const pointers = pointersOf(name);
    const stream = streamOf(name, pointers.length === 0 ? 0 : (pointers.at(-1) ?? 0) + 1);
    const lowest = looksUp.test(name) ? 0 : LOWEST_ADDRESS;
    const mayBe = (value: unknown, at: number): boolean =>
      value === 0 || (value as number) >= lowest || (at === stream && (value === 1 || value === 2));
    const checked: AnyFunction = (...args) => {
      for (const at of pointers) if (!mayBe(args[at], at)) return CUDA_ERROR_INVALID_VALUE;
      try {
        return call(...args);
      } catch (error) {
        if (error instanceof RangeError) return CUDA_ERROR_INVALID_VALUE;
        throw error;
      }
    };
    all[name] = asIs.includes(name) ? call : checked;
  }
  return all as Partial<CudaFunctions>;
}
