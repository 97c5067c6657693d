// All connections of a port: which one a message is for, and what becomes of messages that are for none.
import { readConnectReply } from "../management/connect-reply.ts";
import { type ConnectRequest, readConnectRequest } from "../management/connect-request.ts";
import { Attribute, type Message } from "../management/datagram.ts";
import { Reason } from "../management/reject-reasons.ts";
import * as short from "../management/short-messages.ts";
import { Communication } from "./communication.ts";
import { type Network, sameGid, type Way } from "./network.ts";

/** What is made of a request: its user; a reason to refuse it; or undefined, and it counts as lost. */
export type Verdict =
  | { readonly accept: (communication: Communication) => void }
  | { readonly refuse: number }
  | undefined;

const NOTHING = new Uint8Array(0);

export class Communications {
  readonly #network: Network;
  /** Who gets a connection request. */
  readonly #judge: (way: Way, request: ConnectRequest) => Verdict;
  readonly #byLocalId = new Map<number, Communication>();
  /** Those that peers asked for, by the peer's GID and identifier. */
  readonly #byPeer = new Map<string, Communication>();

  constructor(network: Network, judge: (way: Way, request: ConnectRequest) => Verdict) {
    this.#network = network;
    this.#judge = judge;
  }

  /** How many there are, those that only wait for their end included. */
  get count(): number {
    return this.#byLocalId.size;
  }

  *all(): Iterable<Communication> {
    yield* this.#byLocalId.values();
  }

  /** An identifier that is free, and hard to guess. */
  #newId(): number {
    for (;;) {
      const id = this.#network.random() >>> 0;
      if (id !== 0 && !this.#byLocalId.has(id)) return id;
    }
  }

  readonly #forget = (communication: Communication): void => {
    this.#byLocalId.delete(communication.localId);
    if (communication.isPassive) this.#byPeer.delete(peerKey(communication.way, communication.remoteId));
  };

  #add(way: Way, request: ConnectRequest, localId: number): Communication {
    const communication = new Communication(this.#network, way, request, localId, this.#forget);
    this.#byLocalId.set(localId, communication);
    return communication;
  }

  /** Asks for a connection. */
  connect(way: Way, wanted: Omit<ConnectRequest, "transaction" | "localId" | "guid">): Communication {
    const localId = this.#newId();
    const transaction = (BigInt(this.#network.random()) << 32n) | BigInt(localId);
    const request = { ...wanted, transaction, localId, guid: this.#network.guid };
    return this.#add(way, request, localId);
  }

  /** A message of connections came. */
  receive(way: Way, message: Message): void {
    switch (message.attribute) {
      case Attribute.connectRequest:
        this.#onRequest(way, readConnectRequest(message));
        return;
      case Attribute.connectReply: {
        const reply = readConnectReply(message);
        const found = this.#find(way, reply.remoteId);
        if (found) found.onReply(reply);
        // Whoever replied waits for our word, and need not wait long.
        else this.#refuse(way, reply, short.ABOUT_REPLY, Reason.invalidId);
        return;
      }
      case Attribute.reject:
        this.#onRejection(way, message);
        return;
      case Attribute.disconnectRequest:
        this.#onDisconnectRequest(way, message);
        return;
      default:
        this.#onAnswer(way, message);
    }
  }

  /** The communication with this identifier of ours, if it is with that peer. */
  #find(way: Way, localId: number): Communication | undefined {
    const found = this.#byLocalId.get(localId);
    return found && found.way.index === way.index && sameGid(found.way.remote, way.remote)
      ? found
      : undefined;
  }

  /** The one that both ends know by the message's identifiers. */
  #known(way: Way, message: Message): Communication | undefined {
    const found = this.#find(way, short.remoteIdOf(message));
    return found && found.remoteId === short.localIdOf(message) ? found : undefined;
  }

  #onRequest(way: Way, request: ConnectRequest): void {
    const key = peerKey(way, request.localId);
    const known = this.#byPeer.get(key);
    if (known) {
      // The same request again; or another by an identifier that was used a moment ago.
      if (known.request.transaction === request.transaction) known.requestAgain();
      else this.#refuse(way, request, short.ABOUT_REQUEST, Reason.staleConnection);
      return;
    }
    // Who asks for connections to somebody else's address, or in another's name, gets none.
    if (!sameGid(request.localGid, way.remote) || !sameGid(request.remoteGid, way.local)) {
      this.#refuse(way, request, short.ABOUT_REQUEST, Reason.invalidGid);
      return;
    }
    const verdict = this.#judge(way, request);
    if (verdict === undefined) return;
    if ("refuse" in verdict) {
      this.#refuse(way, request, short.ABOUT_REQUEST, verdict.refuse);
      return;
    }
    const communication = this.#add(way, request, this.#newId());
    this.#byPeer.set(key, communication);
    verdict.accept(communication);
  }

  #refuse(way: Way, to: { transaction: bigint; localId: number }, about: number, reason: number): void {
    const ends = { transaction: to.transaction, localId: 0, remoteId: to.localId };
    const rejection = { about, reason, information: NOTHING, data: NOTHING };
    this.#network.send(way, short.writeRejection(ends, rejection));
  }

  #onRejection(way: Way, message: Message): void {
    const rejection = short.readRejection(message);
    const from = short.localIdOf(message);
    // Who gave up before our reply came does not know our identifier.
    if (short.remoteIdOf(message) === 0) {
      if (rejection.reason === Reason.timeout) this.#byPeer.get(peerKey(way, from))?.onRejection(rejection);
      return;
    }
    const found = this.#find(way, short.remoteIdOf(message));
    // A refusal without a connection behind it comes from identifier 0.
    if (found && (found.remoteId === 0 || from === 0 || found.remoteId === from))
      found.onRejection(rejection);
  }

  #onDisconnectRequest(way: Way, message: Message): void {
    const found = this.#known(way, message);
    if (found === undefined) {
      // It ended long ago, and the peer has not heard.
      const ends = {
        transaction: message.transaction,
        localId: short.remoteIdOf(message),
        remoteId: short.localIdOf(message),
      };
      this.#network.send(way, short.writeDisconnectReply(ends));
      return;
    }
    if (short.disconnectedQueuePair(message) === found.localQueuePair) {
      found.onDisconnectRequest(message.transaction);
    }
  }

  #onAnswer(way: Way, message: Message): void {
    if (message.attribute === Attribute.receiptAcknowledgement) {
      const found = this.#find(way, short.remoteIdOf(message));
      if (found && (found.remoteId === 0 || found.remoteId === short.localIdOf(message))) {
        found.onReceiptAcknowledgement(short.readReceiptAcknowledgement(message));
      }
      return;
    }
    const found = this.#known(way, message);
    if (message.attribute === Attribute.readyToUse) found?.onReady();
    if (message.attribute === Attribute.disconnectReply) found?.onDisconnectReply();
  }
}

/** A peer's communication by its own name for it. */
function peerKey(way: Way, remoteId: number): string {
  return `${way.index} ${remoteId} ${way.remote.join()}`;
}
