import { bare, Resource } from "../../lifetime/resource.ts";
import { until } from "../../wait/until.ts";
import { type WaitOptions, waitOf } from "../../wait/wait-options.ts";
import type { CompletionQueue } from "../completion/completion-queue.ts";
import { VerbsError } from "../errors/verbs-error.ts";
import type { ProtectionDomain } from "../protection-domain/protection-domain.ts";
import type { QueuePair } from "../queue-pair/queue-pair.ts";
import type { DatagramDestination } from "../work-request/work-request.ts";
import { ConnectionError } from "./connection-error.ts";
import type { ConnectionEvent } from "./connection-event.ts";
import type { ConnectionId } from "./connection-id.ts";
import type { MadeQueuePair } from "./queue-pair-preferences.ts";
import type { SocketAddress } from "./socket-address.ts";

/** Parts of a new {@link Connection}. */
export interface ConnectionParts {
  readonly id: ConnectionId;
  readonly made: MadeQueuePair;
  readonly privateData: Uint8Array;
  /** Destination of datagrams, for a datagram service. */
  readonly destination?: DatagramDestination;
}

/** Confirms a disconnect. The peer may already have exited. */
function agree(id: ConnectionId): void {
  try {
    id.disconnect();
  } catch (error) {
    if (!(error instanceof VerbsError)) throw error;
  }
}

/**
 * Connection that the connection manager made, with its queue pair: the result of `connect` and `accept`.
 * Closing it ends the connection for the peer too.
 *
 * @example
 * using connection = await connect(server.address, { provider: "soft" });
 * connection.queuePair.send({ local: connection.protectionDomain.allocate(64) });
 * await connection.disconnect();
 */
export class Connection extends Resource {
  readonly id: ConnectionId;
  readonly queuePair: QueuePair;
  /**
   * Private data that the peer's program sent with its request or reply. C does not report its length, so
   * zeros fill the rest of the message.
   */
  readonly privateData: Uint8Array;
  readonly localAddress: SocketAddress;
  readonly peerAddress: SocketAddress;
  /** Destination of a datagram service, as `to` of a send. */
  readonly destination: DatagramDestination | undefined;
  readonly #made: MadeQueuePair;
  readonly #waiting = new Set<() => void>();
  readonly #end: { event?: ConnectionEvent; asked: boolean } = { asked: false };

  /** @internal Use {@link connect}, or {@link ConnectionRequest.accept}. */
  constructor({ id, made, privateData, destination }: ConnectionParts) {
    super();
    this.id = id;
    this.#made = made;
    this.queuePair = made.queuePair;
    this.privateData = privateData;
    this.destination = destination;
    this.localAddress = id.localAddress!;
    this.peerAddress = id.peerAddress!;
    // Closing the queue pair, or its parent, closes the connection first.
    this.ownFrozen(made.queuePair);
    id.handle((event) => this.#happened(event));
  }

  get label(): string {
    return `Connection to ${this.peerAddress?.address}:${this.peerAddress?.port}`;
  }

  /** Protection domain of the queue pair. Allocate memory for the connection here. */
  get protectionDomain(): ProtectionDomain {
    return this.queuePair.protectionDomain;
  }

  /** Completion queue of the queue pair. */
  get completions(): CompletionQueue {
    return this.queuePair.completions;
  }

  /** True until the peer has ended the connection. A datagram service has nothing to end. */
  get connected(): boolean {
    return !this.closed && this.#end.event === undefined;
  }

  #happened(event: ConnectionEvent): void {
    const { type } = event;
    if (type !== "DISCONNECTED" && type !== "DEVICE_REMOVAL" && type !== "REJECTED" && type !== "UNREACHABLE")
      return;
    if (this.#end.event !== undefined || this.closed) return;
    this.#end.event = event;
    // The peer waits for the confirmation. Outstanding requests to the peer complete with WR_FLUSH_ERR.
    if (this.id.transport === "RC") {
      this.queuePair.fail();
      if (type === "DISCONNECTED" && !this.#end.asked) agree(this.id);
    }
    this.#wake();
  }

  #wake(): void {
    for (const ready of this.#waiting) queueMicrotask(ready);
    this.#waiting.clear();
  }

  /**
   * Ends the connection (`rdma_disconnect`). Outstanding requests complete with WR_FLUSH_ERR at both ends.
   * Resolves when the peer has confirmed or exited. Throws DeadlineError after `timeoutMs` (default 30 s).
   *
   * @example
   * const connection = await connect(server.address, { provider: "soft" });
   * await connection.disconnect();
   * connection.close();
   */
  async disconnect(options?: WaitOptions): Promise<void> {
    waitOf(options, "disconnect");
    this.ensureOpen();
    if (this.id.transport === "UD") return;
    if (this.#end.event === undefined && !this.#end.asked) {
      this.#end.asked = true;
      this.queuePair.fail();
      this.id.disconnect();
    }
    await this.disconnected(options);
  }

  /**
   * Waits until either end has ended the connection. Throws DeadlineError after `timeoutMs` (default 30 s).
   * Throws ConnectionError for another end: the device was removed, or the peer never became ready.
   *
   * @example
   * const connection = await connect(server.address, { provider: "soft" });
   * const over = connection.disconnected();
   * connection.id.disconnect();
   * await over;
   */
  async disconnected(options?: WaitOptions): Promise<void> {
    const wait = waitOf(options, "disconnected");
    this.ensureOpen();
    const look = () => this.#end.event ?? (this.closed ? null : undefined);
    const watch = (ready: () => void) => {
      this.#waiting.add(ready);
      return () => void this.#waiting.delete(ready);
    };
    const event = await until(look, watch, { ...wait, what: () => `waiting for the end of ${this.label}` });
    if (event && event.type !== "DISCONNECTED") throw new ConnectionError(this.label, event);
  }

  protected override shown(): Record<string, unknown> {
    const { queuePair, connected } = this;
    return { connected, queuePair: bare(queuePair.label), privateData: this.privateData.length };
  }

  protected release(): void {
    this.#wake();
    this.id.close();
    this.#made.giveBack();
  }
}
