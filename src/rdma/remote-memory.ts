import { checkRange } from "../memory/memory-slice.ts";

/** A peer's memory as plain data: what a peer sends to let this side read, write or use atomics there. */
export interface RemoteMemory {
  /** The address of its first byte, in the peer's terms. */
  readonly address: number;
  /** Its length in bytes. */
  readonly byteLength: number;
  /** The key that gives the right (`rkey`). */
  readonly remoteKey: number;
}

/**
 * A part of a peer's memory, bounds-checked (bytes, end exclusive).
 *
 * @example
 * const header = remoteSlice(peer.memory, 0, 64);
 */
export function remoteSlice(
  remote: RemoteMemory,
  from: number,
  to: number = remote.byteLength,
): RemoteMemory {
  checkRemote(remote);
  checkRange(`${remote.byteLength}-byte remote memory`, from, to, remote.byteLength);
  return { address: remote.address + from, byteLength: to - from, remoteKey: remote.remoteKey };
}

/** Throws TypeError unless it is the plain data that a peer's region gives. */
export function checkRemote(remote: RemoteMemory): void {
  if (
    typeof remote?.address !== "number" ||
    typeof remote.byteLength !== "number" ||
    typeof remote.remoteKey !== "number"
  ) {
    throw new TypeError(
      "remote memory is { address, byteLength, remoteKey }, as the peer's region.remote() gives it",
    );
  }
}
