import { memory } from "../../../ffi/runtime/index.ts";
import { Code, Host } from "../collectives/group-memory.ts";
import { Arrivals } from "./arrivals.ts";
import { CommandTable } from "./command-table.ts";
import { Credits } from "./credits.ts";
import {
  CHANNELS,
  COMMANDS,
  Control,
  channelOf,
  Gone,
  LANES,
  Lane,
  reached,
  SIGNATURE,
  StagingLayout,
  ToPeer,
  Word,
  wordAt,
} from "./network-layout.ts";
import { channelBits, idOf, type NetworkLinks } from "./paths/network-links.ts";
import { NetworkPaths, type PathChange, type PathEvents } from "./paths/network-paths.ts";
import type { NetworkShare, Rerouted } from "./thread-messages.ts";

/** It looks far more often. */
const stillMs = 500;

/** What the program is told. */
export interface ProgressHears {
  /** Streams can go on. */
  released(): void;
  rerouted(told: Rerouted): void;
}

/** Commands of one lane, as far as the thread has come with them: counts that wrap. */
interface LaneState {
  posted: number;
  completed: number;
  freed: number;
  /** When the first that is not completed was seen to be ready; 0: it was not. */
  since: number;
}

/**
 * What the thread does, step by step: writes what streams have made ready into peers' memory, and lets streams go on when what they wait for
 * has come. It never blocks.
 */
export class Progress implements PathEvents {
  readonly #links: NetworkPaths;
  readonly #hears: ProgressHears;
  readonly #rank: number;
  readonly #size: number;
  readonly #limitMs: number;
  readonly #board: Uint32Array;
  readonly #table: CommandTable;
  readonly #control: Int32Array<SharedArrayBuffer>;
  readonly #layout: StagingLayout;
  readonly #lanes: readonly LaneState[];
  /** Writes of a command that are not done yet. */
  readonly #pending: readonly Int32Array[];
  /** By channel. */
  readonly #arrivals: readonly Arrivals[];
  readonly #host: number;
  readonly #kernels: Uint32Array | undefined;
  readonly #credits: Credits;
  /** Peers that are not reached any more. */
  readonly #broken = new Set<number>();
  /** Those of them that had done their part: what they have given counts, and what is on its way to them is not needed. */
  readonly #left = new Set<number>();
  #losses = 0;
  #lookedMs = 0;
  /** The call that was begun last. */
  #lastCall = 0;
  #failed = false;
  #poisoned = false;

  constructor(share: NetworkShare, board: Uint32Array, paths: readonly NetworkLinks[], hears: ProgressHears) {
    this.#hears = hears;
    const { rank, size, limitMs, commands, control, stagingBytes, hosts, host, kernels } = share;
    this.#links = new NetworkPaths(paths, size, this, share.leavesSlow);
    this.#rank = rank;
    this.#size = size;
    this.#limitMs = limitMs;
    this.#board = board;
    this.#table = new CommandTable(size, commands, control);
    this.#control = control;
    this.#layout = new StagingLayout(stagingBytes, size, hosts);
    this.#lanes = Array.from({ length: LANES }, () => ({ posted: 0, completed: 0, freed: 0, since: 0 }));
    this.#pending = Array.from({ length: LANES }, () => new Int32Array(COMMANDS));
    this.#arrivals = Array.from({ length: CHANNELS }, () => new Arrivals(size));
    this.#host = host;
    if (kernels !== 0) this.#kernels = new Uint32Array(memory(kernels, 4 * (Host.call + 1)));
    this.#credits = new Credits(size, this.#links);
  }

