// Objects that other processes may import. The descriptor of a context is a memfd with a table of its
// protection domains and mappable regions. A process that receives the descriptor reads the table, opens a
// region's pages through /proc of the exporter, and registers them with its own device.
import { pid } from "node:process";
import * as c from "../../../../ffi/libc/index.ts";
import { sealedBytes } from "../../../../ffi/libc/sealed.ts";
import { addressOf, memory } from "../../../../ffi/runtime/index.ts";

const { libc } = c;
const MAGIC = 0x736f667430;
const HEADER = 8;
const ENTRIES = 2048;
/** Doubles of an entry. `handle` is 0 for a free entry. */
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

/** A region in the table. */
export interface SharedRegion {
  readonly handle: number;
  /** Handle of its protection domain. */
  readonly pd: number;
  readonly key: number;
  readonly access: number;
  /** The exporter's descriptor of its pages. */
  readonly fd: number;
  readonly inode: number;
  readonly start: number;
  readonly length: number;
}

/** The table of one context, of this process or of the exporting one. */
export class SharedContext {
  readonly fd: number;
  /** True for an imported table, which another process writes. */
  readonly isForeign: boolean;
  readonly #address: number;
  readonly #doubles: Float64Array;

  private constructor(fd: number, address: number, isForeign: boolean) {
    this.fd = fd;
    this.isForeign = isForeign;
    this.#address = address;
    this.#doubles = new Float64Array(memory(address, BYTES));
  }

  /** Creates a table. Returns undefined without a descriptor or memory. */
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

  /**
   * Opens the table behind a descriptor, which the object then owns. Returns undefined when it is not a
   * table.
   */
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

  /** Process id of the owner. */
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

  /** Adds a domain or a region, unless the table is full. */
  add(kind: number, { handle, ...rest }: Partial<SharedRegion> & { readonly handle: number }): void {
    const at = this.isForeign ? -1 : this.#find(0, 0);
    if (at < 0) return;
    const d = this.#doubles;
    d[at + At.kind] = kind;
    d[at + At.imported] = 0;
    for (const [key, value] of Object.entries(rest)) d[at + At[key as keyof typeof At]] = value;
    d[at + At.handle] = handle;
  }

  /** Removes a domain or a region. Returns true when another process had imported it. */
  remove(handle: number, kind: number): boolean {
    const at = this.isForeign ? -1 : this.#find(handle, kind);
    if (at < 0) return false;
    this.#doubles[at + At.handle] = 0;
    return this.#doubles[at + At.imported] !== 0;
  }

  /** Marks the region with this handle as imported and returns it; undefined for an unknown handle. */
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
