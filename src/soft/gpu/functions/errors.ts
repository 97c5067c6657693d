// C functions that return the names and texts of errors.
import { CUDA_ERROR_INVALID_VALUE, CUresult, type CudaFunctions } from "../../../../ffi/cuda/index.ts";
import { libc } from "../../../../ffi/libc/index.ts";
import { writeBytes, writePointer } from "../core/c-memory.ts";
import { texts } from "./error-texts.ts";

const names = new Map<number, string>(
  Object.entries(CUresult.values).map(([name, value]) => [Number(value), name] as const),
);
const cached = new Map<string, number>();

/** Returns the address of a constant text, which is never freed. */
function constant(text: string): number {
  let address = cached.get(text);
  if (address === undefined) {
    const bytes = new TextEncoder().encode(`${text}\0`);
    address = libc.malloc(bytes.length);
    writeBytes(address, bytes);
    cached.set(text, address);
  }
  return address;
}

function report(error: number, out: number, text: string | undefined): number {
  if (out === 0) return CUDA_ERROR_INVALID_VALUE;
  writePointer(out, text === undefined || !names.has(error) ? 0 : constant(text));
  return text === undefined || !names.has(error) ? CUDA_ERROR_INVALID_VALUE : 0;
}

export const errorFunctions: Partial<CudaFunctions> = {
  cuGetErrorName: (error, out) => report(error, out, names.get(error)),
  cuGetErrorString: (error, out) => {
    const name = names.get(error);
    return report(
      error,
      out,
      texts[error] ?? name?.slice("CUDA_ERROR_".length).toLowerCase().replaceAll("_", " "),
    );
  },
};
