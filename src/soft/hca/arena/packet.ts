// The packet that is being received and the one that is being built: a record each at a fixed place, for the engine handles
// one at a time. Of what is received the link says where it lies and whence it came, `nic/receive.ts` reads its headers into
// the record, and handlers find there what they need.
import { Bth } from "../wire/bth.ts";
import { Sections } from "./arena.ts";
import { Fields } from "./fields.ts";

function received() {
  const f = new Fields(Sections.packet);
  return {
    // By the link.
    /** GID index of the address that it came to. */
    socket: f.word(),
    /** Word offset of its sender's sockaddr. */
    name: f.word(),
    /** The IP identification that it probably has. */
    identification: f.word(),
    /** Byte of the arena where its BTH is, 4-aligned; bytes from there to its end, the ICRC included where it has one. */
    start: f.word(),
    length: f.word(),
    /** 1 when the datagram was marked by the network. */
    marked: f.word(),
    /** The traffic class that it came with, and what was left of its hop limit: 64 where the socket does not tell. */
    trafficClass: f.word(),
    hops: f.word(),
    /** 1 while it came through shared memory: it may carry the payload of several packets. */
    several: f.word(),
    /** The peer that it came from through shared memory, and the byte where it lies there: what `start` names is a copy. */
    peer: f.word(),
    frame: f.word(),

    // By its headers.
    /** 1 when the link or the packet itself says that there is congestion. */
    congested: f.word(),
    opcode: f.word(),
    /** OP_* of wire/opcodes.ts. */
    flags: f.word(),
    destination: f.word(),
    psn: f.word(),
    pad: f.word(),
    /** 0 or 1. */
    ackRequest: f.word(),
    solicited: f.word(),
    /** Byte where the extension headers are: behind the BTH, and behind XRC's. */
    headers: f.word(),
    /** Byte where the payload begins, and its bytes without the pad. */
    payload: f.word(),
    bytes: f.word(),
    end: f.size(),
  } as const;
}

/** The received packet. These are words of the arena, not offsets in a record. */
export const RxPacket = received();

function outgoing() {
  const f = new Fields(RxPacket.end);
  const header = f.words(Bth.words);
  return {
    /** Byte of the arena where its BTH goes. */
    start: f.word(),
    /** The peer into whose ring it goes, 0 by the network; else the address that it goes to, as peer-address.ts has it. */
    peer: f.word(),
    remote: f.word(),
    /** What its ICRC is combined with. */
    icrcKey: f.word(),
    /** How routers shall treat it: links/treatment.ts. */
    treatment: f.word(),
    // What its BTH says: wire/bth.ts.
    opcode: header + Bth.opcode,
    destination: header + Bth.destination,
    psn: header + Bth.psn,
    pad: header + Bth.pad,
    ackRequest: header + Bth.ackRequest,
    solicited: header + Bth.solicited,
  } as const;
}

/** The packet that is being built: begun, finished and sent by links/outgoing.ts. */
export const TxPacket = outgoing();
