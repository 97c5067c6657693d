/**
 * Pages of a transfer in the form of a command (PRP entries, NVMe base specification 2.0, 4.1.1). The first
 * entry is an address. The second is unused, the address of a second page, or the address of a list of
 * further pages.
 */
export class PageList {
  readonly #words: Uint32Array;
  readonly #busAddress: number;
  readonly #pageBytes: number;

  /** `page` is one page of memory at `busAddress` for the SSD. */
  constructor(page: Uint8Array<ArrayBuffer>, busAddress: number) {
    this.#words = new Uint32Array(page.buffer, page.byteOffset, page.byteLength / 4);
    this.#busAddress = busAddress;
    this.#pageBytes = page.byteLength;
  }

  /** Returns the second PRP entry for `bytes` at `address` of contiguous pages, at most `longest` bytes. */
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

  /** Returns the largest number of bytes that one list covers at any start address. */
  static longest(pageBytes: number): number {
    return (pageBytes / 8) * pageBytes;
  }
}
