// Packets that nobody sent.
import type { SimulatedPacket } from "../support/simulated-network.ts";
import { referenceIcrc } from "../unit/packet.ts";

/** Bytes of the BTH. */
export const BTH = 12;

/** The packet with `change` made to what follows its BTH, as if `from` had sent it, and with an ICRC that fits. */
export function forge(
  packet: SimulatedPacket,
  change: (view: DataView) => void,
  from = packet.from,
): SimulatedPacket {
  const bytes = packet.bytes.slice();
  change(new DataView(bytes.buffer, BTH));
  const ip = Buffer.alloc(28);
  ip.writeUInt16BE(0x4500);
  ip.writeUInt16BE(28 + bytes.length, 2);
  ip.writeUInt32BE(0x4000, 4);
  ip.writeUInt16BE(0x4011, 8);
  ip.set(from.split(".").map(Number), 12);
  ip.set(packet.to.split(".").map(Number), 16);
  ip.writeUInt16BE(packet.port, 20);
  ip.writeUInt16BE(4791, 22);
  ip.writeUInt16BE(8 + bytes.length, 24);
  const icrc = referenceIcrc(Uint8Array.from([...ip, ...bytes.subarray(0, -4)]));
  new DataView(bytes.buffer).setUint32(bytes.length - 4, icrc, true);
  return { ...packet, from, bytes };
}
