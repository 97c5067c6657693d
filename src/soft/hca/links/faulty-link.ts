// Link with fault injection: all batches pass through it, unchanged while faults are disabled.

import { type Admit, type Engine, getDouble, type PacketLink, setDouble } from "../arena/engine.ts";
import { RxPacket } from "../arena/packet.ts";
import { PSEUDO_BYTES } from "../wire/icrc.ts";
import { PACKET_STRIDE, SOCKADDR_BYTES, TX_SLOTS, TxBatch, TxSlots } from "./common/packet-memory.ts";
import { isMarked } from "./common/treatment.ts";
import { FaultInjection, FaultState, Held, iovecLength, MAX_HELD } from "./faults/fault-state.ts";
import { applyFaults, type FaultPacket, RECEIVED, SENT } from "./faults/faults.ts";
import { flushPackets } from "./outgoing.ts";

const NAME_WORDS = SOCKADDR_BYTES / 4;
/** Maximum time that a reordered packet waits for packets that overtake it, in microseconds. */
const LONGEST_HOLD_US = 500;

/** Wraps `link` with the faults set in the device's arena (see faults.ts). */
export function faulty(link: PacketLink): PacketLink {
  let admitIntact: Admit;
  const admitFaulty = (e: Engine) => admitWithFaults(e, admitIntact);
  return {
    open: link.open,
    reportHopLimits: link.reportHopLimits,
    join: link.join,
    leave: link.leave,
    close: link.close,
    send(e, socket, count) {
      if (e.i32[FaultInjection.active] === 0) link.send(e, socket, count);
      else sendWithFaults(e, link, socket, count);
    },
    receive(e, admit) {
      if (e.i32[FaultInjection.active] === 0) return link.receive(e, admit);
      const released = releaseDue(e, link, admit);
      admitIntact = admit;
      return released + link.receive(e, admitFaulty);
    },
  };
}

/**
 * Packets that are forwarded to the link. `fill` counts the transmit slots in use, which all leave from
 * source port `entropy`.
 */
interface OutgoingBatch {
  readonly link: PacketLink;
  readonly socket: number;
  fill: number;
  entropy: number;
}

/** Packet with its source port (of sent packets only) and its forwarding treatment. */
interface LinkPacket extends FaultPacket {
  readonly entropy: number;
  readonly treatment: number;
}

const txName = (slot: number) => TxSlots.names + slot * NAME_WORDS;

function sendWithFaults(e: Engine, link: PacketLink, socket: number, count: number): void {
  // Copies of all packets: forwarded packets are written to the same slots and may be more than the original
  // ones.
  const packets: LinkPacket[] = [];
  const entropy = e.i32[TxBatch.entropy]!;
  for (let slot = 0; slot < count; slot++) {
    const at = TxSlots.packets * 4 + slot * PACKET_STRIDE + PSEUDO_BYTES;
    const bytes = e.u8.slice(at, at + e.i32[iovecLength(TxSlots.iovecs, slot)]!);
    const name = e.i32.slice(txName(slot), txName(slot) + NAME_WORDS);
    packets.push({ socket, bytes, name, entropy, treatment: e.i32[TxSlots.treatments + slot]! });
  }
  const batch: OutgoingBatch = { link, socket, fill: 0, entropy };
  for (const packet of packets) {
    const { copies, delay, overtakers, bytes } = applyFaults(e, SENT, packet);
    const rest = { ...packet, bytes: packet.bytes.subarray(0, bytes) };
    for (let copy = 0; copy < copies; copy++) {
      if (!hold(e, SENT, rest, delay, copy === 0 ? overtakers : 0)) emit(e, batch, rest);
    }
    countPassed(e, SENT, socket, (held) => emitHeld(e, batch, held));
  }
  flush(e, batch);
}

function emit(e: Engine, batch: OutgoingBatch, { bytes, name, entropy, treatment }: LinkPacket): void {
  if (batch.fill === TX_SLOTS || entropy !== batch.entropy) flush(e, batch);
  batch.entropy = entropy;
  e.u8.set(bytes, TxSlots.packets * 4 + batch.fill * PACKET_STRIDE + PSEUDO_BYTES);
  e.i32[iovecLength(TxSlots.iovecs, batch.fill)] = bytes.length;
  e.i32.set(name, txName(batch.fill));
  e.i32[TxSlots.treatments + batch.fill] = treatment;
  batch.fill++;
}

function emitHeld(e: Engine, batch: OutgoingBatch, held: number): void {
  const at = packetOf(held);
  const bytes = e.u8.subarray(at, at + e.i32[held + Held.bytes]!);
  const name = e.i32.subarray(held + Held.name, held + Held.name + NAME_WORDS);
  const entropy = e.i32[held + Held.entropy]!;
  emit(e, batch, { socket: batch.socket, bytes, name, entropy, treatment: e.i32[held + Held.treatment]! });
}

function flush(e: Engine, batch: OutgoingBatch): void {
  if (batch.fill === 0) return;
  e.i32[TxBatch.entropy] = batch.entropy;
  batch.link.send(e, batch.socket, batch.fill);
  batch.fill = 0;
}

