// Failures of work on a device, and refusals of features.
import { CUDA_ERROR_NOT_SUPPORTED } from "../../../../ffi/cuda/index.ts";

let refused: string | undefined;

/**
 * Writes the missing feature to standard error, because C has only the number, and returns the CUresult. The
 * error object of the call reads the feature before the current task ends.
 */
export function notSupported(feature: string): number {
  refused = feature;
  queueMicrotask(() => {
    refused = undefined;
  });
  console.error(`doorbell: the soft GPU has no ${feature} (docs/reference/support.md)`);
  return CUDA_ERROR_NOT_SUPPORTED;
}

/** Returns the feature that the last call lacked, or undefined. */
export const refusedFeature = (): string | undefined => refused;

/**
 * Error of work that cannot be done. When `rejected` work runs inside the call that submits it, the error is
 * only the result of that call. When it runs later, the error is asynchronous and ends the context.
 */
export class Fault extends Error {
  readonly code: number;
  readonly rejected: boolean;

  constructor(code: number, rejected = false) {
    super(`soft GPU fault ${code}`);
    this.code = code;
    this.rejected = rejected;
  }
}

// Opaque handles: numbers that look like pointers. They are never dereferenced and never reused.

/** First handle. It is above every user-space address of x86-64 and arm64 and below 2^53. */
const FIRST = 2 ** 50;

type Class<T> = abstract new (...args: never[]) => T;

/** Objects behind CUcontext, CUstream, CUevent and other handles. A destroyed handle is never found again. */
export class Handles {
  #next = FIRST;
  readonly #objects = new Map<number, object>();

  add(object: object): number {
    const handle = this.#next;
    this.#next += 64;
    this.#objects.set(handle, object);
    return handle;
  }

  remove(handle: number): void {
    this.#objects.delete(handle);
  }

  /** Returns the live object of a class behind a handle, or undefined. */
  find<T extends object>(type: Class<T>, handle: number): T | undefined {
    const object = this.#objects.get(handle);
    return object instanceof type ? object : undefined;
  }

  /** Returns all live objects of a class. */
  all<T extends object>(type: Class<T>): T[] {
    return [...this.#objects.values()].filter((object) => object instanceof type) as T[];
  }
}
