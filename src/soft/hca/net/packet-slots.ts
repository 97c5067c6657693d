// Fills in once what never changes in the arrays that sendmmsg and recvmmsg read: names, iovecs, packet addresses.
import {
  IOVEC_BYTES,
  MESSAGE_BYTES,
  PACKET_STRIDE,
  RX_SLOTS,
  Sections,
  SOCKADDR_BYTES,
  TX_SLOTS,
} from "../engine/arena.ts";
import type { Engine } from "../engine/engine.ts";
import { PSEUDO_BYTES, ROCE_PORT } from "../wire/icrc.ts";

const AF_INET = 2;
// struct msghdr: name 0, namelen 8, iov 16, iovlen 24, control 32, controllen 40, flags 48; mmsghdr.msg_len 56.
const NAME = 0;
const NAME_LENGTH = 2;
const IOV = 4;
const IOV_LENGTH = 6;

function pointer(e: Engine, at: number, address: number): void {
  e.i32[at] = address | 0;
  e.i32[at + 1] = Math.floor(address / 4294967296);
}

function prepare(
  e: Engine,
  count: number,
  messages: number,
  iovecs: number,
  names: number,
  packets: number,
): void {
  for (let slot = 0; slot < count; slot++) {
    const message = messages + (slot * MESSAGE_BYTES) / 4;
    const iovec = iovecs + (slot * IOVEC_BYTES) / 4;
    const name = names + (slot * SOCKADDR_BYTES) / 4;
    pointer(e, message + NAME, e.base + name * 4);
    e.i32[message + NAME_LENGTH] = SOCKADDR_BYTES;
    pointer(e, message + IOV, e.base + iovec * 4);
    e.i32[message + IOV_LENGTH] = 1;
    // Room for the masked IP and UDP headers stays in front.
    pointer(e, iovec, e.base + packets * 4 + slot * PACKET_STRIDE + PSEUDO_BYTES);
    e.i32[iovec + 2] = PACKET_STRIDE - PSEUDO_BYTES;
    e.i32[name] = AF_INET | ((ROCE_PORT & 255) << 24) | ((ROCE_PORT >> 8) << 16);
  }
}

/** Prepares the receive and transmit slots of a fresh arena. */
export function preparePacketSlots(e: Engine): void {
  prepare(e, RX_SLOTS, Sections.rxMessages, Sections.rxIovecs, Sections.rxNames, Sections.rxPackets);
  prepare(e, TX_SLOTS, Sections.txMessages, Sections.txIovecs, Sections.txNames, Sections.txPackets);
}
