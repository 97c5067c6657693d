// Requirements of the fault matrix on a reliable transport: two connected ports, and the guarantees of the
// transport.
import * as v from "../../../ffi/ibverbs/constants.ts";
import type { DynamicSettings } from "../../../src/soft/hca/transports/dynamic/open.ts";
import { Host } from "../dynamic/harness.ts";
import {
  type Completion,
  type ConnectOptions,
  type Qp,
  type QpOptions,
  type Send,
  Side,
} from "../support/harness.ts";
import { SimulatedNetwork, type SimulatedNetworkOptions } from "../support/simulated-network.ts";
import type { FieldMemory } from "./field.ts";

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

/** Reliable transport under test. */
export interface Transport {
  readonly name: string;
  /** True when writes and atomics of one sender take effect in the order of posting. */
  readonly ordered: boolean;
  /** True when an error ends the connection and flushes all other requests. */
  readonly connected: boolean;
  /** Opens NICs with these addresses, and a port on each that is connected to the other. */
  connect(
    network: SimulatedNetwork,
    addresses: [left: string, right: string],
    options: TransportOptions,
  ): [Port, Port];
  /** Time within which a request to a silent peer must fail, in microseconds of simulated time. */
  deadlineUs(options: TransportOptions): number;
}

const WANTED: QpOptions = { sendWr: 128, recvWr: 512, sge: 4, inline: 128, cqe: 2048 };
export const DEFAULTS = { timeout: 12, retry: 7, mtu: v.IBV_MTU_1024, rdAtomic: 8 } as const;

export const rc: Transport = {
  name: "rc",
  ordered: true,
  connected: true,
  connect(network, addresses, options) {
    const wanted = options.psn === undefined ? WANTED : { ...WANTED, psn: options.psn };
    const [left, right] = addresses.map((address) => new Side(network.addNic(address).lib));
    const [a, b]: [Qp, Qp] = [left!.qp(wanted), right!.qp(wanted)];
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

const SHORTEST_SILENCE = 20_000;
/** A second of silence, because a request, its acknowledgement and its reply must all arrive. */
const SILENCE = { timeout: 14, retry: 7 } as const;

/** The transport of src/soft/hca/transports/dynamic. At the C table, each request names its destination. */
function dynamic(name: string, settings: Partial<DynamicSettings>): Transport {
  return {
    name,
    ordered: false,
    connected: false,
    connect(network, addresses, { timeout, retry, mtu, rnrRetry, minRnr, access }) {
      const paths = settings.paths ?? 1;
      const hosts = addresses.map((address) => new Host(network, pathsOf(address, paths), settings));
      const given = { mtu, rnrRetry, minRnr, access };
      const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const wanted = { sendWr: 128, recvWr: 512, sge: 4, cqe: 2048, mtu: DEFAULTS.mtu, ...known };
      const silence = { timeout: timeout ?? SILENCE.timeout, retry: retry ?? SILENCE.retry };
      const qps = hosts.map((host) => host.qp({ ...wanted, ...silence }));
      const port = (own: 0 | 1, peer: 0 | 1): Port => {
        const qp = qps[own]!;
        const to = { ah: hosts[own]!.ah(addresses[peer]), qpn: qps[peer]!.number };
        return {
          side: hosts[own]!.side,
          post: ({ to: _, ...send }) => qp.post({ ...send, ...to }),
          recv: (id, sges) => qp.recv(id, sges),
          poll: () => qp.poll(),
          state: () => qp.state(),
        };
      };
      return [port(0, 1), port(1, 0)];
    },
    deadlineUs(options) {
      const { timeout, retry } = { ...SILENCE, ...options };
      return Math.max(SHORTEST_SILENCE, (retry + 1) * 4 * 4.096 * 2 ** timeout);
    },
  };
}

/** Addresses of a NIC with several paths: 10.0.0.1, 10.1.0.1, ... */
export const pathsOf = (address: string, paths: number): string[] =>
  Array.from({ length: paths }, (_, path) => address.replace(/^10\.0/, `10.${path}`));

export const THREE_PATHS = dynamic("dynamic over three paths", { connect: "syn", paths: 3 });

/** All transports of the matrix. */
export const TRANSPORTS: readonly Transport[] = [
  rc,
  dynamic("dynamic", { connect: "syn" }),
  dynamic("dynamic, opened by request", { connect: "request" }),
  THREE_PATHS,
];

export const LEFT = "10.0.0.1";
export const RIGHT = "10.0.0.2";

/** Two NICs on a simulated network with a connection between them. */
export class World {
  readonly network: SimulatedNetwork;
  readonly transport: Transport;
  readonly left: Port;
  readonly right: Port;
  readonly options: TransportOptions;
  /** Address space of the regions if it is not host memory. */
  readonly memory: FieldMemory | undefined;
  readonly #fields: { unmap(): void }[] = [];

  constructor(
    transport: Transport,
    options: TransportOptions & { readonly memory?: FieldMemory } = {},
    network: SimulatedNetworkOptions = {},
  ) {
    this.memory = options.memory;
    this.transport = transport;
    this.options = options;
    this.network = new SimulatedNetwork(network);
    [this.left, this.right] = transport.connect(this.network, [LEFT, RIGHT], options);
  }

  /** Frees `field` with the network. */
  keep<T extends { unmap(): void }>(field: T): T {
    this.#fields.push(field);
    return field;
  }

  close(): void {
    this.network.close();
    for (const field of this.#fields) field.unmap();
  }
}
