import { memory } from "../../../../ffi/runtime/index.ts";
import { Code, Host } from "../kernels/group-memory.ts";
import { Arrivals } from "./arrivals.ts";
import { CommandTable } from "./command-table.ts";
import { Credits } from "./credits.ts";
import { Absence, COMMANDS, Control, reached, SIGNATURE, ToPeer, Word, wordAt } from "./network-layout.ts";
import { CHANNELS, channelOf, LANES, LaneIndex, SIGNAL_CHANNEL, TURNS } from "./paths/channels.ts";
import { channelBits, idOf, type NetworkLinks } from "./paths/network-links.ts";
import { NetworkPaths, type PathChange, type PathEvents } from "./paths/network-paths.ts";
import { PutRequests, type Unreachable } from "./put-requests.ts";
import type { NetworkShare, Rerouted } from "./thread-messages.ts";

/**
 * Minimum gap between two steps that counts as a stall of this thread, in milliseconds. Normal gaps are much
 * shorter.
 */
const stallMs = 500;

/** Callbacks with which the network thread notifies the program. */
export interface ProgressEvents {
  /** Called when streams can continue. */
  released(): void;
  rerouted(change: Rerouted): void;
  /** Called with the cause of a failure that no code names. */
  failed(text: string): void;
}

/** Progress of the commands of one lane. The counts wrap at 32 bits. */
interface LaneState {
  posted: number;
  completed: number;
  freed: number;
  /**
   * Time at which the first uncompleted command was observed to be ready, in milliseconds. 0 when no command
   * is ready.
   */
  since: number;
}

/**
 * State machine of the network thread. It writes data that streams have made ready into the memory of peers.
 * It releases streams when the data that they wait for has arrived. No method blocks.
 */
export class Progress implements PathEvents {
  readonly #links: NetworkPaths;
  /** Requests of kernels. */
  readonly requests: PutRequests;
  readonly #events: ProgressEvents;
  readonly #rank: number;
  readonly #size: number;
  readonly #limitMs: number;
  readonly #board: Uint32Array;
  readonly #table: CommandTable;
  readonly #control: Int32Array<SharedArrayBuffer>;
  readonly #transferAt: number;
  readonly #slotBytes: number;
  readonly #lanes: readonly LaneState[];
  /** Number of outstanding writes of each command, by lane. */
  readonly #pending: readonly Int32Array[];
  /** Queues of received messages, by channel. */
  readonly #arrivals: readonly Arrivals[];
  readonly #kernels: Uint32Array | undefined;
  readonly #credits: Credits;
  /** Peers that are no longer reachable. */
  readonly #broken = new Set<number>();
  /**
   * Unreachable peers that completed their work before they exited. Their data remains valid, and outstanding
   * writes to them are ignored.
   */
  readonly #left = new Set<number>();
  readonly #unreachable: Unreachable = { broken: this.#broken, left: this.#left };
  #losses = 0;
  #lastStepMs = 0;
  /** Number of the call that was started last. */
  #lastCall = 0;
  #failed = false;
  #poisoned = false;

