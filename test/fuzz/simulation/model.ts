/** Bytes that one writer changes. Bytes of a request whose result is unknown may have an old or a new value. */
export class ByteModel {
  readonly #value: Uint8Array;
  /** Further values that a byte may have, by its index. */
  readonly #others = new Map<number, number[]>();
  #open: { readonly at: number; readonly bytes: Uint8Array }[] = [];

  constructor(length: number) {
    this.#value = new Uint8Array(length);
  }

  /** A WRITE is posted. */
  begins(at: number, bytes: Uint8Array): void {
    this.#open.push({ at, bytes });
  }

  /** A WRITE has completed. Requests of a queue pair complete in their order. */
  ends(at: number, bytes: Uint8Array): void {
    this.#open = this.#open.filter((one) => one.bytes !== bytes);
    this.#value.set(bytes, at);
    if (this.#others.size > 0) for (let i = 0; i < bytes.length; i++) this.#others.delete(at + i);
  }

  /** The connection has ended with requests that may have been executed. */
  lost(): void {
    for (const { at, bytes } of this.#open)
      for (const [i, byte] of bytes.entries()) {
        const others = this.#others.get(at + i) ?? [];
        if (byte !== this.#value[at + i]) this.#others.set(at + i, [...others, byte]);
      }
    this.#open = [];
  }

  /** Checks bytes that were read. Later requests may already have been executed. */
  check(at: number, bytes: Uint8Array, what: string): void {
    for (let i = 0; i < bytes.length; i++) {
      const index = at + i;
      const byte = bytes[i]!;
      if (this.#value[index] === byte || this.#others.get(index)?.includes(byte)) continue;
      const isLater = this.#open.some((one) => index >= one.at && one.bytes[index - one.at] === byte);
      if (!isLater) throw new Error(`${what}: byte ${index} is ${byte}, and not ${this.#value[index]}`);
    }
  }
}

/** Counter that one writer changes with atomics. */
export class CounterModel {
  /** Last known value, a guess after an error. */
  last = 0n;
  #isKnown = true;

  added(old: bigint, add: bigint): void {
    this.#expect(old, "fetchAndAdd");
    this.last = old + add;
  }

  swapped(old: bigint, compare: bigint, swap: bigint): void {
    this.#expect(old, "compareAndSwap");
    this.last = old === compare ? swap : old;
  }

  #expect(old: bigint, what: string): void {
    if (this.#isKnown && old !== this.last) throw new Error(`${what} finds ${old} instead of ${this.last}`);
    this.#isKnown = true;
  }

  lost(): void {
    this.#isKnown = false;
  }

  check(value: bigint, what: string): void {
    if (this.#isKnown && value !== this.last) throw new Error(`${what} is ${value} instead of ${this.last}`);
  }
}
