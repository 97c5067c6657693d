import type { Buffer } from "../cuda/memory/buffer.ts";
import type { ElementType } from "../cuda/memory/element-type.ts";

/**
 * A condition that a kernel tested on the device, such as indices inside of their axis. It is reported when the elements
 * that depend on it are read.
 */
export interface DeviceCheck {
  hold(): void;
  release(): void;
  /** Throws where the condition is false. */
  verify(): void;
}

/**
 * Time between two writes in place. Expressions that have not run read the elements of the time at which they were made. A write
 * ends the time where there are such expressions, and the elements from before move to other memory for them.
 */
export class Epoch {
  /** Number of operands of expressions that have not run, and that read elements of this time. */
  readers = 0;
  /** Memory with the elements of this time. Undefined while they are in the storage itself. */
  copy: Storage | undefined;

  /** Ends the use by a number of readers. The last one frees the copy. */
  leave(readers: number): void {
    this.readers -= readers;
    if (this.readers > 0 || this.copy === undefined) return;
    this.copy.release();
    this.copy = undefined;
  }
}

/**
 * Frees the memory of a storage, which is undefined where it was forgotten. Lent memory may still be in use by others. The
 * function must not refer to the storage, because it would not be collected then.
 */
export type FreeStorage = (storage: Storage | undefined, isLent: boolean) => void;

/** State of one use of memory, which outlives a storage that was forgotten. */
class Use {
  readonly #free: FreeStorage;
  isLent = false;
  isOver = false;
  checks: Set<DeviceCheck> | undefined;

  constructor(free: FreeStorage) {
    this.#free = free;
  }

  end(storage: Storage | undefined): void {
    if (this.isOver) return;
    this.isOver = true;
    const { checks } = this;
    this.checks = undefined;
    this.#free(storage, this.isLent);
    if (checks !== undefined) for (const check of checks) check.release();
  }
}

/**
 * Frees the memory of a storage that no array and no expression refers to. Registrations have no token, because the engines need
 * several times as long for one with a token that is never used.
 */
const forgotten = new FinalizationRegistry<Use>((use) => use.end(undefined));

/**
 * Memory of elements that several views share. The last holder frees it. The garbage collector frees it where holders were
 * forgotten.
 */
export class Storage {
  /** Memory of the elements. Another one only after `reuse`. */
  buffer: Buffer;
  readonly #use: Use;
  #holders = 0;
  /** The current time between two writes in place. */
  epoch = new Epoch();
  /** Number of transfers that read the memory, such as those to files. No operation may write it meanwhile. */
  transfers = 0;
  /** True for memory of others that must not be written. */
  isReadOnly = false;
  /** True where the memory ends at a multiple of 512 bytes, and the bytes behind the elements are not used. */
  readonly isPadded: boolean;

  constructor(buffer: Buffer, free: FreeStorage, isPadded = false) {
    this.buffer = buffer;
    this.isPadded = isPadded;
    this.#use = new Use(free);
    forgotten.register(this, this.#use);
  }

  /** Begins the next use of the memory, after `free`. */
  reuse(type: ElementType, length: number): void {
    const { buffer } = this;
    if (buffer.type !== type || buffer.length !== length) this.buffer = buffer.allocation.whole(type, length);
    this.#holders = 0;
    this.#use.isOver = false;
  }

  /** Ends the time of the current elements, which a copy has for their readers. */
  beginEpoch(copy: Storage): void {
    copy.hold();
    this.epoch.copy = copy;
    this.epoch = new Epoch();
  }

  hold(): void {
    this.#holders++;
  }

  /** Returns the buffer for others, who may use it after the last holder. The next arrays do not get its memory. */
  lend(): Buffer {
    this.#use.isLent = true;
    return this.buffer;
  }

  release(): void {
    if (--this.#holders > 0) return;
    this.#use.end(this);
  }

  /** Ends a hold of memory that the caller returns to the next holder. */
  passOn(): void {
    this.#holders--;
  }

  /** Adds a condition on which the elements depend. */
  addCheck(check: DeviceCheck): void {
    const use = this.#use;
    if (use.checks?.has(check)) return;
    use.checks ??= new Set();
    use.checks.add(check);
    check.hold();
  }

  /** Adds the conditions of the memory from which a kernel computed the elements. */
  inherit(from: Storage): void {
    const { checks } = from.#use;
    if (checks === undefined || from === this) return;
    for (const check of checks) this.addCheck(check);
  }

  /** Throws where a condition is false on which the elements depend. Waits for the device where there is one. */
  verify(): void {
    const { checks } = this.#use;
    if (checks !== undefined) for (const check of checks) check.verify();
  }
}
