// Event channels: a queue of events, and a descriptor that is readable while the queue has events.
import * as c from "../../../../../ffi/libc/index.ts";
import { rdma_cm_event, rdma_event_channel } from "../../../../../ffi/rdmacm/structs.ts";
import { addressOf, memory } from "../../../../../ffi/runtime/index.ts";
import type { GidPath } from "../protocol/mad-transport.ts";
import type { Id } from "./id.ts";

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
    this.fd = c.libc.eventfd(0, c.EFD_CLOEXEC | c.EFD_SEMAPHORE);
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

// Events as C reads them: a struct followed by its private data.

/** Contents of an event in addition to its type and status. */
export interface EventParts {
  readonly status?: number;
  readonly listener?: Id;
  readonly data?: Uint8Array;
  /** Parameters of a connection. */
  readonly connection?: {
    readonly responderResources: number;
    readonly initiatorDepth: number;
    readonly flowControl?: boolean;
    readonly retryCount?: number;
    readonly rnrRetryCount?: number;
    readonly sharedQueue?: boolean;
    readonly queuePair: number;
  };
  /** Parameters of a datagram service or group. */
  readonly datagram?: {
    readonly path: Pick<GidPath, "index" | "remote">;
    readonly queuePair: number;
    readonly queueKey: number;
    /** Context of a join, instead of private data. */
    readonly context?: number;
  };
}

export class CmEvent {
  readonly id: Id;
  readonly type: number;
  readonly parts: EventParts;
  #pointer = 0;

  constructor(id: Id, type: number, parts: EventParts = {}) {
    this.id = id;
    this.type = type;
    this.parts = parts;
  }

  /** Address of the `struct rdma_cm_event`, which is created when it is first needed. */
  get pointer(): number {
    if (this.#pointer === 0) this.#pointer = this.#make();
    return this.#pointer;
  }

  #make(): number {
    const { status = 0, listener, data, connection, datagram } = this.parts;
    const length = data?.length ?? 0;
    const pointer = c.libc.malloc(rdma_cm_event.size + length);
    new Uint8Array(memory(pointer, rdma_cm_event.size)).fill(0);
    const event = rdma_cm_event.at(pointer);
    event.id = this.id.pointer;
    event.listen_id = listener?.pointer ?? 0;
    event.event = this.type as typeof event.event;
    event.status = status;
    const private_data = length === 0 ? 0 : pointer + rdma_cm_event.size;
    if (length > 0) new Uint8Array(memory(private_data, length)).set(data!);
    if (datagram) {
      const { ud } = event.param;
      ud.private_data = datagram.context ?? private_data;
      ud.private_data_len = length;
      ud.ah_attr.is_global = 1;
      ud.ah_attr.port_num = 1;
      ud.ah_attr.grh.sgid_index = datagram.path.index;
      ud.ah_attr.grh.hop_limit = 64;
      ud.ah_attr.grh.dgid.raw.set(datagram.path.remote);
      ud.qp_num = datagram.queuePair;
      ud.qkey = datagram.queueKey;
      return pointer;
    }
    const { conn } = event.param;
    conn.private_data = private_data;
    conn.private_data_len = length;
    if (connection) {
      conn.responder_resources = connection.responderResources;
      conn.initiator_depth = connection.initiatorDepth;
      conn.flow_control = connection.flowControl ? 1 : 0;
      conn.retry_count = connection.retryCount ?? 0;
      conn.rnr_retry_count = connection.rnrRetryCount ?? 0;
      conn.srq = connection.sharedQueue ? 1 : 0;
      conn.qp_num = connection.queuePair;
    }
    return pointer;
  }

  free(): void {
    if (this.#pointer !== 0) c.libc.free(this.#pointer);
    this.#pointer = 0;
  }
}
