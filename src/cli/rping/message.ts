import { DoorbellError, type RemoteMemory } from "../../index.ts";

/** Length of every rping message in bytes. A message holds the address of the sender's memory. */
export const messageBytes = 16;

/** Writes a message as rping does: address, key and size in network byte order. */
export function writeMessage(bytes: Uint8Array, { address, byteLength, remoteKey }: RemoteMemory): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, messageBytes);
  view.setBigUint64(0, BigInt(address));
  view.setUint32(8, remoteKey);
  view.setUint32(12, byteLength);
}

/**
 * Returns the memory that a message names. Throws DoorbellError when no process can have memory at that
 * address.
 */
export function readMessage(bytes: Uint8Array): RemoteMemory {
  const view = new DataView(bytes.buffer, bytes.byteOffset, messageBytes);
  const address = Number(view.getBigUint64(0));
  if (!Number.isSafeInteger(address)) throw new DoorbellError("the peer's message is not rping's");
  return { address, remoteKey: view.getUint32(8), byteLength: view.getUint32(12) };
}

const first = 65;
const last = 122;

/**
 * Fills the memory with the text of rping's ping number `count`: the program's name, shifted letters, and
 * NUL.
 */
export function fillPing(bytes: Uint8Array, count: number): void {
  const name = new TextEncoder().encode(`rdma-ping-${count}: `);
  bytes.set(name.subarray(0, bytes.length));
  const letters = last - first + 1;
  for (let i = name.length; i < bytes.length; i++) bytes[i] = first + ((count + i - name.length) % letters);
  bytes[bytes.length - 1] = 0;
}

/** Returns the text in the memory, up to its NUL. */
export function pingText(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return new TextDecoder("latin1").decode(bytes.slice(0, end < 0 ? bytes.length : end));
}
