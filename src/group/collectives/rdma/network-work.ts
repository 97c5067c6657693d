import { memory } from "../../../../ffi/runtime/index.ts";
import type { Device, RemoteMemory } from "../../../rdma/index.ts";
import { nicCounts } from "../../metrics/nic-totals.ts";
import { boardWords, Control } from "./network-layout.ts";
import { type AttachedMemory, type AttachedParts, MISSING } from "./paths/attached-parts.ts";
import { NetworkLinks } from "./paths/network-links.ts";
import { otherPath } from "./paths/other-path.ts";
import { Progress } from "./progress.ts";
import { readRequest } from "./request-mailbox.ts";
import { Ring } from "./ring-layout.ts";
import type { FromThread, NetworkShare, ThreadAnswer, ThreadRequest, ToThread } from "./thread-messages.ts";

/** Interval between two publications of the counters while there is work, in milliseconds. */
const countIntervalMs = 100;

/** Time after the last work in which the next command or request of a kernel is expected, in milliseconds. */
const kernelMs = 20;

/** Maximum time in which requests of kernels for closed memory complete, in milliseconds. The program waits longer for an answer. */
const detachMs = 4000;

/** Request of the program, and the time at which the thread read it, in milliseconds. */
interface Asked {
  readonly request: ThreadRequest;
  readonly sinceMs: number;
}

/**
 * Registers memory on all paths. The second path is optional. Where the memory is missing, a put fails the path, which makes the failure
 * of the first path final.
 */
function attachTo(paths: readonly AttachedParts[], memory: AttachedMemory): RemoteMemory[] {
  const parts: RemoteMemory[] = [];
  try {
    for (const each of paths) parts.push(each.attach(memory));
  } catch (error) {
    if (parts.length === 0) throw error;
  }
  return parts;
}

/** Registers the ring of requests on all paths. After a failure no path holds the ring. */
function openRing(paths: readonly NetworkLinks[], address: number): void {
  try {
    for (const { parts } of paths) parts.openRing(address, 4 * Ring.words);
    for (const each of paths) each.expectSignals();
  } catch (error) {
    for (const { parts } of paths) parts.closeRing();
    throw error;
  }
}

/**
 * Work of the network thread, without the thread. It connects with the peers, and then executes the commands that
 * streams make ready. No method blocks. A simulation calls the methods as steps of its scheduler.
 */
export class NetworkWork {
  readonly #share: NetworkShare;
  readonly #send: (message: FromThread) => void;
  #links: NetworkLinks | undefined;
  #other: NetworkLinks | undefined;
  #progress: Progress | undefined;
  /** Request of the program that is not answered. */
  #asked: Asked | undefined;
  /** Paths in use, one or two. */
  #paths: readonly NetworkLinks[] = [];
  /** Time of the last work, and time of the last work in the published counters, in milliseconds. */
  #steppedMs = 0;
  #countedMs = 0;

  constructor(share: NetworkShare, send: (message: FromThread) => void) {
    this.#share = share;
    this.#send = send;
  }

  /** Opens the links and sends their description. */
  open(): void {
    this.#links = new NetworkLinks(this.#share);
    const { end, device } = this.#links;
    this.#other = this.#secondPathOf(device, end.address);
    this.#send({ opened: this.#other === undefined ? end : { ...end, other: this.#other.end } });
  }

  /**
   * Returns the links of a second path, for use when the first path fails. Returns undefined without a second
   * path.
   */
  #secondPathOf(device: Device, address: string): NetworkLinks | undefined {
    try {
      const pathEnd = otherPath(device, address);
      return pathEnd && new NetworkLinks(this.#share, pathEnd);
    } catch {
      // A device that cannot be opened is not used.
      return undefined;
    }
  }

