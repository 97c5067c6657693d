import { Memory } from "../../../memory/index.ts";
import {
  type CompletionQueue,
  type Device,
  type MemoryRegion,
  openDevice,
  type ProtectionDomain,
  type QueuePair,
  type RemoteMemory,
} from "../../../rdma/index.ts";
import { registerAddress } from "../../../rdma/memory/register-address.ts";
import { RECEIVE_TURNS, TURNS } from "../network-layout.ts";
import type { NetworkEnd, NetworkShare } from "../thread-messages.ts";
import type { PathPlace } from "./other-path.ts";
import { PROBE_BYTES } from "./path-trial.ts";

/** What a completion is of: its kind, the peer and a command's number make its id. Of data the kind is the lane. */
export const Kind = { credit: 4, poison: 5, receive: 6, moved: 7, probe: 8 } as const;
export const idOf = (kind: number, peer: number, command: number): number =>
  (kind * 65_536 + peer) * 2 ** 32 + (command >>> 0);

/** Of an immediate the channel stands above these bits; the fourth one says that a path is left: it failed, or all is over that went by it. */
export const channelBits = 30;
const MOVED = ((3 << channelBits) | 1) >>> 0;
const MOVED_SLOW = ((3 << channelBits) | 2) >>> 0;
const WENT_OVER = ((3 << channelBits) | (1 << 29)) >>> 0;
const countBits = (1 << 29) - 1;
/** The count that a peer tells which went over; -1 of another immediate. */
export const wentOver = (immediate: number): number =>
  immediate >>> 29 === WENT_OVER >>> 29 ? immediate & countBits : -1;
/** Of another one: was it slow, what is left? */
export const wasSlow = (immediate: number): boolean => immediate === MOVED_SLOW;
/** A count as it is told so. */
export const toldCount = (count: number): number => count & countBits;
/** Words by which members tell each other of a path that they leave: what has come by each channel. */
const toldWords = 4;

/** What a peer may have sent before anything of it was looked at: collectives, passes, and that it gave up. */
const receives = RECEIVE_TURNS + TURNS + 4;
export const sendDepth = 64;

/** A connection with each other member by one path, for the thread that moves data: what is written goes into their staging memory. */
export class NetworkLinks {
  readonly device: Device;
  readonly completions: CompletionQueue;
  readonly #domain: ProtectionDomain;
  readonly #staging: MemoryRegion;
  /**
   * Words: how many passes each rank has taken of this one, what this one says of each; what each told of a path that it left, and this one;
   * and what nobody looks at, for probes.
   */
  readonly #credits: MemoryRegion;
  readonly taken: Uint32Array;
  readonly #said: Uint32Array;
  readonly #told: Uint32Array;
  readonly #pairs: readonly (QueuePair | undefined)[];
  #ends: readonly (NetworkEnd | undefined)[] = [];
  readonly #rank: number;
  readonly #size: number;
  readonly #wish: { readonly localAddress?: string };
  readonly #note: string;

