// Fault injection at the datagram boundary: packets are dropped, corrupted, delayed, duplicated or reordered.
// The faults of a packet depend on the seed, its flow and its number there, and not on time. Without faults
// each batch costs one comparison.

import { type Engine, setDouble } from "../../arena/engine.ts";
import { allocate } from "../../arena/heap.ts";
import { lock, unlock } from "../../arena/lock.ts";
import { AF_INET6 } from "../../arena/peer-address.ts";
import { gidOfAddress, IPV4_MAPPED } from "../common/addresses.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../common/sockets.ts";
import { FaultInjection, FaultState, MAX_FAULT_CUTS, MAX_HELD, Rule } from "./fault-state.ts";
import { FAULT_ACTIONS, type FaultAction, type FaultRule, parseFaults } from "./fault-syntax.ts";
import { clearFlows, makeFlows, packetSeed } from "./packet-flows.ts";
import { kindsOf, PACKET_KINDS } from "./packet-kinds.ts";

export const SENT = 0;
export const RECEIVED = 1;

const [DROP, CORRUPT, BURST, TRUNCATE, DELAY, DUPLICATE, REORDER] = [0, 1, 2, 3, 4, 5, 6] as const;

/** Number of packets per fault action, and of packets dropped by a cut address. */
export type FaultCounts = { readonly [A in FaultAction | "cut"]: number };

/**
 * Enables the faults of `text` (see {@link parseFaults}) for the device; "" disables all faults. Packets that
 * are held back are lost, and the counts restart. `salt` gives devices with the same text different random
 * numbers.
 */
export function setFaults(e: Engine, text: string, salt = 0): void {
  const faults = parseFaults(text);
  lock(e);
  try {
    e.i32[FaultInjection.active] = 0;
    setDouble(e, FaultInjection.due, 0);
    if (faults.rules.length === 0 && faults.cut.length === 0) return;
    const at = stateOf(e);
    reset(e, at);
    e.i32[at + FaultState.seed] = (faults.seed + Math.imul(salt, 0x9e3779b1)) | 0;
    for (const [index, rule] of faults.rules.entries()) writeRule(e, at, index, rule);
    e.i32[at + FaultState.ruleCount] = faults.rules.length;
    writeCuts(e, at, faults.cut);
    e.i32[FaultInjection.active] = at;
  } finally {
    unlock(e);
  }
}

/** Cuts all paths to and from an IP address, or restores them. Other faults are unchanged. */
export function cutAddress(e: Engine, address: string, cut: boolean): void {
  const gid = String(wordsOf(address));
  lock(e);
  try {
    const at = stateOf(e);
    if (e.i32[FaultInjection.active] === 0) reset(e, at);
    const from = at + FaultState.cuts;
    const cuts = Array.from({ length: e.i32[at + FaultState.cutCount]! }, (_, index) =>
      e.i32.slice(from + 4 * index, from + 4 * index + 4),
    ).filter((each) => String(each) !== gid);
    if (cut) cuts.push(wordsOf(address));
    if (cuts.length > MAX_FAULT_CUTS)
      throw new RangeError(`${cuts.length} addresses are cut: the limit is ${MAX_FAULT_CUTS}`);
    for (const [index, each] of cuts.entries()) e.i32.set(each, from + 4 * index);
    e.i32[at + FaultState.cutCount] = cuts.length;
    e.i32[FaultInjection.active] = at;
  } finally {
    unlock(e);
  }
}

const wordsOf = (address: string) => new Int32Array(gidOfAddress(address).buffer);

function writeCuts(e: Engine, at: number, addresses: readonly string[]): void {
  for (const [index, address] of addresses.entries())
    e.i32.set(wordsOf(address), at + FaultState.cuts + 4 * index);
  e.i32[at + FaultState.cutCount] = addresses.length;
}

/** Returns the number of packets that each fault hit since {@link setFaults}. */
export function faultCounts(e: Engine): FaultCounts {
  const at = e.i32[FaultInjection.state]!;
  const count = (index: number) => (at === 0 ? 0 : e.i32[at + FaultState.counts + index]!);
  const cut = at === 0 ? 0 : e.i32[at + FaultState.cutPackets]!;
  const counts = Object.fromEntries(FAULT_ACTIONS.map((action, index) => [action, count(index)]));
  return { ...(counts as { [A in FaultAction]: number }), cut };
}

/** Clears all rules, cuts, counts and flows, and discards held packets. */
function reset(e: Engine, at: number): void {
  const flows = e.i32[at + FaultState.flows]!;
  e.i32.fill(0, at, at + FaultState.order);
  e.i32[at + FaultState.flows] = flows;
  clearFlows(e, flows);
}

/** Returns the device's fault state, which is allocated at first use. */
function stateOf(e: Engine): number {
  let at = e.i32[FaultInjection.state]!;
  if (at !== 0) return at;
  at = allocate(e, FaultState.bytes);
  const flows = at === 0 ? 0 : makeFlows(e);
  if (flows === 0) throw new Error("the arena of the soft NIC is full: no memory for fault injection");
  for (let slot = 0; slot < MAX_HELD; slot++) e.i32[at + FaultState.order + slot] = slot;
  e.i32[at + FaultState.flows] = flows;
  e.i32[FaultInjection.state] = at;
  return at;
}

function writeRule(e: Engine, at: number, index: number, rule: FaultRule): void {
  const r = at + FaultState.rules + index * Rule.words;
  e.i32[r + Rule.action] = FAULT_ACTIONS.indexOf(rule.action);
  e.i32[r + Rule.direction] = rule.direction === "send" ? SENT : RECEIVED;
  e.i32[r + Rule.kinds] = rule.kinds.reduce((bits, kind) => bits | PACKET_KINDS[kind], 0);
  e.u32[r + Rule.threshold] = Math.round(rule.probability * 4294967295);
  e.i32[r + Rule.low] = rule.low;
  e.i32[r + Rule.high] = rule.high;
}

