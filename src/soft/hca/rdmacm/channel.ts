// Event channels: a queue of events, and a descriptor that is readable while there are any.
import * as c from "../../../../ffi/libc/index.ts";
import { rdma_event_channel } from "../../../../ffi/rdmacm/structs.ts";
import { addressOf, memory } from "../../../../ffi/runtime/index.ts";
import type { CmEvent } from "./events.ts";
import type { Id } from "./id.ts";

const EFD_SEMAPHORE = 1;
const word = new BigUint64Array(new ArrayBuffer(8));
const wordAddress = addressOf(word);

export class Channel {
  /** `struct rdma_event_channel *`. */
  readonly pointer: number;
  readonly fd: number;
  #events: CmEvent[] = [];
  readonly #watchers = new Set<() => void>();
  closed = false;

  /** Throws nothing: `fd` is below 0, with errno, when the process has too many files open. */
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

  /** The next event, when there is one. */
  shift(): CmEvent | undefined {
    const event = this.#events.shift();
    if (event) c.libc.read(this.fd, wordAddress, 8);
    return event;
  }

  /** Takes an id's events off. */
  take(id: Id): CmEvent[] {
    if (id.queued === 0) return [];
    const isIts = (event: CmEvent) => event.id === id;
    const taken = this.#events.filter(isIts);
    this.#events = this.#events.filter((event) => !isIts(event));
    for (const _ of taken) c.libc.read(this.fd, wordAddress, 8);
    return taken;
  }

  /** Whether reading it fails with EAGAIN while it is empty, instead of waiting. */
  get nonBlocking(): boolean {
    return (c.libc.fcntl(this.fd, c.F_GETFL, 0) & c.O_NONBLOCK) !== 0;
  }

  /** Calls `ready` once, later, when there is an event; the returned function takes that back. */
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
