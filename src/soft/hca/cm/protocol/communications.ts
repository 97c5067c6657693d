// All connections of a port. Finds the connection of a message, and answers messages without a connection.
import { readConnectReply } from "../mad/connect-reply.ts";
import { type ConnectRequest, readConnectRequest } from "../mad/connect-request.ts";
import { Attribute, type Message } from "../mad/datagram.ts";
import * as short from "../mad/short-messages.ts";
import { Reason } from "../mad/short-messages.ts";
import { Communication } from "./communication.ts";
import { type GidPath, type MadTransport, sameGid } from "./mad-transport.ts";

/** Decision about a request: its user, a reason to reject it, or undefined to ignore it. */
export type Verdict =
  | { readonly accept: (communication: Communication) => void }
  | { readonly refuse: number }
  | undefined;

const NO_DATA = new Uint8Array(0);

export class Communications {
  readonly #network: MadTransport;
  /** Decides about a connection request. */
  readonly #judge: (path: GidPath, request: ConnectRequest) => Verdict;
  readonly #byLocalId = new Map<number, Communication>();
  /** Connections that peers requested, by the peer's GID and identifier. */
  readonly #byPeer = new Map<string, Communication>();

  constructor(network: MadTransport, judge: (path: GidPath, request: ConnectRequest) => Verdict) {
    this.#network = network;
    this.#judge = judge;
  }

  /** Number of connections, with those in timewait. */
  get count(): number {
    return this.#byLocalId.size;
  }

  *all(): Iterable<Communication> {
    yield* this.#byLocalId.values();
  }

  /** Returns an unused, unpredictable identifier. */
  #newId(): number {
    for (;;) {
      const id = this.#network.random() >>> 0;
      if (id !== 0 && !this.#byLocalId.has(id)) return id;
    }
  }

  readonly #forget = (communication: Communication): void => {
    this.#byLocalId.delete(communication.localId);
    if (communication.isPassive) this.#byPeer.delete(peerKey(communication.path, communication.remoteId));
  };

  #add(path: GidPath, request: ConnectRequest, localId: number): Communication {
    const communication = new Communication(this.#network, path, request, localId, this.#forget);
    this.#byLocalId.set(localId, communication);
    return communication;
  }

  /** Requests a connection. */
  connect(path: GidPath, wanted: Omit<ConnectRequest, "transaction" | "localId" | "guid">): Communication {
    const localId = this.#newId();
    const transaction = (BigInt(this.#network.random()) << 32n) | BigInt(localId);
    const request = { ...wanted, transaction, localId, guid: this.#network.guid };
    return this.#add(path, request, localId);
  }

  /** Handles a received message. */
  receive(path: GidPath, message: Message): void {
    switch (message.attribute) {
      case Attribute.connectRequest:
        this.#onRequest(path, readConnectRequest(message));
        return;
      case Attribute.connectReply: {
        const reply = readConnectReply(message);
        const found = this.#find(path, reply.remoteId);
        if (found) found.onReply(reply);
        // The peer waits for this answer.
        else this.#refuse(path, reply, short.ABOUT_REPLY, Reason.invalidId);
        return;
      }
      case Attribute.reject:
        this.#onRejection(path, message);
        return;
      case Attribute.disconnectRequest:
        this.#onDisconnectRequest(path, message);
        return;
      default:
        this.#onAnswer(path, message);
    }
  }

  /** Returns the connection with this local identifier, if it is with that peer. */
  #find(path: GidPath, localId: number): Communication | undefined {
    const found = this.#byLocalId.get(localId);
    return found && found.path.index === path.index && sameGid(found.path.remote, path.remote)
      ? found
      : undefined;
  }

  /** Returns the connection whose two identifiers the message contains. */
  #known(path: GidPath, message: Message): Communication | undefined {
    const found = this.#find(path, short.remoteIdOf(message));
    return found && found.remoteId === short.localIdOf(message) ? found : undefined;
  }

  #onRequest(path: GidPath, request: ConnectRequest): void {
    const key = peerKey(path, request.localId);
    const known = this.#byPeer.get(key);
    if (known) {
      // A repetition of the request. A different request reuses an identifier too early and is ignored.
      if (known.request.transaction === request.transaction) known.repeatRequest();
      else this.#refuse(path, request, short.ABOUT_REQUEST, Reason.staleConnection);
      return;
    }
    // A request for another port's address, or in another port's name, is rejected.
    if (!sameGid(request.localGid, path.remote) || !sameGid(request.remoteGid, path.local)) {
      this.#refuse(path, request, short.ABOUT_REQUEST, Reason.invalidGid);
      return;
    }
    const verdict = this.#judge(path, request);
    if (verdict === undefined) return;
    if ("refuse" in verdict) {
      this.#refuse(path, request, short.ABOUT_REQUEST, verdict.refuse);
      return;
    }
    const communication = this.#add(path, request, this.#newId());
    this.#byPeer.set(key, communication);
    verdict.accept(communication);
  }

  #refuse(path: GidPath, to: { transaction: bigint; localId: number }, about: number, reason: number): void {
    const ends = { transaction: to.transaction, localId: 0, remoteId: to.localId };
    const rejection = { about, reason, information: NO_DATA, data: NO_DATA };
    this.#network.send(path, short.writeRejection(ends, rejection));
  }

  #onRejection(path: GidPath, message: Message): void {
    const rejection = short.readRejection(message);
    const from = short.localIdOf(message);
    // A peer that withdrew its request before the reply arrived does not know the local identifier.
    if (short.remoteIdOf(message) === 0) {
      if (rejection.reason === Reason.timeout) this.#byPeer.get(peerKey(path, from))?.onRejection(rejection);
      return;
    }
    const found = this.#find(path, short.remoteIdOf(message));
    // A rejection without a connection has identifier 0.
    if (found && (found.remoteId === 0 || from === 0 || found.remoteId === from))
      found.onRejection(rejection);
  }

  #onDisconnectRequest(path: GidPath, message: Message): void {
    const found = this.#known(path, message);
    if (found === undefined) {
      // The connection ended long ago, and the peer missed this.
      const ends = {
        transaction: message.transaction,
        localId: short.remoteIdOf(message),
        remoteId: short.localIdOf(message),
      };
      this.#network.send(path, short.writeDisconnectReply(ends));
      return;
    }
    if (short.disconnectedQueuePair(message) === found.localQueuePair) {
      found.onDisconnectRequest(message.transaction);
    }
  }

  #onAnswer(path: GidPath, message: Message): void {
    if (message.attribute === Attribute.receiptAcknowledgement) {
      const found = this.#find(path, short.remoteIdOf(message));
      if (found && (found.remoteId === 0 || found.remoteId === short.localIdOf(message))) {
        found.onReceiptAcknowledgement(short.readReceiptAcknowledgement(message));
      }
      return;
    }
    const found = this.#known(path, message);
    if (message.attribute === Attribute.readyToUse) found?.onReady();
    if (message.attribute === Attribute.disconnectReply) found?.onDisconnectReply();
  }
}

/** Returns the key of a peer's connection. */
function peerKey(path: GidPath, remoteId: number): string {
  return `${path.index} ${remoteId} ${path.remote.join()}`;
}
