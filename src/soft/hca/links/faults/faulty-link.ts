// A link with faults in it: every batch passes here, and goes straight on while faults are off.
import { Dev, PACKET_STRIDE, Sections, SOCKADDR_BYTES, TX_SLOTS } from "../../arena/arena.ts";
import { getDouble, setDouble } from "../../arena/doubles.ts";
import type { Engine } from "../../arena/engine.ts";
import { RxPacket } from "../../arena/packet.ts";
import { PSEUDO_BYTES } from "../../wire/icrc.ts";
import type { Admit, Link } from "../link.ts";
import { flushPackets } from "../transmit.ts";
import { isMarked } from "../treatment.ts";
import { FaultState, Held, iovecLength, MAX_HELD } from "./fault-state.ts";
import { decide, type FatedPacket, RECEIVED, SENT } from "./faults.ts";

const NAME_WORDS = SOCKADDR_BYTES / 4;
/** A packet that is to be overtaken, and is not, goes on after so many microseconds. */
const LONGEST_HOLD_US = 500;

/** `link` with the faults that the device's arena asks for: see `faults.ts`. */
export function faulty(link: Link): Link {
  let admitIntact: Admit;
  const admitSome = (e: Engine) => admitWithFaults(e, admitIntact);
  return {
    open: link.open,
    tellHops: link.tellHops,
    join: link.join,
    leave: link.leave,
    close: link.close,
    send(e, socket, count) {
      if (e.i32[Dev.faults] === 0) link.send(e, socket, count);
      else sendSome(e, link, socket, count);
    },
    receive(e, admit) {
      if (e.i32[Dev.faults] === 0) return link.receive(e, admit);
      const released = releaseDue(e, link, admit);
      admitIntact = admit;
      return released + link.receive(e, admitSome);
    },
  };
}

/** Where packets that go on gather; `fill` counts those in the transmit slots, which all leave from source port `entropy`. */
interface Outlet {
  readonly link: Link;
  readonly socket: number;
  fill: number;
  entropy: number;
}

/** A packet and what goes with it: of one that is sent its source port, and for both directions how routers (shall) treat it. */
interface Passing extends FatedPacket {
  readonly entropy: number;
  readonly treatment: number;
}

const txName = (slot: number) => Sections.txNames + slot * NAME_WORDS;

function sendSome(e: Engine, link: Link, socket: number, count: number): void {
  // Copies: what goes on is written into the same slots, and may be more than came.
  const packets: Passing[] = [];
  const entropy = e.i32[Dev.txEntropy]!;
  for (let slot = 0; slot < count; slot++) {
    const at = Sections.txPackets * 4 + slot * PACKET_STRIDE + PSEUDO_BYTES;
    const bytes = e.u8.slice(at, at + e.i32[iovecLength(Sections.txIovecs, slot)]!);
    const name = e.i32.slice(txName(slot), txName(slot) + NAME_WORDS);
    packets.push({ socket, bytes, name, entropy, treatment: e.i32[Sections.txTreatments + slot]! });
  }
  const out: Outlet = { link, socket, fill: 0, entropy };
  for (const packet of packets) {
    const { copies, delay, overtakers, bytes } = decide(e, SENT, packet);
    const rest = { ...packet, bytes: packet.bytes.subarray(0, bytes) };
    for (let copy = 0; copy < copies; copy++) {
      if (!hold(e, SENT, rest, delay, copy === 0 ? overtakers : 0)) emit(e, out, rest);
    }
    overtake(e, SENT, socket, (held) => emitHeld(e, out, held));
  }
  flush(e, out);
}

function emit(e: Engine, out: Outlet, { bytes, name, entropy, treatment }: Passing): void {
  if (out.fill === TX_SLOTS || entropy !== out.entropy) flush(e, out);
  out.entropy = entropy;
  e.u8.set(bytes, Sections.txPackets * 4 + out.fill * PACKET_STRIDE + PSEUDO_BYTES);
  e.i32[iovecLength(Sections.txIovecs, out.fill)] = bytes.length;
  e.i32.set(name, txName(out.fill));
  e.i32[Sections.txTreatments + out.fill] = treatment;
  out.fill++;
}

function emitHeld(e: Engine, out: Outlet, held: number): void {
  const at = packetOf(held);
  const bytes = e.u8.subarray(at, at + e.i32[held + Held.bytes]!);
  const name = e.i32.subarray(held + Held.name, held + Held.name + NAME_WORDS);
  const entropy = e.i32[held + Held.entropy]!;
  emit(e, out, { socket: out.socket, bytes, name, entropy, treatment: e.i32[held + Held.treatment]! });
}

