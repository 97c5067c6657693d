import { readPointer } from "../../../ffi/ibverbs/peek.ts";
import { Errno, errno } from "../../../ffi/libc/index.ts";
import type { Rdmacm } from "../../../ffi/rdmacm/index.ts";
import { rdma_cm_event, rdma_event_channel } from "../../../ffi/rdmacm/structs.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import type { ProviderName } from "../../arguments/provider-preference.ts";
import { shown } from "../../arguments/shown.ts";
import { hex, Resource } from "../../lifetime/resource.ts";
import { fdWatcher, forgetFd } from "../../wait/fd-watcher.ts";
import { setNonBlocking } from "../../wait/non-blocking.ts";
import { checkPointer, VerbsError } from "../errors/verbs-error.ts";
import { type ConnectionEvent, readEvent } from "./connection-event.ts";
import { connectionManager } from "./provider.ts";

/** Receiver of the events of an id. `request` is the C id of a request at a listener. */
export interface EventReceiver {
  readonly isDatagram: boolean;
  /** Called for each event. */
  deliver(event: ConnectionEvent, request: number): void;
  /** Called when the channel closes. */
  close(): void;
}

/**
 * Channel of events for any number of ids (`struct rdma_event_channel`), with one descriptor. `connect` and
 * `listen` share one. Make another to separate the events of some ids.
 *
 * @example
 * using channel = EventChannel.open("soft");
 * using id = ConnectionId.create(channel);
 */
export class EventChannel extends Resource {
  /** Table of C functions: `channel.lib.rdma_get_src_port(id.pointer)`. */
  readonly lib: Rdmacm;
  /** Pointer to the C object. */
  readonly pointer: number;
  /** Descriptor that is readable when there is an event. */
  readonly fd: number;
  readonly #slot = new Uint32Array(new ArrayBuffer(8));
  readonly #slotAddress = addressOf(this.#slot);
  readonly #receivers = new Map<number, EventReceiver>();
  #unwatch: (() => void) | undefined;
  #closeWhenIdle = false;

  private constructor(lib: Rdmacm) {
    super();
    this.lib = lib;
    this.pointer = checkPointer("rdma_create_event_channel", lib.rdma_create_event_channel());
    this.fd = rdma_event_channel.at(this.pointer).fd;
    setNonBlocking(this.fd);
    this.own();
  }

  /**
   * Opens a channel (`rdma_create_event_channel`) of the provider that `openDevice` would choose.
   *
   * @example
   * using channel = EventChannel.open("soft");
   * console.log(channel.fd);
   */
  static open(provider?: ProviderName): EventChannel {
    return new EventChannel(connectionManager(provider));
  }

  /** @internal Throws unless an argument is an open channel. */
  static checked(what: string, channel: EventChannel): void {
    if (!(channel instanceof EventChannel)) {
      throw new TypeError(`${what}: the channel is ${shown(channel)}. Use the result of EventChannel.open()`);
    }
    channel.ensureOpen();
  }

  /**
   * @internal Returns the channel that ids without one of their own share. It closes with the last of them.
   */
  static shared(lib: Rdmacm): EventChannel {
    const known = sharedChannels.get(lib);
    if (known && !known.closed) return known;
    const channel = new EventChannel(lib);
    channel.#closeWhenIdle = true;
    sharedChannels.set(lib, channel);
    return channel;
  }

  get label(): string {
    return `EventChannel (fd ${this.fd})`;
  }

  /** Number of ids whose events the channel reports. */
  get ids(): number {
    return this.#receivers.size;
  }

  /** @internal */
  enroll(id: number, receiver: EventReceiver): void {
    this.#receivers.set(id, receiver);
    this.#watch();
  }

  /** @internal */
  dismiss(id: number): void {
    if (!this.#receivers.delete(id) || this.closed) return;
    if (this.#receivers.size > 0) return;
    this.#unwatch?.();
    this.#unwatch = undefined;
    if (this.#closeWhenIdle) this.close();
  }

  // The channel is watched as long as it has ids, so that a peer's disconnect is answered when no caller
  // waits.
  #watch(): void {
    if (this.#unwatch !== undefined || this.closed || this.#receivers.size === 0) return;
    const ready = () => {
      this.#unwatch = undefined;
      if (this.closed) return;
      try {
        this.dispatch();
      } finally {
        this.#watch();
      }
    };
    const { watchEvents } = this.lib;
    this.#unwatch = watchEvents ? watchEvents(this.pointer, ready) : fdWatcher().watch(this.fd, ready);
  }

  /**
   * Delivers all waiting events to their ids without blocking (`rdma_get_cm_event`, `rdma_ack_cm_event`).
   * Returns their number. The event loop does it automatically. A program that blocks the event loop for long
   * may call it.
   *
   * @example
   * using channel = EventChannel.open("soft");
   * console.log(channel.dispatch()); // 0 while nothing happened
   */
  dispatch(): number {
    this.ensureOpen();
    const { lib } = this;
    for (let count = 0; ; count++) {
      if (this.closed) return count;
      if (lib.rdma_get_cm_event(this.pointer, this.#slotAddress) !== 0) {
        const failure = errno();
        if (failure === Errno.EAGAIN || failure === Errno.EINTR) return count;
        throw new VerbsError("rdma_get_cm_event", failure);
      }
      this.#hand(readPointer(this.#slotAddress));
    }
  }

  #hand(pointer: number): void {
    const { id, listen_id } = rdma_cm_event.at(pointer);
    const receiver = this.#receivers.get(listen_id === 0 ? id : listen_id);
    const event = receiver && readEvent(pointer, receiver.isDatagram);
    // Acknowledged at once, because destroying the id waits until every event is acknowledged.
    this.lib.rdma_ack_cm_event(pointer);
    if (receiver && event) receiver.deliver(event, listen_id === 0 ? 0 : id);
    else if (listen_id !== 0) this.lib.rdma_destroy_id(id); // The listener of the request is closed.
  }

  protected override shown(): Record<string, unknown> {
    return { ids: this.ids, pointer: hex(this.pointer) };
  }

  protected release(): void {
    // Ids are not children of the channel, because they may move to another channel.
    for (const receiver of [...this.#receivers.values()]) receiver.close();
    this.#unwatch?.();
    this.#unwatch = undefined;
    forgetFd(this.fd);
    this.lib.rdma_destroy_event_channel(this.pointer);
  }
}

const sharedChannels = new WeakMap<Rdmacm, EventChannel>();
