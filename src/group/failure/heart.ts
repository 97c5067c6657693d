import process from "node:process";
import {
  EFD_CLOEXEC,
  EPOLL_CLOEXEC,
  EPOLL_CTL_ADD,
  EPOLLIN,
  epoll_event,
  libc,
} from "../../../ffi/libc/index.ts";
import { pidfdOpen } from "../../../ffi/libc/pidfd.ts";
import { addressOf, startThread } from "../../../ffi/runtime/index.ts";
import { startOf } from "../joining/this-process.ts";
import type { Member } from "../member.ts";
import { Control, type HeartShare, type Watched } from "./heart-layout.ts";
import type { HeartPage } from "./heart-page.ts";

// Not run: so that Deno loads the thread's file with this one, see ffi/runtime/thread.ts.
// biome-ignore lint/correctness/noConstantCondition: only to be seen
if (false) void import("./heart-worker.ts");

const longestStopMs = 1000;
/** A look at another member takes less than a microsecond. */
const beatMs = 10;

/** A descriptor of a member's process; -1 where its number means nothing here, or is somebody else's by now. */
function pidfdOf(member: Member, own: Member): number {
  if (member.processId === own.processId || member.pidNamespace !== own.pidNamespace) return -1;
  const fd = pidfdOpen(member.processId);
  if (fd < 0 || startOf(member.processId) === member.started) return fd;
  libc.close(fd);
  return -1;
}

/** What a heart tells. */
export interface HeartNews {
  /** Somebody is lost: its id, whether its process has ended, and when that was noticed (ms since 1970). */
  readonly lost: (id: number, ended: boolean, at: number) => void;
  /** It beats by another time, since it took that part of a processor; without it it never does. */
  readonly paced: ((fromMs: number, toMs: number, part: number) => void) | undefined;
}

/**
 * A thread that beats for this process, and watches the other members of its machine: by a mutex that the kernel marks as soon as one
 * begins to end, by their processes' descriptors, which tell of an end once their memory is gone, and by their beats. It works while the main thread computes, or is blocked in C.
 */
export class Heart {
  readonly #share: HeartShare;
  readonly #page: HeartPage;
  readonly #fds: number[];
  readonly #onExit = (): void => this.#stop();
  #closed = false;

  constructor(
    page: HeartPage,
    own: Member,
    others: readonly Member[],
    lostAfterMs: number,
    { lost, paced }: HeartNews,
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
      beatMs,
      adapts: paced !== undefined,
      epollFd,
      stopFd,
      control: new Int32Array(new SharedArrayBuffer(4 * (Control.first + others.length))),
      times: new Float64Array(new SharedArrayBuffer(8 * others.length)),
      abort: new BigUint64Array(new SharedArrayBuffer(16)),
    };
    startThread("heart", new URL("./heart-worker.ts", import.meta.url), this.#share);
    process.on("exit", this.#onExit);
    void this.#hear(lost);
    if (paced !== undefined) void this.#hearPace(paced);
  }

  async #hear(lost: HeartNews["lost"]): Promise<void> {
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

  async #hearPace(paced: NonNullable<HeartNews["paced"]>): Promise<void> {
    const { control } = this.#share;
    for (let seen = 0, fromMs = beatMs; !this.#closed; ) {
      const wait = Atomics.waitAsync(control, Control.pace, seen);
      if (wait.async) await wait.value;
      if (this.#closed) return;
      seen = Atomics.load(control, Control.pace);
      const toMs = Atomics.load(control, Control.beatUs) / 1000;
      if (toMs !== fromMs) paced(fromMs, toMs, Atomics.load(control, Control.share) / 1e6);
      fromMs = toMs;
    }
  }

  /** From now on a loss writes 1 to these addresses as well, at once; 0 for none. `poison`: where the member had not left. */
  abortAt(address: number, poison: number): void {
    const { control, abort } = this.#share;
    while (Atomics.compareExchange(control, Control.lock, 0, 1) !== 0);
    Atomics.store(abort, 0, BigInt(address));
    Atomics.store(abort, 1, BigInt(poison));
    Atomics.store(control, Control.lock, 0);
  }

  /** Ends the thread; it has left C then, unless it had not begun. */
  #stop(): void {
    const { control, stopFd } = this.#share;
    const one = new BigUint64Array(new ArrayBuffer(8)).fill(1n);
    libc.write(stopFd, addressOf(one), 8);
    // Node aborts when it ends a thread that is inside C.
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
    Atomics.notify(control, Control.pace);
    if (Atomics.load(control, Control.stopped) === 1) this.#free();
    else void this.#freeLater();
  }

  /** A thread that had not begun ends as it begins. */
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
