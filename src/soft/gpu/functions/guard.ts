// Structs of the caller may hold numbers that no JavaScript number can: they are no addresses and no sizes either.
import { CUDA_ERROR_INVALID_VALUE, type CudaFunctions } from "../../../../ffi/cuda/index.ts";

type AnyFunction = (...args: (number | bigint)[]) => number;

/** The same functions, for which a field above 2^53 is CUDA_ERROR_INVALID_VALUE. */
export function guarded(table: Partial<CudaFunctions>): Partial<CudaFunctions> {
  const all: Record<string, AnyFunction> = {};
  for (const [name, call] of Object.entries(table as Record<string, AnyFunction>)) {
    all[name] = (...args) => {
      try {
        return call(...args);
      } catch (error) {
        if (error instanceof RangeError) return CUDA_ERROR_INVALID_VALUE;
        throw error;
      }
    };
  }
  return all as Partial<CudaFunctions>;
}
