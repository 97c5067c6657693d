// Memory of a worker of far code. Its pages of 2 MiB are a cache of all device memory. Page N shows a device page
// whose address has N in the bits above the page size. Pages with the number of a private page have their memory
// in the page after the private ones. A page is shown at the first access, in place of another one.
import {
  CUDA_ERROR_ILLEGAL_ADDRESS,
  CUDA_ERROR_MISALIGNED_ADDRESS,
} from "../../../../../ffi/cuda/constants.ts";
import {
  libc,
  MAP_ANONYMOUS,
  MAP_FIXED,
  MAP_NORESERVE,
  MAP_PRIVATE,
  MREMAP_FIXED,
  MREMAP_MAYMOVE,
  PROT_NONE,
  PROT_READ,
  PROT_WRITE,
} from "../../../../../ffi/libc/index.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import {
  FAR_PAGES,
  PAGE_BITS,
  PAGE_READABLE,
  PAGE_WRITABLE,
  PAGES,
  PRIVATE_BYTES,
  WINDOW_BYTES,
} from "../../wasm/unit/layout.ts";
import { addressAt, FAR_ENTRY_NUMBERS, KernelFault, Word } from "../shared/control.ts";

const EMPTY = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED;
const PAGE_BYTES = 2 ** PAGE_BITS;
const PAGE_COUNT = WINDOW_BYTES / PAGE_BYTES;
const PRIVATE_PAGES = PRIVATE_BYTES / PAGE_BYTES;
/** Rights of READ_WRITE in the table of mapped memory. */
const READ_WRITE = 3;
/** Upper half of an address that no page has. */
const NOTHING = 0xffffffff;

export class FarMemory {
  readonly #base: number;
  readonly #words: Int32Array;
  /** Upper half and distance of each page. */
  readonly #entries: Uint32Array;
  readonly #pages: Uint8Array;
  /** Number of the page that has the memory of each page. */
  readonly #owners = new Int16Array(PAGE_COUNT);
  #table = new Float64Array(0);
  #version = -1;

  /** `base` is the address of the worker's memory, `buffer`. */
  constructor(base: number, buffer: ArrayBuffer, words: Int32Array) {
    this.#base = base;
    this.#words = words;
    this.#entries = new Uint32Array(buffer, FAR_PAGES, 2 * PAGE_COUNT);
    this.#pages = new Uint8Array(buffer, PAGES, PAGE_COUNT);
  }

  /** Prepares for a launch: forgets all pages when mappings or rights have changed. */
  begin(): void {
    const words = this.#words;
    if (this.#version === words[Word.farVersion]) return;
    this.#version = words[Word.farVersion]!;
    const bytes = 8 * FAR_ENTRY_NUMBERS * words[Word.farCount]!;
    this.#table = new Float64Array(memory(addressAt(words, Word.farTable), bytes)).slice();
    libc.mmap(this.#base + PRIVATE_BYTES, WINDOW_BYTES - PRIVATE_BYTES, PROT_NONE, EMPTY, -1, 0);
    this.#pages.fill(0, PRIVATE_PAGES);
    this.#owners.fill(-1);
    for (let page = 0; page < PAGE_COUNT; page++) this.#forget(page);
  }

  /** Shows the page of an address. Throws KernelFault where the kernel has no rights, or it is misaligned. */
  reach(address: bigint, bytes: number, position: number): void {
    const at = BigInt.asUintN(64, address);
    if (at % BigInt(bytes) !== 0n) throw new KernelFault(CUDA_ERROR_MISALIGNED_ADDRESS, position, at);
    const high = Number(at >> 32n);
    const low = Number(at & 0xffffffffn);
    const page = low >>> PAGE_BITS;
    if (page < PRIVATE_PAGES && high === this.#words[Word.window + 1]!) {
      this.#enter(page, high, 0);
      return;
    }
    const found = high < 2 ** 21 ? this.#find(Number(at)) : -1;
    if (found < 0) throw new KernelFault(CUDA_ERROR_ILLEGAL_ADDRESS, position, at);
    const [base, size, rights] = [0, 1, 2].map((n) => this.#table[found + n]!) as [number, number, number];
    const start = Number(at) - (low % PAGE_BYTES);
    const place = page < PRIVATE_PAGES ? page + PRIVATE_PAGES : page;
    this.#take(place, page);
    this.#map(place, start, Math.min(PAGE_BYTES, base + size - start), rights);
    this.#enter(page, high, (place - page) * PAGE_BYTES);
  }

  /** Returns the offset of a device address in the worker's memory, for a range in one page. */
  place(address: bigint, bytes: number): number {
    const at = BigInt.asUintN(64, address);
    const page = Number((at >> BigInt(PAGE_BITS)) & BigInt(PAGE_COUNT - 1));
    if (this.#entries[2 * page] !== Number(at >> 32n)) this.reach(address, 1, -1);
    if (Number(at % BigInt(PAGE_BYTES)) + bytes > PAGE_BYTES)
      throw new KernelFault(CUDA_ERROR_ILLEGAL_ADDRESS, -1, at);
    return Number(at & 0xffffffffn) + this.#entries[2 * page + 1]!;
  }

  /** Takes the memory at `place` from the page that has it. */
  #take(place: number, page: number): void {
    const owner = this.#owners[place]!;
    // A private page with that number has its own memory.
    if (owner >= 0 && owner !== page && this.#entries[2 * owner + 1] === (place - owner) * PAGE_BYTES)
      this.#forget(owner);
    this.#owners[place] = page;
  }

  #map(place: number, start: number, bytes: number, rights: number): void {
    const there = this.#base + place * PAGE_BYTES;
    // Zeros follow memory that ends inside of a page, because PAGES has whole pages.
    if (bytes < PAGE_BYTES) libc.mmap(there, PAGE_BYTES, PROT_READ | PROT_WRITE, EMPTY, -1, 0);
    // An old size of 0 maps shared memory again.
    libc.mremap(start, 0, bytes, MREMAP_MAYMOVE | MREMAP_FIXED, there);
    libc.mprotect(there, bytes, rights === READ_WRITE ? PROT_READ | PROT_WRITE : PROT_READ);
    this.#pages[place] = rights === READ_WRITE ? PAGE_WRITABLE : PAGE_READABLE;
  }

  #enter(page: number, high: number, distance: number): void {
    this.#entries[2 * page] = high;
    this.#entries[2 * page + 1] = distance;
  }

  #forget(page: number): void {
    this.#enter(page, NOTHING, 0);
  }

  /** Returns the index of the mapped memory that contains an address, or -1. */
  #find(address: number): number {
    const table = this.#table;
    let low = 0;
    let high = table.length / FAR_ENTRY_NUMBERS;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (table[FAR_ENTRY_NUMBERS * middle]! <= address) low = middle + 1;
      else high = middle;
    }
    const at = FAR_ENTRY_NUMBERS * (low - 1);
    return at >= 0 && address < table[at]! + table[at + 1]! ? at : -1;
  }
}
