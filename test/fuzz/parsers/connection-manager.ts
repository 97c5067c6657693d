// The connection manager of soft0: its messages (MADs) and the private data in them. Two ends connect over a network that
// damages, repeats and drops datagrams, and the fuzzer sends datagrams of its own.
import { writeConnectReply } from "../../../src/soft/hca/cm/mad/connect-reply.ts";
import { type ConnectRequest, writeConnectRequest } from "../../../src/soft/hca/cm/mad/connect-request.ts";
import { Attribute, attributeNames, MAD_BYTES, readMessage } from "../../../src/soft/hca/cm/mad/datagram.ts";
import {
  readIpHeader,
  serviceIdOf,
  servicePort,
  withIpHeader,
} from "../../../src/soft/hca/cm/mad/ip-service.ts";
import { writeServiceReply, writeServiceRequest } from "../../../src/soft/hca/cm/mad/service-messages.ts";
import * as short from "../../../src/soft/hca/cm/mad/short-messages.ts";
import type { Communication } from "../../../src/soft/hca/cm/protocol/communication.ts";
import { Communications } from "../../../src/soft/hca/cm/protocol/communications.ts";
import type { GidPath } from "../../../src/soft/hca/cm/protocol/mad-transport.ts";
import { type PeerQuery, ServiceQueries } from "../../../src/soft/hca/cm/protocol/service-queries.ts";
import { TimerQueue } from "../../../src/soft/hca/cm/protocol/timer-queue.ts";
import type { Random } from "../../support/random.ts";
import { damagedBytes } from "./damage.ts";
import { type ParserFuzz, promise } from "./play.ts";

const TCP = 0x106;
const NO_DATA = new Uint8Array(0);
/** Most datagrams that one received datagram may cause at once. */
const MOST_ANSWERS = 2;
/** Time after which every exchange, timewait and cached reply has ended, in milliseconds. */
const LONG_MS = 1_000_000;

