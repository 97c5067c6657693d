import { libc, POLLIN, pollfd } from "../../../ffi/libc/index.ts";
import type { Descriptors } from "../../wait/fd-watcher.ts";
import type { World } from "./world.ts";

/** Bounds of the time from an event to the program that waits for it, in nanoseconds. */
const WAKE_NS = [1_000, 6_000] as const;

interface Waiter {
  readonly fd: number;
  readonly ready: () => void;
}

/**
 * Descriptors that the programs of a host watch. The host looks at them after each step of its NIC.
 *
 * @internal
 */
export class HostDescriptors implements Descriptors {
  readonly #world: World;
  #waiting: Waiter[] = [];
  /** True when a descriptor may have become readable since the last look, which costs a system call. */
  #isDue = false;
  #poll = pollfd.pool(new ArrayBuffer(8 * pollfd.size), 8);

  constructor(world: World) {
    this.#world = world;
  }

  watch(fd: number, ready: () => void): () => void {
    const waiter = { fd, ready };
    this.#waiting.push(waiter);
    this.#isDue = true;
    return () => {
      this.#waiting = this.#waiting.filter((one) => one !== waiter);
    };
  }

  forget(fd: number): void {
    const gone = this.#waiting.filter((one) => one.fd === fd);
    this.#waiting = this.#waiting.filter((one) => one.fd !== fd);
    for (const { ready } of gone) ready();
  }

  /** Notes something that may have made a descriptor readable: a step of the NIC or of a program, or a call of the NIC. */
  touch(): void {
    this.#isDue = true;
  }

  /** Wakes the programs whose descriptors are readable. */
  look(): void {
    const count = this.#waiting.length;
    if (count === 0 || !this.#isDue) return;
    this.#isDue = false;
    if (count > this.#poll.length)
      this.#poll = pollfd.pool(new ArrayBuffer(2 * count * pollfd.size), 2 * count);
    const poll = this.#poll;
    for (const [i, { fd }] of this.#waiting.entries()) {
      poll[i]!.fd = fd;
      poll[i]!.events = POLLIN;
      poll[i]!.revents = 0;
    }
    if (libc.poll(poll[0]!.pointer, count, 0) <= 0) return;
    const ready = this.#waiting.filter((_, i) => poll[i]!.revents !== 0);
    this.#waiting = this.#waiting.filter((_, i) => poll[i]!.revents === 0);
    for (const waiter of ready) this.#wake(waiter);
  }

  #wake({ ready }: Waiter): void {
    this.#world.after(this.#world.jitter.between(...WAKE_NS), ready);
  }
}
