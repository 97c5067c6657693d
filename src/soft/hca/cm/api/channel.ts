// Event channels: a queue of events, and a descriptor that is readable while the queue has events.
import * as c from "../../../../../ffi/libc/index.ts";
import { rdma_event_channel } from "../../../../../ffi/rdmacm/structs.ts";
import { addressOf, memory } from "../../../../../ffi/runtime/index.ts";
import type { CmEvent } from "./events.ts";
import type { Id } from "./id.ts";

const EFD_SEMAPHORE = 1;
const word = new BigUint64Array(new ArrayBuffer(8));
const wordAddress = addressOf(word);

export class Channel {
  /** Address of the `struct rdma_event_channel`. */
  readonly pointer: number;
  readonly fd: number;
  #events: CmEvent[] = [];
  readonly #watchers = new Set<() => void>();
  closed = false;

  /** Creates a channel. `fd` is negative, with errno, when the process has too many open files. */
  constructor() {
    this.fd = c.libc.eventfd(0, c.EFD_CLOEXEC | EFD_SEMAPHORE);
    this.pointer = c.libc.malloc(rdma_event_channel.size);
    rdma_event_channel.at(this.pointer).fd = this.fd;
  }

  get waiting(): number {
    return this.#events.length;
  }

  push(event: CmEvent): void {
    this.#events.push(event);
    word[0] = 1n;
    c.libc.write(this.fd, wordAddress, 8);
    this.#wake();
  }

  #wake(): void {
    for (const ready of this.#watchers) queueMicrotask(ready);
    this.#watchers.clear();
  }

  /** Removes and returns the next event, if there is one. */
  shift(): CmEvent | undefined {
    const event = this.#events.shift();
    if (event) c.libc.read(this.fd, wordAddress, 8);
    return event;
  }

  /** Removes and returns the events of an id. */
  take(id: Id): CmEvent[] {
    if (id.queued === 0) return [];
    const isIts = (event: CmEvent) => event.id === id;
    const taken = this.#events.filter(isIts);
    this.#events = this.#events.filter((event) => !isIts(event));
    for (const _ of taken) c.libc.read(this.fd, wordAddress, 8);
    return taken;
  }

  /** True when a read of the empty descriptor fails with EAGAIN instead of waiting. */
  get nonBlocking(): boolean {
    return (c.libc.fcntl(this.fd, c.F_GETFL, 0) & c.O_NONBLOCK) !== 0;
  }

  /** Calls `ready` once, later, when there is an event. The returned function cancels this. */
  watch(ready: () => void): () => void {
    this.#watchers.add(ready);
    if (this.#events.length > 0) this.#wake();
    return () => void this.#watchers.delete(ready);
  }

  close(): void {
    this.closed = true;
    this.#wake();
    for (const event of this.#events) event.free();
    this.#events = [];
    c.libc.close(this.fd);
    new Int32Array(memory(this.pointer, 4))[0] = -1;
    c.libc.free(this.pointer);
  }
}
