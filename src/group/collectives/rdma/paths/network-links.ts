import { memory as viewOf } from "../../../../../ffi/runtime/index.ts";
import { Memory } from "../../../../memory/index.ts";
import {
  type CompletionQueue,
  type Device,
  type MemoryRegion,
  openDevice,
  type ProtectionDomain,
  type QueuePair,
  type RemoteMemory,
} from "../../../../rdma/index.ts";
import { registerAddress } from "../../../../rdma/protection-domain/register-address.ts";
import { AttachedParts, MISSING } from "./attached-parts.ts";
import { CHANNELS, LANES, RECEIVE_TURNS, SIGNAL_CHANNEL, TURNS } from "./channels.ts";
import type { NetworkEnd } from "./network-end.ts";
import type { PathEnd } from "./other-path.ts";
import { PROBE_BYTES } from "./path-trial.ts";

/** Devices, addresses and memory of one end of the links. */
export interface LinkSetup {
  readonly rank: number;
  readonly size: number;
  /** Name of the RDMA device; undefined for the default. */
  readonly device: string | undefined;
  /** Address of the device that peers use; undefined for the default. */
  readonly address: string | undefined;
  /** True when the caller gave the address: the library then uses no other one. */
  readonly isAddressRequested: boolean;
  /** Address of the staging memory in this process or on the GPU. */
  readonly staging: number;
  readonly stagingBytes: number;
  /**
   * Descriptor of staging memory on the GPU, and the offset of the memory in it; undefined for host memory.
   */
  readonly dmaBuf: { readonly fd: number; readonly offset: number } | undefined;
}

/**
 * Kinds of completions. A work request id holds the kind, the peer and the number of the command, or the slot of a kernel's request.
 * Data writes of commands use the lane as their kind.
 */
export const Kind = {
  credit: LANES,
  poison: LANES + 1,
  receive: LANES + 2,
  control: LANES + 3,
  probe: LANES + 4,
  put: LANES + 5,
  signal: LANES + 6,
} as const;
export const idOf = (kind: number, peer: number, command: number): number =>
  (kind * 65_536 + peer) * 2 ** 32 + (command >>> 0);

/**
 * Position of the channel in an immediate, in bits. The channel behind the last one marks a control message about a path change.
 */
export const channelBits = 29;
const LEFT_PATH = ((CHANNELS << channelBits) | 1) >>> 0;
const LEFT_SLOW_PATH = ((CHANNELS << channelBits) | 2) >>> 0;
const countWidth = channelBits - 1;
/** Immediate of the signals of kernels. Its signature must not be 0, which reports a failure. */
const SIGNAL = ((SIGNAL_CHANNEL << channelBits) | 1) >>> 0;
const SWITCHED_PATH = ((CHANNELS << channelBits) | (1 << countWidth)) >>> 0;
const countBits = (1 << countWidth) - 1;
/**
 * Returns the number of earlier messages that a path switch announces. Returns -1 for any other immediate.
 */
export const switched = (immediate: number): number =>
  immediate >>> countWidth === SWITCHED_PATH >>> countWidth ? immediate & countBits : -1;
/** Returns true when the immediate reports that the peer left a path because it was slow. */
export const wasSlow = (immediate: number): boolean => immediate === LEFT_SLOW_PATH;
/** Returns the low bits of a count, as an immediate carries them. */
export const reportedCount = (count: number): number => count & countBits;
/** Number of words in the report of a path change, which holds the messages received on each channel. */
const reportedWords = CHANNELS;

export const sendDepth = 64;
/**
 * Maximum number of messages from a peer that can arrive before this thread polls. They are collectives, those of captured graphs,
 * point-to-point messages and control messages.
 */
const receives = 2 * RECEIVE_TURNS + TURNS + 4;
/**
 * Number of additional receive requests for the signals of a peer's kernels. The NIC delays further signals until the thread polls,
 * which an idle thread does seldom.
 */
const signalReceives = 256;

/**
 * Connections to all peers on one path, for the network thread. Writes go to the staging memory of the peers.
 */
export class NetworkLinks {
  readonly device: Device;
  readonly completions: CompletionQueue;
  readonly #domain: ProtectionDomain;
  /** Memory of the program that kernels write. */
  readonly parts: AttachedParts;
  readonly #staging: MemoryRegion;
  /**
   * Memory region for control data, in this order:
   * - messages of this member that each rank has received
   * - messages of each rank that this member has received
   * - reports of path changes, first from the peers and then from this member
   * - the target of probe writes, which is never read
   */
  readonly #credits: MemoryRegion;
  readonly #memory: Memory;
  readonly taken: Uint32Array;
  readonly #reportedCredits: Uint32Array;
  readonly #reports: Uint32Array;
  readonly #pairs: readonly (QueuePair | undefined)[];
  #ends: readonly (NetworkEnd | undefined)[] = [];
  readonly #rank: number;
  readonly #size: number;
  readonly #preference: { readonly localAddress?: string };
  readonly #note: string;
  #expectsSignals = false;

