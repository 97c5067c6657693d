// An end of a connection, from its request to its end (states of chapter 12.9).
import { type ConnectReply, writeConnectReply } from "../mad/connect-reply.ts";
import { type ConnectRequest, writeConnectRequest } from "../mad/connect-request.ts";
import type { Message } from "../mad/datagram.ts";
import * as short from "../mad/short-messages.ts";
import { Reason } from "../mad/short-messages.ts";
import { codeMs, Exchange } from "./exchange.ts";
import type { GidPath, MadTransport } from "./mad-transport.ts";
import { Timer } from "./timer-queue.ts";

export type CommunicationState =
  | "requestSent"
  | "requestReceived"
  | "replyReceived"
  | "replySent"
  | "established"
  | "disconnectSent"
  | "disconnectReceived"
  | "timewait"
  | "over";

/** Callbacks of a connection. */
export interface CommunicationUser {
  replied(reply: ConnectReply): void;
  established(): void;
  rejected(rejection: short.Rejection): void;
  /** Called when the peer did not answer. */
  unreachable(): void;
  disconnected(): void;
  /** Called at the end of the timewait. The number of the queue pair may then be used again. */
  timewaitOver(): void;
}

/** Private data of an answer that has none. */
const NO_DATA = new Uint8Array(0);

/** Rejection for a peer that replied and disconnected before this end was ready. */
const cancelled: short.Rejection = {
  about: short.ABOUT_OTHER,
  reason: Reason.consumerDefined,
  information: NO_DATA,
  data: NO_DATA,
};

/** Number of unanswered DREQs after which the peer counts as exited. */
const DISCONNECT_RETRIES = 7;
/** Duration of the timewait in milliseconds. The peer may have missed the last message. */
const TIMEWAIT_MS = 1000;
/** Timeout code of a user's decision about a request: 17 s. A repeated message extends the time. */
const REQUEST_TAKES = 22;
/** Timeout code of a user's decision about a reply: 4.3 s. */
const REPLY_TAKES = 20;
const LONGEST_DEFERRED_MS = 60_000;

/** Removes a connection from the tables that find it by its identifiers. */
export type Forget = (communication: Communication) => void;

export class Communication {
  readonly path: GidPath;
  readonly localId: number;
  remoteId = 0;
  localQueuePair = 0;
  remoteQueuePair = 0;
  /** The request that began the connection, of either end. */
  request: ConnectRequest;
  user: CommunicationUser | undefined;
  #state: CommunicationState;
  readonly #network: MadTransport;
  readonly #exchange: Exchange;
  readonly #timewait: Timer;
  readonly #forget: Forget;
  /** Answer to a repeated request. */
  #lastReply: Message | undefined;
  #wasConnected = false;
  /** Transaction of the peer's DREQ. */
  #disconnectTransaction = 0n;