  /** Is there a command that something is to be done for, or a path that is being left or tried? */
  get isBusy(): boolean {
    if (this.#links.isBusy) return true;
    for (let lane = 0; lane < LANES; lane++)
      if (this.#table.head(lane) !== this.#lanes[lane]!.freed) return true;
    return false;
  }

  /** Is there a command that a stream waits for? */
  get #isWaiting(): boolean {
    for (let lane = 0; lane < LANES; lane++)
      if (this.#table.head(lane) !== this.#lanes[lane]!.completed) return true;
    return false;
  }

  /** Does what can be done now; whether that was anything. `now`: milliseconds, when somebody looked last. */
  step(now: number): boolean {
    let moved = this.#links.poll(now);
    if (this.#failed) {
      for (let lane = 0; lane < LANES; lane++) this.#release(lane);
      return moved;
    }
    this.#hearLosses();
    // Whoever stood still itself cannot tell who is late.
    if (now - this.#lookedMs > Math.max(stillMs, this.#limitMs / 2))
      for (const state of this.#lanes) if (state.since !== 0) state.since = now;
    this.#lookedMs = now;
    const ended = this.#board[Host.abort] !== 0 || this.#kernelsEnded;
    if (ended && this.#isWaiting) this.#fail(Code.aborted, []);
    else if (this.#poisoned && this.#isWaiting) this.#fail(Code.poisoned, []);
    for (let lane = 0; lane < LANES && !this.#failed; lane++) {
      if (this.#post(lane, now)) moved = true;
      if (!this.#failed && this.#complete(lane, now)) moved = true;
      if (this.#free(lane)) moved = true;
    }
    return moved;
  }

  /** Nothing moves any more: streams that wait go on. `isAsked`: without that no later call may wait either. */
  end(isAsked: boolean): void {
    if (!isAsked || this.#isWaiting) this.#fail(Code.aborted, []);
    for (let lane = 0; lane < LANES; lane++) this.#release(lane);
  }

  get #kernelsEnded(): boolean {
    const words = this.#kernels;
    return words !== undefined && (words[Host.abort] !== 0 || words[Host.code] !== 0);
  }

  /** What the program has heard of others. */
  #hearLosses(): void {
    const losses = Atomics.load(this.#control, Control.losses);
    if (losses === this.#losses) return;
    this.#losses = losses;
    for (let peer = 0; peer < this.#size; peer++) {
      const gone = Atomics.load(this.#board, Host.ranks + 2 * peer + 1);
      if (gone === 0) continue;
      this.#broken.add(peer);
      this.#links.lose(peer);
      if (gone === Gone.left) this.#left.add(peer);
    }
  }

  written(lane: number, command: number): void {
    this.#pending[lane]![command & (COMMANDS - 1)]!--;
  }

  arrived(peer: number, immediate: number, bytes: number): void {
    const signature = immediate & SIGNATURE;
    if (signature === 0) this.#poisoned = true;
    this.#arrivals[immediate >>> channelBits]?.add(peer, signature, bytes);
  }

  broken(peer: number): void {
    this.#broken.add(peer);
  }

  changed({ from, to, ...change }: PathChange): void {
    this.#hears.rerouted({ ...change, from: from.words, to: to.words });
  }

  /** Writes what is ready, and has room at the peers. */
  #post(lane: number, now: number): boolean {
    const state = this.#lanes[lane]!;
    const before = state.posted;
    const head = this.#table.head(lane);
    while (state.posted !== head) {
      const command = (state.posted + 1) | 0;
      const ready = Atomics.load(this.#board, wordAt(this.#size, lane, Word.ready));
      if (!reached(ready, command)) break;
      if (state.since === 0) state.since = now;
      if (!this.#hasRoom(lane, command)) break;
      let writes = 0;
      for (let peer = 0; peer < this.#size; peer++) {
        const bytes = this.#table.ofPeer(lane, command, peer, ToPeer.bytes);
        if (bytes < 0 || this.#broken.has(peer)) continue;
        writes++;
        this.#write(lane, command, peer, bytes);
      }
      this.#pending[lane]![command & (COMMANDS - 1)] = writes;
      this.#lastCall = this.#table.call(lane, command);
      state.posted = command;
    }
    return state.posted !== before;
  }

  #hasRoom(lane: number, command: number): boolean {
    for (let peer = 0; peer < this.#size; peer++) {
      if (this.#table.ofPeer(lane, command, peer, ToPeer.bytes) < 0) continue;
      // What is not reached fails when the command is looked at.
      if (this.#broken.has(peer)) continue;
      if (!this.#links.hasRoom(peer)) return false;
      if (lane === Lane.send && this.#credits.isFull(peer)) return false;
    }
    return true;
  }

  #write(lane: number, command: number, peer: number, bytes: number): void {
    const offset = this.#table.ofPeer(lane, command, peer, ToPeer.offset);
    const immediate = ((channelOf[lane]! << channelBits) | this.#table.signature(lane, command)) >>> 0;
    const into = this.#into(lane, command, peer);
    this.#links.write(peer, offset, bytes, into, immediate, idOf(lane, peer, command));
  }

  /** Where in a peer's staging memory something comes to lie. */
  #into(lane: number, command: number, peer: number): number {
    const layout = this.#layout;
    if (lane === Lane.send) return layout.got(this.#rank, this.#credits.next(peer));
    if (lane === Lane.column) return layout.columnReceived(command >>> 0) + this.#host * layout.slotBytes;
    return layout.received(command >>> 0) + this.#rank * layout.slotBytes;
  }

  /** Lets the stream go on where all has come that it waits for, and all has gone that it gave. */
  #complete(lane: number, now: number): boolean {
    const state = this.#lanes[lane]!;
    const before = state.completed;
    const arrivals = this.#arrivals[channelOf[lane]!]!;
    while (state.completed !== state.posted) {
      const command = (state.completed + 1) | 0;
      if (!this.#hasCome(lane, command, arrivals)) break;
      for (let peer = 0; peer < this.#size; peer++)
        if (this.#table.ofPeer(lane, command, peer, ToPeer.takes) >= 0) arrivals.take(peer);
      state.completed = command;
      state.since = state.completed === state.posted ? 0 : now;
      Atomics.store(this.#board, wordAt(this.#size, lane, Word.done), command >>> 0);
    }
    if (state.completed !== before) this.#hears.released();
    if (this.#failed || state.since === 0) return state.completed !== before;
    const command = (state.completed + 1) | 0;
    const lost = this.#missing(lane, command).filter((peer) => this.#broken.has(peer));
    if (lost.length > 0) this.#fail(Code.unreachable, lost, lane);
    else if (now - state.since > this.#limitMs) this.#fail(Code.late, this.#missing(lane, command), lane);
    return state.completed !== before;
  }

  #hasCome(lane: number, command: number, arrivals: Arrivals): boolean {
    const signature = this.#table.signature(lane, command);
    let come = this.#pending[lane]![command & (COMMANDS - 1)]! === 0;
    for (let peer = 0; peer < this.#size; peer++) {
      const bytes = this.#table.ofPeer(lane, command, peer, ToPeer.takes);
      if (bytes < 0) continue;
      if (!arrivals.has(peer)) {
        if (this.#isElsewhere(lane, peer)) {
          this.#fail(Code.mismatch, [peer], lane);
          return false;
        }
        come = false;
        continue;
      }
      if (arrivals.signature(peer) === signature && arrivals.bytes(peer) === bytes) continue;
      this.#fail(Code.mismatch, [peer], lane);
      return false;
    }
    return come;
  }

  /**
   * Has that peer gone on to a call of the other kind, between all members or between hosts, without this one? What it writes comes in
   * order, so nothing of this one follows.
   */
  #isElsewhere(lane: number, peer: number): boolean {
    if (lane !== Lane.collective && lane !== Lane.column) return false;
    const other = lane === Lane.column ? Lane.collective : Lane.column;
    const isIdle = this.#lanes[other]!.completed === this.#table.head(other);
    return isIdle && this.#arrivals[channelOf[other]!]!.has(peer);
  }

  /** Who a command still waits for. */
  #missing(lane: number, command: number): number[] {
    const arrivals = this.#arrivals[channelOf[lane]!]!;
    const missing: number[] = [];
    for (let peer = 0; peer < this.#size; peer++) {
      const takes = this.#table.ofPeer(lane, command, peer, ToPeer.takes) >= 0 && !arrivals.has(peer);
      const gives = this.#table.ofPeer(lane, command, peer, ToPeer.bytes) >= 0 && !this.#left.has(peer);
      const isWritten = reached(this.#lanes[lane]!.posted, command);
      if (takes || (gives && (lane === Lane.send || !isWritten || this.#broken.has(peer))))
        missing.push(peer);
    }
    return missing;
  }

  /** What streams are done with is told to who passed it, and needed no more. */
  #free(lane: number): boolean {
    const state = this.#lanes[lane]!;
    const before = state.freed;
    const consumed = Atomics.load(this.#board, wordAt(this.#size, lane, Word.consumed)) | 0;
    while (state.freed !== state.completed && reached(consumed, state.freed + 1)) {
      const command = (state.freed + 1) | 0;
      if (lane === Lane.receive)
        for (let peer = 0; peer < this.#size; peer++)
          if (this.#table.ofPeer(lane, command, peer, ToPeer.takes) >= 0)
            this.#credits.took(peer, !this.#broken.has(peer));
      state.freed = command;
    }
    if (state.freed === before) return false;
    Atomics.store(this.#control, Control.freed + lane, state.freed);
    return true;
  }

  /** Nothing is waited for any more; the others hear of it, unless they know it. */
  #fail(code: number, peers: readonly number[], where: number = this.#firstBusy()): void {
    if (this.#failed) return;
    this.#failed = true;
    const board = this.#board;
    for (const peer of peers) board[Host.ranks + 2 * peer] = code;
    const state = this.#lanes[where]!;
    const isIdle = state.completed === this.#table.head(where);
    board[Host.call] = isIdle ? this.#lastCall : this.#table.call(where, (state.completed + 1) | 0);
    Atomics.store(board, Host.code, code);
    if (this.#kernels !== undefined) this.#kernels[Host.abort] = 1;
    for (let lane = 0; lane < LANES; lane++) this.#release(lane);
    for (let peer = 0; peer < this.#size; peer++) {
      if (peer !== this.#rank && !this.#broken.has(peer)) this.#links.poison(peer);
    }
  }

  #firstBusy(): number {
    for (let lane = 0; lane < LANES; lane++)
      if (this.#lanes[lane]!.completed !== this.#table.head(lane)) return lane;
    return 0;
  }

  #release(lane: number): void {
    const head = this.#table.head(lane);
    const state = this.#lanes[lane]!;
    if (state.freed === head) return;
    state.posted = state.completed = state.freed = head;
    Atomics.store(this.#board, wordAt(this.#size, lane, Word.done), head >>> 0);
    Atomics.store(this.#control, Control.freed + lane, head);
    this.#hears.released();
  }
}
