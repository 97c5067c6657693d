/**
 * Memory that only another driver's functions can access, described for a soft NIC.
 * @module
 */

/**
 * Addresses of the C functions that access the memory. Any thread may call them. Each returns 0 or an error
 * code of the driver. The functions are those of CUDA's driver API, and HIP has equivalents.
 */
export interface StagingFunctions {
  /**
   * `int f(void *context)`: makes the context current for later calls of this thread (`cuCtxPushCurrent`).
   */
  readonly pushContext: number;
  /** `int f(void **context)`: restores the previous context (`cuCtxPopCurrent`). */
  readonly popContext: number;
  /**
   * `int f(uint64_t to, const void *from, size_t bytes, void *stream)`: starts a copy to the device
   * (`cuMemcpyHtoDAsync`).
   */
  readonly toDevice: number;
  /**
   * `int f(void *to, uint64_t from, size_t bytes, void *stream)`: starts a copy to the host
   * (`cuMemcpyDtoHAsync`).
   */
  readonly toHost: number;
  /**
   * `int f(void *stream, uint64_t at, uint32_t value, unsigned flags)`: writes the value when the stream
   * reaches this operation (`cuStreamWriteValue32`).
   */
  readonly writeValue: number;
  /** `int f(void *stream)`: returns 0 when all work of the stream is done, 600 before (`cuStreamQuery`). */
  readonly query: number;
}

/**
 * Access of a NIC to such memory. The NIC copies through staging memory that it does not share, in the order
 * of one stream.
 */
export interface StagedMemory {
  readonly functions: StagingFunctions;
  readonly context: number;
  readonly stream: number;
  /** Address of the staging memory: page-locked host memory of {@link STAGING_BYTES} bytes. */
  readonly staging: number;
  /** Address of a word of page-locked host memory, initially 0, to which the stream writes its progress. */
  readonly progress: number;
}

/** Number of chunks of the staging memory. */
export const STAGING_PIECES: number = 16;
/** Size of a chunk, in bytes. */
export const STAGING_PIECE_BYTES: number = 128 << 10;
/** Size of the staging memory, in bytes. */
export const STAGING_BYTES: number = STAGING_PIECES * STAGING_PIECE_BYTES;
