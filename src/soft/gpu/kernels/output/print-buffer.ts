// Where kernels leave what they print: a ring of records that all workers write and the driver's thread reads when the launch has
// ended. When more is printed than fits, the oldest is gone, as on a GPU.
import process from "node:process";
import { libc } from "../../../../../ffi/libc/index.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { freeWhenUnused } from "../held-memory.ts";

/** A record's head: bytes of text with STDERR added, and the place where it began, which tells it from old text. */
export const HEAD_BYTES = 8;
export const STDERR = 0x80000000;

export const recordBytes = (text: number): number => HEAD_BYTES + Math.ceil(text / 8) * 8;

export class PrintBuffer {
  address = 0;
  bytes = 0;

  /** Has at least so many bytes from now on. */
  ensure(bytes: number): void {
    const wanted = Math.max(1024, Math.ceil(bytes / 8) * 8);
    if (wanted === this.bytes) return;
    this.close();
    this.address = libc.malloc(wanted);
    this.bytes = wanted;
    libc.memset(this.address, 0, wanted);
  }

  /** Gives its memory back once no worker can write there. */
  close(): void {
    if (this.address !== 0) freeWhenUnused(this.address);
    this.address = 0;
    this.bytes = 0;
  }

  /** Writes what was printed to stdout and stderr; `total` is how many bytes records took since the launch began. */
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
