import { bytesOf } from "./instance.ts";
import { type Scalar, scalar } from "./scalar.ts";

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/**
 * Declares `char name[n]` with NUL-terminated UTF-8 text. It reads as a string, and an assignment fills the
 * rest with NULs. Text of more than n - 1 bytes is a RangeError.
 */
export function chars(n: number): Scalar<string> {
  return scalar<string>({
    kind: "text",
    name: `chars(${n})`,
    size: n,
    align: 1,
    read: (view, offset) => readText(view, offset, n),
    show: (value, printer) => printer.text(value),
    accessor: (offset, label) => ({
      get() {
        return readText(this, offset, n);
      },
      set(value) {
        if (typeof value !== "string")
          throw new TypeError(`${label}: expected a string, got ${typeof value}`);
        const encoded = encoder.encode(value);
        if (encoded.length >= n)
          throw new RangeError(`${label}: ${encoded.length} bytes of text do not fit in char[${n}]`);
        const bytes = bytesOf(this, offset, n);
        bytes.fill(0);
        bytes.set(encoded);
      },
    }),
  });
}

function readText(view: DataView, offset: number, n: number): string {
  const bytes = bytesOf(view, offset, n);
  const end = bytes.indexOf(0);
  // slice() copies, because TextDecoder refuses shared memory.
  return decoder.decode(bytes.slice(0, end === -1 ? n : end));
}
