// Device under test with its queue pairs, connected to each other or to a hand-made peer.
import {
  type Access,
  type Completion,
  type CompletionQueue,
  type Device,
  type MemoryRegion,
  openDevice,
  type ProtectionDomain,
  type QueuePair,
  type QueuePairType,
  type RegionPart,
} from "../../../src/index.ts";
import { gidBytes, gidText } from "../../../src/rdma/address/gid.ts";
import { pairKey } from "../../../src/soft/hca/wire/icrc.ts";
import { everyAccess, pattern } from "../../native/verbs/pair.ts";
import type { Packet, Received } from "./packet.ts";
import type { WirePeer } from "./wire-peer.ts";

const REGION_BYTES = 256 * 1024;
const deadlineMs = 60_000;

export interface LinkOptions {
  readonly type?: QueuePairType;
  readonly mtu?: number;
  /** First PSN that the device sends. */
  readonly psn?: number;
  /** First PSN that the device expects. */
  readonly peerPsn?: number;
  readonly timeout?: number;
  readonly retryCount?: number;
  readonly rnrRetry?: number;
  readonly minRnrTimer?: number;
  readonly readAtomic?: number;
  /** Access rights of the peer. */
  readonly access?: Access;
  readonly regionAccess?: Access;
  readonly queueKey?: number;
  readonly sendDepth?: number;
}

/** Timeout of 0.54 s: on a busy machine only lost packets are retransmitted. */
const patient = 17;

/** Without retransmission timer, so that the test causes every packet. */
export const untimed: LinkOptions = { timeout: 0 };

/** Device under test, with one of its addresses. */
export class Subject {
  readonly name: string;
  readonly device: Device;
  readonly pd: ProtectionDomain;
  readonly #preferred: readonly string[];

  /** Addresses of a family that are used when there are several. */
  constructor(name: "rxe0" | "soft0", preferred: readonly string[] = []) {
    this.name = name;
    this.#preferred = preferred;
    this.device = openDevice(name);
    this.pd = this.device.createProtectionDomain();
  }

  /**
   * rxe deviates from the standard in some points (docs/rocev2.md section 10), and the expectation differs.
   */
  get isRxe(): boolean {
    return this.name === "rxe0";
  }

  /** Returns the device's address of the same family as `like`. */
  addressLike(like: string): string {
    const family = (address: string) => address.includes(".");
    const own = this.device
      .gids()
      .map(({ gid }) => gid.replace("::ffff:", ""))
      .filter((gid) => family(gid) === family(like) && !gid.startsWith("fe80:"));
    const found = own.find((gid) => this.#preferred.includes(gid)) ?? own[0];
    if (!found) throw new Error(`${this.name} has no address like ${like}`);
    return found;
  }

  close(): void {
    this.device.close();
  }
}

/** Queue pair with its own completion queue and memory. */
export class End implements Disposable {
  readonly subject: Subject;
  readonly qp: QueuePair;
  readonly cq: CompletionQueue;
  readonly region: MemoryRegion;
  readonly options: LinkOptions;
  readonly address: string;
  readonly psn: number;

  constructor(subject: Subject, address: string, options: LinkOptions) {
    const { type = "RC", access, regionAccess = everyAccess, queueKey, sendDepth } = options;
    this.subject = subject;
    this.options = options;
    this.address = address;
    this.psn = options.psn ?? 0x100;
    this.cq = subject.device.createCompletionQueue({ channel: false, entries: 512 });
    this.region = subject.pd.allocate(REGION_BYTES, regionAccess);
    this.qp = subject.pd.createQueuePair({
      type,
      completions: this.cq,
      localAddress: address,
      ...(access === undefined ? {} : { access }),
      ...(queueKey === undefined ? {} : { queueKey }),
      ...(sendDepth === undefined ? {} : { sendDepth }),
    });
  }

  /** Fills the first bytes with a pattern and returns a slice of them. */
  filled(bytes: number, seed = 1): RegionPart {
    this.region.bytes.set(pattern(bytes, seed));
    return this.region.slice(0, bytes);
  }

  /** Returns the bytes of the region from `offset` on. */
  bytes(offset: number, length: number): Uint8Array {
    return this.region.bytes.subarray(offset, offset + length);
  }

  /** Returns the number at a word of the region, as atomics see it. */
  word(offset: number): bigint {
    const { bytes } = this.region;
    return new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(offset, true);
  }

  setWord(offset: number, value: bigint): void {
    const { bytes } = this.region;
    new DataView(bytes.buffer, bytes.byteOffset).setBigUint64(offset, value, true);
  }

