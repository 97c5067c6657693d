import type { System } from "../doctor/machine/system.ts";

/** A port of an RDMA device with all counters of the kernel, by the kernel's names. */
export interface PortState {
  readonly device: string;
  readonly port: number;
  readonly state: string;
  /** Link rate, such as "100 Gb/sec (4X EDR)". */
  readonly rate: string;
  readonly counters: Readonly<Record<string, number>>;
}

export interface PortRates extends PortState {
  readonly bytesOutPerSecond: number;
  readonly bytesInPerSecond: number;
  readonly packetsOutPerSecond: number;
  readonly packetsInPerSecond: number;
  /** The remaining counters that grew, as growth per second. */
  readonly perSecond: Readonly<Record<string, number>>;
}

const root = "/sys/class/infiniband";

function countersIn({ list, read }: System, folder: string): [string, number][] {
  return list(folder).flatMap((name) => {
    const text = read(`${folder}/${name}`);
    return text !== undefined && /^\d+$/.test(text) ? [[name, Number(text)] as [string, number]] : [];
  });
}

/** Returns the ports of all RDMA devices of the kernel. */
export function portStates(system: System): PortState[] {
  return system.list(root).flatMap((device) =>
    system.list(`${root}/${device}/ports`).map((port) => {
      const folder = `${root}/${device}/ports/${port}`;
      return {
        device,
        port: Number(port),
        state: (system.read(`${folder}/state`) ?? "").replace(/^\d+: /, ""),
        rate: system.read(`${folder}/rate`) ?? "",
        counters: Object.fromEntries([
          ...countersIn(system, `${folder}/counters`),
          ...countersIn(system, `${folder}/hw_counters`),
        ]),
      };
    }),
  );
}

/**
 * Counters of bytes (in 4-byte words) and packets, which have their own columns. rdma_rxe has other names for
 * the packets.
 */
const own: Readonly<Record<string, readonly string[]>> = {
  bytesOut: ["port_xmit_data"],
  bytesIn: ["port_rcv_data"],
  packetsOut: ["port_xmit_packets", "unicast_xmit_packets", "sent_pkts"],
  packetsIn: ["port_rcv_packets", "unicast_rcv_packets", "rcvd_pkts"],
};
const ownNames = new Set([
  ...Object.values(own).flat(),
  ...["multicast_xmit_packets", "multicast_rcv_packets", "lifespan"],
]);

/** Returns the rates since `before`, a state `seconds` old. */
export function portRates(now: PortState, before: PortState | undefined, seconds: number): PortRates {
  const rate = (name: string): number => {
    const [value, last] = [now.counters[name], before?.counters[name]];
    return value === undefined || last === undefined || seconds <= 0
      ? 0
      : Math.max(0, value - last) / seconds;
  };
  const first = (names: readonly string[]): number => rate(names.find((name) => name in now.counters) ?? "");
  const others = Object.keys(now.counters).filter((name) => !ownNames.has(name) && rate(name) > 0);
  return {
    ...now,
    bytesOutPerSecond: 4 * first(own["bytesOut"]!),
    bytesInPerSecond: 4 * first(own["bytesIn"]!),
    packetsOutPerSecond: first(own["packetsOut"]!),
    packetsInPerSecond: first(own["packetsIn"]!),
    perSecond: Object.fromEntries(others.map((name) => [name, rate(name)])),
  };
}