  constructor(
    share: NetworkShare,
    board: Uint32Array,
    paths: readonly NetworkLinks[],
    events: ProgressEvents,
  ) {
    this.#events = events;
    const { rank, size, limitMs, commands, control, transferAt, slotBytes, kernels } = share;
    this.#links = new NetworkPaths(paths, size, this, share.leavesSlow);
    this.#rank = rank;
    this.#size = size;
    this.#limitMs = limitMs;
    this.#board = board;
    this.#table = new CommandTable(size, commands, control, board);
    this.#control = control;
    this.#transferAt = transferAt;
    this.#slotBytes = slotBytes;
    this.#lanes = Array.from({ length: LANES }, () => ({ posted: 0, completed: 0, freed: 0, since: 0 }));
    this.#pending = Array.from({ length: LANES }, () => new Int32Array(COMMANDS));
    this.#arrivals = Array.from({ length: CHANNELS }, () => new Arrivals(size));
    if (kernels !== 0) this.#kernels = new Uint32Array(memory(kernels, 4 * (Host.call + 1)));
    this.#credits = new Credits(size, this.#links);
    this.requests = new PutRequests(this.#links, size, rank, limitMs);
  }

  /** True when a command or a request is not finished, or a path is being changed or measured. */
  get isBusy(): boolean {
    if (this.#links.isBusy) return true;
    if (!this.#failed && this.requests.isBusy) return true;
    for (let lane = 0; lane < LANES; lane++)
      if (this.#table.head(lane) !== this.#lanes[lane]!.freed) return true;
    return false;
  }

  /** True when a stream waits for a command. */
  get #isWaiting(): boolean {
    for (let lane = 0; lane < LANES; lane++)
      if (this.#table.head(lane) !== this.#lanes[lane]!.completed) return true;
    return false;
  }

  /**
   * Executes the possible work and returns true if there was any. `now` is the current time in milliseconds.
   */
  step(now: number): boolean {
    let hasWorked = this.#links.poll(now);
    if (this.#failed) {
      for (let lane = 0; lane < LANES; lane++) this.#release(lane);
      return hasWorked;
    }
    this.#onLosses();
    // After a stall of this thread, a wait time does not show which peer is late. The wait times start again.
    if (now - this.#lastStepMs > Math.max(stallMs, this.#limitMs / 2)) {
      for (const state of this.#lanes) if (state.since !== 0) state.since = now;
      this.requests.restart(now);
    }
    this.#lastStepMs = now;
    const ended = this.#board[Host.abort] !== 0 || this.#haveKernelsEnded;
    if (ended && this.#isWaiting) this.#fail(Code.aborted, []);
    else if (this.#poisoned && (this.#isWaiting || this.requests.isOpen)) this.#fail(Code.poisoned, []);
    for (let lane = 0; lane < LANES && !this.#failed; lane++) {
      if (this.#post(lane, now)) hasWorked = true;
      if (!this.#failed && this.#complete(lane, now)) hasWorked = true;
      if (this.#free(lane)) hasWorked = true;
    }
    return (!this.#failed && this.#runRequests(now)) || hasWorked;
  }

  /** True while requests of kernels for a memory can still complete. After a failure, true while its writes are outstanding. */
  hasRequests(memory: number): boolean {
    return this.#failed ? this.requests.hasWrites(memory, this.#broken) : this.requests.uses(memory);
  }

  /** Fails because memory is closed before the requests of kernels for it have completed. */
  failRequests(): void {
    if (this.#failed) return;
    this.#events.failed(
      "symmetric memory was closed before the puts of kernels from it had completed; call quiet() at the end of the kernel",
    );
    this.#fail(Code.refused, [this.#rank]);
  }

  /** Runs the requests of kernels. Returns true if there was work. */
  #runRequests(now: number): boolean {
    const result = this.requests.step(now, this.#unreachable);
    if (typeof result === "boolean") return result;
    if (result.text !== "") this.#events.failed(result.text);
    this.#fail(result.code, result.peers);
    return true;
  }

  /**
   * Ends all waits before the thread exits. `isAsked` is true for a requested stop. After any other stop,
   * later calls fail as well.
   */
  end(isAsked: boolean): void {
    if (!isAsked || this.#isWaiting) this.#fail(Code.aborted, []);
    // Graphs in flight wait no more either.
    this.#board[Host.abort] = 1;
    for (let lane = 0; lane < LANES; lane++) this.#release(lane);
  }

  get #haveKernelsEnded(): boolean {
    const words = this.#kernels;
    return words !== undefined && (words[Host.abort] !== 0 || words[Host.code] !== 0);
  }

  /** Reads the losses that the program has reported. */
  #onLosses(): void {
    const losses = Atomics.load(this.#control, Control.losses);
    if (losses === this.#losses) return;
    this.#losses = losses;
    for (let peer = 0; peer < this.#size; peer++) {
      const absence = Atomics.load(this.#board, Host.ranks + 2 * peer + 1);
      if (absence === 0) continue;
      this.#broken.add(peer);
      this.#links.lose(peer);
      if (absence === Absence.left) this.#left.add(peer);
    }
  }

  written(lane: number, command: number): void {
    this.#pending[lane]![command & (COMMANDS - 1)]!--;
  }

  requestWritten(slot: number): void {
    this.requests.written(slot);
  }

  arrived(peer: number, immediate: number, bytes: number): void {
    const signature = immediate & SIGNATURE;
    const channel = immediate >>> channelBits;
    if (signature === 0) this.#poisoned = true;
    // A kernel of the program waits for the value of a signal, and no command does.
    if (channel !== SIGNAL_CHANNEL) this.#arrivals[channel]?.add(peer, signature, bytes);
  }

  broken(peer: number): void {
    this.#broken.add(peer);
  }

  changed({ from, to, ...change }: PathChange): void {
    this.#events.rerouted({ ...change, from: from.text, to: to.text });
  }

  /** Posts the writes of commands that are ready and have space at the peers. */
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
      // A command for an unreachable peer fails when its completion is checked.
      if (this.#broken.has(peer)) continue;
      if (!this.#links.hasRoom(peer)) return false;
      if (lane === LaneIndex.send && this.#credits.isFull(peer)) return false;
    }
    return true;
  }

  #write(lane: number, command: number, peer: number, bytes: number): void {
    const offset = this.#table.ofPeer(lane, command, peer, ToPeer.offset);
    const immediate = ((channelOf[lane]! << channelBits) | this.#table.signature(lane, command)) >>> 0;
    const into =
      lane === LaneIndex.send
        ? this.#transferAt + (this.#credits.next(peer) % TURNS) * this.#slotBytes
        : this.#table.into(lane, command);
    this.#links.write(peer, offset, bytes, into, immediate, idOf(lane, peer, command));
  }

  /**
   * Releases streams whose commands are complete. A command is complete when all its writes have completed
   * and all expected data has arrived.
   */
  #complete(lane: number, now: number): boolean {
    const state = this.#lanes[lane]!;
    const before = state.completed;
    const arrivals = this.#arrivals[channelOf[lane]!]!;
    while (state.completed !== state.posted) {
      const command = (state.completed + 1) | 0;
      if (!this.#hasArrived(lane, command, arrivals)) break;
      for (let peer = 0; peer < this.#size; peer++)
        if (this.#table.ofPeer(lane, command, peer, ToPeer.receiveBytes) >= 0) arrivals.take(peer);
      state.completed = command;
      state.since = state.completed === state.posted ? 0 : now;
      Atomics.store(this.#board, wordAt(this.#size, lane, Word.done), command >>> 0);
    }
    if (state.completed !== before) this.#events.released();
    if (this.#failed || state.since === 0) return state.completed !== before;
    const command = (state.completed + 1) | 0;
    const lost = this.#missing(lane, command).filter((peer) => this.#broken.has(peer));
    if (lost.length > 0) this.#fail(Code.unreachable, lost, lane);
    else if (now - state.since > this.#limitMs) this.#fail(Code.late, this.#missing(lane, command), lane);
    return state.completed !== before;
  }

  #hasArrived(lane: number, command: number, arrivals: Arrivals): boolean {
    const signature = this.#table.signature(lane, command);
    let hasArrived = this.#pending[lane]![command & (COMMANDS - 1)]! === 0;
    for (let peer = 0; peer < this.#size; peer++) {
      const bytes = this.#table.ofPeer(lane, command, peer, ToPeer.receiveBytes);
      if (bytes < 0) continue;
      if (!arrivals.has(peer)) {
        if (this.#hasSkippedCall(lane, peer)) {
          this.#fail(Code.mismatch, [peer], lane);
          return false;
        }
        hasArrived = false;
        continue;
      }
      if (arrivals.signature(peer) === signature && arrivals.bytes(peer) === bytes) continue;
      this.#fail(Code.mismatch, [peer], lane);
      return false;
    }
    return hasArrived;
  }

  /**
   * Returns true when the peer has skipped this call and started a call in the other lane.
   * Messages of a peer arrive in order, so no data for this call will follow.
   */
  #hasSkippedCall(lane: number, peer: number): boolean {
    if (lane !== LaneIndex.collective && lane !== LaneIndex.column) return false;
    const other = lane === LaneIndex.column ? LaneIndex.collective : LaneIndex.column;
    const isIdle = this.#lanes[other]!.completed === this.#table.head(other);
    return isIdle && this.#arrivals[channelOf[other]!]!.has(peer);
  }

  /** Returns the peers that a command still waits for. */
  #missing(lane: number, command: number): number[] {
    const arrivals = this.#arrivals[channelOf[lane]!]!;
    const missing: number[] = [];
    for (let peer = 0; peer < this.#size; peer++) {
      const takes = this.#table.ofPeer(lane, command, peer, ToPeer.receiveBytes) >= 0 && !arrivals.has(peer);
      const gives = this.#table.ofPeer(lane, command, peer, ToPeer.bytes) >= 0 && !this.#left.has(peer);
      const isWritten = reached(this.#lanes[lane]!.posted, command);
      if (takes || (gives && (lane === LaneIndex.send || !isWritten || this.#broken.has(peer))))
        missing.push(peer);
    }
    return missing;
  }

  /**
   * Frees the slots of commands that streams have consumed, and reports received point-to-point messages to
   * their senders.
   */
  #free(lane: number): boolean {
    const state = this.#lanes[lane]!;
    const before = state.freed;
    const consumed = Atomics.load(this.#board, wordAt(this.#size, lane, Word.consumed)) | 0;
    while (state.freed !== state.completed && reached(consumed, state.freed + 1)) {
      const command = (state.freed + 1) | 0;
      if (lane === LaneIndex.receive)
        for (let peer = 0; peer < this.#size; peer++)
          if (this.#table.ofPeer(lane, command, peer, ToPeer.receiveBytes) >= 0)
            this.#credits.countReceived(peer, !this.#broken.has(peer));
      state.freed = command;
    }
    if (state.freed === before) return false;
    Atomics.store(this.#control, Control.freed + lane, state.freed);
    return true;
  }

  /** Ends all waits with a failure code, and notifies the reachable peers. */
  #fail(code: number, peers: readonly number[], where: number = this.#firstBusy()): void {
    if (this.#failed) return;
    this.#failed = true;
    const board = this.#board;
    for (const peer of peers) board[Host.ranks + 2 * peer] = code;
    const state = this.#lanes[where]!;
    const isIdle = state.completed === this.#table.head(where);
    board[Host.call] = isIdle ? this.#lastCall : this.#table.call(where, (state.completed + 1) | 0);
    Atomics.store(board, Host.code, code);
    // Kernels of the program wait for this word.
    board[Host.abort] = 1;
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
    this.#events.released();
  }
}
