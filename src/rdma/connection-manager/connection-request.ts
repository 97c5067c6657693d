import { checkOptions, oneOf, optionsTable } from "../../arguments/options.ts";
import { Resource } from "../../lifetime/resource.ts";
import { type WaitOptions, waitRows } from "../../wait/wait-options.ts";
import { requestOf, startDatagrams, toPeer } from "./connect-to.ts";
import { Connection } from "./connection.ts";
import type { ConnectionEvent, ConnectionParameters } from "./connection-event.ts";
import type { ConnectionId } from "./connection-id.ts";
import {
  type ConnectionRequestOptions,
  type PrivateData,
  parameterRows,
  privateDataType,
} from "./connection-parameters.ts";
import {
  type QueuePairPreferences,
  queuePairFor,
  queuePairPreferenceRows,
} from "./queue-pair-preferences.ts";
import type { SocketAddress } from "./socket-address.ts";

/** Options of {@link ConnectionRequest.accept}. The listener's options are the defaults. */
export interface AcceptOptions
  extends WaitOptions,
    QueuePairPreferences,
    Omit<ConnectionRequestOptions, "qpNumber" | "sharedReceiveQueue" | "retryCount"> {}

const { retryCount: _, ...replyRows } = parameterRows;

export const acceptOptions = optionsTable<AcceptOptions>()(
  "rdma.AcceptOptions",
  { "ConnectionRequest.accept": 0 },
  { ...waitRows, ...queuePairPreferenceRows, ...replyRows },
);

/** Options of {@link ConnectionRequest.reject}. */
export interface RejectOptions {
  /** Data for the peer's program: up to 148 bytes, for datagrams 136. */
  readonly privateData?: PrivateData;
  /**
   * Reason of the refusal: "program" (the default), or "vendorOptions" for vendor options that are not
   * supported.
   */
  readonly reason?: "program" | "vendorOptions";
}

export const rejectOptions = optionsTable<RejectOptions>()(
  "rdma.RejectOptions",
  { "ConnectionRequest.reject": 0 },
  {
    privateData: { type: privateDataType, text: "Data for the peer's program." },
    reason: {
      type: oneOf("program", "vendorOptions"),
      default: "program",
      text: "Reason of the refusal: by the program, or for vendor options that are not supported.",
    },
  },
);

/**
 * Request of a peer to a listener, for a connection or for its datagram service. A request that is closed
 * without an answer is refused.
 *
 * @example
 * const asking = connect(listener.address, { provider: "soft", privateData: "name=a" });
 * const request = await listener.next();
 * console.log(request.peerAddress.address, new TextDecoder().decode(request.privateData));
 * using theirs = await request.accept();
 * using ours = await asking;
 */
export class ConnectionRequest extends Resource {
  readonly id: ConnectionId;
  /**
   * Private data of the peer's program. C does not report its length, so zeros fill the rest of the message.
   */
  readonly privateData: Uint8Array;
  readonly localAddress: SocketAddress;
  readonly peerAddress: SocketAddress;
  /** Parameters that the peer offers. Undefined for datagrams. */
  readonly parameters: ConnectionParameters | undefined;
  readonly #defaults: AcceptOptions;
  readonly #answer: { given: boolean; accepted: boolean } = { given: false, accepted: false };

  /** @internal Requests come from a {@link Listener}. */
  constructor(id: ConnectionId, { privateData, connection }: ConnectionEvent, defaults: AcceptOptions) {
    super();
    this.id = id;
    this.privateData = privateData;
    this.parameters = connection;
    this.localAddress = id.localAddress!;
    this.peerAddress = id.peerAddress!;
    this.#defaults = defaults;
    this.ownFrozen();
  }

  get label(): string {
    return `ConnectionRequest of ${this.peerAddress?.address}:${this.peerAddress?.port}`;
  }

  /**
   * Accepts the request (`rdma_accept`): makes a queue pair, moves it to RTS and answers the peer. Resolves
   * when the peer is ready. For datagrams the answer has the address of the service. Throws ConnectionError
   * when the peer withdrew, DeadlineError after `timeoutMs`.
   *
   * @example
   * const asking = connect(listener.address, { provider: "soft" });
   * const request = await listener.next();
   * using theirs = await request.accept({ privateData: "welcome", receiveDepth: 16 });
   * using ours = await asking;
   */
  async accept(options?: AcceptOptions): Promise<Connection> {
    if (options !== undefined) checkOptions(acceptOptions, "accept", options);
    const preferences = checkOptions(acceptOptions, "accept", { ...this.#defaults, ...options });
    this.#begin();
    const { id } = this;
    const { timeoutMs, signal } = preferences;
    const made = queuePairFor(id, preferences);
    try {
      if (id.transport === "UD") startDatagrams(made);
      preferences.prepare?.(made.queuePair);
      if (id.transport === "RC") toPeer(id, made, preferences);
      id.accept(requestOf(made, preferences));
      if (id.transport === "RC") await id.expect("ESTABLISHED", { timeoutMs, ...(signal ? { signal } : {}) });
      const connection = new Connection({ id, made, privateData: this.privateData });
      this.#answer.accepted = true;
      this.close();
      return connection;
    } catch (error) {
      this.close();
      made.giveBack();
      throw error;
    }
  }

  /**
   * Refuses the request (`rdma_reject`). The peer's `connect` rejects with a ConnectionError that has the
   * private data.
   *
   * @example
   * const asking = connect(listener.address, { provider: "soft" }).catch((error) => error);
   * const request = await listener.next();
   * request.reject({ privateData: "not today" });
   * console.log((await asking).reason); // the other program refused
   */
  reject(options?: RejectOptions): void {
    const { privateData, reason } = checkOptions(rejectOptions, "reject", options);
    this.#begin();
    try {
      this.id.reject(privateData, reason);
    } finally {
      this.close();
    }
  }

  #begin(): void {
    this.ensureOpen();
    if (this.#answer.given) throw new TypeError(`${this.label} is being answered`);
    this.#answer.given = true;
  }

  protected override shown(): Record<string, unknown> {
    return { localAddress: this.localAddress, privateData: this.privateData.length };
  }

  protected release(): void {
    // After an acceptance the id belongs to the connection.
    if (!this.#answer.accepted) this.id.close();
  }
}
