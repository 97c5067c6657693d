import type { DmaRange } from "../vfio/dma-range.ts";

/** What a transfer was. */
export interface NvmeTransfer {
  readonly bytes: number;
  /** Commands that it took. */
  readonly commands: number;
  readonly milliseconds: number;
}

/** A read or write under way: pieces that a command each carries. */
export class Transfer {
  readonly opcode: number;
  readonly namespace: number;
  readonly range: DmaRange | undefined;
  /** Called when no command of it is under way any more. */
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
  }

  /** Is there something that no command carries yet? */
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

  /** The next piece: where its data is, its bytes, and the first block on the disk. */
  next(longest: number): { readonly address: number; readonly bytes: number; readonly block: number } {
    const at = this.#next;
    const bytes = Math.min(longest, this.#bytes - at);
    this.#next += bytes;
    this.#inFlight++;
    this.#commands++;
    return { address: this.#address + at, bytes, block: this.#block + at / this.#blockBytes };
  }

  /** A command ended. */
  end(failure?: Error): void {
    this.#inFlight--;
    this.#failure ??= failure;
    if (this.isDone) this.onEnd?.();
  }

  /** No command of it is under way any more. */
  abandon(failure: Error): void {
    if (this.isDone) return;
    this.#inFlight = 0;
    this.#failure ??= failure;
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
