import { ibv_context } from "../../../ffi/ibverbs/structs.ts";
import { cString, errno } from "../../../ffi/libc/index.ts";
import type { Rdmacm } from "../../../ffi/rdmacm/index.ts";
import { rdma_cm_id } from "../../../ffi/rdmacm/structs.ts";
import { checkOptions, checkValue, oneOf, wholeNumber } from "../../arguments/index.ts";
import { hex, Resource } from "../../lifetime/resource.ts";
import { type WaitOptions, waitOf } from "../../wait/wait-options.ts";
import { VerbsError } from "../errors/verbs-error.ts";
import { provider } from "../provider.ts";
import { type ConnectionEvent, type ConnectionEventType, connectionEventTypes } from "./connection-event.ts";
import { EventChannel } from "./event-channel.ts";
import { type EventHandler, EventQueue } from "./event-queue.ts";
import { applyOptions, type IdOptions, idOptions } from "./id-options.ts";
import {
  addressText,
  numericAddress,
  type PeerAddress,
  type SocketAddress,
  socketAddressAt,
  socketAddressStruct,
} from "./socket-address.ts";

/** Transport of an id: reliable connections (RC), or a datagram service (UD). */
export type Transport = "RC" | "UD";

const eventType = oneOf(...connectionEventTypes);

/** Base of all ids: they have an address, resolve a peer's address, and receive events. */
export abstract class AddressedId extends Resource {
  /** Pointer to the C object. */
  readonly pointer: number;
  readonly transport: Transport;
  readonly #events = new EventQueue();
  /** Channel that reports the events of the id. `migrate` replaces it. */
  #channel: EventChannel;

  protected constructor(channel: EventChannel, pointer: number, transport: Transport) {
    super();
    this.pointer = pointer;
    this.transport = transport;
    this.#channel = channel;
    this.own();
    this.#enroll();
  }

