// Physical memory: a file without a name (memfd), sparse, so that only what was written takes memory.
import {
  errno,
  errnoName,
  F_ADD_SEALS,
  F_SEAL_GROW,
  F_SEAL_SEAL,
  F_SEAL_SHRINK,
  libc,
  MFD_ALLOW_SEALING,
  MFD_CLOEXEC,
  PROT_READ,
  PROT_WRITE,
} from "../../../../ffi/libc/index.ts";
import { addressOf } from "../../../../ffi/runtime/index.ts";
import { DoorbellError, systemHint } from "../../../errors.ts";
import { closeNoted, noteFd } from "../core/left-behind.ts";
import { type AddressSpace, GRANULARITY } from "./address-space.ts";

const MADV_REMOVE = 9;

const fileName = new TextEncoder().encode("doorbell-soft-gpu\0");
const fileNameBuffer = new ArrayBuffer(fileName.length);
new Uint8Array(fileNameBuffer).set(fileName);

/** Nobody who has the descriptor can take pages away (SIGBUS), or set further seals. */
const STAYS = F_SEAL_SHRINK | F_SEAL_SEAL;

/** A new memfd of that size, which only its maker's `grows` lets grow; no access to a mapping of it can fault. -1 when out of files. */
export function createFile(bytes: number, grows = false): number {
  const fd = libc.memfd_create(addressOf(fileNameBuffer), MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (fd < 0) return -1;
  const seals = grows ? STAYS : STAYS | F_SEAL_GROW;
  if (libc.ftruncate(fd, bytes) === 0 && libc.fcntl(fd, F_ADD_SEALS, seals) === 0) return fd;
  libc.close(fd);
  return -1;
}

/** Gives the memory behind mapped, writable addresses back to the system; other mappings of it read zeros from then on. */
export function discard(address: number, bytes: number): void {
  libc.madvise(address, bytes, MADV_REMOVE);
}

/**
 * A file that grows by pieces. Offsets are never used twice: a process that still maps a freed piece sees zeros, never
 * someone else's data.
 */
export class Backing {
  readonly fd: number;
  #end: number;

  /** `first` bytes at the start of the file are kept for the caller; `isDevice`: the host has no view of what is mapped of it. */
  constructor(first = 0, isDevice = false) {
    this.fd = createFile(first + GRANULARITY, true);
    if (this.fd < 0) {
      const code = errnoName(errno());
      throw new DoorbellError(`the soft GPU cannot create a memfd: ${code}`, systemHint(code));
    }
    noteFd(this.fd, isDevice);
    this.#end = first;
  }

  /** Nothing of it is used any more in this process; whoever has it open keeps it. */
  close(): void {
    closeNoted(this.fd);
  }

  /** A new piece of the file, mapped readable and writable at `address`: its offset, undefined when the system refuses. */
  append(space: AddressSpace, address: number, bytes: number): number | undefined {
    const offset = this.#end;
    if (libc.ftruncate(this.fd, offset + bytes) !== 0) return undefined;
    if (!space.map(address, bytes, this.fd, offset, PROT_READ | PROT_WRITE)) return undefined;
    this.#end += bytes;
    return offset;
  }
}
