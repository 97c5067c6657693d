/**
 * The CUDA driver as a table of C functions over C memory: what a provider implements and everything above calls.
 * @module
 */
import type { Inspector } from "./inspector.ts";
import type { apiNames, Functions } from "./table.ts";

/**
 * Every function of libcuda.so.1 that the headers of CUDA 13.0 declare: cuda.h, cudaProfiler.h, cudaGL.h, cudaEGL.h and
 * cudaVDPAU.h. A name means here what it means in C: `cuMemAlloc` is the export `cuMemAlloc_v2`, which is there under that name
 * too, and `cuMemcpyHtoD_ptds` is what `cuMemcpyHtoD` is in a program for the thread's own default stream. The export that C
 * calls by no name (`cuMemAlloc` of 32-bit sizes) has none here either.
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
  /**
   * Of the embedded GPU: the next copy that is put on a stream reads or writes this ArrayBuffer of JavaScript's. It is kept until then,
   * and the copy is an error if it was transferred away meanwhile: its address may be somebody else's.
   */
  keepHost?(buffer: ArrayBuffer): void;
  /** What the embedded GPU tells of kernels that it watches; libcuda has none. */
  readonly inspector?: Inspector | undefined;
}

/** What a provider must bring, by exported names; `unsupported` fills in the rest. */
export type PartialCuda = Pick<Cuda, "provider" | "keepHost" | "inspector"> &
  Partial<Omit<CudaFunctions, keyof typeof apiNames>>;
