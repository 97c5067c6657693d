/** Command of a submission queue: 64 bytes, as 16 words (NVMe base specification 2.0, figure 87). */
export class Command {
  readonly words = new Uint32Array(16);

  /** Starts a new command: an opcode for a namespace, with the command identifier `id`. */
  begin(opcode: number, id: number, namespace: number): this {
    this.words.fill(0);
    this.words[0] = opcode | (id << 16);
    this.words[1] = namespace;
    return this;
  }

  /** Sets the two PRP entries, addresses of pages. The first may start inside its page. */
  data(first: number, second: number): this {
    this.#address(6, first);
    this.#address(8, second);
    return this;
  }

  /** Sets command word 10 or later. */
  set(word: 10 | 11 | 12 | 13 | 14 | 15, value: number): this {
    this.words[word] = value;
    return this;
  }

  #address(word: number, address: number): void {
    this.words[word] = address % 2 ** 32;
    this.words[word + 1] = Math.floor(address / 2 ** 32);
  }
}
