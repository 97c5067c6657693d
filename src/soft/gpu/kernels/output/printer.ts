// vprintf and __assertfail of a worker. The text is formatted during the launch, because the kernel may
// change the memory later.
import { CUDA_ERROR_ASSERT } from "../../../../../ffi/cuda/constants.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { CONTEXT_WORDS } from "../../wasm/unit/layout.ts";
import { addressAt, Word } from "../shared/control.ts";
import { type DeviceReader, formatPrint, latin } from "./format.ts";
import { HEAD_BYTES, recordBytes, STDERR } from "./print-buffer.ts";

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
