// Private memory of several blocks on one worker. Each block has its own. The memory of the running block is
// mapped where generated code expects it. For clusters, the shared memory of all blocks is also mapped at
// separate addresses.
import {
  libc,
  MAP_ANONYMOUS,
  MAP_FIXED,
  MAP_NORESERVE,
  MAP_PRIVATE,
  MAP_SHARED,
  MFD_CLOEXEC,
  PROT_NONE,
  PROT_READ,
  PROT_WRITE,
} from "../../../../../ffi/libc/index.ts";
import { addressOf } from "../../../../../ffi/runtime/index.ts";
import { closeNoted, noteFd } from "../../core/left-behind.ts";
import {
  CLUSTER,
  CONTEXT,
  EPOCHS,
  EXCHANGE,
  FRAMES,
  MOST_CLUSTER,
  PAGES,
  PRIVATE_BYTES,
  SHARED,
  SHARED_ROOM,
} from "../../wasm/unit/layout.ts";

const FIXED = MAP_SHARED | MAP_FIXED;
const EMPTY = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED;
const READ_WRITE = PROT_READ | PROT_WRITE;
/** Ranges of the private memory that belong to a block. The rest belongs to the worker. */
const PARTS: readonly (readonly [from: number, to: number])[] = [
  [CONTEXT, PAGES],
  [EXCHANGE, EXCHANGE + 0x20000],
  [EPOCHS, EPOCHS + 0x1000],
  [SHARED, SHARED + SHARED_ROOM],
  [FRAMES, CLUSTER],
];

const name = new TextEncoder().encode("doorbell-soft-gpu-blocks\0");
const nameBuffer = new ArrayBuffer(name.length);
new Uint8Array(nameBuffer).set(name);

export class Stage {
  readonly #base: number;
  #fd = -1;
  #current = -1;

  /** `base` is the address of the worker's memory. */
  constructor(base: number) {
    this.#base = base;
  }

  /** Creates zeroed memory for `blocks` blocks. Returns false when the system refuses. */
  open(blocks: number): boolean {
    if (this.#fd < 0) {
      this.#fd = libc.memfd_create(addressOf(nameBuffer), MFD_CLOEXEC);
      if (this.#fd < 0) return false;
      noteFd(this.#fd);
    }
    return libc.ftruncate(this.#fd, blocks * PRIVATE_BYTES) === 0;
  }

  /** Maps the memory of a block where generated code expects it. */
  show(block: number): void {
    if (block === this.#current) return;
    this.#current = block;
    for (const [from, to] of PARTS)
      libc.mmap(this.#base + from, to - from, READ_WRITE, FIXED, this.#fd, block * PRIVATE_BYTES + from);
  }

  /** Maps the shared memory of a cluster's blocks by rank. */
  showCluster(first: number, size: number): void {
    for (let rank = 0; rank < MOST_CLUSTER; rank++) {
      const at = this.#base + CLUSTER + rank * SHARED_ROOM;
      const from = (first + rank) * PRIVATE_BYTES + SHARED;
      if (rank < size) libc.mmap(at, SHARED_ROOM, READ_WRITE, FIXED, this.#fd, from);
      else libc.mmap(at, SHARED_ROOM, PROT_NONE, EMPTY, -1, 0);
    }
  }

  /** Frees the memory of the blocks and maps the memory for a single block again. */
  close(): void {
    this.#current = -1;
    for (const [from, to] of PARTS) libc.mmap(this.#base + from, to - from, READ_WRITE, EMPTY, -1, 0);
    libc.mmap(this.#base + CLUSTER, MOST_CLUSTER * SHARED_ROOM, READ_WRITE, EMPTY, -1, 0);
    if (this.#fd >= 0) libc.ftruncate(this.#fd, 0);
  }

  /** Closes the file before the thread ends. */
  leave(): void {
    if (this.#fd >= 0) closeNoted(this.#fd);
    this.#fd = -1;
  }
}
