// What other processes may import: a context's descriptor is a memfd with a table of its protection domains, and of the regions whose pages can be
// mapped. Who gets the descriptor reads the table, opens a region's pages by the exporter's /proc, and registers them with a device of its own.
import { pid } from "node:process";
import * as c from "../../../../../ffi/libc/index.ts";
import { sealedBytes } from "../../../../../ffi/libc/sealed.ts";
import { addressOf, memory } from "../../../../../ffi/runtime/index.ts";

const { libc } = c;
const MAGIC = 0x736f667430;
const HEADER = 8;
const ENTRIES = 2048;
/** Doubles of an entry: its handle (0: free), what it is, ... */
const At = {
  handle: 0,
  kind: 1,
  pd: 2,
  key: 3,
  access: 4,
  fd: 5,
  inode: 6,
  start: 7,
  length: 8,
  imported: 9,
  words: 10,
};
const BYTES = (HEADER + ENTRIES * At.words) * 8;
const FIXED_SIZE = c.F_SEAL_SHRINK | c.F_SEAL_GROW | c.F_SEAL_SEAL;
const name = new Uint8Array(new ArrayBuffer(16));
name.set(new TextEncoder().encode("doorbell-soft0"));

export const KIND_DOMAIN = 1;
export const KIND_SHARED_REGION = 2;

/** A region as the table has it. */
export interface SharedRegion {
  readonly handle: number;
  /** The handle of its protection domain. */
  readonly pd: number;
  readonly key: number;
  readonly access: number;
  /** The exporter's descriptor of its pages, and which file that is. */
  readonly fd: number;
  readonly inode: number;
  readonly start: number;
  readonly length: number;
}

/** The table of one context, of this process or of the one that exported it. */
export class SharedContext {
  readonly fd: number;
  /** It was imported: another process writes it. */
  readonly isForeign: boolean;
  readonly #address: number;
  readonly #doubles: Float64Array;

  private constructor(fd: number, address: number, isForeign: boolean) {
    this.fd = fd;
    this.isForeign = isForeign;
    this.#address = address;
    this.#doubles = new Float64Array(memory(address, BYTES));
  }

  /** A new one; undefined when there is no descriptor or no memory for it. */
  static create(): SharedContext | undefined {
    const fd = libc.memfd_create(addressOf(name), c.MFD_CLOEXEC | c.MFD_ALLOW_SEALING);
    if (fd < 0) return undefined;
    const isSized = libc.ftruncate(fd, BYTES) === 0 && libc.fcntl(fd, c.F_ADD_SEALS, FIXED_SIZE) === 0;
    const table = isSized ? SharedContext.#map(fd, false) : undefined;
    if (table === undefined) {
      libc.close(fd);
      return undefined;
    }
    table.#doubles[0] = MAGIC;
    table.#doubles[1] = pid;
    return table;
  }

  /** The one behind a descriptor, which is this object's from then on; undefined when it is none. */
  static open(fd: number): SharedContext | undefined {
    const table = sealedBytes(fd) === BYTES ? SharedContext.#map(fd, true) : undefined;
    if (table === undefined || table.#doubles[0] === MAGIC) return table;
    libc.munmap(table.#address, BYTES);
    return undefined;
  }

  static #map(fd: number, isForeign: boolean): SharedContext | undefined {
    const address = libc.mmap(0, BYTES, c.PROT_READ | c.PROT_WRITE, c.MAP_SHARED, fd, 0);
    return address > 0 && address < c.MAP_FAILED ? new SharedContext(fd, address, isForeign) : undefined;
  }

  get mapping(): { readonly address: number; readonly bytes: number } {
    return { address: this.#address, bytes: BYTES };
  }

  /** Whose it is. */
  get owner(): number {
    return this.#doubles[1]!;
  }

  #find(handle: number, kind: number): number {
    for (let i = 0, at = HEADER; i < ENTRIES; i++, at += At.words)
      if (this.#doubles[at + At.handle] === handle && (handle === 0 || this.#doubles[at + At.kind] === kind))
        return at;
    return -1;
  }

  has(handle: number, kind: number): boolean {
    return handle > 0 && this.#find(handle, kind) >= 0;
  }

  /** Puts a domain or a region in; a full table leaves it out. */
  add(kind: number, { handle, ...rest }: Partial<SharedRegion> & { readonly handle: number }): void {
    const at = this.isForeign ? -1 : this.#find(0, 0);
    if (at < 0) return;
    const d = this.#doubles;
    d[at + At.kind] = kind;
    d[at + At.imported] = 0;
    for (const [key, value] of Object.entries(rest)) d[at + At[key as keyof typeof At]] = value;
    d[at + At.handle] = handle;
  }

  /** Takes it out; whether another process had imported it. */
  remove(handle: number, kind: number): boolean {
    const at = this.isForeign ? -1 : this.#find(handle, kind);
    if (at < 0) return false;
    this.#doubles[at + At.handle] = 0;
    return this.#doubles[at + At.imported] !== 0;
  }

  /** The region with this handle, from now on imported; undefined when there is none. */
  take(handle: number): SharedRegion | undefined {
    const at = handle > 0 ? this.#find(handle, KIND_SHARED_REGION) : -1;
    if (at < 0) return undefined;
    const d = this.#doubles;
    d[at + At.imported] = 1;
    const [pd, key, access, fd] = [d[at + At.pd]!, d[at + At.key]!, d[at + At.access]!, d[at + At.fd]!];
    const [inode, start, length] = [d[at + At.inode]!, d[at + At.start]!, d[at + At.length]!];
    return { handle, pd, key, access, fd, inode, start, length };
  }

  close(): void {
    libc.munmap(this.#address, BYTES);
    libc.close(this.fd);
  }
}
