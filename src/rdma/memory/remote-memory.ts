import { extraArguments } from "../../arguments/extra-arguments.ts";
import { wholeNumber } from "../../arguments/options.ts";
import { hex, printedAs } from "../../lifetime/resource.ts";
import { checkRange } from "../../memory/memory-slice.ts";

/** Memory of a peer as plain data. The peer sends it to let this side read, write or use atomics there. */
export interface RemoteMemory {
  /** Address of the first byte, as the peer counts addresses. */
  readonly address: number;
  /** Length in bytes. */
  readonly byteLength: number;
  /** Key that grants the access (`rkey`). */
  readonly remoteKey: number;
}

/** @internal Returns remote memory that prints its address and key in hexadecimal. */
export const remoteMemory = (address: number, byteLength: number, remoteKey: number): RemoteMemory =>
  printedAs("Remote memory", { address, byteLength, remoteKey }, (one) => ({
    address: hex(one.address),
    remoteKey: hex(one.remoteKey),
  }));

/**
 * Returns a part of a peer's memory, in bytes, end exclusive. Throws RangeError outside of it.
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
  if (arguments.length > 3) throw extraArguments("remoteSlice", ["remote", "from", "to"], arguments.length);
  const { address, byteLength, remoteKey } = checkedRemote(remote);
  checkRange(`${byteLength}-byte remote memory`, from, to, byteLength);
  return remoteMemory(address + from, to - from, remoteKey);
}

/**
 * Returns the members of remote memory, each read once. Throws TypeError for other data, RangeError for
 * numbers out of range.
 */
function checkedRemote(remote: RemoteMemory): RemoteMemory {
  const { address, byteLength, remoteKey } = remote ?? noRemote;
  checkRemote(address, byteLength, remoteKey);
  return { address, byteLength, remoteKey };
}

/** @internal Replaces missing remote memory, so that its members are read as missing too. */
export const noRemote = {} as RemoteMemory;

/** @internal Checks members that were read from remote memory. Throws as {@link remoteSlice} does. */
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
