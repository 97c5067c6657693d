// One end of a connection that is made, kept and taken down by messages (chapter 12.9 has the states).
import { type ConnectReply, writeConnectReply } from "../management/connect-reply.ts";
import { type ConnectRequest, writeConnectRequest } from "../management/connect-request.ts";
import type { Message } from "../management/datagram.ts";
import { Reason } from "../management/reject-reasons.ts";
import * as short from "../management/short-messages.ts";
import { Deadline } from "./deadlines.ts";
import { codeMs, Exchange } from "./exchange.ts";
import type { Network, Way } from "./network.ts";

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

/** What its user is told. */
export interface CommunicationUser {
  replied(reply: ConnectReply): void;
  established(): void;
  rejected(rejection: short.Rejection): void;
  /** Nobody answered. */
  unreachable(): void;
  disconnected(): void;
  /** Nothing of it is under way any more: its queue pair's number may be used again. */
  timewaitOver(): void;
}

/** What every accepted or rejected request may carry. */
const NOTHING = new Uint8Array(0);

/** A peer that replied, and disconnected before we were ready. */
const changedItsMind: short.Rejection = {
  about: short.ABOUT_OTHER,
  reason: Reason.consumerDefined,
  information: NOTHING,
  data: NOTHING,
};

/** DREQs that nobody answers: after these the peer counts as gone. */
const DISCONNECT_RETRIES = 7;
/** How long the end of a connection is remembered, for whom our last message did not reach. */
const TIMEWAIT_MS = 1000;
/** Codes of how long a user may think about a request, and about a reply: 17 s, 4.3 s. Who asks again is told so again. */
const REQUEST_TAKES = 22;
const REPLY_TAKES = 20;
const LONGEST_DEFERRED_MS = 60_000;

/** Forgotten by those who look it up by its identifiers. */
export type Forget = (communication: Communication) => void;

export class Communication {
  readonly way: Way;
  readonly localId: number;
  remoteId = 0;
  localQueuePair = 0;
  remoteQueuePair = 0;
  /** The request that began it, ours or the peer's. */
  request: ConnectRequest;
  user: CommunicationUser | undefined;
  #state: CommunicationState;
  readonly #network: Network;
  readonly #exchange: Exchange;
  readonly #timewait: Deadline;
  readonly #forget: Forget;
  /** What a repeated request is answered with. */
  #lastWord: Message | undefined;
  #wasConnected = false;
  /** The transaction of the peer's DREQ. */
  #disconnectTransaction = 0n;

  constructor(network: Network, way: Way, request: ConnectRequest, localId: number, forget: Forget) {
    this.#network = network;
    this.way = way;
    this.request = request;
    this.localId = localId;
    this.#forget = forget;
    this.#exchange = new Exchange(network, way);
    this.#timewait = new Deadline(() => {
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

  /** Whether the other end asked for it. */
  get isPassive(): boolean {
    return this.request.localId !== this.localId;
  }

  #ends(transaction = this.request.transaction): short.Ends {
    return { transaction, localId: this.localId, remoteId: this.remoteId };
  }

  #send(message: Message): void {
    this.#network.send(this.way, message);
  }

  // What its user does. False where the state does not allow it.

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

  /** Says no to the peer's request or reply. */
  reject(reason: number, data: Uint8Array = NOTHING): boolean {
    const about = this.#state === "replyReceived" ? short.ABOUT_REPLY : short.ABOUT_REQUEST;
    if (this.#state !== "requestReceived" && this.#state !== "replyReceived") return false;
    this.#sayNo(about, reason, data);
    return true;
  }

  #sayNo(about: number, reason: number, data: Uint8Array, information: Uint8Array = NOTHING): void {
    this.#lastWord = short.writeRejection(this.#ends(), { about, reason, information, data });
    this.#send(this.#lastWord);
    this.#wait();
  }

  /** Data came before the peer's RTU: that got lost, or is late. */
  dataCame(): boolean {
    if (this.#state !== "replySent") return false;
    this.#exchange.stop();
    this.#state = "established";
    this.#wasConnected = true;
    this.user?.established();
    return true;
  }

  /** Ends the connection, or agrees to its end. */
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

  /** Its user has gone: what is under way is ended, in order, without telling anybody. */
  abandon(): void {
    this.user = undefined;
    if (this.#state === "requestSent") this.#withdraw();
    else if (!this.reject(Reason.consumerDefined)) this.disconnect();
  }

  /** REJ because of a timeout: it has our GUID, for the peer may not know our identifier. */
  #withdraw(): void {
    const guid = new DataView(new ArrayBuffer(8));
    guid.setBigUint64(0, this.#network.guid);
    this.#exchange.stop();
    this.#sayNo(short.ABOUT_REQUEST, Reason.timeout, NOTHING, new Uint8Array(guid.buffer));
  }

  // What the peer does.

  /** The peer's REQ once more. */
  requestAgain(): void {
    switch (this.#state) {
      case "requestReceived":
        this.#send(short.writeReceiptAcknowledgement(this.#ends(), short.ABOUT_REQUEST, REQUEST_TAKES));
        return;
      case "replySent":
        this.#exchange.repeat();
        return;
      case "disconnectSent":
        // Our REP got lost, and we have thought better of it.
        this.#sayNo(short.ABOUT_REQUEST, Reason.consumerDefined, NOTHING);
        this.user?.disconnected();
        return;
      case "timewait":
        if (this.#lastWord !== undefined) this.#send(this.#lastWord);
    }
  }

  onReply(reply: ConnectReply): void {
    if (this.#state === "established" && !this.isPassive) {
      // Our RTU got lost.
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
    } else if (this.#state === "timewait" && !this.isPassive && this.#lastWord !== undefined) {
      this.#send(this.#lastWord);
    }
  }

  onReady(): void {
    this.dataCame();
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
        this.user?.rejected(changedItsMind);
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

  /** Remembers the end for a while. */
  #wait(): void {
    this.#exchange.stop();
    this.#state = "timewait";
    this.#network.deadlines.set(this.#timewait, this.#network.now() + TIMEWAIT_MS);
  }

  #end(): void {
    this.#exchange.stop();
    this.#network.deadlines.clear(this.#timewait);
    this.#state = "over";
    this.#forget(this);
  }

  /** At once and without a word: the port goes away. */
  drop(): void {
    this.user = undefined;
    this.#end();
  }
}
