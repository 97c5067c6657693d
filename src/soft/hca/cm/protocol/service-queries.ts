// Service queries for datagrams, in both directions (chapter 12.11).
import { Attribute, type Message } from "../mad/datagram.ts";
import * as messages from "../mad/service-messages.ts";
import { Exchange } from "./exchange.ts";
import { type GidPath, type MadTransport, sameGid } from "./mad-transport.ts";
import { Timer } from "./timer-queue.ts";

const RETRIES = 15;
/** Time for which a reply is cached in milliseconds, for requests that repeat because the reply was lost. */
const REPLY_CACHE_MS = 5000;

/** Callbacks of a query. An undefined reply means that the query was lost. */
export interface QueryUser {
  replied(reply: messages.ServiceReply): void;
  unreachable(): void;
}

/** A query of this port. */
export interface Query {
  readonly path: GidPath;
  stop(): void;
}

/** A query of a peer. Its user answers once. */
export class PeerQuery {
  readonly path: GidPath;
  readonly request: messages.ServiceRequest;
  readonly #send: (reply: messages.ServiceReply) => void;
  #answered = false;

  constructor(path: GidPath, request: messages.ServiceRequest, send: (reply: messages.ServiceReply) => void) {
    this.path = path;
    this.request = request;
    this.#send = send;
  }

  answer(reply: Pick<messages.ServiceReply, "status" | "queuePair" | "queueKey" | "data">): boolean {
    if (this.#answered) return false;
    this.#answered = true;
    const { transaction, requestId, serviceId } = this.request;
    this.#send({ ...reply, transaction, requestId, serviceId });
    return true;
  }
}

/** Decision about a query: its user, false for "no such service", or undefined to ignore it. */
export type QueryVerdict = ((asked: PeerQuery) => void) | false | undefined;

const NO_DATA = new Uint8Array(0);

export class ServiceQueries {
  readonly #network: MadTransport;
  readonly #judge: (path: GidPath, request: messages.ServiceRequest) => QueryVerdict;
  readonly #asking = new Map<number, { path: GidPath; exchange: Exchange; user: QueryUser }>();
  /** Queries of peers that are pending, or answered with the reply. */
  readonly #asked = new Map<string, { reply: Message | undefined; timer: Timer }>();

  constructor(
    network: MadTransport,
    judge: (path: GidPath, request: messages.ServiceRequest) => QueryVerdict,
  ) {
    this.#network = network;
    this.#judge = judge;
  }

  /** Number of open or cached queries. */
  get count(): number {
    return this.#asking.size + this.#asked.size;
  }

  ask(
    path: GidPath,
    wanted: Omit<messages.ServiceRequest, "transaction" | "requestId">,
    user: QueryUser,
  ): Query {
    let requestId = 0;
    do requestId = this.#network.random() >>> 0;
    while (requestId === 0 || this.#asking.has(requestId));
    const exchange = new Exchange(this.#network, path);
    this.#asking.set(requestId, { path, exchange, user });
    const transaction = (BigInt(this.#network.random()) << 32n) | BigInt(requestId);
    const message = messages.writeServiceRequest({ ...wanted, transaction, requestId });
    const stop = () => {
      exchange.stop();
      this.#asking.delete(requestId);
    };
    exchange.start(message, RETRIES, () => {
      stop();
      user.unreachable();
    });
    return { path, stop };
  }

  receive(path: GidPath, message: Message): void {
    if (message.attribute === Attribute.serviceReply) this.#onReply(path, messages.readServiceReply(message));
    else this.#onRequest(path, messages.readServiceRequest(message));
  }

  #onReply(path: GidPath, reply: messages.ServiceReply): void {
    const asking = this.#asking.get(reply.requestId);
    if (!asking || asking.path.index !== path.index || !sameGid(asking.path.remote, path.remote)) return;
    asking.exchange.stop();
    this.#asking.delete(reply.requestId);
    asking.user.replied(reply);
  }

  #onRequest(path: GidPath, request: messages.ServiceRequest): void {
    const key = `${path.index} ${request.requestId} ${path.remote.join()}`;
    const known = this.#asked.get(key);
    if (known) {
      if (known.reply) this.#network.send(path, known.reply);
      return;
    }
    const verdict = this.#judge(path, request);
    if (verdict === undefined) return;
    if (verdict === false) {
      const { transaction, requestId, serviceId } = request;
      const no = { status: messages.SERVICE_UNSUPPORTED, queuePair: 0, queueKey: 0, data: NO_DATA };
      this.#network.send(path, messages.writeServiceReply({ ...no, transaction, requestId, serviceId }));
      return;
    }
    const entry = {
      reply: undefined as Message | undefined,
      timer: new Timer(() => this.#asked.delete(key)),
    };
    const asked = new PeerQuery(path, request, (reply) => {
      entry.reply = messages.writeServiceReply(reply);
      this.#network.send(path, entry.reply);
      this.#network.timers.set(entry.timer, this.#network.now() + REPLY_CACHE_MS);
    });
    this.#asked.set(key, entry);
    verdict(asked);
  }

  /** Drops all queries without a message, because the port closes. */
  drop(): void {
    for (const { exchange } of this.#asking.values()) exchange.stop();
    for (const { timer } of this.#asked.values()) this.#network.timers.clear(timer);
    this.#asking.clear();
    this.#asked.clear();
  }
}
