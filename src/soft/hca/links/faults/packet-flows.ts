// Position of a packet in its flow. Faults are drawn from the position. They do not depend on
// the order in which a busy machine sends the packets of different flows.

import type { Engine } from "../../arena/engine.ts";
import { allocate } from "../../arena/heap.ts";
import { Fields } from "../../arena/records/fields.ts";
import { BTH_BYTES } from "../../wire/headers.ts";
import { PACKET_KINDS } from "./packet-kinds.ts";

/** Maximum number of flows. A further flow takes the place of the oldest one. */
const MAX_FLOWS = 64;
/** Number of packets of a flow whose transmissions are counted at a time. */
const WINDOW = 256;
const NAME_WORDS = 7;
const MOST_ATTEMPTS = 255;

function flow() {
  const f = new Fields();
  return {
    /** Bits of PACKET_KINDS that distinguish flows, and the direction. */
    kind: f.word(),
    /** Destination QP number of RoCE packets. */
    destination: f.word(),
    /** Sockaddr of the other end. */
    name: f.words(NAME_WORDS),
    /** Ordinal of the flow: QP numbers are random, so a flow is known by the order of first packets. */
    ordinal: f.word(),
    /** Number of the first packet. */
    base: f.word(),
    /** Number of packets without a sequence number. */
    packets: f.word(),
    /** Packet number that each slot counts. */
    numbers: f.words(WINDOW),
    /** Number of transmissions of that packet, plus 256 for each packet that left the slot. */
    transmissions: f.words(WINDOW),
    words: f.size(),
  } as const;
}
const Flow = flow();

function flowTable() {
  const f = new Fields();
  return { count: f.word(), flows: f.words(MAX_FLOWS * Flow.words), bytes: f.size() * 4 } as const;
}
const FlowTable = flowTable();

/** Allocates the table of flows. Returns its word offset, 0 when the arena is full. */
export const makeFlows = (e: Engine): number => allocate(e, FlowTable.bytes);

/** Discards all flows. */
export function clearFlows(e: Engine, table: number): void {
  e.i32[table + FlowTable.count] = 0;
}

const K = PACKET_KINDS;
const CLASSES = K.response | K.dynamic | K.rc | K.uc | K.ud | K.xrc | K.cnp | K.control;
const NUMBERED = K.dynamic | K.rc | K.uc | K.ud | K.xrc;
/** Offset of the number in the headers of the dynamic transport: message or cumulative acknowledgement. */
const DYNAMIC_MESSAGE = BTH_BYTES + 20;
const DYNAMIC_OFFSET = BTH_BYTES + 48;
const DYNAMIC_CUMULATIVE = BTH_BYTES + 8;
const ACKNOWLEDGES = K.ack | K.nak;

const word = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) << 24) |
  ((bytes[at + 1] ?? 0) << 16) |
  ((bytes[at + 2] ?? 0) << 8) |
  (bytes[at + 3] ?? 0);

function isFlow(i32: Int32Array, at: number, kind: number, destination: number, name: Int32Array): boolean {
  if (i32[at + Flow.kind] !== kind || i32[at + Flow.destination] !== destination) return false;
  for (let i = 0; i < NAME_WORDS; i++) if (i32[at + Flow.name + i] !== name[i]) return false;
  return true;
}

/** Returns the word offset of a packet's flow, which its first packet creates with number `base`. */
function flowOf(
  e: Engine,
  table: number,
  kind: number,
  destination: number,
  name: Int32Array,
  base: number,
): number {
  const { i32 } = e;
  const count = i32[table + FlowTable.count]!;
  const flows = table + FlowTable.flows;
  for (let index = Math.min(count, MAX_FLOWS) - 1; index >= 0; index--)
    if (isFlow(i32, flows + index * Flow.words, kind, destination, name)) return flows + index * Flow.words;
  const at = flows + (count % MAX_FLOWS) * Flow.words;
  i32.fill(0, at, at + Flow.words);
  i32[at + Flow.kind] = kind;
  i32[at + Flow.destination] = destination;
  for (let i = 0; i < NAME_WORDS; i++) i32[at + Flow.name + i] = name[i]!;
  i32[at + Flow.ordinal] = count;
  i32[at + Flow.base] = base;
  i32[table + FlowTable.count] = count + 1;
  return at;
}

/** Returns the sequence number of a packet as the headers have it. */
function numberOf(kinds: number, bytes: Uint8Array): number {
  if ((kinds & K.dynamic) === 0) return word(bytes, 8) & 0xffffff;
  return word(bytes, kinds & ACKNOWLEDGES ? DYNAMIC_CUMULATIVE : DYNAMIC_MESSAGE);
}

/** Mixes a word into a hash (murmur3). */
function mix(hash: number, value: number): number {
  let k = Math.imul(value, 0xcc9e2d51);
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
  const h = hash ^ k;
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
}

/**
 * Returns the random state of a packet: a hash of the seed, its flow, its number in the flow, and the count of
 * its transmissions. `direction` is 0 for sent packets and 1 for received ones.
 */
export function packetSeed(
  e: Engine,
  table: number,
  seed: number,
  { kinds, direction, name, bytes }: SeededPacket,
): number {
  const { i32 } = e;
  const numbered = (kinds & NUMBERED) !== 0 && (kinds & K.control) === 0;
  const first = numbered ? numberOf(kinds, bytes) : 0;
  const destination = numbered ? word(bytes, 4) & 0xffffff : 0;
  const at = flowOf(e, table, (kinds & CLASSES) | direction, destination, name, first);
  let hash = mix(mix(seed, i32[at + Flow.ordinal]!), direction);
  if (!numbered) return mix(hash, i32[at + Flow.packets]!++);
  const dynamic = (kinds & K.dynamic) !== 0;
  let number = (first - i32[at + Flow.base]!) & (dynamic ? -1 : 0xffffff);
  if (dynamic && (kinds & ACKNOWLEDGES) === 0)
    number = (Math.imul(number, 0x9e3779b1) + (word(bytes, DYNAMIC_OFFSET) >>> 8)) | 0;
  hash = mix(hash, number);
  return mix(hash, transmissionOf(i32, at, number));
}

/** Packet whose random state is wanted. `name` is the sockaddr of the other end. */
export interface SeededPacket {
  readonly kinds: number;
  readonly direction: number;
  readonly name: Int32Array;
  readonly bytes: Uint8Array;
}

/**
 * Counts a transmission of a packet. The count includes the packets that left the slot before, so that a
 * packet that returns to it is never lost forever.
 */
function transmissionOf(i32: Int32Array, at: number, number: number): number {
  const slot = number & (WINDOW - 1);
  const count = at + Flow.transmissions + slot;
  if (i32[count] === 0) i32[at + Flow.numbers + slot] = number;
  else if (i32[at + Flow.numbers + slot] !== number) {
    i32[at + Flow.numbers + slot] = number;
    i32[count] = (i32[count]! | MOST_ATTEMPTS) + 1;
  }
  const now = i32[count]!;
  i32[count] = (now & MOST_ATTEMPTS) === MOST_ATTEMPTS ? now - MOST_ATTEMPTS + 1 : now + 1;
  return now;
}
