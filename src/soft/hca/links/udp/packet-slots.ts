// Fills in the constant parts of the arrays of sendmmsg and recvmmsg: names, iovecs, packet addresses and
// control buffers.
import * as c from "../../../../../ffi/libc/index.ts";
import type { Engine } from "../../arena/engine.ts";
import { PSEUDO_BYTES } from "../../wire/icrc.ts";
import {
  IOVEC_BYTES,
  MESSAGE_BYTES,
  PACKET_STRIDE,
  RX_CONTROL_BYTES,
  RX_SLOTS,
  RX_STRIDE,
  RxSlots,
  SOCKADDR_BYTES,
  TX_CONTROL_BYTES,
  TX_SLOTS,
  TxSlots,
} from "../common/packet-memory.ts";

/** Size of the largest sockaddr, sockaddr_in6. The kernel accepts it for IPv4 too. */
export const NAME_BYTES = 28;
const { offsets } = c.msghdr;
/** Word offsets in an mmsghdr. */
export const MsgHdr = {
  name: offsets.msg_name / 4,
  nameLength: offsets.msg_namelen / 4,
  iov: offsets.msg_iov / 4,
  iovLength: offsets.msg_iovlen / 4,
  control: offsets.msg_control / 4,
  controlLength: offsets.msg_controllen / 4,
  flags: offsets.msg_flags / 4,
  length: c.mmsghdr.offsets.msg_len / 4,
} as const;

/** Word offsets in a control message: its header and its data. */
export const CmsgHdr = {
  length: c.cmsghdr.offsets.cmsg_len / 4,
  level: c.cmsghdr.offsets.cmsg_level / 4,
  type: c.cmsghdr.offsets.cmsg_type / 4,
  data: c.cmsghdr.size / 4,
} as const;

/** Size of a control message that holds a number of up to 32 bits. */
export const CONTROL_BYTES = 24;

/** Writes a native pointer at word `at`. */
export function writePointer(e: Engine, at: number, address: number): void {
  e.u32[at] = address;
  e.u32[at + 1] = address / 4294967296;
}

const messageAt = (messages: number, slot: number) => messages + (slot * MESSAGE_BYTES) / 4;

function prepareMessages(e: Engine, count: number, messages: number, iovecs: number, names: number): void {
  for (let slot = 0; slot < count; slot++) {
    const message = messageAt(messages, slot);
    const name = names + (slot * SOCKADDR_BYTES) / 4;
    writePointer(e, message + MsgHdr.name, e.base + name * 4);
    e.i32[message + MsgHdr.nameLength] = NAME_BYTES;
    writePointer(e, message + MsgHdr.iov, e.base + iovecs * 4 + slot * IOVEC_BYTES);
    e.i32[message + MsgHdr.iovLength] = 1;
  }
}

function prepareReceive(e: Engine): void {
  const { i32, base } = e;
  prepareMessages(e, RX_SLOTS, RxSlots.messages, RxSlots.iovecs, RxSlots.names);
  for (let slot = 0; slot < RX_SLOTS; slot++) {
    const message = messageAt(RxSlots.messages, slot);
    const iovec = RxSlots.iovecs + (slot * IOVEC_BYTES) / 4;
    writePointer(e, iovec, base + RxSlots.packets * 4 + slot * RX_STRIDE);
    i32[iovec + 2] = RX_STRIDE;
    writePointer(e, message + MsgHdr.control, base + RxSlots.controls * 4 + slot * RX_CONTROL_BYTES);
    i32[message + MsgHdr.controlLength] = RX_CONTROL_BYTES;
  }
}

function prepareTransmit(e: Engine): void {
  const { i32, base } = e;
  prepareMessages(e, TX_SLOTS, TxSlots.messages, TxSlots.iovecs, TxSlots.names);
  for (let slot = 0; slot < TX_SLOTS; slot++) {
    const iovec = TxSlots.iovecs + (slot * IOVEC_BYTES) / 4;
    // The masked IP and UDP headers are built in front of the packet.
    writePointer(e, iovec, base + TxSlots.packets * 4 + slot * PACKET_STRIDE + PSEUDO_BYTES);
    i32[iovec + 2] = PACKET_STRIDE - PSEUDO_BYTES;
    const control = TxSlots.controls + (slot * TX_CONTROL_BYTES) / 4;
    i32[control + CmsgHdr.length] = c.cmsghdr.size + 2;
    for (const at of [1, 2]) i32[control + (at * CONTROL_BYTES) / 4 + CmsgHdr.length] = c.cmsghdr.size + 4;
    i32[control + CmsgHdr.level] = c.IPPROTO_UDP;
    i32[control + CmsgHdr.type] = c.UDP_SEGMENT;
  }
}

/** Prepares the receive and transmit slots of a new arena. */
export function preparePacketSlots(e: Engine): void {
  prepareReceive(e);
  prepareTransmit(e);
}