  constructor(
    network: MadTransport,
    path: GidPath,
    request: ConnectRequest,
    localId: number,
    forget: Forget,
  ) {
    this.#network = network;
    this.path = path;
    this.request = request;
    this.localId = localId;
    this.#forget = forget;
    this.#exchange = new Exchange(network, path);
    this.#timewait = new Timer(() => {
      this.#end();
      if (this.#wasConnected) this.user?.timewaitOver();
    });
    const isOurs = request.localId === localId;
    this.#state = isOurs ? "requestSent" : "requestReceived";
    if (isOurs) {
      this.localQueuePair = request.queuePair;
      this.#exchange.start(writeConnectRequest(request), request.mostRetries, () => this.#fail());
    } else {
      this.remoteId = request.localId;
      this.remoteQueuePair = request.queuePair;
    }
  }

  get state(): CommunicationState {
    return this.#state;
  }

  /** True when the peer requested the connection. */
  get isPassive(): boolean {
    return this.request.localId !== this.localId;
  }

  #ends(transaction = this.request.transaction): short.Ends {
    return { transaction, localId: this.localId, remoteId: this.remoteId };
  }

  #send(message: Message): void {
    this.#network.send(this.path, message);
  }

  // Operations of the user. They return false when the state does not allow them.

  /** Accepts the peer's request. */
  reply(answer: Omit<ConnectReply, "transaction" | "localId" | "remoteId" | "guid">): boolean {
    if (this.#state !== "requestReceived") return false;
    this.#state = "replySent";
    this.localQueuePair = answer.queuePair;
    const message = writeConnectReply({ ...answer, ...this.#ends(), guid: this.#network.guid });
    this.#exchange.start(message, this.request.mostRetries, () => this.#fail());
    return true;
  }

  /** Accepts the peer's reply. */
  ready(): boolean {
    if (this.#state !== "replyReceived") return false;
    this.#state = "established";
    this.#wasConnected = true;
    this.#send(short.writeReadyToUse(this.#ends()));
    return true;
  }

  /** Rejects the peer's request or reply. */
  reject(reason: number, data: Uint8Array = NO_DATA): boolean {
    const about = this.#state === "replyReceived" ? short.ABOUT_REPLY : short.ABOUT_REQUEST;
    if (this.#state !== "requestReceived" && this.#state !== "replyReceived") return false;
    this.#sendReject(about, reason, data);
    return true;
  }

  #sendReject(about: number, reason: number, data: Uint8Array, information: Uint8Array = NO_DATA): void {
    this.#lastReply = short.writeRejection(this.#ends(), { about, reason, information, data });
    this.#send(this.#lastReply);
    this.#wait();
  }

  /** Reports that data arrived before the peer's RTU, which was lost or is late. */
  dataArrived(): boolean {
    if (this.#state !== "replySent") return false;
    this.#exchange.stop();
    this.#state = "established";
    this.#wasConnected = true;
    this.user?.established();
    return true;
  }

  /** Disconnects, or accepts the peer's disconnection. */
  disconnect(): boolean {
    if (this.#state === "disconnectReceived") {
      this.#agree();
      return true;
    }
    if (this.#state !== "established" && this.#state !== "replySent") return false;
    this.#state = "disconnectSent";
    const transaction = (BigInt(this.#network.random()) << 32n) | BigInt(this.localId);
    const message = short.writeDisconnectRequest(this.#ends(transaction), this.remoteQueuePair);
    this.#exchange.start(message, DISCONNECT_RETRIES, () => this.#disconnected());
    return true;
  }

  /** Ends the connection without callbacks, because its user no longer exists. */
  abandon(): void {
    this.user = undefined;
    if (this.#state === "requestSent") this.#withdraw();
    else if (!this.reject(Reason.consumerDefined)) this.disconnect();
  }

  /**
   * Sends a REJ for a timeout. It contains the GUID, because the peer may not know the identifier of this
   * end.
   */
  #withdraw(): void {
    const guid = new DataView(new ArrayBuffer(8));
    guid.setBigUint64(0, this.#network.guid);
    this.#exchange.stop();
    this.#sendReject(short.ABOUT_REQUEST, Reason.timeout, NO_DATA, new Uint8Array(guid.buffer));
  }

  // Messages of the peer.

  /** Handles a repeated REQ of the peer. */
  repeatRequest(): void {
    switch (this.#state) {
      case "requestReceived":
        this.#send(short.writeReceiptAcknowledgement(this.#ends(), short.ABOUT_REQUEST, REQUEST_TAKES));
        return;
      case "replySent":
        this.#exchange.repeat();
        return;
      case "disconnectSent":
        // The REP was lost, and this end has cancelled the connection.
        this.#sendReject(short.ABOUT_REQUEST, Reason.consumerDefined, NO_DATA);
        this.user?.disconnected();
        return;
      case "timewait":
        if (this.#lastReply !== undefined) this.#send(this.#lastReply);
    }
  }

  onReply(reply: ConnectReply): void {
    if (this.#state === "established" && !this.isPassive) {
      // The RTU was lost.
      if (reply.localId === this.remoteId) this.#send(short.writeReadyToUse(this.#ends()));
    } else if (this.#state === "replyReceived") {
      if (reply.localId === this.remoteId) {
        this.#send(short.writeReceiptAcknowledgement(this.#ends(), short.ABOUT_REPLY, REPLY_TAKES));
      }
    } else if (this.#state === "requestSent") {
      this.#exchange.stop();
      this.#state = "replyReceived";
      this.remoteId = reply.localId;
      this.remoteQueuePair = reply.queuePair;
      this.user?.replied(reply);
    } else if (this.#state === "timewait" && !this.isPassive && this.#lastReply !== undefined) {
      this.#send(this.#lastReply);
    }
  }

  onReady(): void {
    this.dataArrived();
  }

  onRejection(rejection: short.Rejection): void {
    if (!["requestSent", "requestReceived", "replyReceived", "replySent"].includes(this.#state)) return;
    this.#end();
    this.user?.rejected(rejection);
  }

  onReceiptAcknowledgement({ about, timeout }: { readonly about: number; readonly timeout: number }): void {
    const ms = Math.min(codeMs(timeout), LONGEST_DEFERRED_MS);
    if (about === short.ABOUT_REQUEST && this.#state === "requestSent") this.#exchange.defer(ms);
    if (about === short.ABOUT_REPLY && this.#state === "replySent") this.#exchange.defer(ms);
  }

  onDisconnectRequest(transaction: bigint): void {
    switch (this.#state) {
      case "established":
      case "replySent":
        this.#exchange.stop();
        this.#state = "disconnectReceived";
        this.#disconnectTransaction = transaction;
        if (this.user === undefined) this.#agree();
        else this.user.disconnected();
        return;
      case "disconnectSent":
        this.#send(short.writeDisconnectReply(this.#ends(transaction)));
        this.#disconnected();
        return;
      case "replyReceived":
        this.#send(short.writeDisconnectReply(this.#ends(transaction)));
        this.#wait();
        this.user?.rejected(cancelled);
        return;
      case "timewait":
        this.#send(short.writeDisconnectReply(this.#ends(transaction)));
    }
  }

  #agree(): void {
    this.#send(short.writeDisconnectReply(this.#ends(this.#disconnectTransaction)));
    this.#wait();
  }

  onDisconnectReply(): void {
    if (this.#state === "disconnectSent") this.#disconnected();
  }

  #disconnected(): void {
    this.#wait();
    this.user?.disconnected();
  }

  #fail(): void {
    if (this.isPassive) this.#end();
    else this.#withdraw();
    this.user?.unreachable();
  }

  /** Enters the timewait. */
  #wait(): void {
    this.#exchange.stop();
    this.#state = "timewait";
    this.#network.timers.set(this.#timewait, this.#network.now() + TIMEWAIT_MS);
  }

  #end(): void {
    this.#exchange.stop();
    this.#network.timers.clear(this.#timewait);
    this.#state = "over";
    this.#forget(this);
  }

  /** Ends the connection at once and without a message, because the port closes. */
  drop(): void {
    this.user = undefined;
    this.#end();
  }
}