  /**
   * Opens the device and creates the queue pairs. `place` selects the device and address of a second path.
   */
  constructor(share: LinkSetup, pathEnd?: PathEnd) {
    const { rank, size, isAddressRequested, staging, stagingBytes, dmaBuf } = share;
    const { device, address } = pathEnd ?? share;
    this.#rank = rank;
    this.#size = size;
    this.device = openDevice(device);
    const has = this.device.gids().some(({ gid }) => gid.replace(/^::ffff:/, "") === address);
    this.#preference = address !== undefined && (has || isAddressRequested) ? { localAddress: address } : {};
    this.#note = address === undefined || has ? "" : `${this.device.name} has no address ${address}`;
    this.#domain = this.device.createProtectionDomain();
    this.parts = new AttachedParts(this.#domain);
    this.#staging = registerAddress(this.#domain, staging, stagingBytes, dmaBuf);
    this.#memory = Memory.allocate(this.#probeAt + PROBE_BYTES);
    this.#credits = this.#domain.register(this.#memory, ["localWrite", "remoteWrite"]);
    // Views of its own, and not `bytes`: the thread ends after close(), which must unmap the memory at once.
    const buffer = viewOf(this.#memory.pointer, this.#probeAt);
    this.taken = new Uint32Array(buffer, 0, size);
    this.#reportedCredits = new Uint32Array(buffer, 4 * size, size);
    this.#reports = new Uint32Array(buffer, 8 * size, 2 * reportedWords * size);
    this.completions = this.device.createCompletionQueue({
      entries: Math.max(64, (size - 1) * (receives + signalReceives + sendDepth)),
      channel: false,
    });
    this.#pairs = Array.from({ length: size }, (_, peer) =>
      peer === rank
        ? undefined
        : this.#domain.createQueuePair({
            completions: this.completions,
            sendDepth,
            receiveDepth: receives + signalReceives,
            sendSegments: 1,
            receiveSegments: 1,
            ...this.#preference,
          }),
    );
  }

  /** Description of this end for the peers. */
  get end(): NetworkEnd {
    const endpoints = this.#pairs.map((pair) => pair?.endpoint());
    const address = endpoints.find((one) => one !== undefined)?.gid.replace(/^::ffff:/, "") ?? "";
    return {
      ...{ device: this.device.name, address, note: this.#note, endpoints },
      staging: this.#staging.remote(),
      credits: this.#credits.remote(),
    };
  }

  /** Connects to the ends of the peers, by rank. An end is undefined for a member without this path. */
  connect(ends: readonly (NetworkEnd | undefined)[]): void {
    this.#ends = ends;
    this.#pairs.forEach((pair, peer) => {
      const end = ends[peer]?.endpoints[this.#rank];
      if (pair === undefined || end === undefined) return;
      for (let i = 0; i < receives; i++) pair.receive({ wrId: idOf(Kind.receive, peer, 0) });
      pair.connect(end);
    });
  }

  /** Posts the receive requests for signals of kernels, once. */
  expectSignals(): void {
    if (this.#expectsSignals) return;
    this.#expectsSignals = true;
    for (let peer = 0; peer < this.#size; peer++) {
      if (peer === this.#rank || !this.reaches(peer)) continue;
      for (let i = 0; i < signalReceives; i++) this.renew(peer);
    }
  }

  /** Text of the path, such as "soft0 at 10.0.0.1". */
  get text(): string {
    return `${this.device.name} at ${this.end.address}`;
  }

  /** Connects a second path where possible. Returns true when the path reaches at least one peer. */
  tryConnect(ends: readonly (NetworkEnd | undefined)[]): boolean {
    const { address } = this.end;
    // Members of one machine may share an address, and cannot reach each other through it.
    const others = ends.map((end) => (end?.address === address ? undefined : end));
    try {
      this.connect(others);
    } catch {
      this.#ends = [];
    }
    return this.#ends.some((_, peer) => this.reaches(peer));
  }

  /** Returns true when this path reaches the peer. */
  reaches(peer: number): boolean {
    return this.#ends[peer]?.endpoints[this.#rank] !== undefined;
  }

  /** Moves the queue pair of a peer to the error state, so that all outstanding requests complete. */
  stop(peer: number): void {
    this.#pairs[peer]!.fail();
  }

  /** Returns true when all outstanding requests to the peer have completed. */
  isStopped(peer: number): boolean {
    const { sends, receives } = this.#pairs[peer]!.outstanding;
    return sends === 0 && receives === 0;
  }

  /**
   * Sends a peer the number of messages that arrived from it on each channel, after the other path failed or
   * became slow.
   */
  reportArrivals(peer: number, counts: Uint32Array, isSlow: boolean): void {
    const at = (this.#size + peer) * reportedWords;
    this.#reports.set(counts, at);
    const { address, remoteKey } = this.#ends[peer]!.credits;
    const into = 4 * (2 * this.#size + this.#rank * reportedWords);
    const remote = { address: address + into, byteLength: 4 * reportedWords, remoteKey };
    const from = 4 * (2 * this.#size + at);
    const local = this.#credits.slice(from, from + 4 * reportedWords);
    const immediate = isSlow ? LEFT_SLOW_PATH : LEFT_PATH;
    this.#pairs[peer]!.write({ local, remote, immediate, wrId: idOf(Kind.control, peer, 0) });
  }

  /**
   * Announces that all further writes to a peer use this path. `count` is the number of earlier writes on the
   * other path.
   */
  reportSwitch(peer: number, count: number): void {
    this.write(peer, 0, 0, 0, (SWITCHED_PATH | reportedCount(count)) >>> 0, idOf(Kind.control, peer, 0));
  }

  /** Writes `bytes` bytes to the probe area of a peer, to measure the path. */
  probe(peer: number, bytes: number): void {
    const from = this.#probeAt;
    const { address, remoteKey } = this.#ends[peer]!.credits;
    const remote = { address: address + from, byteLength: bytes, remoteKey };
    const local = bytes === 0 ? {} : { local: this.#credits.slice(from, from + bytes) };
    this.#pairs[peer]!.write({ ...local, remote, wrId: idOf(Kind.probe, peer, 0) });
  }

  get #probeAt(): number {
    return 4 * this.#size * (2 + 2 * reportedWords);
  }

  /** Returns the counts that a peer reported when it left a path. */
  reportedArrivals(peer: number): Uint32Array {
    return this.#reports.subarray(peer * reportedWords, (peer + 1) * reportedWords);
  }

  /** Posts a receive request in place of a consumed one. */
  renew(peer: number): void {
    this.#pairs[peer]!.receive({ wrId: idOf(Kind.receive, peer, 0) });
  }

  /** Returns true when the send queue of a peer has space for another request. */
  hasRoom(peer: number): boolean {
    return this.#pairs[peer]!.outstanding.sends < sendDepth - 2;
  }

  /**
   * Writes a range of the own staging memory into the staging memory of a peer. The immediate notifies the
   * peer.
   */
  write(peer: number, from: number, bytes: number, into: number, immediate: number, wrId: number): void {
    const { address, remoteKey } = this.#ends[peer]!.staging;
    const remote: RemoteMemory = { address: address + into, byteLength: bytes, remoteKey };
    const local = bytes === 0 ? {} : { local: this.#staging.slice(from, from + bytes) };
    this.#pairs[peer]!.write({ ...local, remote, immediate, wrId });
  }

  /**
   * Writes a range of attached memory into the part of a peer. A write of 0 bytes replaces it after the memory was detached or its
   * owner closed it. Returns false and posts nothing when this path does not reach the part.
   */
  put(peer: number, from: number, bytes: number, into: number, memory: number, wrId: number): boolean {
    const ends = this.parts.ends(peer, memory, from, into, bytes);
    if (ends === MISSING) return false;
    this.#pairs[peer]!.write(ends === undefined ? this.#nothing(peer, wrId) : { ...ends, wrId });
    return true;
  }

  /**
   * Writes a word of the ring of requests into the part of a peer. The immediate counts it there. Returns false and posts nothing when
   * this path does not reach the part.
   */
  signal(peer: number, from: number, into: number, memory: number, wrId: number): boolean {
    const ends = this.parts.signalEnds(peer, memory, from, into);
    if (ends === MISSING) return false;
    this.#pairs[peer]!.write({ ...(ends ?? this.#nothing(peer, wrId)), immediate: SIGNAL, wrId });
    return true;
  }

  /** Returns a write of 0 bytes, which only completes. */
  #nothing(peer: number, wrId: number): { readonly remote: RemoteMemory; readonly wrId: number } {
    const { address, remoteKey } = this.#ends[peer]!.staging;
    return { remote: { address, byteLength: 0, remoteKey }, wrId };
  }

  /** Reports to a peer how many of its point-to-point messages were received. */
  credit(peer: number, count: number): void {
    this.#reportedCredits[peer] = count;
    const { address, remoteKey } = this.#ends[peer]!.credits;
    const remote = { address: address + 4 * this.#rank, byteLength: 4, remoteKey };
    const at = 4 * (this.#size + peer);
    const local = this.#credits.slice(at, at + 4);
    this.#pairs[peer]!.write({ local, remote, wrId: idOf(Kind.credit, peer, 0) });
  }

  /** Closes the device and unmaps the memory. No array of this object may be used afterwards. */
  close(): void {
    this.device.close();
    this.#memory.close();
  }
}
