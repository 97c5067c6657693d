// Fills in once what never changes in the arrays that sendmmsg and recvmmsg read: names, iovecs, packet addresses, controls.
import * as c from "../../../../../ffi/libc/index.ts";
import {
  IOVEC_BYTES,
  MESSAGE_BYTES,
  PACKET_STRIDE,
  RX_CONTROL_BYTES,
  RX_SLOTS,
  RX_STRIDE,
  Sections,
  SOCKADDR_BYTES,
  TX_CONTROL_BYTES,
  TX_SLOTS,
} from "../../arena/arena.ts";
import type { Engine } from "../../arena/engine.ts";
import { PSEUDO_BYTES } from "../../wire/icrc.ts";

/** Bytes of the largest sockaddr, an IPv6 one; IPv4 takes no offence. */
export const NAME_BYTES = 28;
const { offsets } = c.msghdr;
/** Words of an mmsghdr, from its beginning. */
export const Message = {
  name: offsets.msg_name / 4,
  nameLength: offsets.msg_namelen / 4,
  iov: offsets.msg_iov / 4,
  iovLength: offsets.msg_iovlen / 4,
  control: offsets.msg_control / 4,
  controlLength: offsets.msg_controllen / 4,
  flags: offsets.msg_flags / 4,
  length: c.mmsghdr.offsets.msg_len / 4,
} as const;

/** Words of a control message: its head, and where its data is. */
export const Control = {
  length: c.cmsghdr.offsets.cmsg_len / 4,
  level: c.cmsghdr.offsets.cmsg_level / 4,
  type: c.cmsghdr.offsets.cmsg_type / 4,
  data: c.cmsghdr.size / 4,
} as const;

/** Bytes of a control message that holds a number of up to 32 bits. */
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
    writePointer(e, message + Message.name, e.base + name * 4);
    e.i32[message + Message.nameLength] = NAME_BYTES;
    writePointer(e, message + Message.iov, e.base + iovecs * 4 + slot * IOVEC_BYTES);
    e.i32[message + Message.iovLength] = 1;
  }
}

function prepareReceive(e: Engine): void {
  const { i32, base } = e;
  prepareMessages(e, RX_SLOTS, Sections.rxMessages, Sections.rxIovecs, Sections.rxNames);
  for (let slot = 0; slot < RX_SLOTS; slot++) {
    const message = messageAt(Sections.rxMessages, slot);
    const iovec = Sections.rxIovecs + (slot * IOVEC_BYTES) / 4;
    writePointer(e, iovec, base + Sections.rxPackets * 4 + slot * RX_STRIDE);
    i32[iovec + 2] = RX_STRIDE;
    writePointer(e, message + Message.control, base + Sections.rxControls * 4 + slot * RX_CONTROL_BYTES);
    i32[message + Message.controlLength] = RX_CONTROL_BYTES;
  }
}

function prepareTransmit(e: Engine): void {
  const { i32, base } = e;
  prepareMessages(e, TX_SLOTS, Sections.txMessages, Sections.txIovecs, Sections.txNames);
  for (let slot = 0; slot < TX_SLOTS; slot++) {
    const iovec = Sections.txIovecs + (slot * IOVEC_BYTES) / 4;
    // Room for the masked IP and UDP headers stays in front.
    writePointer(e, iovec, base + Sections.txPackets * 4 + slot * PACKET_STRIDE + PSEUDO_BYTES);
    i32[iovec + 2] = PACKET_STRIDE - PSEUDO_BYTES;
    const control = Sections.txControls + (slot * TX_CONTROL_BYTES) / 4;
    i32[control + Control.length] = c.cmsghdr.size + 2;
    for (const at of [1, 2]) i32[control + (at * CONTROL_BYTES) / 4 + Control.length] = c.cmsghdr.size + 4;
    i32[control + Control.level] = c.IPPROTO_UDP;
    i32[control + Control.type] = c.UDP_SEGMENT;
  }
}

/** Prepares the receive and transmit slots of a fresh arena. */
export function preparePacketSlots(e: Engine): void {
  prepareReceive(e);
  prepareTransmit(e);
}
