import type { Communication, CommunicationUser } from "../../../src/soft/hca/connecting/communication.ts";
import { Communications, type Verdict } from "../../../src/soft/hca/connecting/communications.ts";
import { Deadlines } from "../../../src/soft/hca/connecting/deadlines.ts";
import type { Network, Way } from "../../../src/soft/hca/connecting/network.ts";
import type { ConnectRequest } from "../../../src/soft/hca/management/connect-request.ts";
import { attributeNames, type Message, readMessage } from "../../../src/soft/hca/management/datagram.ts";
import { Reason } from "../../../src/soft/hca/management/reject-reasons.ts";

// Two ports and a network between them in which time is a number: what it does to each message is the test's to say.

export const gidOf = (last: number): Uint8Array => {
  const gid = new Uint8Array(16);
  gid.set([255, 255, 10, 9, 0, last], 10);
  return gid;
};

/** What happens to a message: how often it arrives, and how late. */
export type Fate = readonly number[];

export const SERVICE = 0x1060000n | 7471n;
const nothing = new Uint8Array(0);

/** What a connection's user was told, in order. */
export class Told implements CommunicationUser {
  readonly words: string[] = [];
  communication: Communication | undefined;
  /** A user that answers at once. */
  readonly isWilling: boolean;

  constructor(isWilling = true) {
    this.isWilling = isWilling;
  }

  replied(): void {
    this.words.push("replied");
    if (this.isWilling) this.communication!.ready();
  }
  established(): void {
    this.words.push("established");
  }
  rejected({ reason }: { readonly reason: number }): void {
    this.words.push(`rejected ${reason}`);
  }
  unreachable(): void {
    this.words.push("unreachable");
  }
  disconnected(): void {
    this.words.push("disconnected");
    if (this.isWilling) this.communication!.disconnect();
  }
  timewaitOver(): void {
    this.words.push("timewait over");
  }
}

export class Port {
  readonly communications: Communications;
  readonly deadlines = new Deadlines();
  readonly gid: Uint8Array;
  /** Users of accepted requests, in order. */
  readonly accepted: Told[] = [];
  /** What to make of a request. */
  judge: (port: Port, request: ConnectRequest) => Verdict = accepting;
  #next = 1;

  constructor(world: World, last: number) {
    this.gid = gidOf(last);
    const network: Network = {
      send: (way, message) => world.carry(this, way, message),
      now: () => world.now,
      random: () => (Math.imul((this.#next += 1), 0x9e3779b1) ^ last) >>> 0,
      deadlines: this.deadlines,
      guid: BigInt(last),
    };
    this.communications = new Communications(network, (_, request) => this.judge(this, request));
  }

  /** Asks `to` for a connection. */
  connect(to: Port, user = new Told()): Told {
    const way = { index: 0, local: this.gid, remote: to.gid };
    user.communication = this.communications.connect(way, requestFor(way));
    user.communication.user = user;
    return user;
  }
}

export const requestFor = (way: Way): Omit<ConnectRequest, "transaction" | "localId" | "guid"> => ({
  serviceId: SERVICE,
  queuePair: 0x1234,
  transport: 0,
  responderResources: 4,
  initiatorDepth: 4,
  startingPsn: 99,
  remoteTimeout: 20,
  localTimeout: 18,
  mostRetries: 15,
  flowControl: true,
  sharedQueue: false,
  retryCount: 7,
  rnrRetryCount: 7,
  partitionKey: 0xffff,
  pathMtu: 3,
  localGid: way.local,
  remoteGid: way.remote,
  trafficClass: 0,
  hopLimit: 64,
  ackTimeout: 14,
  vendor: 0,
  vendorOptions: 0,
  data: nothing,
});

export const reply = {
  queuePair: 0x4321,
  startingPsn: 7,
  responderResources: 4,
  initiatorDepth: 4,
  flowControl: true,
  rnrRetryCount: 7,
  sharedQueue: false,
  vendor: 0,
  vendorOptions: 0,
  data: nothing,
} as const;

/** Takes every request, and replies at once. */
export const accepting = (port: Port): Verdict => ({
  accept(communication) {
    const user = new Told();
    user.communication = communication;
    communication.user = user;
    port.accepted.push(user);
    communication.reply(reply);
  },
});
export const refusing = (): Verdict => ({ refuse: Reason.invalidServiceId });

export class World {
  now = 0;
  readonly one: Port;
  readonly other: Port;
  /** Every message that was sent: its name, who sent it, and its bytes. */
  readonly sent: { readonly name: string; readonly from: Port; readonly bytes: Uint8Array }[] = [];
  #underWay: { at: number; to: Port; bytes: Uint8Array }[] = [];
  readonly #fate: (name: string, count: number) => Fate;

  constructor(fate: (name: string, count: number) => Fate = () => [1]) {
    this.#fate = fate;
    this.one = new Port(this, 1);
    this.other = new Port(this, 2);
  }

  carry(from: Port, way: Way, message: Message): void {
    const bytes = message.whole.slice();
    const name = attributeNames[message.attribute]!;
    this.sent.push({ name, from, bytes });
    const to = way.remote[15] === 1 ? this.one : this.other;
    for (const late of this.#fate(name, this.sent.filter((each) => each.name === name).length))
      this.#underWay.push({ at: this.now + late, to, bytes });
  }

  /** Hands bytes to a port as if they came from `from`. */
  forge(to: Port, from: Uint8Array, bytes: Uint8Array): void {
    const message = readMessage(bytes);
    if (message) to.communications.receive({ index: 0, local: to.gid, remote: from }, message);
  }

  /** Lets time pass until nothing is under way and nobody waits any more, or until then. */
  run(until = Number.POSITIVE_INFINITY): void {
    for (;;) {
      this.#underWay.sort((a, b) => a.at - b.at);
      const next = Math.min(
        this.#underWay[0]?.at ?? Number.POSITIVE_INFINITY,
        this.one.deadlines.next,
        this.other.deadlines.next,
      );
      if (next > until || next === Number.POSITIVE_INFINITY) break;
      this.now = Math.max(this.now, next);
      const due = this.#underWay.filter(({ at }) => at <= this.now);
      this.#underWay = this.#underWay.filter(({ at }) => at > this.now);
      for (const { to, bytes } of due) this.forge(to, to === this.one ? this.other.gid : this.one.gid, bytes);
      for (const port of [this.one, this.other]) port.deadlines.expire(this.now);
    }
    if (until !== Number.POSITIVE_INFINITY) this.now = Math.max(this.now, until);
  }

  /** The names of what was sent, in order. */
  get names(): string {
    return this.sent.map(({ name }) => name).join(" ");
  }

  /** How many ends of connections are remembered. */
  get remembered(): number {
    return this.one.communications.count + this.other.communications.count;
  }
}
