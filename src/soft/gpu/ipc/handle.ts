// IPC handles: 64 bytes that one process sends to another.
import { CU_IPC_HANDLE_SIZE } from "../../../../ffi/cuda/index.ts";

export const MEMORY = 0x4d494244; // "DBIM"
export const EVENT = 0x45494244; // "DBIE"

/**
 * Owner and location of an exported object: a slot in a file of the owner. The handle is valid while the
 * directory of the file lists the nonce.
 */
export interface IpcHandle {
  readonly magic: number;
  readonly pid: number;
  readonly start: number;
  readonly fd: number;
  readonly slot: number;
  readonly nonce: bigint;
  readonly offset: number;
  readonly size: number;
  readonly device: number;
}

export function encode(handle: IpcHandle): Uint8Array {
  const bytes = new Uint8Array(CU_IPC_HANDLE_SIZE);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, handle.magic, true);
  view.setUint32(4, handle.pid, true);
  view.setFloat64(8, handle.start, true);
  view.setInt32(16, handle.fd, true);
  view.setUint32(20, handle.slot, true);
  view.setBigUint64(24, handle.nonce, true);
  view.setFloat64(32, handle.offset, true);
  view.setFloat64(40, handle.size, true);
  view.setUint32(48, handle.device, true);
  return bytes;
}

/** Decodes a handle. Returns undefined for other bytes. */
export function decode(bytes: Uint8Array, magic: number): IpcHandle | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length !== CU_IPC_HANDLE_SIZE || view.getUint32(0, true) !== magic) return undefined;
  const [offset, size] = [view.getFloat64(32, true), view.getFloat64(40, true)];
  // The bytes come from another process and may be invalid.
  const whole = Number.isSafeInteger(offset) && Number.isSafeInteger(size);
  if (!whole || offset < 0 || size < 0 || (magic === MEMORY && size === 0)) return undefined;
  return {
    magic,
    pid: view.getUint32(4, true),
    start: view.getFloat64(8, true),
    fd: view.getInt32(16, true),
    slot: view.getUint32(20, true),
    nonce: view.getBigUint64(24, true),
    offset,
    size,
    device: view.getUint32(48, true),
  };
}

/** Returns a random number that no other handle has. */
export const newNonce = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0]! | 1n;
