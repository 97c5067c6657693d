import { wholeNumber } from "../../arguments/whole-number.ts";
import { hex, printedAs } from "../../lifetime/inspect.ts";
import { checkRange } from "../../memory/memory-slice.ts";

/** A peer's memory as plain data: what a peer sends to let this side read, write or use atomics there. */
export interface RemoteMemory {
  /** The address of its first byte, in the peer's terms. */
  readonly address: number;
  /** Its length in bytes. */
  readonly byteLength: number;
  /** The key that gives the right (`rkey`). */
  readonly remoteKey: number;
}

/** @internal Remote memory that prints its address and key in hexadecimal. */
export const remoteMemory = (address: number, byteLength: number, remoteKey: number): RemoteMemory =>
  printedAs("Remote memory", { address, byteLength, remoteKey }, (one) => ({
    address: hex(one.address),
    remoteKey: hex(one.remoteKey),
  }));

/**
 * A part of a peer's memory, bounds-checked (bytes, end exclusive).
 *
 * @example
 * const header = remoteSlice(remote, 0, 64);
 * qp.write({ local: region.slice(0, 64), remote: header });
 */
export function remoteSlice(
  remote: RemoteMemory,
  from: number,
  to: number = remote?.byteLength,
): RemoteMemory {
  const { address, byteLength, remoteKey } = checkedRemote(remote);
  checkRange(`${byteLength}-byte remote memory`, from, to, byteLength);
  return remoteMemory(address + from, to - from, remoteKey);
}

/** Its fields, each read once. TypeError unless they are the plain data that a peer's region gives, RangeError for numbers out of range. */
function checkedRemote(remote: RemoteMemory): RemoteMemory {
  const { address, byteLength, remoteKey } = remote ?? noRemote;
  checkRemote(address, byteLength, remoteKey);
  return { address, byteLength, remoteKey };
}

/** @internal Stands in for remote memory that is missing: its fields are missing too. */
export const noRemote = {} as RemoteMemory;

/** @internal Fields that were read from remote memory; throws as {@link remoteSlice} does. */
export function checkRemote(address: number, byteLength: number, remoteKey: number): void {
  if (typeof address !== "number" || typeof byteLength !== "number" || typeof remoteKey !== "number") {
    throw new TypeError(
      "remote memory is { address, byteLength, remoteKey }, as the peer's region.remote() gives it",
    );
  }
  wholeNumber("remote.address", address, 0, Number.MAX_SAFE_INTEGER);
  wholeNumber("remote.byteLength", byteLength, 0, Number.MAX_SAFE_INTEGER);
  wholeNumber("remote.remoteKey", remoteKey, 0, 0xffffffff);
}