  #enroll(): void {
    const { transport } = this;
    this.#channel.enroll(this.pointer, {
      isDatagram: transport === "UD",
      deliver: (event, request) => this.#events.deliver(event, request),
      close: () => this.close(),
    });
  }

  get label(): string {
    const to = this.closed ? undefined : this.peerAddress;
    return `ConnectionId (${this.transport}${to ? ` to ${to.address}:${to.port}` : ""})`;
  }

  /** Channel that reports the events of the id. */
  get channel(): EventChannel {
    return this.#channel;
  }

  /** Table of C functions. */
  get lib(): Rdmacm {
    return this.#channel.lib;
  }

  /** Local address and port (`rdma_get_local_addr`). Undefined before the id is bound. */
  get localAddress(): SocketAddress | undefined {
    this.ensureOpen();
    return socketAddressAt(this.lib.rdma_get_local_addr(this.pointer));
  }

  /** Address and port of the peer (`rdma_get_peer_addr`). Undefined before they are known. */
  get peerAddress(): SocketAddress | undefined {
    this.ensureOpen();
    return socketAddressAt(this.lib.rdma_get_peer_addr(this.pointer));
  }

  /** Name of the RDMA device that reaches the peer, such as "rxe0". Undefined before it is known. */
  get deviceName(): string | undefined {
    this.ensureOpen();
    const context = rdma_cm_id.at(this.pointer).verbs;
    if (context === 0) return undefined;
    const verbs = provider(this.lib.provider);
    return cString(verbs.ibv_get_device_name(ibv_context.at(context).device));
  }

  /** Port of the device. Valid once the device is known. */
  get port(): number {
    this.ensureOpen();
    return rdma_cm_id.at(this.pointer).port_num;
  }

  /** @internal Sends the events to a handler instead of {@link nextEvent}. */
  handle(handler: EventHandler | undefined): void {
    this.#events.handle(handler);
  }

  /**
   * Sets options of the id (`rdma_set_option`).
   *
   * @example
   * using channel = EventChannel.open("soft");
   * using id = ConnectionId.create(channel);
   * id.setOptions({ typeOfService: 0x68, ackTimeout: 18 });
   */
  setOptions(options: IdOptions): void {
    const given = checkOptions(idOptions, "setOptions", options);
    this.ensureOpen();
    applyOptions(this.lib, this.pointer, given);
  }

  /**
   * Binds the id to a local address (`rdma_bind_addr`). Port 0 chooses a free one. Throws VerbsError
   * EADDRINUSE, EADDRNOTAVAIL or ENODEV.
   *
   * @example
   * using channel = EventChannel.open("soft");
   * using id = ConnectionId.create(channel);
   * id.bind("0.0.0.0:0");
   * console.log(id.localAddress?.port);
   */
  bind(address: PeerAddress): void {
    const at = numericAddress("bind", address);
    const c = socketAddressStruct(at);
    this.call("rdma_bind_addr", (lib) => lib.rdma_bind_addr(this.pointer, c.pointer), addressText(at));
  }

  /**
   * Starts to accept requests (`rdma_listen`). At most `backlog` requests wait; 0 is the maximum of the
   * connection manager.
   *
   * @example
   * using channel = EventChannel.open("soft");
   * using id = ConnectionId.create(channel);
   * id.bind("0.0.0.0:0");
   * id.listen(128);
   */
  listen(backlog = 0): void {
    wholeNumber("backlog", backlog, 0, 0x7fffffff);
    this.call("rdma_listen", (lib) => lib.rdma_listen(this.pointer, backlog));
  }

  /**
   * Resolves the device and the local address that reach a peer (`rdma_resolve_addr`). Throws ConnectionError
   * when there is none, DeadlineError after `timeoutMs`.
   *
   * @example
   * using channel = EventChannel.open("soft");
   * using id = ConnectionId.create(channel);
   * await id.resolveAddress(listener.address, { timeoutMs: 1000 });
   */
  async resolveAddress(to: PeerAddress, options?: WaitOptions): Promise<void> {
    const { timeoutMs } = waitOf(options, "resolveAddress");
    const c = socketAddressStruct(numericAddress("resolveAddress", to));
    const ms = Math.min(Math.ceil(timeoutMs), 0x7fffffff);
    this.call("rdma_resolve_addr", (lib) => lib.rdma_resolve_addr(this.pointer, 0, c.pointer, ms));
    await this.expect("ADDR_RESOLVED", options);
  }

  /**
   * Resolves the route to the peer (`rdma_resolve_route`), after its address. Throws as {@link
   * resolveAddress}.
   *
   * @example
   * using channel = EventChannel.open("soft");
   * using id = ConnectionId.create(channel);
   * await id.resolveAddress(listener.address);
   * await id.resolveRoute();
   */
  async resolveRoute(options?: WaitOptions): Promise<void> {
    const ms = Math.min(Math.ceil(waitOf(options, "resolveRoute").timeoutMs), 0x7fffffff);
    this.call("rdma_resolve_route", (lib) => lib.rdma_resolve_route(this.pointer, ms));
    await this.expect("ROUTE_RESOLVED", options);
  }

  /**
   * Moves the id to another channel (`rdma_migrate_id`). Pending events move with it.
   *
   * @example
   * using channel = EventChannel.open("soft");
   * using id = ConnectionId.create(channel);
   * using other = EventChannel.open("soft");
   * id.migrate(other);
   */
  migrate(channel: EventChannel): void {
    this.ensureOpen();
    EventChannel.checked("migrate", channel);
    if (channel.lib !== this.lib) throw new TypeError("migrate: the channel belongs to another provider");
    if (channel === this.#channel) return;
    // Events that the old channel already holds for the id are delivered first.
    this.#channel.dispatch();
    this.call("rdma_migrate_id", (lib) => lib.rdma_migrate_id(this.pointer, channel.pointer));
    const old = this.#channel;
    this.#channel = channel;
    this.#enroll();
    old.dismiss(this.pointer);
  }

  /**
   * Waits for the next event of the id. Throws DeadlineError after `timeoutMs` (default 30 s).
   *
   * @example
   * using channel = EventChannel.open("soft");
   * using id = ConnectionId.create(channel);
   * const event = await id.nextEvent({ timeoutMs: 5 }).catch(() => undefined);
   * console.log(event?.type); // undefined, because no request is pending
   */
  async nextEvent(options?: WaitOptions): Promise<ConnectionEvent> {
    this.ensureOpen();
    return this.#events.next(`waiting for an event of ${this.label}`, waitOf(options, "nextEvent"), () =>
      this.ensureOpen(),
    );
  }

  /**
   * Waits for the next event, which must be of this type. Throws ConnectionError for an event of another
   * type.
   *
   * @example
   * using channel = EventChannel.open("soft");
   * using id = ConnectionId.create(channel);
   * await id.expect("DISCONNECTED", { timeoutMs: 5 }).catch((error) => console.log(error.message));
   */
  async expect(type: ConnectionEventType, options?: WaitOptions): Promise<ConnectionEvent> {
    this.ensureOpen();
    checkValue("expect: type", eventType, type);
    const what = `waiting for ${type} of ${this.label}`;
    const event = await this.#events.next(what, waitOf(options, "expect"), () => this.ensureOpen());
    return this.#events.check(type, event, this.label);
  }

  /** @internal Calls C and throws VerbsError when the call fails. */
  protected call(verb: string, call: (lib: Rdmacm) => number, detail?: string): void {
    this.ensureOpen();
    if (call(this.lib) !== 0) throw new VerbsError(verb, errno(), detail ?? this.label);
  }

  protected override shown(): Record<string, unknown> {
    const { localAddress, peerAddress, deviceName } = this;
    return { localAddress, peerAddress, deviceName, pointer: hex(this.pointer) };
  }

  protected release(): void {
    this.#events.end();
    if (this.lib.rdma_destroy_id(this.pointer) !== 0) throw new VerbsError("rdma_destroy_id", errno());
    // The id may be the last one of the channel, which then closes.
    this.#channel.dismiss(this.pointer);
  }
}
