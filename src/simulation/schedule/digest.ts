/**
 * Digest of everything that happens in a simulation: 64 bits over a sequence of 32-bit words. Two runs with the
 * same digest took the same steps.
 *
 * @internal
 */
export class Digest {
  #low = 0x243f6a88;
  #high = 0x13198a2e;

  /** Adds a word. Only its low 32 bits count. */
  add(word: number): void {
    this.#low = mixed(this.#low, word | 0, 0xcc9e2d51, 0x1b873593);
    this.#high = mixed(this.#high ^ this.#low, word | 0, 0x239b961b, 0xab0e9789);
  }

  /** Adds a whole number of up to 53 bits. */
  addNumber(value: number): void {
    this.add(value);
    this.add(Math.floor(value / 2 ** 32));
  }

  addText(text: string): void {
    this.add(text.length);
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
  }

  addBytes(bytes: Uint8Array): void {
    const words = bytes.length >> 2;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.add(bytes.length);
    for (let i = 0; i < words; i++) this.add(view.getInt32(4 * i, true));
    for (let i = 4 * words; i < bytes.length; i++) this.add(bytes[i]!);
  }

  /** Returns the digest as 16 hexadecimal digits. */
  toString(): string {
    return hexadecimal(this.#high) + hexadecimal(this.#low);
  }
}

const hexadecimal = (word: number): string => (word >>> 0).toString(16).padStart(8, "0");

/** One step of MurmurHash3. */
function mixed(state: number, word: number, first: number, second: number): number {
  let k = Math.imul(word, first);
  k = (k << 15) | (k >>> 17);
  const h = state ^ Math.imul(k, second);
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
}
