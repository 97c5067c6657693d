// Opaque handles: numbers that look like pointers, are never dereferenced and never used twice.

/** Where handles begin: above any user-space address of x86-64 and arm64, below 2^53. */
const FIRST = 2 ** 50;

type Class<T> = abstract new (...args: never[]) => T;

/** The objects behind CUcontext, CUstream, CUevent and the like. A destroyed handle is found no more, whatever is created later. */
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

  /** The live object of that class behind a handle, undefined for any other number. */
  find<T extends object>(type: Class<T>, handle: number): T | undefined {
    const object = this.#objects.get(handle);
    return object instanceof type ? object : undefined;
  }

  /** All live objects of a class. */
  all<T extends object>(type: Class<T>): T[] {
    return [...this.#objects.values()].filter((object) => object instanceof type) as T[];
  }
}
