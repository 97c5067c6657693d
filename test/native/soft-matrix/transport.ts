// What the fault matrix needs of a reliable transport: two ports that are connected, and what may be expected of them.
import * as v from "../../../ffi/ibverbs/constants.ts";
import {
  SimulatedNetwork,
  type SimulatedNetworkOptions,
} from "../../../src/soft/hca/net/simulated-network.ts";
import {
  type Completion,
  type ConnectOptions,
  type Qp,
  type QpOptions,
  type Send,
  Side,
} from "../soft-harness.ts";

/** One end of a connection at the level of the C table. */
export interface Port {
  readonly side: Side;
  post(send: Send): number;
  recv(id: number, sges?: [pointer: number, bytes: number, lkey: number][]): number;
  poll(): Completion | undefined;
  state(): number;
}

export interface TransportOptions extends ConnectOptions {
  /** First PSN of both ends. */
  psn?: number;
}

/** A reliable transport under test. */
export interface Transport {
  readonly name: string;
  /** Writes and atomics of one sender take effect in the order of posting. */
  readonly ordered: boolean;
  /** Addresses of each NIC. */
  readonly paths: number;
  connect(left: Side, right: Side, options: TransportOptions): [Port, Port];
  /** Microseconds of simulated time within which a request to a dead peer must fail. */
  deadlineUs(options: TransportOptions): number;
}

const WANTED: QpOptions = { sendWr: 128, recvWr: 512, sge: 4, inline: 128, cqe: 2048 };
export const DEFAULTS = { timeout: 12, retry: 7, mtu: v.IBV_MTU_1024, rdAtomic: 8 } as const;

export const rc: Transport = {
  name: "rc",
  ordered: true,
  paths: 1,
  connect(left, right, options) {
    const wanted = options.psn === undefined ? WANTED : { ...WANTED, psn: options.psn };
    const [a, b]: [Qp, Qp] = [left.qp(wanted), right.qp(wanted)];
    const chosen = { ...DEFAULTS, ...options };
    a.connect(b.endpoint(), chosen);
    b.connect(a.endpoint(), chosen);
    return [a, b];
  },
  deadlineUs(options) {
    const { timeout, retry } = { ...DEFAULTS, ...options };
    return (retry + 1) * 4 * 4.096 * 2 ** timeout;
  },
};

/** All transports of the matrix. */
export const TRANSPORTS: readonly Transport[] = [rc];

export const LEFT = "10.0.0.1";
export const RIGHT = "10.0.0.2";

/** Two NICs on a simulated network with a connection between them. */
export class World {
  readonly network: SimulatedNetwork;
  readonly transport: Transport;
  readonly left: Port;
  readonly right: Port;
  readonly options: TransportOptions;
  readonly #fields: { unmap(): void }[] = [];

  constructor(transport: Transport, options: TransportOptions = {}, network: SimulatedNetworkOptions = {}) {
    this.transport = transport;
    this.options = options;
    this.network = new SimulatedNetwork(network);
    const addresses = (first: string) =>
      Array.from({ length: transport.paths }, (_, path) => first.replace(/^10\.0/, `10.${path}`));
    const left = new Side(this.network.addNic(...addresses(LEFT)).lib);
    const right = new Side(this.network.addNic(...addresses(RIGHT)).lib);
    [this.left, this.right] = transport.connect(left, right, options);
  }

  /** Frees `field` with the world. */
  keep<T extends { unmap(): void }>(field: T): T {
    this.#fields.push(field);
    return field;
  }

  close(): void {
    this.network.close();
    for (const field of this.#fields) field.unmap();
  }
}
