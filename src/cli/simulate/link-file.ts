import type { SentPacket } from "../../simulation/network/observer.ts";
import { EPOCH_MS } from "../../simulation/schedule/host-clock.ts";
import { enhancedPacket, interfaceDescription, sectionHeader } from "../capture/pcapng.ts";
import { packageVersion } from "../common/package-version.ts";
import { packetNotes } from "./packet-notes.ts";

const IPV4_BYTES = 20;
const UDP_BYTES = 8;
const UDP_PROTOCOL = 17;
const ROCE_PORT = 4791;
const DONT_FRAGMENT = 0x4000;
const NS_PER_MS = 1_000_000n;

/** Returns the IPv4 header checksum of `header`, whose checksum field is 0. */
function checksum(header: Buffer): number {
  let sum = 0;
  for (let at = 0; at < header.length; at += 2) sum += header.readUInt16BE(at);
  while (sum > 0xffff) sum = (sum & 0xffff) + (sum >>> 16);
  return ~sum & 0xffff;
}

/** Returns a packet with its IPv4 and UDP headers. */
function framed({ packet }: SentPacket): Buffer {
  const { from, to, port, trafficClass, hops, bytes } = packet;
  const header = Buffer.alloc(IPV4_BYTES + UDP_BYTES);
  header[0] = 0x45;
  header[1] = trafficClass;
  header.writeUInt16BE(header.length + bytes.length, 2);
  header.writeUInt16BE(DONT_FRAGMENT, 6);
  header[8] = hops;
  header[9] = UDP_PROTOCOL;
  header.set(from.split(".").map(Number), 12);
  header.set(to.split(".").map(Number), 16);
  header.writeUInt16BE(checksum(header.subarray(0, IPV4_BYTES)), 10);
  header.writeUInt16BE(port, 20);
  header.writeUInt16BE(ROCE_PORT, 22);
  header.writeUInt16BE(UDP_BYTES + bytes.length, 24);
  return Buffer.concat([header, bytes]);
}

/** Returns the first blocks of the pcapng file of a link. */
export const linkPreamble = (name: string): Buffer =>
  Buffer.concat([
    sectionHeader(`doorbell ${packageVersion()}`),
    interfaceDescription(name, "link of a simulation, seen at the sender", true),
  ]);

/** Returns the pcapng block of a packet. Its comment states the fate of the packet. */
export const linkPacket = (sent: SentPacket): Buffer =>
  enhancedPacket({
    ...{ number: 0, bytes: framed(sent), comment: packetNotes(sent) },
    time: BigInt(EPOCH_MS) * NS_PER_MS + BigInt(sent.at),
  });
