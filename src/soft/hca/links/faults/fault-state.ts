// Layout of a device's fault state in the arena, which all threads share: rules, random number generator and
// held packets.
import { section } from "../../arena/arena.ts";
import { Fields } from "../../arena/records/fields.ts";
import { IOVEC_BYTES, PACKET_STRIDE, SOCKADDR_BYTES } from "../common/packet-memory.ts";

export const FaultInjection = section("faults", (f) => ({
  /** Word offset of the {@link FaultState} while faults are injected, else 0. */
  active: f.word(),
  /** Word offset of the {@link FaultState} once it is allocated. */
  state: f.word(),
  /** Time at which a delayed packet is due, in microseconds; 0 for none. */
  due: f.double(),
}));

export const MAX_FAULT_RULES = 32;
export const MAX_FAULT_CUTS = 16;
/** Maximum number of held packets. Further packets are forwarded at once. */
export const MAX_HELD = 512;

function faultRule() {
  const f = new Fields();
  return {
    action: f.word(),
    /** Direction: 0 for sent packets, 1 for received packets. */
    direction: f.word(),
    /** Bits of PACKET_KINDS. The rule applies to packets that have all of them. */
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
    /** Latest time at which the packet is released, in microseconds. */
    due: f.double(),
    direction: f.word(),
    socket: f.word(),
    /** Index of the source port that a sent packet leaves from. */
    entropy: f.word(),
    treatment: f.word(),
    /** Number of packets of the same direction that overtake the packet, or -1 when only time counts. */
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
    /** Seed of all packets. */
    seed: f.word(),
    /** Word offset of the table of flows (packet-flows.ts). */
    flows: f.word(),
    /** State of the random number generator for the current packet. */
    random: f.word(),
    ruleCount: f.word(),
    rules: f.words(MAX_FAULT_RULES * Rule.words),
    cutCount: f.word(),
    /** GIDs of the cut addresses, four words each. */
    cuts: f.words(4 * MAX_FAULT_CUTS),
    // Number of packets hit, by action.
    counts: f.words(8),
    cutPackets: f.word(),
    /**
     * Number of slots of `held` in use. `order` lists the used slots first, oldest first, then the free ones.
     */
    heldCount: f.word(),
    order: f.words(MAX_HELD),
    held: f.words(MAX_HELD * Held.words),
    bytes: f.size() * 4,
  } as const;
}
export const FaultState = faultState();

/** Returns the word offset of the length in the iovec of a transmit slot. */
export const iovecLength = (iovecs: number, slot: number): number => iovecs + (slot * IOVEC_BYTES) / 4 + 2;
