// Builds whole IP packets bit by bit from the definition, independently of the engine.
import { crc32Bytes } from "../../../src/soft/hca/wire/icrc.ts";

export const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.replace(/\s+/g, "").match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Returns the ICRC of a whole IPv4 RoCEv2 packet without its last four bytes. */
export function referenceIcrc(packet: Uint8Array): number {
  const masked = new Uint8Array(new ArrayBuffer(8 + packet.length)).fill(0xff);
  masked.set(packet, 8);
  const ones = (at: number) => {
    masked[8 + at] = 0xff;
  };
  ones(1);
  ones(8);
  ones(10);
  ones(11);
  ones(26);
  ones(27);
  ones(32);
  return ~crc32Bytes(masked, -1) >>> 0;
}

/** Returns the ICRC of a whole IPv6 packet without its last four bytes. */
export function referenceIcrc6(packet: Uint8Array): number {
  const masked = new Uint8Array(new ArrayBuffer(8 + packet.length)).fill(0xff);
  masked.set(packet, 8);
  masked[8]! |= 0x0f;
  for (const at of [1, 2, 3, 7, 46, 47, 52]) masked[8 + at] = 0xff;
  return ~crc32Bytes(masked, -1) >>> 0;
}
