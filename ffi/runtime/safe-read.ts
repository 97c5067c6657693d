import { selected } from "./selected.ts";

let reader: ((address: number, bytes: number) => Uint8Array | undefined) | undefined;

/** struct iovec twice: where to, where from. */
function makeReader(): (address: number, bytes: number) => Uint8Array | undefined {
  const { process_vm_readv } = selected.libc({
    process_vm_readv: ["i64", "i32", "ptr", "u64", "ptr", "u64", "u64"],
  });
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
 * A copy of `bytes` bytes at an address that may be anything: undefined where they cannot be read (`process_vm_readv` of this
 * process). Slow, and it changes errno; for a trace, not for a program.
 *
 * @example
 * safeRead(8, 4); // undefined
 */
export function safeRead(address: number, bytes: number): Uint8Array | undefined {
  if (!Number.isSafeInteger(address) || address <= 0 || bytes <= 0) return undefined;
  reader ??= makeReader();
  return reader(address, bytes);
}
