import type { DmaRange } from "../vfio/dma-range.ts";

/** Result of a transfer. */
export interface NvmeTransfer {
  readonly bytes: number;
  /** Number of commands of the transfer. */
  readonly commands: number;
  readonly milliseconds: number;
}

/** A read or write in progress, split into parts of one command each. */
export class Transfer {
  readonly opcode: number;
  readonly namespace: number;
  /** Memory of a read or write. It cannot be closed until `release`. */
  readonly range: DmaRange | undefined;
  /** Called when no command of the transfer is in flight any more. */
  onEnd: (() => void) | undefined;
  readonly #address: number;
  readonly #block: number;
  readonly #blockBytes: number;
  readonly #bytes: number;
  readonly #started = performance.now();
  #next = 0;
  #inFlight = 0;
  #commands = 0;
  #failure: Error | undefined;
  #holdsRange = false;

  constructor(
    opcode: number,
    namespace: { readonly id: number; readonly blockBytes: number },
    data:
      | {
          readonly range: DmaRange;
          readonly address: number;
          readonly bytes: number;
          readonly diskOffset: number;
        }
      | undefined,
  ) {
    this.opcode = opcode;
    this.namespace = namespace.id;
    this.range = data?.range;
    this.#address = data?.address ?? 0;
    this.#bytes = data?.bytes ?? 0;
    this.#block = (data?.diskOffset ?? 0) / namespace.blockBytes;
    this.#blockBytes = namespace.blockBytes;
    data?.range.use();
    this.#holdsRange = data !== undefined;
  }

  /** Allows the range to be closed. No command of the transfer is in flight any more. */
  release(): void {
    if (this.#holdsRange) this.range?.unuse();
    this.#holdsRange = false;
  }

  /** True while a part is left that no command carries. */
  get hasMore(): boolean {
    if (this.#failure !== undefined) return false;
    return this.range === undefined ? this.#commands === 0 : this.#next < this.#bytes;
  }

  get isDone(): boolean {
    return this.#inFlight === 0 && !this.hasMore;
  }

  get failure(): Error | undefined {
    return this.#failure;
  }

  /** Returns the next part: the address of its data, its bytes, and its first block on the disk. */
  next(longest: number): { readonly address: number; readonly bytes: number; readonly block: number } {
    const at = this.#next;
    const bytes = Math.min(longest, this.#bytes - at);
    this.#next += bytes;
    this.#inFlight++;
    this.#commands++;
    return { address: this.#address + at, bytes, block: this.#block + at / this.#blockBytes };
  }

  /** Records the end of a command. */
  end(failure?: Error): void {
    this.#inFlight--;
    this.#failure ??= failure;
    if (this.isDone) this.onEnd?.();
  }

  /** Ends the transfer with a failure. None of its commands is in flight. */
  abandon(failure: Error): void {
    if (this.isDone) return;
    this.#inFlight = 0;
    this.#failure ??= failure;
    this.release();
    this.onEnd?.();
  }

  get result(): NvmeTransfer {
    return {
      bytes: this.#bytes,
      commands: this.#commands,
      milliseconds: performance.now() - this.#started,
    };
  }
}
