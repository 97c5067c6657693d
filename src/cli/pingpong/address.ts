import { DoorbellError, type GidText, gidBytes, gidText } from "../../index.ts";

/** Address of a queue pair, as the ends of a ping-pong exchange it. */
export interface PingPongAddress {
  readonly lid: number;
  readonly qpNumber: number;
  readonly psn: number;
  readonly gid: GidText;
  /**
   * Numbers of the requesting queue pair and the receive queue of xsrq, where `qpNumber` is the target queue
   * pair.
   */
  readonly xrc?: { readonly sendQpNumber: number; readonly receiveQueue: number };
}

/** Returns the length of an address on the wire, in bytes. */
export const addressBytes = (isXrc: boolean): number => (isXrc ? 66 : 52);

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0");

/**
 * Encodes an address as rdma-core's ping-pongs do: "0000:000011:5f3a01:00000000000000000000ffff0a090001" and
 * NUL. In xsrq the requesting queue pair follows the target, and the receive queue follows the packet
 * sequence number.
 */
export function encodeAddress({ lid, qpNumber, psn, gid, xrc }: PingPongAddress): Buffer {
  const gidHex = Buffer.from(gidBytes(gid)).toString("hex");
  const numbers = xrc ? [qpNumber, xrc.sendQpNumber, psn, xrc.receiveQueue] : [qpNumber, psn];
  const words = [hex(lid, 4), ...numbers.map((number) => hex(number, 6)), gidHex];
  return Buffer.from(`${words.join(":")}\0`, "latin1");
}

/** Decodes a peer's address. Throws DoorbellError for other bytes. */
export function decodeAddress(message: Buffer): PingPongAddress {
  const text = message.toString("latin1");
  const match = /^([\da-f]{4})((?::[\da-f]{6}){2}|(?::[\da-f]{6}){4}):([\da-f]{32})\0$/i.exec(text);
  if (!match)
    throw new DoorbellError(
      `the peer's message is not an address of ibv_rc_pingpong: ${JSON.stringify(text)}`,
    );
  const [, lid = "", numbers = "", gid = ""] = match;
  const [first = 0, second = 0, psn, receiveQueue] = numbers
    .slice(1)
    .split(":")
    .map((word) => Number.parseInt(word, 16));
  const common = { lid: Number.parseInt(lid, 16), qpNumber: first, gid: gidText(Buffer.from(gid, "hex")) };
  return psn === undefined || receiveQueue === undefined
    ? { ...common, psn: second }
    : { ...common, psn, xrc: { sendQpNumber: second, receiveQueue } };
}

/** Returns the line "  local address:  LID 0x0000, QPN 0x000011, PSN 0x5f3a01, GID ::ffff:10.9.0.1". */
export function addressLine(
  whose: "local" | "remote",
  { lid, qpNumber, psn, gid, xrc }: PingPongAddress,
): string {
  const title = `${whose} address:`.padEnd(15);
  const numbers = xrc
    ? `QPN RECV 0x${hex(qpNumber, 6)} SEND 0x${hex(xrc.sendQpNumber, 6)}, PSN 0x${hex(psn, 6)}, SRQN 0x${hex(xrc.receiveQueue, 6)}`
    : `QPN 0x${hex(qpNumber, 6)}, PSN 0x${hex(psn, 6)}`;
  return `  ${title} LID 0x${hex(lid, 4)}, ${numbers}, GID ${gid}`;
}
