import { ibv_context } from "../../../ffi/ibverbs/structs.ts";
import { cString, errno } from "../../../ffi/libc/index.ts";
import type { Rdmacm } from "../../../ffi/rdmacm/index.ts";
import { rdma_cm_id } from "../../../ffi/rdmacm/structs.ts";
import { checkOptions, checkValue, oneOf, wholeNumber } from "../../arguments/index.ts";
import { hex } from "../../lifetime/inspect.ts";
import { Resource } from "../../lifetime/resource.ts";
import { type WaitOptions, waitOf } from "../../wait/wait-options.ts";
import { provider } from "../provider.ts";
import { VerbsError } from "../verbs-error.ts";
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

/** What ids are for: reliable connections, or services by datagrams. */
export type Transport = "RC" | "UD";

const eventType = oneOf(...connectionEventTypes);

/** What every id can: have an address, find a peer's, and be told of events. */
export abstract class AddressedId extends Resource {
  /** The C object. */
  readonly pointer: number;
  readonly transport: Transport;
  readonly #events = new EventQueue();
  /** Where it reports; another after migrating. */
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

  /** Where it reports. */
  get channel(): EventChannel {
    return this.#channel;
  }

  /** The C functions behind it. */
  get lib(): Rdmacm {
    return this.#channel.lib;
  }

  /** Its own address and port (`rdma_get_local_addr`), once it is bound. */
  get localAddress(): SocketAddress | undefined {
    this.ensureOpen();
    return socketAddressAt(this.lib.rdma_get_local_addr(this.pointer));
  }

  /** The peer's (`rdma_get_peer_addr`), once it is known. */
  get peerAddress(): SocketAddress | undefined {
    this.ensureOpen();
    return socketAddressAt(this.lib.rdma_get_peer_addr(this.pointer));
  }

  /** The RDMA device that leads to the peer, once that is known: "rxe0". */
  get deviceName(): string | undefined {
    this.ensureOpen();
    const context = rdma_cm_id.at(this.pointer).verbs;
    if (context === 0) return undefined;
    const verbs = provider(this.lib.provider);
    return cString(verbs.ibv_get_device_name(ibv_context.at(context).device));
  }

  /** The device's port, once the device is known. */
  get port(): number {
    this.ensureOpen();
    return rdma_cm_id.at(this.pointer).port_num;
  }

  /** @internal Who gets the events instead of {@link nextEvent}. */
  handle(handler: EventHandler | undefined): void {
    this.#events.handle(handler);
  }

  /**
   * How it goes about its work (`rdma_set_option`).
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
   * Gives it a local address (`rdma_bind_addr`); port 0 picks one. VerbsError: EADDRINUSE, EADDRNOTAVAIL, ENODEV.
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
   * Takes requests from now on (`rdma_listen`); `backlog` of them wait at most, 0 is as many as the manager allows.
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
   * Finds the device and the address that lead to a peer (`rdma_resolve_addr`). ConnectionError when none does, DeadlineError
   * after `timeoutMs`.
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
   * Finds the way there (`rdma_resolve_route`), after the address. Errors: {@link resolveAddress}.
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
   * Has it report to another channel from now on (`rdma_migrate_id`); what happened already goes along.
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
    // What the old one already holds for it is handed over before.
    this.#channel.dispatch();
    this.call("rdma_migrate_id", (lib) => lib.rdma_migrate_id(this.pointer, channel.pointer));
    const old = this.#channel;
    this.#channel = channel;
    this.#enroll();
    old.dismiss(this.pointer);
  }

  /**
   * The next thing that happens to it. DeadlineError after `timeoutMs` (default 30 s).
   *
   * @example
   * using channel = EventChannel.open("soft");
   * using id = ConnectionId.create(channel);
   * const event = await id.nextEvent({ timeoutMs: 5 }).catch(() => undefined);
   * console.log(event?.type); // undefined: nothing was asked
   */
  async nextEvent(options?: WaitOptions): Promise<ConnectionEvent> {
    this.ensureOpen();
    return this.#events.next(`waiting for an event of ${this.label}`, waitOf(options, "nextEvent"), () =>
      this.ensureOpen(),
    );
  }

  /**
   * The next thing that happens, which must be this: ConnectionError when it is another.
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

  /** @internal Calls C, and throws what it says. */
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
    // It may be the channel's last, which then closes.
    this.#channel.dismiss(this.pointer);
  }
}
