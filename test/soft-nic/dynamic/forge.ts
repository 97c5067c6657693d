// Forged packets.
import { gidOfAddress } from "../../../src/soft/hca/links/common/addresses.ts";
import type { SimulatedPacket } from "../support/simulated-network.ts";
import { referenceIcrc, referenceIcrc6 } from "../unit/packet.ts";

/** Bytes of the BTH. */
export const BTH = 12;

function udp(port: number, bytes: number): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt16BE(port);
  header.writeUInt16BE(4791, 2);
  header.writeUInt16BE(8 + bytes, 4);
  return header;
}

function ipv4(from: string, to: string, port: number, bytes: number): Buffer {
  const ip = Buffer.alloc(20);
  ip.writeUInt16BE(0x4500);
  ip.writeUInt16BE(28 + bytes, 2);
  ip.writeUInt32BE(0x4000, 4);
  ip.writeUInt16BE(0x4011, 8);
  ip.set(from.split(".").map(Number), 12);
  ip.set(to.split(".").map(Number), 16);
  return Buffer.concat([ip, udp(port, bytes)]);
}

function ipv6(from: string, to: string, port: number, bytes: number): Buffer {
  const ip = Buffer.alloc(40);
  ip.writeUInt32BE(0x60000000);
  ip.writeUInt16BE(8 + bytes, 4);
  ip.writeUInt16BE(0x1140, 6);
  ip.set(gidOfAddress(from), 8);
  ip.set(gidOfAddress(to), 24);
  return Buffer.concat([ip, udp(port, bytes)]);
}

/** Returns the packet with `change` applied behind its BTH, sent by `from`, with a valid ICRC. */
export function forge(
  packet: SimulatedPacket,
  change: (view: DataView) => void,
  from = packet.from,
): SimulatedPacket {
  const bytes = packet.bytes.slice();
  change(new DataView(bytes.buffer, BTH));
  const six = from.includes(":");
  const headers = (six ? ipv6 : ipv4)(from, packet.to, packet.port, bytes.length);
  const icrc = (six ? referenceIcrc6 : referenceIcrc)(
    Uint8Array.from([...headers, ...bytes.subarray(0, -4)]),
  );
  new DataView(bytes.buffer).setUint32(bytes.length - 4, icrc, true);
  return { ...packet, from, bytes };
}
