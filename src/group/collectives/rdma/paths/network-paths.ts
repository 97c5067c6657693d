import { ArrivalOrder, sumOf } from "./arrival-order.ts";
import { CHANNELS, countedIn, LANES, SIGNAL_CHANNEL } from "./channels.ts";
import { channelBits, idOf, Kind, type NetworkLinks, switched, wasSlow } from "./network-links.ts";
import { PathWatch } from "./path-watch.ts";
import { kindOf, WriteLog } from "./write-log.ts";

/** Callbacks through which the paths report completions, arrivals and changes. */
export interface PathEvents {
  /** Called when the write of a command to a peer has completed, or the peer is lost. */
  written(lane: number, command: number): void;
  /** Called when a write of a kernel's request has completed. Not called after the peer is lost. */
  requestWritten(slot: number): void;
  arrived(peer: number, immediate: number, bytes: number): void;
  /** Called when a peer is no longer reachable. */
  broken(peer: number): void;
  /** Called when the path to a peer changes, or a change was rejected. */
  changed(change: PathChange): void;
}

/** Change of the path to a peer, or a change that was rejected. */
export interface PathChange {
  readonly peer: number;
  readonly kind: "changed" | "taken back";
  readonly from: NetworkLinks;
  readonly to: NetworkLinks;
  /** Number of the path that is in use from now on. */
  readonly path: number;
  /** True when the path in use differs from the previous one. */
  readonly isMoved: boolean;
  readonly reason: string;
  /** Number of writes that were repeated on the new path. */
  readonly repeatedWrites: number;
}

const missingText = "symmetric memory was not registered on that path";
const unreachableText = "RDMA requests on that path failed";
/**
 * Maximum time that outstanding writes on a slow path may take to complete, in milliseconds. After that time,
 * the path is treated as failed.
 */
const drainMs = 2000;
/** Interval between two checks for a slow path, in milliseconds. */
const checkMs = 20;
const stalledMs = 100;

/**
 * Paths to the peers, one or two for each. All writes to a peer use one path until it fails. Both ends then
 * stop that path. They report the arrived messages to each other on the second path, and repeat the missing
 * writes in order. When a path becomes slow, only the sender leaves it, after all its writes have completed.
 * The sender announces the number of these writes. The receiver holds messages of the new path until that many messages
 * have arrived.
 */
export class NetworkPaths {
  readonly #paths: readonly NetworkLinks[];
  readonly #events: PathEvents;
  readonly #size: number;
  /** Number of the path in use, by peer. */
  readonly #path: Uint8Array;
  readonly #failed: Uint8Array;
  readonly #leaving: Int8Array;
  readonly #stopped: Uint8Array;
  readonly #confirmed: Uint8Array;
  readonly #broken: Uint8Array;
  /** Lost peers, for which no other path is tried. */
  readonly #lost: Uint8Array;
  #changing = 0;
  /** Time at which the drain of a slow path started, by peer, in milliseconds. 0 without a drain. */
  readonly #drainMs: Float64Array;
  readonly #verdicts: (Pick<PathChange, "kind" | "reason"> | undefined)[] = [];
  /** Speed measurement of each peer that two paths lead to. */
  readonly #watches: (PathWatch | undefined)[] = [];
  /** Peers that need an abort notice as soon as a path to them works again. */
  readonly #poisons: Uint8Array;
  #probes = 0;
  #lastCheckMs = 0;
  readonly #log: WriteLog;
  readonly #arrivals: ArrivalOrder;
  /** Number of messages sent, by peer and channel. */
  readonly #sentBy: Uint32Array;

