import { libc } from "../../../ffi/libc/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { fdWatcher, forgetFd } from "../../wait/fd-watcher.ts";
import type { Interrupt } from "../vfio/pci-function.ts";

/** The interrupt of a soft device: a descriptor that its thread writes. The device closes the descriptor. */
export class SoftInterrupt implements Interrupt {
  readonly #event: number;
  readonly #disarm: () => void;
  readonly #drained = new BigUint64Array(new ArrayBuffer(8));

  constructor(event: number, disarm: () => void) {
    this.#event = event;
    this.#disarm = disarm;
  }

  watch(ready: () => void): () => void {
    return fdWatcher().watch(this.#event, ready);
  }

  clear(): void {
    libc.read(this.#event, addressOf(this.#drained), 8);
  }

  close(): void {
    this.#disarm();
    forgetFd(this.#event);
    this.clear();
  }
}
