import { checkOptions } from "../../arguments/check-options.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { oneOf } from "../../arguments/value-type.ts";
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
import { type QueuePairWishes, queuePairFor, queuePairWishRows } from "./queue-pair-wishes.ts";
import type { SocketAddress } from "./socket-address.ts";

/** How {@link ConnectionRequest.accept} goes about it; what is left out is as the listener's options say. */
export interface AcceptOptions
  extends WaitOptions,
    QueuePairWishes,
    Omit<ConnectionRequestOptions, "qpNumber" | "sharedReceiveQueue" | "retryCount"> {}

const { retryCount: _, ...replyRows } = parameterRows;

export const acceptOptions = optionsTable<AcceptOptions>()(
  "rdma.AcceptOptions",
  { "ConnectionRequest.accept": 0 },
  { ...waitRows, ...queuePairWishRows, ...replyRows },
);

/** Why a request is refused. */
export interface RejectOptions {
  /** Bytes for the peer's program: up to 148, of datagrams 136. */
  readonly privateData?: PrivateData;
  /** "program": because this program says so (default). "vendorOptions": the vendor's options are not supported. */
  readonly reason?: "program" | "vendorOptions";
}

export const rejectOptions = optionsTable<RejectOptions>()(
  "rdma.RejectOptions",
  { "ConnectionRequest.reject": 0 },
  {
    privateData: { type: privateDataType, text: "Bytes for the peer's program." },
    reason: {
      type: oneOf("program", "vendorOptions"),
      default: "program",
      text: "Because this program says so, or because of the vendor's options.",
    },
  },
);

/**
 * Somebody asks a listener for a connection, or for its service by datagrams. Answer it: what is closed without an answer is refused.
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
  /** What the peer's program sent along. The message had room for more, and nothing tells how much: zeros follow. */
  readonly privateData: Uint8Array;
  readonly localAddress: SocketAddress;
  readonly peerAddress: SocketAddress;
  /** What the peer offers; undefined of datagrams. */
  readonly parameters: ConnectionParameters | undefined;
  readonly #defaults: AcceptOptions;
  readonly #answer: { given: boolean; accepted: boolean } = { given: false, accepted: false };

  /** @internal They come from a {@link Listener}. */
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
   * Accepts it: makes a queue pair, moves it to RTS and tells the peer (`rdma_accept`); resolves once the peer is ready too. Of
   * datagrams it tells where the service is. ConnectionError when the peer thought better of it, DeadlineError after `timeoutMs`.
   *
   * @example
   * const asking = connect(listener.address, { provider: "soft" });
   * const request = await listener.next();
   * using theirs = await request.accept({ privateData: "welcome", receiveDepth: 16 });
   * using ours = await asking;
   */
  async accept(options?: AcceptOptions): Promise<Connection> {
    if (options !== undefined) checkOptions(acceptOptions, "accept", options);
    const wishes = checkOptions(acceptOptions, "accept", { ...this.#defaults, ...options });
    this.#begin();
    const { id } = this;
    const { timeoutMs, signal } = wishes;
    const made = queuePairFor(id, wishes);
    try {
      if (id.transport === "UD") startDatagrams(made);
      wishes.prepare?.(made.queuePair);
      if (id.transport === "RC") toPeer(id, made, wishes);
      id.accept(requestOf(made, wishes));
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
   * Refuses it (`rdma_reject`): the peer's `connect` rejects with a ConnectionError that has the private data.
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
    // An accepted one's id is its connection's.
    if (!this.#answer.accepted) this.id.close();
  }
}
