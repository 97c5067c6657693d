import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkOptions, int, optionsTable } from "../../arguments/options.ts";
import type { ProviderName } from "../../arguments/provider-preference.ts";
import { closingOnFailure, Resource } from "../../lifetime/resource.ts";
import { until } from "../../wait/until.ts";
import { type WaitOptions, waitOf } from "../../wait/wait-options.ts";
import type { Transport } from "./addressed-id.ts";
import { channelFor, known, startRows } from "./connect-to.ts";
import { ConnectionError } from "./connection-error.ts";
import type { ConnectionEvent } from "./connection-event.ts";
import { ConnectionId } from "./connection-id.ts";
import { parameterRows } from "./connection-parameters.ts";
import { type AcceptOptions, ConnectionRequest } from "./connection-request.ts";
import type { EventChannel } from "./event-channel.ts";
import { type IdOptions, idOptionRows } from "./id-options.ts";
import { queuePairPreferenceRows } from "./queue-pair-preferences.ts";
import { type PeerAddress, parseAddress, type SocketAddress } from "./socket-address.ts";

/**
 * Options of {@link listen}. All have defaults that work. The options of `accept` given here are the defaults
 * of all requests.
 */
export interface ListenerOptions extends Omit<AcceptOptions, keyof WaitOptions>, IdOptions {
  /**
   * Connection manager: librdmacm and the kernel ("native"), or the soft NIC ("soft"). Default: the choice of
   * `openDevice`.
   */
  readonly provider?: ProviderName;
  /** Transport: reliable connections (RC, the default), or a datagram service (UD). */
  readonly transport?: Transport;
  /** Channel that reports the events of the listener and its requests. Default: one that all ids share. */
  readonly channel?: EventChannel;
  /**
   * Maximum number of waiting requests. Further requests are dropped, and the peers repeat them. Default 0,
   * the maximum of the connection manager.
   */
  readonly backlog?: number;
}

const { retryCount: _, ...replyRows } = parameterRows;

export const listenerOptions = optionsTable<ListenerOptions>()(
  "rdma.ListenerOptions",
  { listen: 1 },
  {
    ...queuePairPreferenceRows,
    ...replyRows,
    ...idOptionRows,
    ...startRows,
    backlog: {
      type: int(0),
      default: 0,
      text: "Maximum number of waiting requests; 0 is the maximum of the connection manager.",
    },
  },
);

/**
 * Listener that receives connection requests on a port, one after the other: `for await (const request of
 * listener)`. The loop ends when the listener closes.
 *
 * @example
 * using listener = listen("0.0.0.0:0", { provider: "soft" });
 * console.log(listener.address.port);
 */
export class Listener extends Resource implements AsyncIterable<ConnectionRequest> {
  readonly id: ConnectionId;
  readonly #defaults: AcceptOptions;
  readonly #requests: ConnectionRequest[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #end: { event?: ConnectionEvent } = {};

  /** @internal Use {@link listen}. */
  constructor(id: ConnectionId, defaults: AcceptOptions) {
    super();
    this.id = id;
    this.#defaults = defaults;
    this.ownFrozen();
    id.handle((event, request) => this.#happened(event, request));
  }

  get label(): string {
    return "Listener";
  }

  /** Local address of the listener, with its port. "0.0.0.0" means all addresses. */
  get address(): SocketAddress {
    return this.id.localAddress!;
  }

  #happened(event: ConnectionEvent, request: number): void {
    if (event.type === "CONNECT_REQUEST") {
      const { channel, transport } = this.id;
      const id = ConnectionId.adopt(channel, request, transport);
      this.#requests.push(new ConnectionRequest(id, event, this.#defaults));
    } else if (event.type === "DEVICE_REMOVAL") this.#end.event = event;
    this.#wake();
  }

  #wake(): void {
    for (const ready of this.#waiting) queueMicrotask(ready);
    this.#waiting.clear();
  }

  /**
   * Waits for the next request. Throws DeadlineError after `timeoutMs` (default 30 s), ClosedError when the
   * listener closes.
   *
   * @example
   * const asking = connect(listener.address, { provider: "soft" });
   * const request = await listener.next({ timeoutMs: 5000 });
   * using theirs = await request.accept();
   * using ours = await asking;
   */
  async next(options?: WaitOptions): Promise<ConnectionRequest> {
    const wait = waitOf(options, "next");
    this.ensureOpen();
    const look = () => {
      // A request that its peer has withdrawn fails when it is answered.
      const request = this.#requests.shift();
      if (request === undefined && this.#end.event) throw new ConnectionError(this.label, this.#end.event);
      if (request === undefined) this.ensureOpen();
      return request;
    };
    const watch = (ready: () => void) => {
      this.#waiting.add(ready);
      return () => void this.#waiting.delete(ready);
    };
    return until(look, watch, { ...wait, what: () => `waiting for a request on ${this.label}` });
  }

  /** Yields requests as they arrive, until the listener closes. */
  async *[Symbol.asyncIterator](): AsyncGenerator<ConnectionRequest, void, void> {
    while (!this.closed) {
      const request = await this.next({ timeoutMs: Number.POSITIVE_INFINITY }).catch((error: unknown) => {
        if (this.closed) return undefined;
        throw error;
      });
      if (request) yield request;
    }
  }

  protected override shown(): Record<string, unknown> {
    return { address: this.address, waiting: this.#requests.length };
  }

  protected release(): void {
    this.#wake();
    for (const request of this.#requests.splice(0)) request.close();
    this.id.close();
  }
}

/**
 * Listens on an address and port, or on a port of all addresses (`rdma_bind_addr`, `rdma_listen`). Port 0
 * chooses a free one. On soft0, all addresses means the addresses that no other process of the host uses.
 * Throws VerbsError EADDRINUSE, EADDRNOTAVAIL or ENODEV.
 *
 * @example
 * using listener = listen("0.0.0.0:0", { provider: "soft", privateData: "welcome" });
 * const server = (async () => {
 *   for await (const request of listener) await request.accept();
 * })();
 */
export function listen(address: PeerAddress | number, options?: ListenerOptions): Listener {
  if (arguments.length > 2) throw extraArguments("listen", ["address", "options"], arguments.length);
  const given = checkOptions(listenerOptions, "listen", options);
  const at = parseAddress("listen", address);
  const { provider: _provider, transport, channel: _channel, backlog, ...rest } = given;
  const { typeOfService, reuseAddress, addressFamilyOnly, ackTimeout, ...defaults } = rest;
  const id = ConnectionId.create(channelFor(given), transport);
  return closingOnFailure(id, () => {
    id.setOptions(known({ typeOfService, reuseAddress, addressFamilyOnly, ackTimeout }));
    id.bind(at);
    id.listen(backlog);
    return new Listener(id, defaults);
  });
}
