import { DoorbellError, type GidText, gidBytes, gidText } from "../../index.ts";

/** What each end of a ping-pong tells the other of a queue pair. */
export interface PingPongAddress {
  readonly lid: number;
  readonly qpNumber: number;
  readonly psn: number;
  readonly gid: GidText;
}

/** Bytes of an address on the wire. */
export const addressBytes = 52;

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0");

/** "0000:000011:5f3a01:00000000000000000000ffff0a090001" and NUL, as rdma-core's ping-pongs write it. */
export function encodeAddress({ lid, qpNumber, psn, gid }: PingPongAddress): Buffer {
  const gidHex = Buffer.from(gidBytes(gid)).toString("hex");
  return Buffer.from(`${hex(lid, 4)}:${hex(qpNumber, 6)}:${hex(psn, 6)}:${gidHex}\0`, "latin1");
}

/** The address in a peer's 52 bytes; DoorbellError for anything else. */
export function decodeAddress(message: Buffer): PingPongAddress {
  const text = message.toString("latin1");
  const match = /^([\da-f]{4}):([\da-f]{6}):([\da-f]{6}):([\da-f]{32})\0$/i.exec(text);
  if (!match)
    throw new DoorbellError(`the peer does not speak as ibv_rc_pingpong does: ${JSON.stringify(text)}`);
  const [, lid = "", qpNumber = "", psn = "", gid = ""] = match;
  return {
    lid: Number.parseInt(lid, 16),
    qpNumber: Number.parseInt(qpNumber, 16),
    psn: Number.parseInt(psn, 16),
    gid: gidText(Buffer.from(gid, "hex")),
  };
}

/** "  local address:  LID 0x0000, QPN 0x000011, PSN 0x5f3a01, GID ::ffff:10.9.0.1" */
export function addressLine(whose: "local" | "remote", { lid, qpNumber, psn, gid }: PingPongAddress): string {
  const title = `${whose} address:`.padEnd(15);
  return `  ${title} LID 0x${hex(lid, 4)}, QPN 0x${hex(qpNumber, 6)}, PSN 0x${hex(psn, 6)}, GID ${gid}`;
}
