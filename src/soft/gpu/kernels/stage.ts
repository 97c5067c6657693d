// The private memory of several blocks that are on one worker at the same time: each has its own, and the one that runs is where code
// expects it. Shared memory of all of them is visible at places of its own, for clusters.
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
} from "../../../../ffi/libc/index.ts";
import { addressOf } from "../../../../ffi/runtime/index.ts";
import { closeNoted, noteFd } from "../core/left-behind.ts";
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
} from "../wasm/layout.ts";

const FIXED = MAP_SHARED | MAP_FIXED;
const EMPTY = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED;
const READ_WRITE = PROT_READ | PROT_WRITE;
/** What belongs to a block: the rest of the private memory is the worker's. */
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

  /** `base` is where the worker's memory is in this process. */
  constructor(base: number) {
    this.#base = base;
  }

  /** Makes room for so many blocks, all zeros. False when the system refuses. */
  open(blocks: number): boolean {
    if (this.#fd < 0) {
      this.#fd = libc.memfd_create(addressOf(nameBuffer), MFD_CLOEXEC);
      if (this.#fd < 0) return false;
      noteFd(this.#fd);
    }
    return libc.ftruncate(this.#fd, blocks * PRIVATE_BYTES) === 0;
  }

  /** Brings a block's memory to where code expects it. */
  show(block: number): void {
    if (block === this.#current) return;
    this.#current = block;
    for (const [from, to] of PARTS)
      libc.mmap(this.#base + from, to - from, READ_WRITE, FIXED, this.#fd, block * PRIVATE_BYTES + from);
  }

  /** Shows the shared memory of a cluster's blocks, by their rank. */
  showCluster(first: number, size: number): void {
    for (let rank = 0; rank < MOST_CLUSTER; rank++) {
      const at = this.#base + CLUSTER + rank * SHARED_ROOM;
      const from = (first + rank) * PRIVATE_BYTES + SHARED;
      if (rank < size) libc.mmap(at, SHARED_ROOM, READ_WRITE, FIXED, this.#fd, from);
      else libc.mmap(at, SHARED_ROOM, PROT_NONE, EMPTY, -1, 0);
    }
  }

  /** Gives the worker memory for one block at a time again, and the blocks' back to the system. */
  close(): void {
    this.#current = -1;
    for (const [from, to] of PARTS) libc.mmap(this.#base + from, to - from, READ_WRITE, EMPTY, -1, 0);
    libc.mmap(this.#base + CLUSTER, MOST_CLUSTER * SHARED_ROOM, READ_WRITE, EMPTY, -1, 0);
    if (this.#fd >= 0) libc.ftruncate(this.#fd, 0);
  }

  /** Before the thread ends. */
  leave(): void {
    if (this.#fd >= 0) closeNoted(this.#fd);
    this.#fd = -1;
  }
}
