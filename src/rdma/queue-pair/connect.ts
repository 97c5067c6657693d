import { hex, printedAs } from "../../lifetime/resource.ts";
import type { Endpoint } from "../address/endpoint.ts";
import type { GidEntry } from "../address/gid.ts";
import { netdevPayload } from "../address/netdev-mtu.ts";
import type { DeviceHandle } from "../handles/device-handle.ts";
import type { ConnectOptions } from "./connect-options.ts";
import type { ConnectionType, QueuePairAttributes } from "./queue-pair-attributes.ts";

/** Properties of a queue pair that decide how it connects. */
export interface ConnectionEnd {
  readonly device: DeviceHandle;
  readonly type: ConnectionType;
  readonly number: number;
  readonly port: number;
  readonly psn: number;
  readonly gid: GidEntry;
  readonly queueKey: number;
}

const mostReadAtomic = 16;
const roles: { readonly [type: string]: "initiator" | "target" } = {
  XRC: "initiator",
  "XRC target": "target",
};

/** Returns the endpoint of a queue pair as plain data for the peer. */
export function ownEndpoint(end: ConnectionEnd): Endpoint {
  const port = end.device.port(end.port);
  const { maxReadAtomic } = end.device.attributes();
  // The port of soft0 reports the MTU of its first address, which is a loopback address.
  const { netdev } = end.gid;
  const room = end.device.provider === "soft" && netdev !== "" ? netdevPayload(netdev) : port.activeMtu;
  const endpoint: Endpoint = {
    version: 1,
    transport: end.type === "XRC target" ? "XRC" : end.type,
    qpNumber: end.number,
    psn: end.psn,
    gid: end.gid.gid,
    lid: port.lid,
    linkLayer: port.linkLayer,
    mtu: Math.min(port.activeMtu, room),
    readAtomic: Math.min(maxReadAtomic, mostReadAtomic),
    ...(roles[end.type] === undefined ? {} : { role: roles[end.type] }),
    ...(end.type === "UD" || end.type === "dynamic" ? { queueKey: end.queueKey } : {}),
  };
  return printedAs("Endpoint", endpoint, ({ queueKey }) =>
    queueKey === undefined ? {} : { queueKey: hex(queueKey) },
  );
}

/** Returns the attributes of the transitions from INIT to RTR and from RTR to RTS. */
export function connectAttributes(
  end: ConnectionEnd,
  own: Endpoint,
  remote: Endpoint | undefined,
  options: ConnectOptions,
): { readonly receive: QueuePairAttributes; readonly send: QueuePairAttributes } {
  if (end.type === "dynamic") return dynamicAttributes(options);
  if (end.type === "UD" || !remote) return { receive: {}, send: { sendPsn: end.psn } };
  const readAtomic = Math.min(own.readAtomic, remote.readAtomic);
  const { hopLimit, trafficClass, flowLabel, serviceLevel } = options;
  // InfiniBand within one subnet uses the LID alone. RoCE always uses the GID.
  const global =
    own.linkLayer !== "InfiniBand" ||
    own.gid.split(":").slice(0, 4).join() !== remote.gid.split(":").slice(0, 4).join();
  const path: QueuePairAttributes = {
    address: {
      ...(global ? { gid: remote.gid, gidIndex: end.gid.index } : {}),
      lid: remote.lid,
      port: end.port,
      ...(hopLimit === undefined ? {} : { hopLimit }),
      ...(trafficClass === undefined ? {} : { trafficClass }),
      ...(flowLabel === undefined ? {} : { flowLabel }),
      ...(serviceLevel === undefined ? {} : { serviceLevel }),
    },
    pathMtu: options.pathMtu ?? Math.min(own.mtu, remote.mtu),
    remoteQpNumber: remote.qpNumber,
    receivePsn: remote.psn,
  };
  if (end.type === "UC") return { receive: path, send: { sendPsn: end.psn } };
  const timeout = options.timeout ?? 14;
  const answers = {
    ...path,
    maxReadAtomicAnswered: readAtomic,
    minRnrTimer: options.minRnrTimer ?? 12,
  };
  if (end.type === "XRC target") return { receive: answers, send: { sendPsn: end.psn, timeout } };
  return {
    receive: end.type === "XRC" ? path : answers,
    send: {
      sendPsn: end.psn,
      timeout,
      retryCount: options.retryCount ?? 7,
      rnrRetry: options.rnrRetry ?? 7,
      maxReadAtomic: readAtomic,
    },
  };
}

/** Returns the attributes of a queue pair without a peer: only the options that were given. */
function dynamicAttributes({ pathMtu, minRnrTimer, timeout, retryCount, rnrRetry }: ConnectOptions) {
  return {
    receive: {
      ...(pathMtu === undefined ? {} : { pathMtu }),
      ...(minRnrTimer === undefined ? {} : { minRnrTimer }),
    },
    send: {
      ...(timeout === undefined ? {} : { timeout }),
      ...(retryCount === undefined ? {} : { retryCount }),
      ...(rnrRetry === undefined ? {} : { rnrRetry }),
    },
  };
}
