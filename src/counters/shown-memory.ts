import process from "node:process";
import * as c from "../../ffi/libc/index.ts";
import { addressOf } from "../../ffi/runtime/index.ts";

const { libc } = c;
/** Seals of the memfd. A sealed memfd cannot shrink, which would cause SIGBUS. */
const SEALS = c.F_SEAL_SEAL | c.F_SEAL_SHRINK | c.F_SEAL_GROW;

/**
 * Memory that this process publishes: its address, and its descriptor, which stays open so that other
 * processes find it.
 */
export interface ShownMemory {
  readonly fd: number;
  readonly address: number;
}

/**
 * Returns true when this process publishes counters. Throws RangeError when DOORBELL_SHOW is neither on nor
 * off.
 */
export function shows(): boolean {
  const value = process.env["DOORBELL_SHOW"];
  if (value === undefined || value === "" || value === "on") return true;
  if (value !== "off") throw new RangeError(`DOORBELL_SHOW is "${value}". Use on or off`);
  return false;
}

/**
 * Allocates `bytes` bytes of published memory named `name`. Returns undefined when the system has none, or
 * DOORBELL_SHOW is off.
 */
export function showMemory(name: string, bytes: number): ShownMemory | undefined {
  if (!shows()) return undefined;
  const text = new TextEncoder().encode(`${name}\0`);
  const copy = new Uint8Array(new ArrayBuffer(text.length));
  copy.set(text);
  const fd = libc.memfd_create(addressOf(copy), c.MFD_CLOEXEC | c.MFD_ALLOW_SEALING);
  if (fd < 0) return undefined;
  if (libc.ftruncate(fd, bytes) === 0 && libc.fcntl(fd, c.F_ADD_SEALS, SEALS) === 0) {
    const address = libc.mmap(0, bytes, c.PROT_READ | c.PROT_WRITE, c.MAP_SHARED, fd, 0);
    if (address < 2 ** 52) return { fd, address };
  }
  libc.close(fd);
  return undefined;
}
