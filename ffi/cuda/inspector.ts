/**
 * What an embedded GPU tells of kernels that it watches; libcuda has nothing like it.
 * @module
 */

/** Something wrong that a checked launch did. */
export interface KernelFinding {
  readonly kind:
    | "out of bounds"
    | "misaligned"
    | "uninitialised"
    | "race"
    | "divergent barrier"
    | "barrier never opens";
  /** All of it in a sentence. */
  readonly message: string;
  readonly kernel: string;
  /** The line of the PTX, from 1; 0 where it is not known. */
  readonly line: number;
  /** The line of the source, when it was compiled with -lineinfo. */
  readonly source: { readonly file: string; readonly line: number } | undefined;
  /** The line of the PTX as it stands there. */
  readonly instruction: string;
  readonly block: readonly [number, number, number];
  readonly thread: readonly [number, number, number];
  /** The device address. */
  readonly address: number;
  readonly bytes: number;
}

/** What a provider may offer besides C's functions. */
export interface Inspector {
  /** The PTX of a kernel (CUfunction): its `.entry`. Undefined for a handle that is none. */
  ptx(kernel: number): string | undefined;
  /** Runs a launch with checks and waits for it: its CUDA error, and what was found. */
  check(launch: () => number): { readonly code: number; readonly findings: readonly KernelFinding[] };
}
