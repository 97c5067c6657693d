import { DoorbellError } from "../errors.ts";

/**
 * Error of a call of one of NVIDIA's libraries, with the status that it returned.
 *
 * @example
 * try {
 *   using blas = new Blas(gpu);
 * } catch (error) {
 *   if (error instanceof LibraryCallError) console.log(error.call, error.status); // cublasCreate_v2 CUBLAS_STATUS_ALLOC_FAILED
 *   else throw error;
 * }
 */
export class LibraryCallError extends DoorbellError {
  override readonly name = "LibraryCallError";
  /** Name of the library: "cuBLAS". */
  readonly library: string;
  /** C function. */
  readonly call: string;
  /** Number of the status. */
  readonly code: number;
  /** Name of the status, such as "CUBLAS_STATUS_NOT_SUPPORTED". */
  readonly status: string;

  constructor(library: string, call: string, code: number, status: string, hint: string) {
    super(`${call} of ${library} failed: ${status} (${code})`, hint);
    this.library = library;
    this.call = call;
    this.code = code;
    this.status = status;
  }
}

/** Hints by the end of the status' name, which the libraries share. */
const hints: readonly (readonly [RegExp, string])[] = [
  [
    /ALLOC(ATION)?_FAILED$|NO_WORKSPACE$/,
    "The GPU has no memory left for the library. Close buffers, or call device.pool.trim(). device.memory() returns the free bytes.",
  ],
  [
    /NOT_INITIALIZED$|INVALID_PLAN$|SETUP_FAILED$|INITIALIZATION_FAILED$/,
    "The driver may be older than the library: `doorbell doctor` compares their versions.",
  ],
  [
    /MISSING_DEPENDENCY$|NVRTC_FAILURE$|NVJITLINK_FAILURE$/,
    "cuFFT compiles kernels for such lengths: install NVRTC and nvJitLink of its CUDA version (pip: nvidia-cuda-nvrtc, nvidia-nvjitlink).",
  ],
  [/LICENSE(_ERROR)?$/, "The library refuses its license. Install it again from NVIDIA's packages."],
  [/VERSION_MISMATCH$/, "The library and its files have different versions. Install it again."],
  [
    /NOT_SUPPORTED$|NOT_IMPLEMENTED$/,
    "This GPU or this release of the library does not have the call for these types and sizes.",
  ],
  [
    /ARCH_MISMATCH$|DOUBLE_PRECISION_REQUIRED$/,
    "The library has no code for this GPU. Install a release that supports its compute capability.",
  ],
  [
    /EXECUTION_FAILED$|EXEC_FAILED$|LAUNCH_FAILURE$|PREEXISTING_FAILURE$|MAPPING_ERROR$|INTERNAL_ERROR$/,
    "A kernel failed, often one before this call. device.synchronize() throws its error.",
  ],
  [
    /INVALID_(VALUE|SIZE|TYPE)$|OUT_OF_RANGE$|TYPE_ERROR$/,
    "The library refused a size or a type. Report the shapes, types and strides with this error.",
  ],
];

/** Returns the cause and the fix of a status by its name. */
export const hintOf = (status: string): string =>
  hints.find(([pattern]) => pattern.test(status))?.[1] ??
  "Look up the status in the library's documentation.";
