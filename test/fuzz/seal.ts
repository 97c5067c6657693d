// Adds the ICRC of a packet from `from` to `to`, so that a change in its content is processed.
import { crc32 } from "node:zlib";
import { PSEUDO_BYTES, ROCE_PORT } from "../../src/soft/hca/wire/icrc.ts";

const LRH = 8;
const FRONT = LRH + PSEUDO_BYTES;
const scratch = new Uint8Array(new ArrayBuffer(FRONT + 16_384));
const view = new DataView(scratch.buffer);

const octets = new Map<string, number[]>();
function octetsOf(address: string): number[] {
  let found = octets.get(address);
  if (found === undefined) {
    found = address.split(".").map(Number);
    octets.set(address, found);
  }
  return found;
}

/**
 * Writes the ICRC into the last four bytes of `packet` (BTH to ICRC), for IPv4 addresses and IP
 * identification 0.
 */
export function seal(packet: Uint8Array, from: string, to: string, port: number = ROCE_PORT): Uint8Array {
  const bytes = packet.length - 4;
  if (bytes < 12) return packet;
  scratch.fill(0xff, 0, FRONT);
  const ip = LRH;
  scratch[ip] = 0x45;
  view.setUint16(ip + 2, PSEUDO_BYTES + packet.length);
  view.setUint16(ip + 4, 0);
  view.setUint16(ip + 6, 0x4000);
  scratch[ip + 9] = 17;
  scratch.set(octetsOf(from), ip + 12);
  scratch.set(octetsOf(to), ip + 16);
  view.setUint16(ip + 20, port);
  view.setUint16(ip + 22, ROCE_PORT);
  view.setUint16(ip + 24, 8 + packet.length);
  scratch.set(packet.subarray(0, bytes), FRONT);
  scratch[FRONT + 4] = 0xff;
  new DataView(packet.buffer, packet.byteOffset).setUint32(
    bytes,
    crc32(scratch.subarray(0, FRONT + bytes)),
    true,
  );
  return packet;
}
