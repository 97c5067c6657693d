// The packet being received and the packet being built. The engine handles one of each at a time, so each has
// a fixed record. A link writes the offset and sender of a received packet, nic/receive.ts parses its
// headers, and the transports read the record.
import { Bth } from "../wire/headers.ts";
import { section } from "./arena.ts";

/** The received packet: word offsets in the arena, not in a record. */
export const RxPacket = section("rxPacket", (f) => ({
  // Fields that the link writes.
  /** GID index of the local address. */
  socket: f.word(),
  /** Word offset of the sender's sockaddr. */
  name: f.word(),
  /** Predicted IP identification. */
  identification: f.word(),
  /** Byte offset of the BTH in the arena, a multiple of 4. */
  start: f.word(),
  length: f.word(),
  /** 1 when the network marked the datagram (ECN). */
  marked: f.word(),
  /** Traffic class of the datagram. */
  trafficClass: f.word(),
  hops: f.word(),
  /** 1 for a frame from shared memory, which may carry the payload of several packets. */
  several: f.word(),
  /**
   * Word offset of the peer that sent a frame. `start` is then a copy of the frame's headers, and `frame` the
   * byte offset of the frame.
   */
  peer: f.word(),
  frame: f.word(),

  // Fields that nic/receive.ts writes.
  /** 1 when the network or the packet itself reports congestion. */
  congested: f.word(),
  opcode: f.word(),
  /** OP_* flags of wire/opcodes.ts. */
  flags: f.word(),
  destination: f.word(),
  psn: f.word(),
  pad: f.word(),
  /** 1 when the sender requests an acknowledgement. */
  ackRequest: f.word(),
  solicited: f.word(),
  /** Byte offset of the extension headers behind the BTH and the XRCETH. */
  headers: f.word(),
  /** Byte offset of the payload. */
  payload: f.word(),
  bytes: f.word(),
}));

/** The packet that is being built: begun, finished and sent by links/outgoing.ts. */
export const TxPacket = section("txPacket", (f) => {
  const header = f.words(Bth.words);
  return {
    /** Byte offset of the BTH in the arena. */
    start: f.word(),
    /** Word offset of the peer whose ring takes the packet, 0 for the network. */
    peer: f.word(),
    remote: f.word(),
    /** Number that the ICRC is combined with (wire/icrc.ts). */
    icrcKey: f.word(),
    /** Traffic class and hop limit (links/common/treatment.ts). */
    treatment: f.word(),
    // Fields of the BTH: wire/headers.ts.
    opcode: header + Bth.opcode,
    destination: header + Bth.destination,
    psn: header + Bth.psn,
    pad: header + Bth.pad,
    ackRequest: header + Bth.ackRequest,
    solicited: header + Bth.solicited,
  };
});