function flush(e: Engine, out: Outlet): void {
  if (out.fill === 0) return;
  e.i32[Dev.txEntropy] = out.entropy;
  out.link.send(e, out.socket, out.fill);
  out.fill = 0;
}

/** Takes the place of `admit` while faults are on. */
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
  const { copies, delay, overtakers, bytes } = decide(e, RECEIVED, packet);
  const rest = { ...packet, bytes: packet.bytes.subarray(0, bytes) };
  for (let copy = 0; copy < copies; copy++) {
    if (hold(e, RECEIVED, rest, delay, copy === 0 ? overtakers : 0)) continue;
    // Again each time: admission changes the packet where it lies.
    e.u8.set(rest.bytes, start);
    i32[RxPacket.length] = bytes;
    admit(e);
  }
  overtake(e, RECEIVED, socket, (held) => admitHeld(e, held, admit));
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

/** Byte of a held packet's BTH. */
const packetOf = (held: number) => (held + Held.packet) * 4 + PSEUDO_BYTES;
const heldAt = (e: Engine, at: number, index: number) =>
  at + FaultState.held + e.i32[at + FaultState.order + index]! * Held.words;

/** Keeps a packet that is to come later; false when it goes on at once. */
function hold(e: Engine, direction: number, packet: Passing, delay: number, overtakers: number): boolean {
  const { i32 } = e;
  const { socket, name, bytes, entropy, treatment } = packet;
  const at = i32[Dev.faults]!;
  const index = i32[at + FaultState.heldCount]!;
  if ((delay === 0 && overtakers === 0) || index === MAX_HELD) return false;
  const held = heldAt(e, at, index);
  const due = e.now + Math.max(delay, overtakers === 0 ? 0 : LONGEST_HOLD_US);
  setDouble(e, held + Held.due, due);
  i32[held + Held.direction] = direction;
  i32[held + Held.socket] = socket;
  i32[held + Held.entropy] = entropy;
  i32[held + Held.treatment] = treatment;
  // The packet itself counts as the first that passes.
  i32[held + Held.overtakers] = delay > 0 ? -1 : overtakers + 1;
  i32[held + Held.bytes] = bytes.length;
  i32.set(name, held + Held.name);
  e.u8.set(bytes, packetOf(held));
  i32[at + FaultState.heldCount] = index + 1;
  if (getDouble(e, Dev.faultDue) === 0 || due < getDouble(e, Dev.faultDue)) setDouble(e, Dev.faultDue, due);
  return true;
}

/** Forgets the held packet at `index`; the order of the others stays. */
function letGo(e: Engine, at: number, index: number): void {
  const order = at + FaultState.order;
  const slot = e.i32[order + index]!;
  const last = --e.i32[at + FaultState.heldCount]!;
  e.i32.copyWithin(order + index, order + index + 1, order + last + 1);
  e.i32[order + last] = slot;
}

/** A packet has passed: those that waited for just that go on. */
function overtake(e: Engine, direction: number, socket: number, go: (held: number) => void): void {
  const { i32 } = e;
  const at = i32[Dev.faults]!;
  for (let index = 0; index < i32[at + FaultState.heldCount]!; index++) {
    const held = heldAt(e, at, index);
    if (i32[held + Held.direction] !== direction || i32[held + Held.socket] !== socket) continue;
    if (i32[held + Held.overtakers]! < 0 || --i32[held + Held.overtakers]! > 0) continue;
    letGo(e, at, index);
    index--;
    go(held);
  }
}

/** Lets go of what has waited long enough, earliest first; how many there were. */
function releaseDue(e: Engine, link: Link, admit: Admit): number {
  const { i32 } = e;
  const at = i32[Dev.faults]!;
  if (getDouble(e, Dev.faultDue) === 0 || getDouble(e, Dev.faultDue) > e.now) return 0;
  // Whatever waits in the transmit slots leaves before they are used here.
  flushPackets(e);
  let released = 0;
  for (let index = earliest(e, at); index >= 0; index = earliest(e, at)) {
    const held = heldAt(e, at, index);
    const due = getDouble(e, held + Held.due);
    setDouble(e, Dev.faultDue, due);
    if (due > e.now) return released;
    letGo(e, at, index);
    released++;
    if (i32[held + Held.direction] === RECEIVED) {
      admitHeld(e, held, admit);
      flushPackets(e);
    } else {
      const out: Outlet = { link, socket: i32[held + Held.socket]!, fill: 0, entropy: 0 };
      emitHeld(e, out, held);
      flush(e, out);
    }
  }
  setDouble(e, Dev.faultDue, 0);
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
