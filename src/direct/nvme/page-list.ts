/**
 * The pages of a piece of data, as a command names them: its first address, and either nothing, the second page's address, or that of
 * a list of the further ones (PRP entries; NVMe base specification 2.0, 4.1.1).
 */
export class PageList {
  readonly #words: Uint32Array;
  readonly #busAddress: number;
  readonly #pageBytes: number;

  /** `page`: one page of memory that the SSD finds at `busAddress`. */
  constructor(page: Uint8Array<ArrayBuffer>, busAddress: number) {
    this.#words = new Uint32Array(page.buffer, page.byteOffset, page.byteLength / 4);
    this.#busAddress = busAddress;
    this.#pageBytes = page.byteLength;
  }

  /** The second PRP entry for `bytes` at `address`, whose pages lie one behind the other; at most `longest`. */
  second(address: number, bytes: number): number {
    const page = this.#pageBytes;
    const next = (Math.floor(address / page) + 1) * page;
    const end = address + bytes;
    if (next >= end) return 0;
    if (next + page >= end) return next;
    let word = 0;
    for (let at = next; at < end; at += page) {
      this.#words[word++] = at % 2 ** 32;
      this.#words[word++] = Math.floor(at / 2 ** 32);
    }
    return this.#busAddress;
  }

  /** The most bytes that one list names, wherever they begin. */
  static longest(pageBytes: number): number {
    return (pageBytes / 8) * pageBytes;
  }
}
