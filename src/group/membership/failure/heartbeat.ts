import process from "node:process";
import {
  EFD_CLOEXEC,
  EPOLL_CLOEXEC,
  EPOLL_CTL_ADD,
  EPOLLIN,
  epoll_event,
  libc,
} from "../../../../ffi/libc/index.ts";
import { pidfdOpen } from "../../../../ffi/libc/pidfd.ts";
import { addressOf, startThread } from "../../../../ffi/runtime/index.ts";
import { startOf } from "../joining/this-process.ts";
import type { Member } from "../links/member.ts";
import { Control, type HeartbeatSetup, type Watched } from "./heartbeat-layout.ts";
import type { HeartbeatPage } from "./heartbeat-page.ts";

// The import never runs. It makes Deno load the thread's file together with this module, see
// ffi/runtime/thread.ts.
// biome-ignore lint/correctness/noConstantCondition: the import must be visible to Deno, and must not run
if (false) void import("./heartbeat-worker.ts");

const longestStopMs = 1000;
/** Initial heartbeat interval, in milliseconds. */
const initialIntervalMs = 10;

/**
 * Returns a pidfd of the member's process. Returns -1 when the member has another PID namespace, or when
 * another process reuses the process id.
 */
function pidfdOf(member: Member, own: Member): number {
  if (member.processId === own.processId || member.pidNamespace !== own.pidNamespace) return -1;
  const fd = pidfdOpen(member.processId);
  if (fd < 0 || startOf(member.processId) === member.started) return fd;
  libc.close(fd);
  return -1;
}

/** Callbacks of the heartbeat thread. */
export interface HeartbeatEvents {
  /**
   * Callback for a lost member, with its id, the end of its process, and the detection time in milliseconds
   * since 1970.
   */
  readonly lost: (id: number, ended: boolean, at: number) => void;
  /**
   * Callback for a change of the heartbeat interval, with the processor share that caused the change. Without
   * the callback, the interval is constant.
   */
  readonly intervalChanged: ((fromMs: number, toMs: number, part: number) => void) | undefined;
}

/**
 * Heartbeat thread of this process, which also watches the members of the same machine. The thread has three
 * sources:
 * - A robust mutex in each slot, which the kernel marks as soon as its owner starts to exit.
 * - A pidfd of each process, which becomes readable after the kernel has freed the process's memory.
 * - The heartbeats in the shared page.
 *
 * The thread runs while the main thread computes or is blocked in C.
 */
export class Heartbeat {
  readonly #share: HeartbeatSetup;
  readonly #page: HeartbeatPage;
  readonly #fds: number[];
  readonly #onExit = (): void => this.#stop();
  #closed = false;

  constructor(
    page: HeartbeatPage,
    own: Member,
    others: readonly Member[],
    lostAfterMs: number,
    { lost, intervalChanged }: HeartbeatEvents,
  ) {
    this.#page = page;
    const watched: Watched[] = others.map((member) => ({
      id: member.id,
      slot: page.slots.get(member.id)!,
      pidfd: pidfdOf(member, own),
    }));
    const epollFd = libc.epoll_create1(EPOLL_CLOEXEC);
    const stopFd = libc.eventfd(0, EFD_CLOEXEC);
    this.#fds = [stopFd, epollFd];
    const event = epoll_event.alloc();
    for (const fd of [stopFd, ...watched.map(({ pidfd }) => pidfd)]) {
      if (fd < 0) continue;
      event.events = EPOLLIN;
      event.data = fd;
      libc.epoll_ctl(epollFd, EPOLL_CTL_ADD, fd, event.pointer);
      if (fd !== stopFd) this.#fds.push(fd);
    }
    this.#share = {
      page: page.address,
      ownSlot: page.slots.get(own.id)!,
      watched,
      lostAfterMs,
      intervalMs: initialIntervalMs,
      adapts: intervalChanged !== undefined,
      epollFd,
      stopFd,
      control: new Int32Array(new SharedArrayBuffer(4 * (Control.first + others.length))),
      times: new Float64Array(new SharedArrayBuffer(8 * others.length)),
      abort: new BigUint64Array(new SharedArrayBuffer(16)),
    };
    startThread("heartbeat", new URL("./heartbeat-worker.ts", import.meta.url), this.#share);
    process.on("exit", this.#onExit);
    void this.#onVerdict(lost);
    if (intervalChanged !== undefined) void this.#onIntervalChange(intervalChanged);
  }

  async #onVerdict(lost: HeartbeatEvents["lost"]): Promise<void> {
    const { control, times } = this.#share;
    for (let seen = 0; !this.#closed; ) {
      const wait = Atomics.waitAsync(control, Control.verdicts, seen);
      if (wait.async) await wait.value;
      for (const end = Atomics.load(control, Control.verdicts); seen < end && !this.#closed; seen++) {
        const verdict = Atomics.load(control, Control.first + seen);
        lost(verdict >> 1, (verdict & 1) === 1, times[seen]!);
      }
    }
  }

  async #onIntervalChange(paced: NonNullable<HeartbeatEvents["intervalChanged"]>): Promise<void> {
    const { control } = this.#share;
    for (let seen = 0, fromMs = initialIntervalMs; !this.#closed; ) {
      const wait = Atomics.waitAsync(control, Control.intervalChanges, seen);
      if (wait.async) await wait.value;
      if (this.#closed) return;
      seen = Atomics.load(control, Control.intervalChanges);
      const toMs = Atomics.load(control, Control.intervalUs) / 1000;
      if (toMs !== fromMs) paced(fromMs, toMs, Atomics.load(control, Control.share) / 1e6);
      fromMs = toMs;
    }
  }

  /**
   * Sets the addresses to which the heartbeat thread writes 1 on a loss. 0 means no address. The thread
   * writes `poison` only when the lost member had not left in order.
   */
  abortAt(address: number, poison: number): void {
    const { control, abort } = this.#share;
    while (Atomics.compareExchange(control, Control.lock, 0, 1) !== 0);
    Atomics.store(abort, 0, BigInt(address));
    Atomics.store(abort, 1, BigInt(poison));
    Atomics.store(control, Control.lock, 0);
  }

  /**
   * Stops the heartbeat thread and waits until it has returned from C. A thread that has not started yet is
   * not awaited.
   */
  #stop(): void {
    const { control, stopFd } = this.#share;
    const one = new BigUint64Array(new ArrayBuffer(8)).fill(1n);
    libc.write(stopFd, addressOf(one), 8);
    // Node aborts when it terminates a thread that is inside a C call.
    if (Atomics.load(control, Control.begun) === 1) Atomics.wait(control, Control.stopped, 0, longestStopMs);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    process.off("exit", this.#onExit);
    const { control } = this.#share;
    this.abortAt(0, 0);
    this.#stop();
    Atomics.notify(control, Control.verdicts);
    Atomics.notify(control, Control.intervalChanges);
    if (Atomics.load(control, Control.stopped) === 1) this.#free();
    else void this.#freeLater();
  }

  /**
   * Frees the descriptors and the page after the heartbeat thread has stopped. A thread that starts late
   * stops at once.
   */
  async #freeLater(): Promise<void> {
    const wait = Atomics.waitAsync(this.#share.control, Control.stopped, 0);
    if (wait.async) await wait.value;
    this.#free();
  }

  #free(): void {
    for (const fd of this.#fds) libc.close(fd);
    this.#page.close();
  }
}
