/**
 * Memory that only another driver's functions reach, as a software NIC has to know it.
 * @module
 */

/**
 * The C functions that reach it, by their addresses: any thread may call them. Each returns 0, or an error of the driver's
 * own; they are those of CUDA's driver API, and HIP has the same.
 */
export interface StagingFunctions {
  /** `int f(void *context)`: what this thread calls from now on is for the context (`cuCtxPushCurrent`). */
  readonly pushContext: number;
  /** `int f(void **context)`: ends that (`cuCtxPopCurrent`). */
  readonly popContext: number;
  /** `int f(uint64_t to, const void *from, size_t bytes, void *stream)`: begins a copy to the device (`cuMemcpyHtoDAsync`). */
  readonly toDevice: number;
  /** `int f(void *to, uint64_t from, size_t bytes, void *stream)`: begins a copy to the host (`cuMemcpyDtoHAsync`). */
  readonly toHost: number;
  /** `int f(void *stream, uint64_t at, uint32_t value, unsigned flags)`: the value is there when the stream gets there (`cuStreamWriteValue32`). */
  readonly writeValue: number;
  /** `int f(void *stream)`: 0 when the stream has done everything, 600 while it has not (`cuStreamQuery`). */
  readonly query: number;
}

/** How a NIC copies to and from such memory: through staging memory that is its alone, in the order of one stream. */
export interface StagedMemory {
  readonly functions: StagingFunctions;
  readonly context: number;
  readonly stream: number;
  /** Page-locked host memory: {@link STAGING_BYTES}. */
  readonly staging: number;
  /** A word of page-locked host memory, 0, where the stream writes how far it is. */
  readonly progress: number;
}

/** Bytes that a NIC stages by: so many pieces, of so many bytes each. */
export const STAGING_PIECES: number = 16;
export const STAGING_PIECE_BYTES: number = 128 << 10;
export const STAGING_BYTES: number = STAGING_PIECES * STAGING_PIECE_BYTES;
