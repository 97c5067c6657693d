import { selected } from "./selected.ts";

let reader: ((address: number, bytes: number) => Uint8Array | undefined) | undefined;

/** Returns a function that copies bytes with process_vm_readv, which fails for unmapped memory. */
function makeReader(): (address: number, bytes: number) => Uint8Array | undefined {
  const { process_vm_readv } = selected.libc({
    process_vm_readv: ["i64", "i32", "ptr", "u64", "ptr", "u64", "u64"],
  });
  // Two iovec structs: the destination and the source.
  const iovecs = new BigUint64Array(new ArrayBuffer(32));
  const at = selected.addressOf(iovecs.buffer);
  return (address, bytes) => {
    const copy = new Uint8Array(new ArrayBuffer(bytes));
    iovecs.set([BigInt(selected.addressOf(copy.buffer)), BigInt(bytes), BigInt(address), BigInt(bytes)]);
    const read = process_vm_readv(process.pid, at, 1, at + 16, 1, 0);
    return read === BigInt(bytes) ? copy : undefined;
  };
}

/**
 * Copies `bytes` bytes at any address, and returns undefined where they cannot be read (`process_vm_readv` of
 * this process). It is slow and changes errno, so it is meant for traces only.
 *
 * @example
 * safeRead(8, 4); // undefined
 */
export function safeRead(address: number, bytes: number): Uint8Array | undefined {
  if (!Number.isSafeInteger(address) || address <= 0 || bytes <= 0) return undefined;
  reader ??= makeReader();
  return reader(address, bytes);
}
