// Growing list of bytes, with the number formats of WebAssembly.

const INITIAL_BYTES = 512;

export class ByteList {
  #data = new Uint8Array(INITIAL_BYTES);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Bytes up to now. Bytes that are appended later are not in this view. */
  get bytes(): Uint8Array {
    return this.#data.subarray(0, this.#length);
  }

  /** Makes room for more bytes. */
  #reserve(more: number): void {
    const least = this.#length + more;
    if (least <= this.#data.length) return;
    const larger = new Uint8Array(Math.max(least, 4 * this.#data.length));
    larger.set(this.#data);
    this.#data = larger;
  }

  byte(value: number): this {
    if (this.#length === this.#data.length) this.#reserve(1);
    this.#data[this.#length++] = value;
    return this;
  }

  append(values: ArrayLike<number>): this {
    this.#reserve(values.length);
    this.#data.set(values, this.#length);
    this.#length += values.length;
    return this;
  }

  /** Appends a number in unsigned LEB128. */
  unsigned(value: number): this {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.byte((rest % 128) | 128);
    return this.byte(rest);
  }

  /** Appends a 32-bit number in signed LEB128. */
  signed32(value: number): this {
    let rest = value | 0;
    for (; rest < -64 || rest > 63; rest >>= 7) this.byte((rest & 127) | 128);
    return this.byte(rest & 127);
  }

  /** Appends a 64-bit number in signed LEB128. */
  signed64(value: bigint): this {
    let rest = BigInt.asIntN(64, value);
    for (; rest < -64n || rest > 63n; rest >>= 7n) this.byte(Number(rest & 127n) | 128);
    return this.byte(Number(rest & 127n));
  }

  /** Appends the four bytes of a number, lowest first. */
  word(value: number): this {
    return this.byte(value & 255)
      .byte((value >>> 8) & 255)
      .byte((value >>> 16) & 255)
      .byte(value >>> 24);
  }

  /** Appends a text in UTF-8 behind its length. */
  name(text: string): this {
    const bytes = new TextEncoder().encode(text);
    return this.unsigned(bytes.length).append(bytes);
  }
}
