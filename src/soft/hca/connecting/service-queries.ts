// Services by datagrams: asking for one, and being asked (chapter 12.11).
import { Attribute, type Message } from "../management/datagram.ts";
import * as messages from "../management/service-messages.ts";
import { Deadline } from "./deadlines.ts";
import { Exchange } from "./exchange.ts";
import { type Network, sameGid, type Way } from "./network.ts";

const RETRIES = 15;
/** How long a reply is remembered, for requests whose reply got lost. */
const REMEMBERED_MS = 5000;

/** Who asked for a service; undefined replies count as lost. */
export interface QueryUser {
  replied(reply: messages.ServiceReply): void;
  unreachable(): void;
}

/** A question of ours. */
export interface Query {
  readonly way: Way;
  stop(): void;
}

/** A question of a peer's: its user answers once. */
export class Asked {
  readonly way: Way;
  readonly request: messages.ServiceRequest;
  readonly #send: (reply: messages.ServiceReply) => void;
  #answered = false;

  constructor(way: Way, request: messages.ServiceRequest, send: (reply: messages.ServiceReply) => void) {
    this.way = way;
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

/** What is made of a question: who answers it, false for "no such service", or undefined, and it counts as lost. */
export type AskedVerdict = ((asked: Asked) => void) | false | undefined;

const NOTHING = new Uint8Array(0);

export class ServiceQueries {
  readonly #network: Network;
  readonly #judge: (way: Way, request: messages.ServiceRequest) => AskedVerdict;
  readonly #asking = new Map<number, { way: Way; exchange: Exchange; user: QueryUser }>();
  /** Questions of peers that are being thought about, or were answered: the reply. */
  readonly #asked = new Map<string, { reply: Message | undefined; deadline: Deadline }>();

  constructor(network: Network, judge: (way: Way, request: messages.ServiceRequest) => AskedVerdict) {
    this.#network = network;
    this.#judge = judge;
  }

  /** How many questions are open, or remembered. */
  get count(): number {
    return this.#asking.size + this.#asked.size;
  }

  ask(way: Way, wanted: Omit<messages.ServiceRequest, "transaction" | "requestId">, user: QueryUser): Query {
    let requestId = 0;
    do requestId = this.#network.random() >>> 0;
    while (requestId === 0 || this.#asking.has(requestId));
    const exchange = new Exchange(this.#network, way);
    this.#asking.set(requestId, { way, exchange, user });
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
    return { way, stop };
  }

  receive(way: Way, message: Message): void {
    if (message.attribute === Attribute.serviceReply) this.#onReply(way, messages.readServiceReply(message));
    else this.#onRequest(way, messages.readServiceRequest(message));
  }

  #onReply(way: Way, reply: messages.ServiceReply): void {
    const asking = this.#asking.get(reply.requestId);
    if (!asking || asking.way.index !== way.index || !sameGid(asking.way.remote, way.remote)) return;
    asking.exchange.stop();
    this.#asking.delete(reply.requestId);
    asking.user.replied(reply);
  }

  #onRequest(way: Way, request: messages.ServiceRequest): void {
    const key = `${way.index} ${request.requestId} ${way.remote.join()}`;
    const known = this.#asked.get(key);
    if (known) {
      if (known.reply) this.#network.send(way, known.reply);
      return;
    }
    const verdict = this.#judge(way, request);
    if (verdict === undefined) return;
    if (verdict === false) {
      const { transaction, requestId, serviceId } = request;
      const no = { status: messages.SERVICE_UNSUPPORTED, queuePair: 0, queueKey: 0, data: NOTHING };
      this.#network.send(way, messages.writeServiceReply({ ...no, transaction, requestId, serviceId }));
      return;
    }
    const entry = {
      reply: undefined as Message | undefined,
      deadline: new Deadline(() => this.#asked.delete(key)),
    };
    const asked = new Asked(way, request, (reply) => {
      entry.reply = messages.writeServiceReply(reply);
      this.#network.send(way, entry.reply);
      this.#network.deadlines.set(entry.deadline, this.#network.now() + REMEMBERED_MS);
    });
    this.#asked.set(key, entry);
    verdict(asked);
  }

  /** At once and without a word: the port goes away. */
  drop(): void {
    for (const { exchange } of this.#asking.values()) exchange.stop();
    for (const { deadline } of this.#asked.values()) this.#network.deadlines.clear(deadline);
    this.#asking.clear();
    this.#asked.clear();
  }
}