/** Returns 32 random bits (mulberry32). */
export function randomBits(e: Engine, at: number): number {
  const a = (e.i32[at + FaultState.random]! + 0x6d2b79f5) | 0;
  e.i32[at + FaultState.random] = a;
  let t = Math.imul(a ^ (a >>> 15), 1 | a);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return (t ^ (t >>> 14)) >>> 0;
}

const below = (e: Engine, at: number, count: number) => Math.floor((randomBits(e, at) / 4294967296) * count);

/** Returns the rule that applies `action` to this packet, or 0. The last rule that matches decides. */
function matchRule(e: Engine, at: number, action: number, direction: number, kinds: number): number {
  const { i32, u32 } = e;
  for (let index = i32[at + FaultState.ruleCount]! - 1; index >= 0; index--) {
    const r = at + FaultState.rules + index * Rule.words;
    if (i32[r + Rule.action] !== action || i32[r + Rule.direction] !== direction) continue;
    const wanted = i32[r + Rule.kinds]!;
    if ((kinds & wanted) !== wanted) continue;
    const threshold = u32[r + Rule.threshold]!;
    if (threshold === 0 || randomBits(e, at) > threshold) return 0;
    i32[at + FaultState.counts + action]!++;
    return r;
  }
  return 0;
}

/**
 * Result of {@link applyFaults} for one packet. A single object is reused, so the caller reads it before the
 * next packet.
 */
export interface FaultOutcome {
  /** Number of copies that are forwarded: 0, 1 or 2. */
  copies: number;
  /** Delay in microseconds. */
  delay: number;
  /** Number of packets that overtake the packet, 0 for none. */
  overtakers: number;
  /** Number of remaining bytes. */
  bytes: number;
}
const outcome: FaultOutcome = { copies: 1, delay: 0, overtakers: 0, bytes: 0 };

/**
 * Returns whether the packet goes to or from a cut address. `socket` is the local GID index and `name` the
 * sockaddr of the other end.
 */
function isCut(e: Engine, at: number, socket: number, name: Int32Array): boolean {
  const { i32 } = e;
  const own = Sockets.table + socket * SOCKET_WORDS + Socket.gid;
  const six = (name[0]! & 0xffff) === AF_INET6;
  for (let index = 0; index < i32[at + FaultState.cutCount]!; index++) {
    const cut = at + FaultState.cuts + 4 * index;
    let here = true;
    let there = true;
    for (let word = 0; word < 4; word++) {
      const mapped = word === 2 ? IPV4_MAPPED : word === 3 ? name[1]! : 0;
      here &&= i32[cut + word] === i32[own + word];
      there &&= i32[cut + word] === (six ? name[2 + word]! : mapped);
    }
    if (here || there) return true;
  }
  return false;
}

/** Packet that faults may hit. `socket` is the local GID index and `name` the sockaddr of the other end. */
export interface FaultPacket {
  readonly socket: number;
  readonly name: Int32Array;
  readonly bytes: Uint8Array;
}

/** Decides which faults hit a packet, and corrupts its bytes in place. */
export function applyFaults(e: Engine, direction: number, packet: FaultPacket): FaultOutcome {
  const { bytes, socket, name } = packet;
  const kinds = kindsOf(bytes);
  const at = e.i32[FaultInjection.active]!;
  outcome.copies = 1;
  outcome.delay = 0;
  outcome.overtakers = 0;
  outcome.bytes = bytes.length;
  if (isCut(e, at, socket, name)) {
    e.i32[at + FaultState.cutPackets]!++;
    outcome.copies = 0;
    return outcome;
  }
  const { i32 } = e;
  i32[at + FaultState.random] = packetSeed(e, i32[at + FaultState.flows]!, i32[at + FaultState.seed]!, {
    ...{ kinds, direction, name, bytes },
  });
  if (matchRule(e, at, DROP, direction, kinds) !== 0) {
    outcome.copies = 0;
    return outcome;
  }
  if (bytes.length > 0) damage(e, at, direction, kinds, bytes);
  const delay = matchRule(e, at, DELAY, direction, kinds);
  if (delay !== 0) {
    const low = e.i32[delay + Rule.low]!;
    outcome.delay = low + below(e, at, e.i32[delay + Rule.high]! - low + 1);
  }
  if (matchRule(e, at, DUPLICATE, direction, kinds) !== 0) outcome.copies = 2;
  const reorder = matchRule(e, at, REORDER, direction, kinds);
  if (reorder !== 0) outcome.overtakers = 1 + below(e, at, e.i32[reorder + Rule.low]!);
  return outcome;
}

function damage(e: Engine, at: number, direction: number, kinds: number, bytes: Uint8Array): void {
  const corrupt = matchRule(e, at, CORRUPT, direction, kinds);
  if (corrupt !== 0) {
    for (let bit = 1 + below(e, at, e.i32[corrupt + Rule.low]!); bit > 0; bit--) {
      const where = below(e, at, bytes.length * 8);
      bytes[where >> 3]! ^= 1 << (where & 7);
    }
  }
  const burst = matchRule(e, at, BURST, direction, kinds);
  if (burst !== 0) {
    const from = below(e, at, bytes.length);
    const length = 1 + below(e, at, Math.min(e.i32[burst + Rule.low]!, bytes.length - from));
    for (let i = from; i < from + length; i++) bytes[i]! ^= 1 + below(e, at, 255);
  }
  if (matchRule(e, at, TRUNCATE, direction, kinds) !== 0) outcome.bytes = below(e, at, bytes.length);
}
