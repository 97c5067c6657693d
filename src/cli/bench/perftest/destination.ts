import { type GidText, gidBytes, gidText } from "../../../rdma/index.ts";

/**
 * Description of a queue pair and its memory, which perftest's programs exchange as a line of hexadecimal
 * numbers.
 */
export interface Destination {
  readonly lid: number;
  /** Number of outstanding READs that the peer may have. */
  readonly readAtomic: number;
  readonly qpNumber: number;
  readonly psn: number;
  readonly remoteKey: number;
  readonly address: number;
  readonly gid: GidText;
}

/** Length of the line with a GID, including its NUL, in bytes. */
export const destinationBytes = 108;

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, "0");

export function destinationLine(own: Destination): Uint8Array {
  const gid = [...gidBytes(own.gid)].map((byte) => hex(byte, 2)).join(":");
  const numbers = [
    ...[hex(own.lid, 4), hex(own.readAtomic, 4), hex(own.qpNumber, 6), hex(own.psn, 6)],
    ...[hex(own.remoteKey, 8), hex(own.address, 16), gid, hex(0, 8)],
  ];
  return Buffer.from(`${numbers.join(":")}:\0`, "latin1");
}

export function destinationFrom(bytes: Uint8Array): Destination {
  const words = Buffer.from(bytes).toString("latin1").split(":");
  const number = (at: number) => Number.parseInt(words[at] ?? "", 16);
  const numbers = words.slice(0, 22).map((_, at) => number(at));
  if (words.length < 22 || numbers.some((value) => Number.isNaN(value))) {
    throw new TypeError(
      `the peer's message is not perftest's: ${JSON.stringify(words.join(":").slice(0, 60))}`,
    );
  }
  return {
    ...{ lid: number(0), readAtomic: number(1), qpNumber: number(2), psn: number(3) },
    ...{ remoteKey: number(4), address: number(5), gid: gidText(Uint8Array.from(numbers.slice(6))) },
  };
}