/** Replaces `admit` while faults are enabled. */
function admitWithFaults(e: Engine, admit: Admit): void {
  const { i32 } = e;
  const socket = i32[RxPacket.socket]!;
  const start = i32[RxPacket.start]!;
  const name = i32[RxPacket.name]!;
  const packet = {
    socket,
    name: i32.slice(name, name + NAME_WORDS),
    bytes: e.u8.slice(start, start + i32[RxPacket.length]!),
    entropy: 0,
    treatment: i32[RxPacket.trafficClass]! | (i32[RxPacket.hops]! << 8),
  };
  const { copies, delay, overtakers, bytes } = applyFaults(e, RECEIVED, packet);
  const rest = { ...packet, bytes: packet.bytes.subarray(0, bytes) };
  for (let copy = 0; copy < copies; copy++) {
    if (hold(e, RECEIVED, rest, delay, copy === 0 ? overtakers : 0)) continue;
    // Restored for each copy, because admission modifies the packet in place.
    e.u8.set(rest.bytes, start);
    i32[RxPacket.length] = bytes;
    admit(e);
  }
  countPassed(e, RECEIVED, socket, (held) => admitHeld(e, held, admit));
}

function admitHeld(e: Engine, held: number, admit: Admit): void {
  const { i32 } = e;
  i32[RxPacket.socket] = i32[held + Held.socket]!;
  i32[RxPacket.name] = held + Held.name;
  i32[RxPacket.identification] = 0;
  const trafficClass = i32[held + Held.treatment]! & 255;
  i32[RxPacket.trafficClass] = trafficClass;
  i32[RxPacket.marked] = isMarked(trafficClass) ? 1 : 0;
  i32[RxPacket.hops] = i32[held + Held.treatment]! >>> 8;
  i32[RxPacket.start] = packetOf(held);
  i32[RxPacket.length] = i32[held + Held.bytes]!;
  admit(e);
}

/** Returns the byte offset of a held packet's BTH. */
const packetOf = (held: number) => (held + Held.packet) * 4 + PSEUDO_BYTES;
const heldAt = (e: Engine, at: number, index: number) =>
  at + FaultState.held + e.i32[at + FaultState.order + index]! * Held.words;

/** Holds back a packet that is delayed or overtaken. Returns false when it is forwarded at once. */
function hold(e: Engine, direction: number, packet: LinkPacket, delay: number, overtakers: number): boolean {
  const { i32 } = e;
  const { socket, name, bytes, entropy, treatment } = packet;
  const at = i32[FaultInjection.active]!;
  const index = i32[at + FaultState.heldCount]!;
  if ((delay === 0 && overtakers === 0) || index === MAX_HELD) return false;
  const held = heldAt(e, at, index);
  const due = e.now + Math.max(delay, overtakers === 0 ? 0 : LONGEST_HOLD_US);
  setDouble(e, held + Held.due, due);
  i32[held + Held.direction] = direction;
  i32[held + Held.socket] = socket;
  i32[held + Held.entropy] = entropy;
  i32[held + Held.treatment] = treatment;
  // The packet itself is counted as the first one that passes.
  i32[held + Held.overtakers] = delay > 0 ? -1 : overtakers + 1;
  i32[held + Held.bytes] = bytes.length;
  i32.set(name, held + Held.name);
  e.u8.set(bytes, packetOf(held));
  i32[at + FaultState.heldCount] = index + 1;
  if (getDouble(e, FaultInjection.due) === 0 || due < getDouble(e, FaultInjection.due))
    setDouble(e, FaultInjection.due, due);
  return true;
}

/** Removes the held packet at `index`. The order of the remaining packets stays the same. */
function removeHeld(e: Engine, at: number, index: number): void {
  const order = at + FaultState.order;
  const slot = e.i32[order + index]!;
  const last = --e.i32[at + FaultState.heldCount]!;
  e.i32.copyWithin(order + index, order + index + 1, order + last + 1);
  e.i32[order + last] = slot;
}

/** Counts a forwarded packet and releases the held packets that waited for it. */
function countPassed(e: Engine, direction: number, socket: number, release: (held: number) => void): void {
  const { i32 } = e;
  const at = i32[FaultInjection.active]!;
  for (let index = 0; index < i32[at + FaultState.heldCount]!; index++) {
    const held = heldAt(e, at, index);
    if (i32[held + Held.direction] !== direction || i32[held + Held.socket] !== socket) continue;
    if (i32[held + Held.overtakers]! < 0 || --i32[held + Held.overtakers]! > 0) continue;
    removeHeld(e, at, index);
    index--;
    release(held);
  }
}

/** Releases held packets whose time has come, earliest first. Returns their number. */
function releaseDue(e: Engine, link: PacketLink, admit: Admit): number {
  const { i32 } = e;
  const at = i32[FaultInjection.active]!;
  if (getDouble(e, FaultInjection.due) === 0 || getDouble(e, FaultInjection.due) > e.now) return 0;
  // Packets in the transmit slots leave before the slots are reused here.
  flushPackets(e);
  let released = 0;
  for (let index = earliest(e, at); index >= 0; index = earliest(e, at)) {
    const held = heldAt(e, at, index);
    const due = getDouble(e, held + Held.due);
    setDouble(e, FaultInjection.due, due);
    if (due > e.now) return released;
    removeHeld(e, at, index);
    released++;
    if (i32[held + Held.direction] === RECEIVED) {
      admitHeld(e, held, admit);
      flushPackets(e);
    } else {
      const batch: OutgoingBatch = { link, socket: i32[held + Held.socket]!, fill: 0, entropy: 0 };
      emitHeld(e, batch, held);
      flush(e, batch);
    }
  }
  setDouble(e, FaultInjection.due, 0);
  return released;
}

function earliest(e: Engine, at: number): number {
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < e.i32[at + FaultState.heldCount]!; index++) {
    const due = getDouble(e, heldAt(e, at, index) + Held.due);
    if (due >= least) continue;
    least = due;
    found = index;
  }
  return found;
}