  /** Connects with the ends of the peers. */
  connect({ ends }: ToThread): void {
    const links = this.#links!;
    const other = this.#other;
    const share = this.#share;
    links.connect(ends);
    const hasSecondPath = other?.tryConnect(ends.map((each) => each.other)) === true;
    this.#send({ connected: true });
    const board = new Uint32Array(memory(share.board, boardWords(share.size) * 4));
    this.#paths = hasSecondPath ? [links, other!] : [links];
    this.#progress = new Progress(share, board, this.#paths, {
      released: share.notifies ? () => this.#notifyReleased() : () => {},
      rerouted: (rerouted) => this.#send({ rerouted }),
      failed: (failed) => this.#send({ failed }),
    });
  }

  /**
   * Notifies the program that streams were released. No further message is sent until the program has handled
   * the last one.
   */
  #notifyReleased(): void {
    const { control } = this.#share;
    if (Atomics.compareExchange(control, Control.isNotified, 0, 1) === 0) this.#send({ released: true });
  }

  /** Publishes the counters of soft NICs, which no other thread can read. */
  publishCounts(): void {
    const { control } = this.#share;
    for (const [path, links] of [this.#links, this.#other].entries()) {
      if (links?.device.provider !== "soft") continue;
      const { packets, retransmits } = nicCounts(links.device.counters());
      Atomics.store(control, Control.nicCounts + 2 * path, packets | 0);
      Atomics.store(control, Control.nicCounts + 2 * path + 1, retransmits | 0);
    }
    this.#countedMs = this.#steppedMs;
  }

  /** True when all work so far is in the published counters. */
  get isCounted(): boolean {
    return this.#countedMs === this.#steppedMs;
  }

  /** True when a command is not finished, or when a kernel that has worked lately may enqueue the next one. */
  get isBusy(): boolean {
    if (this.#progress?.isBusy === true || this.#asked !== undefined) return true;
    return this.watchesKernels && performance.now() - this.#steppedMs < kernelMs;
  }

  /** True when kernels may enqueue commands of graphs or request puts, which wakes no thread. */
  get watchesKernels(): boolean {
    return Atomics.load(this.#share.control, Control.captured) > 0 || this.watchesParts;
  }

  /** True when kernels may request puts, and signals of peers may arrive. */
  get watchesParts(): boolean {
    return Atomics.load(this.#share.control, Control.attached) > 0;
  }

  /** True after the program has requested the end. */
  get isStopping(): boolean {
    return Atomics.load(this.#share.control, Control.stop) === 1;
  }

  /** Executes the possible work. Returns true if there was any. `now` is the current time in milliseconds. */
  step(now: number): boolean {
    this.#runRequest(now);
    const hasWorked = this.#progress!.step(now);
    if (hasWorked) {
      this.#steppedMs = now;
      if (now - this.#countedMs >= countIntervalMs) this.publishCounts();
    }
    return hasWorked;
  }

  /** Runs the request of the program, if there is a new one, and answers it. */
  #runRequest(now: number): void {
    const { control, requests } = this.#share;
    const number = Atomics.load(control, Control.asked);
    if (number === Atomics.load(control, Control.answered)) return;
    let answer: ThreadAnswer = { number, parts: [], failure: "" };
    try {
      this.#asked ??= { request: readRequest(requests), sinceMs: now };
      if (this.#mustWait(this.#asked, now)) return;
      answer = { ...answer, parts: this.#run(this.#asked.request) };
    } catch (error) {
      answer = { ...answer, failure: (error as Error).message.split("\n")[0]! };
    }
    this.#asked = undefined;
    Atomics.store(control, Control.answered, number);
    Atomics.notify(control, Control.answered);
    this.#send({ answer });
  }

  /** True while memory must not be detached, because accepted requests of kernels for it are not completed. */
  #mustWait({ request, sinceMs }: Asked, now: number): boolean {
    const progress = this.#progress!;
    if (!("detach" in request) || !progress.hasRequests(request.detach)) return false;
    // Outstanding writes still read the memory. Without an answer in time, the program does not free it.
    if (now - sinceMs >= detachMs) progress.failRequests();
    return true;
  }

  #run(request: ThreadRequest): RemoteMemory[] {
    const { requests } = this.#progress!;
    const paths = this.#paths.map(({ parts }) => parts);
    if ("ring" in request) {
      // The program repeats the request when it did not get the answer.
      if (requests.isOpen) return [];
      openRing(this.#paths, request.ring);
      requests.openRing(request.ring);
    } else if ("attach" in request) return attachTo(paths, request.attach);
    else if ("connect" in request) {
      const { connect, byteLength, parts } = request;
      paths.forEach((each, path) => {
        each.connect(
          connect,
          parts.map((ofRank) => (ofRank === null ? undefined : (ofRank[path] ?? MISSING))),
        );
      });
      const peers = parts.flatMap((ofRank, rank) => (ofRank === null ? [] : [rank]));
      requests.allow(connect, byteLength, peers);
    } else {
      requests.refuse(request.detach);
      for (const parts of paths) parts.detach(request.detach);
    }
    return [];
  }

  /** Releases the streams, because they must not wait for a thread that has ended for any reason. */
  end(): void {
    this.#progress?.end(this.isStopping);
  }

  /** Closes the links, and reports that nothing moves data any more. */
  close(): void {
    try {
      this.#links?.close();
      this.#other?.close();
    } finally {
      Atomics.store(this.#share.control, Control.stopped, 1);
      Atomics.notify(this.#share.control, Control.stopped);
    }
  }
}
