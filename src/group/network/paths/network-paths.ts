import { LANES } from "../network-layout.ts";
import { ArrivalOrder, CHANNELS, sumOf } from "./arrival-order.ts";
import { channelBits, idOf, Kind, type NetworkLinks, wasSlow, wentOver } from "./network-links.ts";
import { PathWatch } from "./path-watch.ts";
import { kindOf, WriteLog } from "./write-log.ts";

/** What those hear that write by paths. */
export interface PathEvents {
  /** What a command gave to a peer is over: it has arrived, or nobody is there any more. */
  written(lane: number, command: number): void;
  arrived(peer: number, immediate: number, bytes: number): void;
  /** A peer is not reached any more. */
  broken(peer: number): void;
  /** What was found of the paths to a peer. */
  changed(change: PathChange): void;
}

/** A path to a peer is left for another one, or was to be. */
export interface PathChange {
  readonly peer: number;
  readonly kind: "changed" | "taken back";
  readonly from: NetworkLinks;
  readonly to: NetworkLinks;
  /** The number of the path that is used from now on. */
  readonly path: number;
  /** Is that another one than before? */
  readonly isMoved: boolean;
  readonly reason: string;
  /** So many writes were made again. */
  readonly again: number;
}

const unreached = "RDMA does not reach it that way any more";
/** Of a path that is left because it is slow all ends by itself, for so long; then it is stopped. */
const drainMs = 2000;
/** So often it is looked whether a path is slow; a write that takes so long may be the last one for long. */
const lookMs = 20;
const stalledMs = 100;

/**
 * One or two paths to each peer. What is written goes by one of them until that fails: then both ends stop it, tell each other by the other
 * one what had arrived, and write the rest again, so that all comes once and in order. One that only becomes slow is left by who writes by it:
 * once all is over that went there it tells how much that was, and who is told takes nothing of the other path before it has seen as much.
 */
export class NetworkPaths {
  readonly #paths: readonly NetworkLinks[];
  readonly #events: PathEvents;
  readonly #size: number;
  /** By peer: its path, paths that failed (bits), the one that is being left or -1, and how far that is. */
  readonly #path: Uint8Array;
  readonly #failed: Uint8Array;
  readonly #leaving: Int8Array;
  readonly #stopped: Uint8Array;
  readonly #heard: Uint8Array;
  readonly #broken: Uint8Array;
  /** Peers that are lost: no other path is looked for. */
  readonly #lost: Uint8Array;
  #leavers = 0;
  /** By peer: since when a slow path is being left, 0 where none is, and why. */
  readonly #drainMs: Float64Array;
  readonly #verdicts: (Pick<PathChange, "kind" | "reason"> | undefined)[] = [];
  /** Of peers that two paths lead to. */
  readonly #watches: (PathWatch | undefined)[] = [];
  /** Peers that are to hear that this one gave up, once a path to them is there again. */
  readonly #poisons: Uint8Array;
  #probes = 0;
  #lookedMs = 0;
  readonly #log: WriteLog;
  readonly #arrivals: ArrivalOrder;
  /** By peer and channel: what was sent. */
  readonly #sentBy: Uint32Array;

  /** `leavesSlow`: may a path be left that only became slow? */
  constructor(paths: readonly NetworkLinks[], size: number, events: PathEvents, leavesSlow: boolean) {
    this.#paths = paths;
    this.#events = events;
    this.#size = size;
    this.#path = new Uint8Array(size);
    this.#failed = new Uint8Array(size);
    this.#leaving = new Int8Array(size).fill(-1);
    this.#stopped = new Uint8Array(size);
    this.#heard = new Uint8Array(size);
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

  /** Is there room for one more write? Not while a path is being left. */
  hasRoom(peer: number): boolean {
    const isLeft = this.#leaving[peer] !== -1 || this.#drainMs[peer] !== 0;
    return !isLeft && this.#paths[this.#path[peer]!]!.hasRoom(peer);
  }

  /** Is there something to be heard, whatever the program waits for? */
  get isBusy(): boolean {
    return this.#leavers > 0 || this.#probes > 0;
  }

  /** How many passes a peer has taken. */
  taken(peer: number): number {
    const [first, other] = this.#paths as readonly [NetworkLinks, NetworkLinks?];
    const count = Atomics.load(first.taken, peer);
    const later = other === undefined ? count : Atomics.load(other.taken, peer);
    return ((later - count) | 0) > 0 ? later : count;
  }

  /** Bytes of the own staging memory, into a peer's; it hears of them by the immediate. */
  write(peer: number, from: number, bytes: number, into: number, immediate: number, id: number): void {
    this.#sentBy[peer * CHANNELS + (immediate >>> channelBits)]!++;
    this.#put(peer, id, from, bytes, into, immediate);
  }

  /** Tells a peer how many of its passes were taken. */
  credit(peer: number, count: number): void {
    this.#put(peer, idOf(Kind.credit, peer, 0), count, 0, 0, 0);
  }

  /** Tells a peer that this one gave up. */
  poison(peer: number): void {
    if (this.hasRoom(peer)) this.write(peer, 0, 0, 0, 0, idOf(Kind.poison, peer, 0));
    else this.#poisons[peer] = 1;
  }

  #put(peer: number, id: number, from: number, bytes: number, into: number, immediate: number): void {
    const count = this.#log.add(peer, id, from, bytes, into, immediate);
    const links = this.#paths[this.#path[peer]!]!;
    if (kindOf(id) === Kind.credit) links.credit(peer, from);
    else links.write(peer, from, bytes, into, immediate, id);
    this.#try(peer, count);
  }

