// Ring buffer of printed records. All workers write to it, and the driver's thread reads it after the launch.
// When it is full, new records overwrite the oldest, as on a GPU.
import process from "node:process";
import { libc } from "../../../../../ffi/libc/index.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { freeWhenUnused } from "../shared/held-memory.ts";

/**
 * Header of a record: text length with the STDERR bit, and the start position of the record, which identifies
 * it.
 */
export const HEAD_BYTES = 8;
export const STDERR = 0x80000000;

export const recordBytes = (text: number): number => HEAD_BYTES + Math.ceil(text / 8) * 8;

export class PrintBuffer {
  address = 0;
  bytes = 0;

  /** Grows the buffer to at least `bytes`. */
  ensure(bytes: number): void {
    const wanted = Math.max(1024, Math.ceil(bytes / 8) * 8);
    if (wanted === this.bytes) return;
    this.close();
    this.address = libc.malloc(wanted);
    this.bytes = wanted;
    libc.memset(this.address, 0, wanted);
  }

  /** Frees the memory when no worker can write to it. */
  close(): void {
    if (this.address !== 0) freeWhenUnused(this.address);
    this.address = 0;
    this.bytes = 0;
  }

  /**
   * Writes the printed text to stdout and stderr. `total` is the size of all records of the launch, in bytes.
   */
  flush(total: number): void {
    if (total === 0 || this.address === 0) return;
    const view = new DataView(memory(this.address, this.bytes));
    for (let at = Math.max(0, total - this.bytes); at < total; ) {
      const head = view.getUint32(at % this.bytes, true);
      const length = head & 0x7fffffff;
      const size = recordBytes(length);
      if (view.getUint32((at + 4) % this.bytes, true) !== at || at + size > total) {
        at += 8;
        continue;
      }
      const text = new Uint8Array(length);
      for (let i = 0; i < length; i++) text[i] = view.getUint8((at + HEAD_BYTES + i) % this.bytes);
      (head >= STDERR ? process.stderr : process.stdout).write(text);
      at += size;
    }
  }
}