  /** Moves the queue pair to RTS, for a peer that sends from `peerPsn` on. */
  join(peer: { readonly address: string; readonly number: number; readonly psn: number }): void {
    const o = this.options;
    const { qp } = this;
    if (qp.type === "UD") {
      qp.connect();
      return;
    }
    const { index } = this.subject.device.gid({ localAddress: this.address });
    const reliable = qp.type === "RC";
    const readAtomic = o.readAtomic ?? 4;
    qp.modify("RTR", {
      address: { gid: gidText(gidBytes(peer.address)), gidIndex: index, port: 1 },
      pathMtu: o.mtu ?? 1024,
      remoteQpNumber: peer.number,
      receivePsn: peer.psn,
      ...(reliable ? { maxReadAtomicAnswered: readAtomic, minRnrTimer: o.minRnrTimer ?? 12 } : {}),
    });
    const retries = {
      timeout: o.timeout ?? patient,
      retryCount: o.retryCount ?? 7,
      rnrRetry: o.rnrRetry ?? 7,
      maxReadAtomic: readAtomic,
    };
    qp.modify("RTS", { sendPsn: this.psn, ...(reliable ? retries : {}) });
  }

  /** Returns the next completion, successful or not. */
  async completion(): Promise<Completion> {
    const end = performance.now() + deadlineMs;
    for (;;) {
      const [done] = this.cq.poll(1);
      if (done) return done;
      if (performance.now() > end) {
        throw new Error(`no completion on ${this.subject.name} in ${deadlineMs} ms`);
      }
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  /** Returns the statuses of the next `count` completions. */
  async statuses(count: number): Promise<string[]> {
    const found: string[] = [];
    while (found.length < count) found.push((await this.completion()).status);
    return found;
  }

  get state(): string {
    return this.qp.query().state;
  }

  [Symbol.dispose](): void {
    this.qp.close();
    this.cq.close();
    this.region.close();
  }
}

/** Two connected queue pairs. */
export function connected(near: Subject, far: Subject, like: string, options: LinkOptions = {}): [End, End] {
  const a = new End(near, near.addressLike(like), options);
  const b = new End(far, far.addressLike(like), { ...options, psn: options.peerPsn ?? 0x200 });
  a.join({ address: b.address, number: b.qp.number, psn: b.psn });
  b.join({ address: a.address, number: a.qp.number, psn: a.psn });
  return [a, b];
}

/** Queue pair of a device, connected to the hand-made peer. */
export class Link extends End {
  readonly peer: WirePeer;
  /** Number of the peer's queue pair. */
  readonly number: number;
  readonly peerPsn: number;
  /** Key that both ends combine their ICRCs with; 0 except on loopback. */
  readonly #key: number;

  constructor(subject: Subject, peer: WirePeer, options: LinkOptions = {}) {
    super(subject, subject.addressLike(peer.address), options);
    this.peer = peer;
    this.number = peer.number();
    this.peerPsn = options.peerPsn ?? 0x200;
    const onLoopback = [this.address, peer.address].every((address) => /^127\.|^::1$/.test(address));
    this.#key = onLoopback && this.qp.type !== "UD" ? pairKey(this.qp.number, this.number) : 0;
    peer.expectKey(this.number, this.#key);
    this.join({ address: peer.address, number: this.number, psn: this.peerPsn });
  }

  /** Returns the PSN `offset` after the first one that the device expects. */
  at(offset: number): number {
    return (this.peerPsn + offset) & 0xffffff;
  }

  /** Returns the PSN `offset` after the first one that the device sends. */
  own(offset: number): number {
    return (this.psn + offset) & 0xffffff;
  }

  /** Sends a packet of the peer to the device. */
  send(packet: Omit<Packet, "destinationQp">, how: { damaged?: boolean; from?: WirePeer } = {}): void {
    const { damaged = false, from = this.peer } = how;
    from.send({ ...packet, destinationQp: this.qp.number }, this.address, this.#key, damaged);
  }

  /** Returns the next packet of the device. */
  next(): Promise<Received> {
    return this.peer.next(this.number);
  }

  /** Returns the next `count` packets of the device. */
  async take(count: number): Promise<Received[]> {
    const found: Received[] = [];
    while (found.length < count) found.push(await this.next());
    return found;
  }

  /** Returns the received packets of the device that were not consumed. */
  arrived(): Received[] {
    return this.peer.arrived(this.number);
  }

  /** Target address of the peer's WRITEs, READs and atomics. */
  remote(offset = 0): { readonly address: number; readonly remoteKey: number } {
    return { address: this.region.address + offset, remoteKey: this.region.remoteKey };
  }
}
