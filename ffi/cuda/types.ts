/**
 * The CUDA driver as a table of C functions over C memory. A provider implements it, and the objects call it.
 */
import type { Inspector } from "./inspector.ts";
import type { apiNames, Functions } from "./table.ts";

/**
 * Every function of libcuda.so.1 that the headers of CUDA 13.0 declare: cuda.h, cudaProfiler.h, cudaGL.h,
 * cudaEGL.h and cudaVDPAU.h. A name has its meaning in C: `cuMemAlloc` is the export `cuMemAlloc_v2`, which
 * is also in the table.
 * `cuMemcpyHtoD_ptds` is the `cuMemcpyHtoD` of a program with per-thread default streams. The old 32-bit
 * export `cuMemAlloc` has no name in C and none here.
 *
 * Pointers, handles and device addresses are numbers, and NULL is 0. A 64-bit integer argument is a number or
 * a bigint.
 * The result is a CUresult: 0, or the number of an error. A struct that C takes by value (CUipcMemHandle,
 * CUipcEventHandle, CUmemLocation) is given as the address of its bytes.
 */
export interface CudaFunctions extends Functions {}

/** A provider of the CUDA driver: libcuda.so.1 or the soft GPU. */
export interface Cuda extends CudaFunctions {
  readonly provider: "native" | "soft";
  /** Path of the library file, or "soft" for the soft GPU. */
  readonly library: string;
  /**
   * Returns true when the driver has the function. A missing function throws (native) or returns
   * CUDA_ERROR_NOT_SUPPORTED (soft).
   */
  supports(name: keyof CudaFunctions): boolean;
  /**
   * Retains a JavaScript ArrayBuffer that the next copy on a stream of the soft GPU reads or writes, until
   * that copy is done. The copy fails when the buffer was transferred meanwhile, because its address may
   * belong to other memory then.
   */
  keepHost?(buffer: ArrayBuffer): void;
  /**
   * Starts the worker threads of the soft GPU and returns at once, so that the first launch does not wait for them.
   * Undefined for libcuda.
   */
  startWorkers?(): void;
  /** Returns the time that the workers of the soft GPU ran kernels of a device. Undefined for libcuda. */
  workerTime?(ordinal: number): WorkerTime;
  /** Inspection of kernels by the soft GPU. Undefined for libcuda. */
  readonly inspector?: Inspector | undefined;
}

/** Work of the threads of a soft GPU, for its utilization. */
export interface WorkerTime {
  /** Time that all workers together ran finished launches of the device, in microseconds. */
  readonly busyUs: number;
  /** Number of workers. 0 before the first launch. */
  readonly workers: number;
}

/** Functions that a provider must implement, by exported name. `unsupported` adds the rest. */
export type PartialCuda = Pick<Cuda, "provider" | "keepHost" | "startWorkers" | "workerTime" | "inspector"> &
  Partial<Omit<CudaFunctions, keyof typeof apiNames>>;
