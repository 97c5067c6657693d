// Parsed header fields of the received packet, in addition to the NIC's own record (arena/packet.ts). The
// only such record is behind the transport's record, and sending does not use it.
import { type Engine, setDouble } from "../../../arena/engine.ts";
import { RxPacket } from "../../../arena/packet.ts";
import { Fields } from "../../../arena/records/fields.ts";
import { BTH_BYTES, bthDestinationQp, bthPad, bthSolicited } from "../../../wire/headers.ts";
import { ICRC_BYTES } from "../../../wire/icrc.ts";
import { MAX_ADDRESSES, MAX_NAKS, WINDOW } from "../records/limits.ts";
import { Dynamic } from "../records/transport.ts";
import * as h from "./headers.ts";
import { Ack, Control, Data } from "./headers.ts";

function received() {
  const f = new Fields(Dynamic.words);
  return {
    // Fields of every packet: the sender's address and the contexts that it names.
    address: f.word(),
    from: f.word(),
    to: f.word(),
    serial: f.word(),
    flags: f.word(),
    // Fields of packets that open a context, and of control packets.
    incarnation: f.double(),
    cookie: f.words(2),
    // Fields of data packets.
    sequence: f.word(),
    operation: f.word(),
    messageId: f.word(),
    sourceQp: f.word(),
    qkey: f.word(),
    addressHigh: f.word(),
    addressLow: f.word(),
    rkey: f.word(),
    length: f.word(),
    offset: f.word(),
    imm: f.word(),
    // Fields of acknowledgements. The refusals start at byte `naks`.
    cumulative: f.word(),
    bits: f.words(WINDOW / 32),
    duplicates: f.word(),
    nakCount: f.word(),
    naks: f.word(),
    // Fields of control packets. The addresses start at byte `addresses`.
    kind: f.word(),
    addressCount: f.word(),
    addresses: f.word(),
    words: f.size(),
  } as const;
}

export const Received = received();

/** Slot of the request that a reply answers, in the place of the virtual address. */
export const REPLY_SLOT = Received.addressHigh;

/** Nonce of the request that a reply answers, in the place of the virtual address. */
export const REPLY_NONCE = Received.addressLow;

/** Bytes of a packet besides the transport's header and payload. */
const FRAMING_BYTES = BTH_BYTES + ICRC_BYTES;

/** Parses the received packet as a data packet. Returns false when it is too short. */
export function parseData(e: Engine, t: number): boolean {
  const { i32, view } = e;
  const start = i32[RxPacket.start]!;
  const at = start + BTH_BYTES;
  const bytes = i32[RxPacket.length]! - FRAMING_BYTES - bthPad(view, start);
  if (bytes < Data.bytes) return false;
  const flags = view.getUint8(at + Data.flags);
  const header = flags & h.FLAG_SYN ? Data.synBytes : Data.bytes;
  if (bytes < header) return false;
  i32[t + Received.from] = view.getUint16(at + Data.from);
  i32[t + Received.to] = view.getUint16(at + Data.to);
  i32[t + Received.serial] = view.getInt32(at + Data.serial);
  i32[t + Received.flags] = flags;
  if (flags & h.FLAG_SYN) {
    setDouble(e, t + Received.incarnation, senderOfData(e));
    i32[t + Received.cookie] = view.getInt32(at + Data.cookie);
    i32[t + Received.cookie + 1] = view.getInt32(at + Data.cookie + 4);
  }
  i32[RxPacket.payload] = at + header;
  i32[RxPacket.bytes] = bytes - header;
  i32[RxPacket.destination] = bthDestinationQp(view, start);
  i32[RxPacket.solicited] = bthSolicited(view, start) ? 1 : 0;
  i32[t + Received.sequence] = view.getInt32(at + Data.sequence);
  i32[t + Received.operation] = view.getUint8(at + Data.operation);
  i32[t + Received.messageId] = view.getInt32(at + Data.messageId);
  i32[t + Received.sourceQp] = view.getInt32(at + Data.sourceQp) & 0xffffff;
  i32[t + Received.qkey] = view.getInt32(at + Data.qkey);
  i32[t + Received.addressHigh] = view.getInt32(at + Data.address);
  i32[t + Received.addressLow] = view.getInt32(at + Data.address + 4);
  i32[t + Received.rkey] = view.getInt32(at + Data.rkey);
  i32[t + Received.length] = view.getInt32(at + Data.length);
  i32[t + Received.offset] = view.getInt32(at + Data.offset);
  // Immediate data keeps its byte order.
  i32[t + Received.imm] = i32[(at + Data.imm) >> 2]!;
  return true;
}

/** Returns the incarnation of the received data packet's sender. */
export function senderOfData(e: Engine): number {
  const at = e.i32[RxPacket.start]! + BTH_BYTES;
  return h.readIncarnation(e.view, at + Data.incarnation, at + Data.incarnationHigh);
}

/** Parses the received packet as an acknowledgement. Returns false when it is too short. */
export function parseAck(e: Engine, t: number): boolean {
  const { i32, view } = e;
  const at = i32[RxPacket.start]! + BTH_BYTES;
  const bytes = i32[RxPacket.length]! - FRAMING_BYTES;
  if (bytes < Ack.naks) return false;
  const count = view.getUint8(at + Ack.nakCount);
  if (count > MAX_NAKS || bytes < Ack.naks + count * Ack.nakBytes) return false;
  i32[t + Received.from] = view.getUint16(at + Ack.from);
  i32[t + Received.to] = view.getUint16(at + Ack.to);
  i32[t + Received.serial] = view.getInt32(at + Ack.serial);
  i32[t + Received.flags] = view.getUint16(at + Ack.flags);
  i32[t + Received.cumulative] = view.getInt32(at + Ack.cumulative);
  for (let i = 0; i < WINDOW / 32; i++) i32[t + Received.bits + i] = view.getInt32(at + Ack.bits + 4 * i);
  i32[t + Received.duplicates] = view.getUint8(at + Ack.duplicates);
  i32[t + Received.nakCount] = count;
  i32[t + Received.naks] = at + Ack.naks;
  return true;
}

/** Parses the received packet as a control packet. Returns false when it is too short. */
export function parseControl(e: Engine, t: number): boolean {
  const { i32, view } = e;
  const at = i32[RxPacket.start]! + BTH_BYTES;
  const bytes = i32[RxPacket.length]! - FRAMING_BYTES;
  if (bytes < Control.bytes) return false;
  const incarnation = h.readIncarnation(view, at + Control.incarnation, at + Control.incarnationHigh);
  const room = Math.floor((bytes - Control.bytes) / Control.addressBytes);
  i32[t + Received.from] = view.getUint16(at + Control.from);
  i32[t + Received.to] = view.getUint16(at + Control.to);
  i32[t + Received.serial] = view.getInt32(at + Control.serial);
  // A REQ packet cannot carry the flag NEW.
  i32[t + Received.flags] = 0;
  setDouble(e, t + Received.incarnation, incarnation);
  i32[t + Received.cookie] = view.getInt32(at + Control.cookie);
  i32[t + Received.cookie + 1] = view.getInt32(at + Control.cookie + 4);
  i32[t + Received.kind] = view.getUint8(at + Control.kind);
  i32[t + Received.addressCount] = Math.min(view.getUint8(at + Control.count), room, MAX_ADDRESSES);
  i32[t + Received.addresses] = at + Control.addresses;
  return true;
}
