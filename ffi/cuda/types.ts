/**
 * The CUDA driver as a table of C functions over C memory: what a provider implements and everything above calls.
 * @module
 */
import type { Functions } from "./functions.ts";

/**
 * Every function of libcuda.so.1 that CUDA 13.0's cuda.h and cudaProfiler.h declare, under its exported name
 * (`cuMemAlloc_v2`, not the macro `cuMemAlloc`).
 *
 * Pointers, handles and device addresses are numbers (NULL is 0). 64-bit integers go in as number or bigint.
 * The result is a CUresult: 0, or the number of an error. A struct that C takes by value (CUipcMemHandle,
 * CUipcEventHandle, CUmemLocation) is given as the address of its bytes.
 */
export interface CudaFunctions extends Functions {}

/** A provider of the CUDA driver: libcuda.so.1, or the embedded GPU. */
export interface Cuda extends CudaFunctions {
  readonly provider: "native" | "soft";
  /** The library's file; "soft" for the embedded GPU. */
  readonly library: string;
  /** Whether the driver has this function. Calling one that it lacks throws (native) or is CUDA_ERROR_NOT_SUPPORTED (soft). */
  supports(name: keyof CudaFunctions): boolean;
}

/** What a provider must bring; `unsupported` fills in the rest. */
export type PartialCuda = Pick<Cuda, "provider"> & Partial<CudaFunctions>;