const gid = (last: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.of(...[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255], ...[127, 0, 0, last]);
const gids = [gid(1), gid(2)] as const;

type Wanted = Omit<ConnectRequest, "transaction" | "localId" | "guid">;

function wanted(from: number): Wanted {
  const ends = { localGid: gids[from]!, remoteGid: gids[1 - from]! };
  const header = { port: 4000, source: ends.localGid, destination: ends.remoteGid };
  return {
    ...{ serviceId: serviceIdOf(TCP, 4711), queuePair: 17, transport: 0, responderResources: 1 },
    ...{ initiatorDepth: 1, startingPsn: 0xabc, remoteTimeout: 20, localTimeout: 20, mostRetries: 15 },
    ...{ flowControl: true, sharedQueue: false, retryCount: 7, rnrRetryCount: 7, partitionKey: 0xffff },
    ...{ pathMtu: 3, ...ends, trafficClass: 0, hopLimit: 64, ackTimeout: 14, vendor: 0, vendorOptions: 0 },
    data: withIpHeader(header, new TextEncoder().encode("private"), 92),
  };
}

const reply = {
  ...{ queuePair: 18, startingPsn: 0x777, responderResources: 1, initiatorDepth: 1, flowControl: true },
  ...{ rnrRetryCount: 7, sharedQueue: false, vendor: 0, vendorOptions: 0, data: NO_DATA },
};

/** A datagram on its way. */
interface Datagram {
  readonly to: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Two ports on a network in memory, with a clock of their own. */
class Scene {
  readonly #dice: Random;
  #now = 0;
  readonly #timers = new TimerQueue();
  #sent: Datagram[] = [];
  readonly #seen: Uint8Array<ArrayBuffer>[] = [];
  readonly #ends: readonly { readonly connections: Communications; readonly queries: ServiceQueries }[];
  readonly #open = new Set<Communication>();
  readonly #asked: PeerQuery[] = [];

  constructor(dice: Random) {
    this.#dice = dice;
    this.#ends = [0, 1].map((from) => {
      const network = {
        send: (_: GidPath, { whole }: { readonly whole: Uint8Array<ArrayBuffer> }) =>
          this.#sent.push({ to: 1 - from, bytes: whole.slice() }),
        now: () => this.#now,
        random: () => this.#dice.int(2 ** 32),
        timers: this.#timers,
        guid: BigInt(from + 1),
      };
      const connections = new Communications(network, (_, request) => {
        checkRequest(request);
        if (this.#dice.chance(0.2)) return undefined;
        return this.#dice.chance(0.2)
          ? { refuse: short.Reason.invalidServiceId }
          : { accept: (made) => this.#use(made) };
      });
      const queries = new ServiceQueries(network, (_, request) => {
        readIpHeader(request.data);
        if (this.#dice.chance(0.2)) return undefined;
        return this.#dice.chance(0.2) ? false : (one) => this.#asked.push(one);
      });
      return { connections, queries };
    });
  }

  #path(from: number): GidPath {
    return { index: 0, local: gids[from]!, remote: gids[1 - from]! };
  }

  #use(communication: Communication): void {
    this.#open.add(communication);
    communication.user = {
      replied: ({ data }) => {
        promise(data.length <= 196, "private data of a reply");
        if (this.#dice.chance(0.7)) communication.ready();
        else communication.reject(short.Reason.consumerDefined);
      },
      established: () => {},
      rejected: ({ data, information }) =>
        promise(data.length <= 148 && information.length <= 72, "private data of a rejection"),
      unreachable: () => {},
      disconnected: () => communication.disconnect(),
      timewaitOver: () => this.#open.delete(communication),
    };
  }

  /** Lets a program at one of the ends act. */
  act(): void {
    const dice = this.#dice;
    const from = dice.int(2);
    const chance = dice.random();
    if (chance < 0.3) this.#use(this.#ends[from]!.connections.connect(this.#path(from), wanted(from)));
    else if (chance < 0.4) {
      const { serviceId, data, partitionKey } = wanted(from);
      const user = { replied: () => {}, unreachable: () => {} };
      this.#ends[from]!.queries.ask(this.#path(from), { serviceId, data, partitionKey }, user);
    } else if (chance < 0.5 && this.#asked.length > 0)
      this.#asked.shift()!.answer({ status: 0, queuePair: 5, queueKey: 7, data: NO_DATA });
    else if (this.#open.size > 0) {
      const one = dice.pick([...this.#open]);
      const actions = [
        () => one.reply(reply),
        () => one.ready(),
        () => one.disconnect(),
        () => one.reject(short.Reason.consumerDefined),
        () => one.dataArrived(),
        () => one.abandon(),
      ];
      dice.pick(actions)();
    }
  }

  /** Delivers what is on its way, damaged or not, and a datagram of the fuzzer. */
  carry(): void {
    const dice = this.#dice;
    const sent = this.#sent;
    this.#sent = [];
    for (const datagram of sent) {
      if (this.#seen.length < 64) this.#seen.push(datagram.bytes);
      if (dice.chance(0.1)) continue;
      this.#deliver(dice.chance(0.2) ? { ...datagram, bytes: damagedBytes(dice, datagram.bytes) } : datagram);
      if (dice.chance(0.1)) this.#deliver(datagram);
    }
    const bytes = dice.chance(0.6) && this.#seen.length > 0 ? dice.pick(this.#seen) : forged(dice);
    this.#deliver({ to: dice.int(2), bytes: dice.chance(0.8) ? damagedBytes(dice, bytes) : bytes });
  }

  #deliver({ to, bytes }: Datagram): void {
    const dice = this.#dice;
    const message = readMessage(dice.chance(0.02) ? bytes.subarray(0, dice.int(MAD_BYTES)) : bytes);
    if (message === undefined) return;
    const path = dice.chance(0.95) ? this.#path(to) : { ...this.#path(to), remote: gid(3 + dice.int(3)) };
    const { connections, queries } = this.#ends[to]!;
    const before = this.#sent.length;
    const { attribute } = message;
    if (attribute === Attribute.serviceRequest || attribute === Attribute.serviceReply)
      queries.receive(path, message);
    else connections.receive(path, message);
    promise(this.#sent.length - before <= MOST_ANSWERS, "few answers to one datagram");
  }

  wait(ms: number): void {
    this.#now += ms;
    this.#timers.expire(this.#now);
  }

  /** Ends all programs, and checks that nothing of their connections stays. */
  end(): void {
    for (const query of this.#asked.splice(0))
      query.answer({ status: 0, queuePair: 5, queueKey: 7, data: NO_DATA });
    for (const { connections } of this.#ends) for (const each of [...connections.all()]) each.abandon();
    for (let at = 0; at < LONG_MS; at += 1000) {
      this.#sent = [];
      this.wait(1000);
      if (this.#timers.count === 0) break;
    }
    for (const { connections, queries } of this.#ends) {
      promise(connections.count === 0, `no connection stays, and ${connections.count} do`);
      promise(queries.count === 0, "no query stays");
    }
    promise(this.#timers.count === 0, "no timer stays");
  }
}

function checkRequest({ data, serviceId, pathMtu, localId }: ConnectRequest): void {
  const header = readIpHeader(data);
  if (header !== undefined)
    promise(
      header.source.length === 16 && header.destination.length === 16 && header.port < 65_536,
      "a header",
    );
  const service = servicePort(serviceId);
  if (service !== undefined) promise(service.port < 65_536 && service.portSpace < 512, "a service");
  promise(pathMtu < 16 && localId < 2 ** 32, "numbers of a request");
}

/** Returns a valid message of a random kind, with identifiers that may be in use. */
function forged(dice: Random): Uint8Array<ArrayBuffer> {
  const ends = { transaction: BigInt(dice.int(3)), localId: dice.int(4), remoteId: dice.int(4) };
  const rejection = {
    ...{ about: dice.int(3), reason: dice.pick([4, 6, 28]) },
    ...{ information: new Uint8Array(dice.int(73)), data: NO_DATA },
  };
  const { serviceId, data, partitionKey } = wanted(0);
  const query = { transaction: ends.transaction, requestId: dice.int(4) };
  const kinds = [
    () => writeConnectRequest({ ...wanted(dice.int(2)), ...ends, guid: 9n }),
    () => writeConnectReply({ ...reply, ...ends, guid: 9n }),
    () => short.writeRejection(ends, rejection),
    () => short.writeReceiptAcknowledgement(ends, dice.int(3), dice.int(32)),
    () => short.writeReadyToUse(ends),
    () => short.writeDisconnectRequest(ends, dice.pick([17, 18])),
    () => short.writeDisconnectReply(ends),
    () => writeServiceRequest({ ...query, serviceId, data, partitionKey }),
    () => writeServiceReply({ ...query, status: 0, queuePair: 1, serviceId, queueKey: 1, data: NO_DATA }),
  ];
  promise(kinds.length === Object.keys(attributeNames).length, "a message of every kind");
  return dice.pick(kinds)().whole;
}

function run(dice: Random): void {
  const scene = new Scene(dice);
  for (let steps = 4 + dice.int(20); steps > 0; steps--) {
    if (dice.chance(0.5)) scene.act();
    scene.carry();
    if (dice.chance(0.3)) scene.wait(dice.pick([1, 60, 5000]));
  }
  scene.end();
}

export const connectionManager: ParserFuzz = { name: "connection-manager", run };
