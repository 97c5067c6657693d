// Ring buffer of printed records. All workers write to it, and the driver's thread reads it after the launch.
// When it is full, new records overwrite the oldest, as on a GPU.
import process from "node:process";
import { CUDA_ERROR_ASSERT } from "../../../../../ffi/cuda/constants.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { CONTEXT_WORDS } from "../../wasm/unit/layout.ts";
import { addressAt, Word } from "../shared/control.ts";
import { freeWhenUnused } from "../shared/held-memory.ts";
import { type DeviceReader, formatPrint, latin } from "./format.ts";

/**
 * Header of a record: text length with the STDERR bit, and the start position of the record, which identifies
 * it.
 */
export const HEAD_BYTES = 8;
const STDERR = 0x80000000;

const recordBytes = (text: number): number => HEAD_BYTES + Math.ceil(text / 8) * 8;

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

// vprintf and __assertfail of a worker. The text is formatted during the launch, because the kernel may
// change the memory later.

const MOST_FORMAT = 1 << 16;

/** Returns the host functions of a worker. `reader` reads device memory; `context` holds the block index. */
export function printerOf(words: Int32Array, reader: DeviceReader, context: Int32Array) {
  const write = (text: string, stream: number): void => {
    const capacity = words[Word.printBytes]!;
    const address = addressAt(words, Word.printBuffer);
    if (address === 0 || capacity === 0) return;
    const length = Math.min(text.length, capacity - HEAD_BYTES);
    const at = Atomics.add(words, Word.printed, recordBytes(length)) >>> 0;
    const bytes = new Uint8Array(memory(address, capacity));
    const head = new DataView(bytes.buffer, bytes.byteOffset);
    for (let i = 0; i < length; i++) bytes[(at + HEAD_BYTES + i) % capacity] = text.charCodeAt(i);
    head.setUint32((at + 4) % capacity, at, true);
    head.setUint32(at % capacity, (length | stream) >>> 0, true);
  };
  return {
    vprintf(format: bigint, given: bigint): number {
      if (format === 0n) return -1;
      const { text, count } = formatPrint(reader, latin(reader.text(format, MOST_FORMAT)), given);
      write(text, 0);
      return count;
    },
    __assertfail(...[message, file, line, name, , thread]: [bigint, bigint, number, bigint, bigint, number]) {
      const text = (address: bigint) => (address === 0n ? "" : latin(reader.text(address, MOST_FORMAT)));
      const three = (at: number) => [context[at]!, context[at + 1]!, context[at + 2]!];
      const [width, height] = three(CONTEXT_WORDS.ntid) as [number, number, number];
      const place = [
        thread % width,
        Math.floor(thread / width) % height,
        Math.floor(thread / width / height),
      ];
      const block = three(CONTEXT_WORDS.ctaid);
      write(
        `${text(file)}:${line}: ${text(name)}: block: [${block.join()}], thread: [${place.join()}] ` +
          `Assertion \`${text(message)}\` failed.\n`,
        STDERR,
      );
      if (Atomics.compareExchange(words, Word.fault, 0, CUDA_ERROR_ASSERT) !== 0) return;
      words[Word.faultPosition] = -1;
      words.fill(0, Word.faultAddress, Word.faultAddress + 2);
      block.forEach((each, axis) => {
        words[Word.faultBlock + axis] = each;
      });
    },
  };
}