  /** `place`: of another path than the first. */
  constructor(share: NetworkShare, place?: PathPlace) {
    const { rank, size, addressAsked, staging, stagingBytes, dmaBuf } = share;
    const { device, address } = place ?? share;
    this.#rank = rank;
    this.#size = size;
    this.device = openDevice(device);
    const has = this.device.gids().some(({ gid }) => gid.replace(/^::ffff:/, "") === address);
    this.#wish = address !== undefined && (has || addressAsked) ? { localAddress: address } : {};
    this.#note = address === undefined || has ? "" : `${this.device.name} has no address ${address}`;
    this.#domain = this.device.createProtectionDomain();
    this.#staging = registerAddress(this.#domain, staging, stagingBytes, dmaBuf);
    const memory = Memory.allocate(this.#probeAt + PROBE_BYTES);
    this.#credits = this.#domain.register(memory, ["localWrite", "remoteWrite"]);
    const { buffer, byteOffset } = memory.bytes;
    this.taken = new Uint32Array(buffer, byteOffset, size);
    this.#said = new Uint32Array(buffer, byteOffset + 4 * size, size);
    this.#told = new Uint32Array(buffer, byteOffset + 8 * size, 2 * toldWords * size);
    this.completions = this.device.createCompletionQueue({
      entries: Math.max(64, (size - 1) * (receives + sendDepth)),
      channel: false,
    });
    this.#pairs = Array.from({ length: size }, (_, peer) =>
      peer === rank
        ? undefined
        : this.#domain.createQueuePair({
            completions: this.completions,
            sendDepth,
            receiveDepth: receives,
            sendSegments: 1,
            receiveSegments: 1,
            ...this.#wish,
          }),
    );
  }

  /** What the others need to know. */
  get end(): NetworkEnd {
    const endpoints = this.#pairs.map((pair) => pair?.endpoint());
    const address = endpoints.find((one) => one !== undefined)?.gid.replace(/^::ffff:/, "") ?? "";
    return {
      ...{ device: this.device.name, address, note: this.#note, endpoints },
      staging: this.#staging.remote(),
      credits: this.#credits.remote(),
    };
  }

  /** By rank; undefined for a member that has no end of this path. */
  connect(ends: readonly (NetworkEnd | undefined)[]): void {
    this.#ends = ends;
    this.#pairs.forEach((pair, peer) => {
      const end = ends[peer]?.endpoints[this.#rank];
      if (pair === undefined || end === undefined) return;
      for (let i = 0; i < receives; i++) pair.receive({ wrId: idOf(Kind.receive, peer, 0) });
      pair.connect(end);
    });
  }

  /** "soft0 at 10.0.0.1". */
  get words(): string {
    return `${this.device.name} at ${this.end.address}`;
  }

  /** A path beside the first one is made where that is possible; whether it leads to anybody. */
  tryConnect(ends: readonly (NetworkEnd | undefined)[]): boolean {
    const { address } = this.end;
    // Members of one machine may share an address: by that they do not reach each other.
    const others = ends.map((end) => (end?.address === address ? undefined : end));
    try {
      this.connect(others);
    } catch {
      this.#ends = [];
    }
    return this.#ends.some((_, peer) => this.reaches(peer));
  }

  /** Is there a path to a peer? */
  reaches(peer: number): boolean {
    return this.#ends[peer]?.endpoints[this.#rank] !== undefined;
  }

  /** Nothing goes to a peer by this path any more, or comes from it: what was asked of it ends. */
  stop(peer: number): void {
    this.#pairs[peer]!.fail();
  }

  /** Has all ended that was asked of it? */
  isStopped(peer: number): boolean {
    const { sends, receives } = this.#pairs[peer]!.outstanding;
    return sends === 0 && receives === 0;
  }

  /** Tells a peer what has come from it by each channel, since another path to it is left, and whether that is slow. */
  tell(peer: number, counts: Uint32Array, isSlow: boolean): void {
    const at = (this.#size + peer) * toldWords;
    this.#told.set(counts, at);
    const { address, remoteKey } = this.#ends[peer]!.credits;
    const into = 4 * (2 * this.#size + this.#rank * toldWords);
    const remote = { address: address + into, byteLength: 4 * toldWords, remoteKey };
    const from = 4 * (2 * this.#size + at);
    const local = this.#credits.slice(from, from + 4 * toldWords);
    const immediate = isSlow ? MOVED_SLOW : MOVED;
    this.#pairs[peer]!.write({ local, remote, immediate, wrId: idOf(Kind.moved, peer, 0) });
  }

  /** From now on all goes to a peer by this path; `count` writes went before, and are over. */
  tellWentOver(peer: number, count: number): void {
    this.write(peer, 0, 0, 0, (WENT_OVER | toldCount(count)) >>> 0, idOf(Kind.moved, peer, 0));
  }

  /** So many bytes go to a peer where nobody looks at them. */
  probe(peer: number, bytes: number): void {
    const from = this.#probeAt;
    const { address, remoteKey } = this.#ends[peer]!.credits;
    const remote = { address: address + from, byteLength: bytes, remoteKey };
    const local = bytes === 0 ? {} : { local: this.#credits.slice(from, from + bytes) };
    this.#pairs[peer]!.write({ ...local, remote, wrId: idOf(Kind.probe, peer, 0) });
  }

  get #probeAt(): number {
    return 4 * this.#size * (2 + 2 * toldWords);
  }

  /** What a peer told so. */
  told(peer: number): Uint32Array {
    return this.#told.subarray(peer * toldWords, (peer + 1) * toldWords);
  }

  /** One more receive, for the one that was taken. */
  renew(peer: number): void {
    this.#pairs[peer]!.receive({ wrId: idOf(Kind.receive, peer, 0) });
  }

  /** Is there room for one more request? */
  hasRoom(peer: number): boolean {
    return this.#pairs[peer]!.outstanding.sends < sendDepth - 2;
  }

  /** Bytes of the own staging memory, into a peer's; it hears of them by the immediate. */
  write(peer: number, from: number, bytes: number, into: number, immediate: number, wrId: number): void {
    const { address, remoteKey } = this.#ends[peer]!.staging;
    const remote: RemoteMemory = { address: address + into, byteLength: bytes, remoteKey };
    const local = bytes === 0 ? {} : { local: this.#staging.slice(from, from + bytes) };
    this.#pairs[peer]!.write({ ...local, remote, immediate, wrId });
  }

  /** Tells a peer how many of its passes were taken. */
  credit(peer: number, count: number): void {
    this.#said[peer] = count;
    const { address, remoteKey } = this.#ends[peer]!.credits;
    const remote = { address: address + 4 * this.#rank, byteLength: 4, remoteKey };
    const at = 4 * (this.#size + peer);
    const local = this.#credits.slice(at, at + 4);
    this.#pairs[peer]!.write({ local, remote, wrId: idOf(Kind.credit, peer, 0) });
  }

  close(): void {
    this.device.close();
  }
}
