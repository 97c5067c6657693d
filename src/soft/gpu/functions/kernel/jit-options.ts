// Options of cuModuleLoadDataEx, cuLink* and cuLibraryLoad*: log buffers and results.
import * as c from "../../../../../ffi/cuda/index.ts";
import { readPointer, readU32, writeF32, writeText, writeU32 } from "../../core/c-memory.ts";

const MOST_OPTIONS = 64;

interface Buffer {
  address: number;
  bytes: number;
  /** Address of the log's written size. */
  used: number;
}

/** JIT options of one call. */
export class JitOptions {
  readonly #error: Buffer = { address: 0, bytes: 0, used: 0 };
  readonly #info: Buffer = { address: 0, bytes: 0, used: 0 };
  #wallTime = 0;
  readonly #start = performance.now();
  /** True for an unknown option. The call is CUDA_ERROR_INVALID_VALUE then. */
  readonly wrong: boolean;

  /**
   * Reads the parallel arrays of options and values. A value is a pointer, or a number in a pointer's place.
   */
  constructor(count: number, options: number, values: number) {
    let wrong = count > MOST_OPTIONS || (count > 0 && (options === 0 || values === 0));
    for (let i = 0; i < (wrong ? 0 : count); i++) {
      const option = readU32(options + 4 * i);
      const at = values + 8 * i;
      switch (option) {
        case c.CU_JIT_ERROR_LOG_BUFFER:
          this.#error.address = readPointer(at);
          break;
        case c.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES:
          Object.assign(this.#error, { bytes: readU32(at), used: at });
          break;
        case c.CU_JIT_INFO_LOG_BUFFER:
          this.#info.address = readPointer(at);
          break;
        case c.CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES:
          Object.assign(this.#info, { bytes: readU32(at), used: at });
          break;
        case c.CU_JIT_WALL_TIME:
          this.#wallTime = at;
          break;
        default:
          if (option >= c.CU_JIT_NUM_OPTIONS) wrong = true;
      }
    }
    this.wrong = wrong;
  }

  /** Writes the results: compile time and logs. */
  report(error: string, info: string): void {
    write(this.#error, error);
    write(this.#info, info);
    if (this.#wallTime !== 0) writeF32(this.#wallTime, performance.now() - this.#start);
  }
}

function write({ address, bytes, used }: Buffer, text: string): void {
  if (address !== 0 && bytes > 0) writeText(address, text, bytes);
  // The size excludes the NUL, as in driver 580.
  if (used !== 0) writeU32(used, text === "" || address === 0 ? 0 : Math.min(text.length, bytes));
}
