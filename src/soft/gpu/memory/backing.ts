// Physical memory: a sparse memfd, so only written pages use memory.
import {
  errno,
  errnoName,
  F_ADD_SEALS,
  F_SEAL_GROW,
  F_SEAL_SEAL,
  F_SEAL_SHRINK,
  libc,
  MADV_REMOVE,
  MFD_ALLOW_SEALING,
  MFD_CLOEXEC,
  PROT_READ,
  PROT_WRITE,
} from "../../../../ffi/libc/index.ts";
import { addressOf } from "../../../../ffi/runtime/index.ts";
import { DoorbellError, systemHint } from "../../../errors.ts";
import { closeNoted, noteFd } from "../core/left-behind.ts";
import { type AddressSpace, GRANULARITY } from "./address-space.ts";
import type { Range } from "./range-map.ts";
import type { KernelRights } from "./region.ts";

const fileName = new TextEncoder().encode("doorbell-soft-gpu\0");
const fileNameBuffer = new ArrayBuffer(fileName.length);
new Uint8Array(fileNameBuffer).set(fileName);

/**
 * Seals against shrinking and further seals. No holder of the descriptor can remove pages and cause SIGBUS.
 */
const STAYS = F_SEAL_SHRINK | F_SEAL_SEAL;

/**
 * Creates a memfd. Mappings of it cannot fault. Only the creator can grow it, with `grows`. Returns -1
 * without descriptors.
 */
export function createFile(bytes: number, grows = false): number {
  const fd = libc.memfd_create(addressOf(fileNameBuffer), MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (fd < 0) return -1;
  const seals = grows ? STAYS : STAYS | F_SEAL_GROW;
  if (libc.ftruncate(fd, bytes) === 0 && libc.fcntl(fd, F_ADD_SEALS, seals) === 0) return fd;
  libc.close(fd);
  return -1;
}

/** Returns the pages behind mapped, writable addresses to the system. Other mappings of them read zeros. */
export function discard(address: number, bytes: number): void {
  libc.madvise(address, bytes, MADV_REMOVE);
}

/**
 * File that grows by pieces. Offsets are never reused: a process that still maps a freed piece sees zeros and
 * never another owner's data.
 */
export class Backing {
  readonly fd: number;
  #end: number;

  /**
   * `first` is the number of bytes at the start of the file that the caller uses. `isDevice`: the host has no
   * view of the memory.
   */
  constructor(first = 0, isDevice = false) {
    this.fd = createFile(first + GRANULARITY, true);
    if (this.fd < 0) {
      const code = errnoName(errno());
      throw new DoorbellError(`the soft GPU cannot create a memfd: ${code}`, systemHint(code));
    }
    noteFd(this.fd, isDevice);
    this.#end = first;
  }

  /** Closes the file in this process. Other processes that opened it retain it. */
  close(): void {
    closeNoted(this.fd);
  }

  /**
   * Appends a piece to the file and maps it. Returns its offset, or undefined when the system refuses.
   */
  append(space: AddressSpace, range: Range, rights: KernelRights): number | undefined {
    const offset = this.#end;
    if (libc.ftruncate(this.fd, offset + range.size) !== 0) return undefined;
    if (!space.map(range, { fd: this.fd, offset }, PROT_READ | PROT_WRITE, rights)) return undefined;
    this.#end += range.size;
    return offset;
  }
}
