import { CUDA_ERROR_INVALID_VALUE, CUresult, type CudaFunctions } from "../../../../ffi/cuda/index.ts";
import { libc } from "../../../../ffi/libc/index.ts";
import { writeBytes, writePointer } from "../core/c-memory.ts";

/** Texts of cuGetErrorString, as libcuda returns them. */
export const texts: Readonly<Record<number, string>> = {
  0: "no error",
  1: "invalid argument",
  2: "out of memory",
  3: "initialization error",
  4: "driver shutting down",
  46: "CUDA-capable device(s) is/are busy or unavailable",
  100: "no CUDA-capable device is detected",
  101: "invalid device ordinal",
  200: "device kernel image is invalid",
  201: "invalid device context",
  205: "mapping of buffer object failed",
  206: "unmapping of buffer object failed",
  208: "resource already mapped",
  209: "no kernel image is available for execution on the device",
  211: "resource not mapped",
  215: "limit is not supported on this architecture",
  217: "peer access is not supported between these two devices",
  218: "a PTX JIT compilation failed",
  300: "device kernel image is invalid",
  301: "file not found",
  304: "OS call failed or operation not supported on this OS",
  400: "invalid resource handle",
  401: "the operation cannot be performed in the present state",
  500: "named symbol not found",
  600: "device not ready",
  700: "an illegal memory access was encountered",
  701: "too many resources requested for launch",
  702: "the launch timed out and was terminated",
  704: "peer access is already enabled",
  705: "peer access has not been enabled",
  708: "cannot set while device is active in this process",
  709: "context is destroyed",
  711: "peer mapping resources exhausted",
  712: "part or all of the requested memory range is already mapped",
  713: "pointer does not correspond to a registered memory region",
  716: "misaligned address",
  719: "unspecified launch failure",
  800: "operation not permitted",
  801: "operation not supported",
  900: "operation not permitted when stream is capturing",
  901: "operation failed due to a previous error during capture",
  902: "operation would result in a merge of separate capture sequences",
  903: "capture was not ended in the same stream as it began",
  904: "capturing stream has unjoined work",
  905: "dependency created on uncaptured work in another stream",
  906: "operation would make the legacy stream depend on a capturing blocking stream",
  907: "operation not permitted on an event last recorded in a capturing stream",
  908: "attempt to terminate a thread-local capture sequence from another thread",
  909: "wait operation timed out",
  910: "the graph update was not performed because it included changes which violated constraints specific to instantiated graph update",
  911: "an async error has occurred in external entity outside of CUDA",
  999: "unknown error",
};

// C functions that return the names and texts of errors.

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
