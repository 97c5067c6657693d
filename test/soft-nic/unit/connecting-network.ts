import type { ConnectRequest } from "../../../src/soft/hca/cm/mad/connect-request.ts";
import { attributeNames, type Message, readMessage } from "../../../src/soft/hca/cm/mad/datagram.ts";
import { Reason } from "../../../src/soft/hca/cm/mad/short-messages.ts";
import type { Communication, CommunicationUser } from "../../../src/soft/hca/cm/protocol/communication.ts";
import { Communications, type Verdict } from "../../../src/soft/hca/cm/protocol/communications.ts";
import type { GidPath, MadTransport } from "../../../src/soft/hca/cm/protocol/mad-transport.ts";
import { TimerQueue } from "../../../src/soft/hca/cm/protocol/timer-queue.ts";

// Two ports and a network with simulated time between them. The test decides the fate of each message.

export const gidOf = (last: number): Uint8Array => {
  const gid = new Uint8Array(16);
  gid.set([255, 255, 10, 9, 0, last], 10);
  return gid;
};

/** Number of copies of a message that arrive, and their delays. */
export type Fate = readonly number[];

export const SERVICE = 0x1060000n | 7471n;
const nothing = new Uint8Array(0);

/** Events that a connection's user received, in order. */
export class RecordedUser implements CommunicationUser {
  readonly words: string[] = [];
  communication: Communication | undefined;
  /** True for a user that answers at once. */
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
  readonly timers = new TimerQueue();
  readonly gid: Uint8Array;
  /** Users of accepted requests, in order. */
  readonly accepted: RecordedUser[] = [];
  /** Reaction to a request. */
  judge: (port: Port, request: ConnectRequest) => Verdict = accepting;
  #next = 1;

  constructor(world: World, last: number) {
    this.gid = gidOf(last);
    const network: MadTransport = {
      send: (path, message) => world.carry(this, path, message),
      now: () => world.now,
      random: () => (Math.imul((this.#next += 1), 0x9e3779b1) ^ last) >>> 0,
      timers: this.timers,
      guid: BigInt(last),
    };
    this.communications = new Communications(network, (_, request) => this.judge(this, request));
  }

  /** Requests a connection from `to`. */
  connect(to: Port, user = new RecordedUser()): RecordedUser {
    const path = { index: 0, local: this.gid, remote: to.gid };
    user.communication = this.communications.connect(path, requestFor(path));
    user.communication.user = user;
    return user;
  }
}

export const requestFor = (path: GidPath): Omit<ConnectRequest, "transaction" | "localId" | "guid"> => ({
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
  localGid: path.local,
  remoteGid: path.remote,
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

/** Accepts every request and replies at once. */
export const accepting = (port: Port): Verdict => ({
  accept(communication) {
    const user = new RecordedUser();
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
  /** Every message that was sent: its name, sender and bytes. */
  readonly sent: { readonly name: string; readonly from: Port; readonly bytes: Uint8Array }[] = [];
  #underWay: { at: number; to: Port; bytes: Uint8Array }[] = [];
  readonly #fate: (name: string, count: number) => Fate;

  constructor(fate: (name: string, count: number) => Fate = () => [1]) {
    this.#fate = fate;
    this.one = new Port(this, 1);
    this.other = new Port(this, 2);
  }

  carry(from: Port, path: GidPath, message: Message): void {
    const bytes = message.whole.slice();
    const name = attributeNames[message.attribute]!;
    this.sent.push({ name, from, bytes });
    const to = path.remote[15] === 1 ? this.one : this.other;
    for (const late of this.#fate(name, this.sent.filter((each) => each.name === name).length))
      this.#underWay.push({ at: this.now + late, to, bytes });
  }

  /** Passes bytes to a port in the name of `from`. */
  forge(to: Port, from: Uint8Array, bytes: Uint8Array): void {
    const message = readMessage(bytes);
    if (message) to.communications.receive({ index: 0, local: to.gid, remote: from }, message);
  }

  /** Advances the time until no message is in flight and no end waits, or until the limit. */
  run(until = Number.POSITIVE_INFINITY): void {
    for (;;) {
      this.#underWay.sort((a, b) => a.at - b.at);
      const next = Math.min(
        this.#underWay[0]?.at ?? Number.POSITIVE_INFINITY,
        this.one.timers.next,
        this.other.timers.next,
      );
      if (next > until || next === Number.POSITIVE_INFINITY) break;
      this.now = Math.max(this.now, next);
      const due = this.#underWay.filter(({ at }) => at <= this.now);
      this.#underWay = this.#underWay.filter(({ at }) => at > this.now);
      for (const { to, bytes } of due) this.forge(to, to === this.one ? this.other.gid : this.one.gid, bytes);
      for (const port of [this.one, this.other]) port.timers.expire(this.now);
    }
    if (until !== Number.POSITIVE_INFINITY) this.now = Math.max(this.now, until);
  }

  /** Returns the names of the sent messages, in order. */
  get names(): string {
    return this.sent.map(({ name }) => name).join(" ");
  }

  /** Returns the number of connection ends that are remembered. */
  get remembered(): number {
    return this.one.communications.count + this.other.communications.count;
  }
}
