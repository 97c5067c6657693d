// The faults of a device as they lie in its arena, where both threads find them: rules, generator, and packets held back.
import { IOVEC_BYTES, PACKET_STRIDE, SOCKADDR_BYTES } from "../../arena/arena.ts";
import { Fields } from "../../arena/fields.ts";

export const MAX_FAULT_RULES = 32;
export const MAX_FAULT_CUTS = 16;
/** Packets that can be held back at a time; more than that go on at once. */
export const MAX_HELD = 512;

function faultRule() {
  const f = new Fields();
  return {
    action: f.word(),
    /** 0 what is sent, 1 what is received. */
    direction: f.word(),
    /** Bits of PACKET_KINDS; the packet must be of all. */
    kinds: f.word(),
    threshold: f.word(),
    low: f.word(),
    high: f.word(),
    words: f.size(),
  } as const;
}
export const Rule = faultRule();

function heldPacket() {
  const f = new Fields();
  return {
    /** When it goes on at the latest, in microseconds. */
    due: f.double(),
    direction: f.word(),
    socket: f.word(),
    /** Of what is sent: which of the address's source ports it leaves from, and how routers shall treat it. */
    entropy: f.word(),
    treatment: f.word(),
    /** Packets of its direction that overtake it, -1 when only time counts. */
    overtakers: f.word(),
    bytes: f.word(),
    name: f.words(SOCKADDR_BYTES / 4),
    packet: f.words(PACKET_STRIDE / 4),
    words: f.size(),
  } as const;
}
export const Held = heldPacket();

function faultState() {
  const f = new Fields();
  return {
    random: f.word(),
    ruleCount: f.word(),
    rules: f.words(MAX_FAULT_RULES * Rule.words),
    cutCount: f.word(),
    /** GIDs, four words each. */
    cuts: f.words(4 * MAX_FAULT_CUTS),
    // What happened so far, by action.
    counts: f.words(8),
    cutPackets: f.word(),
    /** Slots of `held`: the first `heldCount` are in use, oldest first, the others free. */
    heldCount: f.word(),
    order: f.words(MAX_HELD),
    held: f.words(MAX_HELD * Held.words),
    bytes: f.size() * 4,
  } as const;
}
export const FaultState = faultState();

/** Word of the length in the iovec of a transmit slot. */
export const iovecLength = (iovecs: number, slot: number): number => iovecs + (slot * IOVEC_BYTES) / 4 + 2;