  /** Creates the paths. `leavesSlow` is true when a path that has become slow may be left. */
  constructor(paths: readonly NetworkLinks[], size: number, events: PathEvents, leavesSlow: boolean) {
    this.#paths = paths;
    this.#events = events;
    this.#size = size;
    this.#path = new Uint8Array(size);
    this.#failed = new Uint8Array(size);
    this.#leaving = new Int8Array(size).fill(-1);
    this.#stopped = new Uint8Array(size);
    this.#confirmed = new Uint8Array(size);
    this.#broken = new Uint8Array(size);
    this.#lost = new Uint8Array(size);
    this.#drainMs = new Float64Array(size);
    this.#poisons = new Uint8Array(size);
    this.#log = new WriteLog(size);
    this.#arrivals = new ArrivalOrder(size, (peer, immediate, bytes) =>
      events.arrived(peer, immediate, bytes),
    );
    if (leavesSlow && paths.length > 1)
      for (let peer = 0; peer < size; peer++)
        if (paths.every((path) => path.reaches(peer))) this.#watches[peer] = new PathWatch();
    this.#sentBy = new Uint32Array(size * CHANNELS);
  }

  /**
   * Returns true when another write to a peer can be posted. Returns false while its path is being changed.
   */
  hasRoom(peer: number): boolean {
    const isLeft = this.#leaving[peer] !== -1 || this.#drainMs[peer] !== 0;
    return !isLeft && this.#paths[this.#path[peer]!]!.hasRoom(peer);
  }

  /** True when completions must be polled even if the program waits for no command. */
  get isBusy(): boolean {
    return this.#changing > 0 || this.#probes > 0;
  }

  /** Returns the number of point-to-point messages that a peer has received. */
  taken(peer: number): number {
    const [first, other] = this.#paths as readonly [NetworkLinks, NetworkLinks?];
    const count = Atomics.load(first.taken, peer);
    const later = other === undefined ? count : Atomics.load(other.taken, peer);
    return ((later - count) | 0) > 0 ? later : count;
  }

  /**
   * Writes a range of the own staging memory into the staging memory of a peer. The immediate notifies the
   * peer.
   */
  write(peer: number, from: number, bytes: number, into: number, immediate: number, id: number): void {
    this.#sentBy[peer * CHANNELS + (immediate >>> channelBits)]!++;
    this.#post(peer, id, from, bytes, into, immediate);
  }

  /**
   * Writes a range of attached memory into the part of a peer, for the request of a kernel. The sources must not change before
   * `requestWritten`, because a failed path repeats writes.
   */
  put(peer: number, from: number, bytes: number, into: number, memory: number, slot: number): void {
    this.#post(peer, idOf(Kind.put, peer, slot), from, bytes, into, memory);
  }

  /** Writes a word of the ring of requests into the part of a peer, behind all earlier writes to the peer. */
  signal(peer: number, from: number, into: number, memory: number, slot: number): void {
    this.#sentBy[peer * CHANNELS + countedIn(SIGNAL_CHANNEL)]!++;
    this.#post(peer, idOf(Kind.signal, peer, slot), from, 8, into, memory);
  }

  /** Reports to a peer how many of its point-to-point messages were received. */
  credit(peer: number, count: number): void {
    this.#post(peer, idOf(Kind.credit, peer, 0), count, 0, 0, 0);
  }

  /** Notifies a peer that this member has failed. */
  poison(peer: number): void {
    if (this.hasRoom(peer)) this.write(peer, 0, 0, 0, 0, idOf(Kind.poison, peer, 0));
    else this.#poisons[peer] = 1;
  }

  #post(peer: number, id: number, from: number, bytes: number, into: number, immediate: number): void {
    const count = this.#log.add(peer, id, from, bytes, into, immediate);
    const links = this.#paths[this.#path[peer]!]!;
    const kind = kindOf(id);
    let isPosted = true;
    if (kind === Kind.credit) links.credit(peer, from);
    else if (kind === Kind.put) isPosted = links.put(peer, from, bytes, into, immediate, id);
    else if (kind === Kind.signal) isPosted = links.signal(peer, from, into, immediate, id);
    else links.write(peer, from, bytes, into, immediate, id);
    // The write stays in the log, and the other path repeats it. Without another path the peer is unreachable.
    if (isPosted) this.#probe(peer, count);
    else this.#fail(this.#path[peer]!, peer, missingText);
  }

  /** Sends a probe on the other path beside a write, while a trial of the other path is running. */
  #probe(peer: number, count: number): void {
    const log = this.#log;
    const bytes = this.#watches[peer]?.posted(log.bytes(peer, count), count, log.nowMs);
    const other = this.#paths[1 - this.#path[peer]!];
    if (bytes === undefined || other?.hasRoom(peer) !== true) return;
    other.probe(peer, bytes);
    this.#probes++;
  }

  /**
   * Processes completions and path changes. Returns true if there were any. `now` is the current time in
   * milliseconds.
   */
  poll(now: number): boolean {
    this.#log.nowMs = now;
    let hasWorked = false;
    for (let path = 0; path < this.#paths.length; path++) {
      const { completions } = this.#paths[path]!;
      const count = completions.pollInto();
      for (let i = 0; i < count; i++) {
        const id = completions.wrId(i);
        const peer = Math.floor(id / 2 ** 32) & 0xffff;
        const isProbe = kindOf(id) === Kind.probe;
        if (isProbe) this.#probes--;
        if (!completions.isOk(i)) this.#fail(path, peer, unreachableText);
        else if (isProbe) this.#watches[peer]?.probeCompleted(now);
        else if (kindOf(id) === Kind.receive)
          this.#arrive(path, peer, completions.immediate(i), completions.byteLength(i));
        else if (kindOf(id) !== Kind.control) this.#finish(peer);
      }
      if (count > 0) hasWorked = true;
    }
    for (let peer = 0; this.#changing > 0 && peer < this.#size; peer++)
      if (this.#leaving[peer] !== -1 ? this.#leave(peer) : this.#drain(peer)) hasWorked = true;
    if (now - this.#lastCheckMs >= checkMs) this.#checkSpeed(now);
    return hasWorked;
  }

  /** Checks each path for slow writes, and starts to leave slow paths. */
  #checkSpeed(now: number): void {
    this.#lastCheckMs = now;
    for (let peer = 0; peer < this.#watches.length; peer++) {
      const watch = this.#watches[peer];
      if (watch === undefined || this.#drainMs[peer] !== 0) continue;
      const log = this.#log;
      const oldest = log.oldest(peer);
      const oldestMs = log.isEmpty(peer) ? 0 : log.atMs(peer, oldest);
      const verdict = watch.check(now, oldestMs, log.bytes(peer, oldest));
      if (verdict === undefined) {
        // A stalled write blocks all new writes, so the trial uses the stalled write itself.
        if (oldestMs !== 0 && now - oldestMs > stalledMs) this.#probe(peer, oldest);
        continue;
      }
      const { isLeft, kind, reason } = verdict;
      const path = this.#path[peer]!;
      const [to, from] = [this.#paths[path]!, this.#paths[1 - path]!];
      if (!isLeft)
        this.#events.changed({ peer, kind, from, to, path, isMoved: false, reason, repeatedWrites: 0 });
      else {
        this.#verdicts[peer] = { kind, reason };
        this.#drainMs[peer] = now;
        this.#changing++;
      }
    }
  }

  /** Switches from a slow path after all its writes have completed. Returns true if the state changed. */
  #drain(peer: number): boolean {
    if (this.#drainMs[peer] === 0) return false;
    const from = this.#path[peer]!;
    const { kind, reason } = this.#verdicts[peer]!;
    if (!this.#log.isEmpty(peer)) {
      if (this.#log.nowMs - this.#drainMs[peer]! < drainMs) return false;
      this.#fail(from, peer, `${reason}; the outstanding writes did not complete`);
      return true;
    }
    this.#endDrain(peer);
    const [own, other] = [this.#paths[from]!, this.#paths[1 - from]!];
    this.#path[peer] = 1 - from;
    other.reportSwitch(peer, sumOf(this.#sentBy, peer));
    this.#watches[peer]!.moved(1 - from, kind, this.#log.nowMs);
    this.#events.changed({
      ...{ peer, kind, from: own, to: other, path: 1 - from, isMoved: true, reason, repeatedWrites: 0 },
    });
    this.#resume(peer);
    return true;
  }

  /** Ends the drain of a slow path. */
  #endDrain(peer: number): void {
    if (this.#drainMs[peer] === 0) return;
    this.#drainMs[peer] = 0;
    this.#changing--;
  }

  /** Sends the abort notice that waited for a working path. */
  #resume(peer: number): void {
    if (this.#poisons[peer] === 0) return;
    this.#poisons[peer] = 0;
    this.poison(peer);
  }

  /** Processes the completion of the oldest write to a peer. Writes complete in order. */
  #finish(peer: number): void {
    const log = this.#log;
    if (log.isEmpty(peer)) return;
    const count = log.oldest(peer);
    log.removeOldest(peer);
    this.#watches[peer]?.completed(log.bytes(peer, count), log.atMs(peer, count), count, log.nowMs);
    this.#reportWritten(peer, log.id(peer, count));
  }

  #reportWritten(peer: number, id: number): void {
    const kind = kindOf(id);
    if (kind < LANES) this.#events.written(kind, id % 2 ** 32);
    // The slot of a request to a lost peer may belong to another request already.
    else if (
      (kind === Kind.put || kind === Kind.signal) &&
      this.#broken[peer] === 0 &&
      this.#lost[peer] === 0
    )
      this.#events.requestWritten(id % 2 ** 32);
  }

  #arrive(path: number, peer: number, immediate: number, bytes: number): void {
    if (immediate >>> channelBits === CHANNELS && switched(immediate) < 0) {
      this.#confirmed[peer] = 1;
      this.#fail(1 - path, peer, wasSlow(immediate) ? "the peer reported a slow path" : unreachableText);
    } else this.#arrivals.arrive(path, peer, immediate, bytes);
    if ((this.#failed[peer]! & (1 << path)) === 0) this.#paths[path]!.renew(peer);
  }

  /** Leaves a path that failed or was reported as slow. Uses the other path, or marks the peer as broken. */
  #fail(path: number, peer: number, reason: string): void {
    if (this.#broken[peer] === 1 || (this.#failed[peer]! & (1 << path)) !== 0) return;
    this.#failed[peer]! |= 1 << path;
    this.#endDrain(peer);
    this.#watches[peer] = undefined;
    const other = this.#paths[1 - path];
    const isLast = other?.reaches(peer) !== true || (this.#failed[peer]! & (1 << (1 - path))) !== 0;
    if (isLast || this.#lost[peer] === 1) {
      this.#break(peer);
      return;
    }
    this.#verdicts[peer] = { kind: "changed", reason };
    this.#paths[path]!.stop(peer);
    this.#leaving[peer] = path;
    this.#changing++;
  }

  /**
   * Reports the arrived messages after all requests on the old path have completed. Switches after the peer's
   * report. Returns true if the path changed.
   */
  #leave(peer: number): boolean {
    const path = this.#leaving[peer]!;
    const other = this.#paths[1 - path]!;
    if (this.#stopped[peer] === 0) {
      // Messages of one path may be held until earlier messages of the other path arrive.
      if (!this.#paths[path]!.isStopped(peer)) return false;
      if (this.#arrivals.holds(peer)) return false;
      this.#stopped[peer] = 1;
      const isSlow = ![unreachableText, missingText].includes(this.#verdicts[peer]!.reason);
      other.reportArrivals(peer, this.#arrivals.countsOf(peer), isSlow);
    }
    if (this.#confirmed[peer] === 0) return false;
    this.#leaving[peer] = -1;
    this.#changing--;
    const isMoved = this.#path[peer] === path;
    const repeatedWrites = isMoved ? this.#writeAgain(peer, 1 - path) : 0;
    const change = { peer, path: 1 - path, from: this.#paths[path]!, to: other, isMoved, repeatedWrites };
    this.#events.changed({ ...change, ...this.#verdicts[peer]! });
    this.#resume(peer);
    return true;
  }

  /**
   * Repeats the writes that had not arrived on another path, in order. Returns the number of repeated writes. Messages of a path
   * arrive in order, so a put before an arrived message has arrived, too. It is not repeated, because the peer may have used
   * the memory again.
   */
  #writeAgain(peer: number, path: number): number {
    this.#path[peer] = path;
    const writes = this.#log.takeAll(peer);
    const arrived = this.#paths[path]!.reportedArrivals(peer);
    // Number of the first uncompleted write, by channel.
    const next = Uint32Array.from({ length: CHANNELS }, (_, channel) => {
      const open = writes.filter((write) => write.channel === channel).length;
      return this.#sentBy[peer * CHANNELS + channel]! - open;
    });
    const hasArrived = writes.map(
      ({ channel }) => channel >= 0 && ((next[channel]!++ - arrived[channel]!) | 0) < 0,
    );
    const lastArrived = hasArrived.lastIndexOf(true);
    let repeatedWrites = 0;
    for (const [index, { id, from, bytes, into, immediate }] of writes.entries()) {
      if (hasArrived[index] || (kindOf(id) === Kind.put && index < lastArrived)) {
        this.#reportWritten(peer, id);
        continue;
      }
      if (this.#broken[peer] === 1) {
        this.#reportWritten(peer, id);
        continue;
      }
      repeatedWrites++;
      this.#post(peer, id, from, bytes, into, immediate);
    }
    return repeatedWrites;
  }

  #break(peer: number): void {
    this.#endDrain(peer);
    if (this.#leaving[peer] !== -1) {
      this.#leaving[peer] = -1;
      this.#changing--;
    }
    this.#broken[peer] = 1;
    while (!this.#log.isEmpty(peer)) this.#finish(peer);
    this.#events.broken(peer);
  }

  /** Records the loss of a peer. No other path to the peer is tried. */
  lose(peer: number): void {
    this.#lost[peer] = 1;
    this.#watches[peer] = undefined;
    this.#endDrain(peer);
    if (this.#leaving[peer] !== -1) this.#break(peer);
  }
}
