// Two queue pairs of two soft NICs over a simulated network, for tests that decide which packet is lost.

import { referenceIcrc } from "../unit/packet.ts";
import { type Completion, type Qp, type QpOptions, Side } from "./harness.ts";
import { SimulatedNetwork, type SimulatedPacket } from "./simulated-network.ts";
export const opcodeOf = (packet: SimulatedPacket): number => packet.bytes[0]!;
export const ids = (completions: Completion[]): number[][] =>
  completions.map(({ id, status }) => [id, status]);

/** Two connected queue pairs and their network. */
export function connected(options: QpOptions = {}): { network: SimulatedNetwork; a: Qp; b: Qp } {
  const network = new SimulatedNetwork();
  const a = new Side(network.addNic("10.0.0.1").lib).qp(options);
  const b = new Side(network.addNic("10.0.0.2").lib).qp(options);
  a.connect(b.endpoint());
  b.connect(a.endpoint());
  return { network, a, b };
}

/** Returns the packet with another opcode and a valid ICRC. */
export function withOpcode(packet: SimulatedPacket, opcode: number): SimulatedPacket {
  const bytes = packet.bytes.slice();
  bytes[0] = opcode;
  const ip = Buffer.alloc(28);
  ip.writeUInt16BE(0x4500);
  ip.writeUInt16BE(28 + bytes.length, 2);
  ip.writeUInt32BE(0x4000, 4);
  ip.writeUInt16BE(0x4011, 8);
  ip.set(packet.from.split(".").map(Number), 12);
  ip.set(packet.to.split(".").map(Number), 16);
  ip.writeUInt16BE(packet.port, 20);
  ip.writeUInt16BE(4791, 22);
  ip.writeUInt16BE(8 + bytes.length, 24);
  const icrc = referenceIcrc(Uint8Array.from([...ip, ...bytes.subarray(0, -4)]));
  new DataView(bytes.buffer).setUint32(bytes.length - 4, icrc, true);
  return { ...packet, bytes };
}

/** Runs the network until nothing happens, and takes the completions. */
export function settle(network: SimulatedNetwork, ...qps: Qp[]): Completion[][] {
  network.run(() => false);
  return qps.map((qp) => {
    const found: Completion[] = [];
    for (let next = qp.poll(); next !== undefined; next = qp.poll()) found.push(next);
    return found;
  });
}