  /** What a write would take by the other path, where that is tried. */
  #try(peer: number, count: number): void {
    const log = this.#log;
    const bytes = this.#watches[peer]?.wrote(log.bytes(peer, count), count, log.nowMs);
    const other = this.#paths[1 - this.#path[peer]!];
    if (bytes === undefined || other?.hasRoom(peer) !== true) return;
    other.probe(peer, bytes);
    this.#probes++;
  }

  /** Hears what is over and what has come; whether that was anything. `now`: milliseconds. */
  poll(now: number): boolean {
    this.#log.nowMs = now;
    let moved = false;
    for (let path = 0; path < this.#paths.length; path++) {
      const { completions } = this.#paths[path]!;
      const count = completions.pollInto();
      for (let i = 0; i < count; i++) {
        const id = completions.wrId(i);
        const peer = Math.floor(id / 2 ** 32) & 0xffff;
        const isProbe = kindOf(id) === Kind.probe;
        if (isProbe) this.#probes--;
        if (!completions.isOk(i)) this.#fail(path, peer, unreached);
        else if (isProbe) this.#watches[peer]?.probed(now);
        else if (kindOf(id) === Kind.receive)
          this.#arrive(path, peer, completions.immediate(i), completions.byteLength(i));
        else if (kindOf(id) !== Kind.moved) this.#finish(peer);
      }
      if (count > 0) moved = true;
    }
    for (let peer = 0; this.#leavers > 0 && peer < this.#size; peer++)
      if (this.#leaving[peer] !== -1 ? this.#leave(peer) : this.#drain(peer)) moved = true;
    if (now - this.#lookedMs >= lookMs) this.#look(now);
    return moved;
  }

  /** Is a path slow? */
  #look(now: number): void {
    this.#lookedMs = now;
    for (let peer = 0; peer < this.#watches.length; peer++) {
      const watch = this.#watches[peer];
      if (watch === undefined || this.#drainMs[peer] !== 0) continue;
      const log = this.#log;
      const oldest = log.oldest(peer);
      const oldestMs = log.isEmpty(peer) ? 0 : log.atMs(peer, oldest);
      const verdict = watch.look(now, oldestMs, log.bytes(peer, oldest));
      if (verdict === undefined) {
        // Who waits for that one writes nothing that a trial could be made beside.
        if (oldestMs !== 0 && now - oldestMs > stalledMs) this.#try(peer, oldest);
        continue;
      }
      const { isLeft, kind, reason } = verdict;
      const path = this.#path[peer]!;
      const [to, from] = [this.#paths[path]!, this.#paths[1 - path]!];
      if (!isLeft) this.#events.changed({ peer, kind, from, to, path, isMoved: false, reason, again: 0 });
      else {
        this.#verdicts[peer] = { kind, reason };
        this.#drainMs[peer] = now;
        this.#leavers++;
      }
    }
  }

  /** A slow path is left once all is over that went by it. Whether that was anything. */
  #drain(peer: number): boolean {
    if (this.#drainMs[peer] === 0) return false;
    const from = this.#path[peer]!;
    const { kind, reason } = this.#verdicts[peer]!;
    if (!this.#log.isEmpty(peer)) {
      if (this.#log.nowMs - this.#drainMs[peer]! < drainMs) return false;
      this.#fail(from, peer, `${reason}; what was on its way did not end`);
      return true;
    }
    this.#stay(peer);
    const [own, other] = [this.#paths[from]!, this.#paths[1 - from]!];
    this.#path[peer] = 1 - from;
    other.tellWentOver(peer, sumOf(this.#sentBy, peer));
    this.#watches[peer]!.moved(1 - from, kind, this.#log.nowMs);
    this.#events.changed({
      ...{ peer, kind, from: own, to: other, path: 1 - from, isMoved: true, reason, again: 0 },
    });
    this.#goOn(peer);
    return true;
  }

  /** A slow path is not being left any more. */
  #stay(peer: number): void {
    if (this.#drainMs[peer] === 0) return;
    this.#drainMs[peer] = 0;
    this.#leavers--;
  }

  /** A path is there again: what could not be told is told. */
  #goOn(peer: number): void {
    if (this.#poisons[peer] === 0) return;
    this.#poisons[peer] = 0;
    this.poison(peer);
  }

  /** The oldest write to a peer is over: they end in their order. */
  #finish(peer: number): void {
    const log = this.#log;
    if (log.isEmpty(peer)) return;
    const count = log.oldest(peer);
    log.end(peer);
    this.#watches[peer]?.over(log.bytes(peer, count), log.atMs(peer, count), count, log.nowMs);
    this.#tell(log.id(peer, count));
  }

  #tell(id: number): void {
    const kind = kindOf(id);
    if (kind < LANES) this.#events.written(kind, id % 2 ** 32);
  }

  #arrive(path: number, peer: number, immediate: number, bytes: number): void {
    if (immediate >>> channelBits === CHANNELS && wentOver(immediate) < 0) {
      this.#heard[peer] = 1;
      this.#fail(1 - path, peer, wasSlow(immediate) ? "it was slow, says that rank" : unreached);
    } else this.#arrivals.arrive(path, peer, immediate, bytes);
    if ((this.#failed[peer]! & (1 << path)) === 0) this.#paths[path]!.renew(peer);
  }

  /** A path to a peer does not work any more, or not well enough: the other one is taken, or there is none. */
  #fail(path: number, peer: number, reason: string): void {
    if (this.#broken[peer] === 1 || (this.#failed[peer]! & (1 << path)) !== 0) return;
    this.#failed[peer]! |= 1 << path;
    this.#stay(peer);
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
    this.#leavers++;
  }

  /** Nothing comes by a path any more once all that was asked of it is over: then what has come is told. Whether that was anything. */
  #leave(peer: number): boolean {
    const path = this.#leaving[peer]!;
    const other = this.#paths[1 - path]!;
    if (this.#stopped[peer] === 0) {
      // What came by one is held until all was seen that came by the other one.
      if (!this.#paths[path]!.isStopped(peer)) return false;
      if (this.#arrivals.holds(peer)) return false;
      this.#stopped[peer] = 1;
      const isSlow = this.#verdicts[peer]!.reason !== unreached;
      other.tell(peer, this.#arrivals.countsOf(peer), isSlow);
    }
    if (this.#heard[peer] === 0) return false;
    this.#leaving[peer] = -1;
    this.#leavers--;
    const isMoved = this.#path[peer] === path;
    const again = isMoved ? this.#writeAgain(peer, 1 - path) : 0;
    const change = { peer, path: 1 - path, from: this.#paths[path]!, to: other, isMoved, again };
    this.#events.changed({ ...change, ...this.#verdicts[peer]! });
    this.#goOn(peer);
    return true;
  }

  /** What had not arrived goes by another path, in its order. How many writes that is. */
  #writeAgain(peer: number, path: number): number {
    this.#path[peer] = path;
    const writes = this.#log.takeAll(peer);
    const arrived = this.#paths[path]!.told(peer);
    // Of each channel the number of the first that was not known to be over.
    const next = Uint32Array.from({ length: CHANNELS }, (_, channel) => {
      const open = writes.filter((write) => write.channel === channel).length;
      return this.#sentBy[peer * CHANNELS + channel]! - open;
    });
    let again = 0;
    for (const { id, from, bytes, into, immediate, channel } of writes) {
      if (channel >= 0 && ((next[channel]!++ - arrived[channel]!) | 0) < 0) {
        this.#tell(id);
        continue;
      }
      again++;
      this.#put(peer, id, from, bytes, into, immediate);
    }
    return again;
  }

  #break(peer: number): void {
    this.#stay(peer);
    if (this.#leaving[peer] !== -1) {
      this.#leaving[peer] = -1;
      this.#leavers--;
    }
    this.#broken[peer] = 1;
    while (!this.#log.isEmpty(peer)) this.#finish(peer);
    this.#events.broken(peer);
  }

  /** A peer is gone, whatever paths there are. */
  lose(peer: number): void {
    this.#lost[peer] = 1;
    this.#watches[peer] = undefined;
    this.#stay(peer);
    if (this.#leaving[peer] !== -1) this.#break(peer);
  }
}
