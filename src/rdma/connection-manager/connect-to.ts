import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkOptions, instance, oneOf, optionsTable, text } from "../../arguments/options.ts";
import type { ProviderName } from "../../arguments/provider-preference.ts";
import { DeadlineError } from "../../errors.ts";
import { type WaitOptions, waitRows } from "../../wait/wait-options.ts";
import type { Transport } from "./addressed-id.ts";
import { Connection } from "./connection.ts";
import { noAnswerHint } from "./connection-error.ts";
import type { ConnectionEvent } from "./connection-event.ts";
import { ConnectionId } from "./connection-id.ts";
import { type ConnectionRequestOptions, parameterRows } from "./connection-parameters.ts";
import { EventChannel } from "./event-channel.ts";
import { type IdOptions, idOptionRows } from "./id-options.ts";
import { connectionManager } from "./provider.ts";
import {
  type MadeQueuePair,
  type QueuePairPreferences,
  queuePairFor,
  queuePairPreferenceRows,
} from "./queue-pair-preferences.ts";
import { resolveHost } from "./resolve-host.ts";
import { addressText, type PeerAddress, parseAddress } from "./socket-address.ts";

/** Options of {@link connect}. All have defaults that work. */
export interface ConnectToOptions
  extends WaitOptions,
    QueuePairPreferences,
    IdOptions,
    Omit<ConnectionRequestOptions, "qpNumber" | "sharedReceiveQueue"> {
  /**
   * Connection manager: librdmacm and the kernel ("native"), or the soft NIC ("soft"). Default: the choice of
   * `openDevice`.
   */
  readonly provider?: ProviderName;
  /** Transport: a reliable connection (RC, the default), or a datagram service (UD). */
  readonly transport?: Transport;
  /** Local address to connect from. Default: the source address of the host's route to the peer. */
  readonly sourceAddress?: string;
  /** Channel that reports the events. Default: one that all ids share. */
  readonly channel?: EventChannel;
}

export const startRows = {
  provider: {
    type: oneOf("native", "soft"),
    defaultText: "as openDevice chooses",
    text: "The connection manager: librdmacm (native) or the soft NIC (soft).",
  },
  transport: {
    type: oneOf("RC", "UD"),
    default: "RC",
    text: "A reliable connection (RC) or a datagram service (UD).",
  },
  channel: {
    type: instance("EventChannel", () => EventChannel, "EventChannel.open()"),
    defaultText: "one that all ids share",
    text: "The channel that reports its events.",
  },
} as const;

export const connectToOptions = optionsTable<ConnectToOptions>()(
  "rdma.ConnectToOptions",
  { connect: 1 },
  {
    ...waitRows,
    ...queuePairPreferenceRows,
    ...idOptionRows,
    ...parameterRows,
    ...startRows,
    sourceAddress: {
      type: text("an IP address"),
      defaultText: "the source address of the host's route to the peer",
      text: "The local address to connect from.",
    },
  },
);

/** Returns the channel of the options: the given one, or the shared one. */
export function channelFor(given: {
  readonly channel?: EventChannel;
  readonly provider?: ProviderName;
  readonly protectionDomain?: { readonly device: { readonly provider: ProviderName } };
  readonly completions?: { readonly device: { readonly provider: ProviderName } };
}): EventChannel {
  if (given.channel) {
    given.channel.ensureOpen();
    return given.channel;
  }
  const device = given.protectionDomain?.device ?? given.completions?.device;
  return EventChannel.shared(connectionManager(given.provider ?? device?.provider));
}

/**
 * Connects to a listener (`rdma_resolve_addr`, `rdma_resolve_route`, `rdma_connect`, `rdma_establish`). It
 * resolves the address and route, makes a queue pair, requests the connection, and moves the queue pair to
 * RTS.
 * With `{ transport: "UD" }` it requests the address of a datagram service. Throws ConnectionError when the
 * peer refuses or does not answer, DeadlineError after `timeoutMs` (default 30 s).
 *
 * @example
 * using connection = await connect(server.address, { provider: "soft", privateData: "hello", timeoutMs: 5000
 * });
 * console.log(connection.queuePair.state, connection.privateData); // RTS, and the server's private data
 */
export async function connect(to: PeerAddress, options?: ConnectToOptions): Promise<Connection> {
  if (arguments.length > 2) throw extraArguments("connect", ["to", "options"], arguments.length);
  const given = checkOptions(connectToOptions, "connect", options);
  const parts = parseAddress("connect", to);
  const deadline = performance.now() + given.timeoutMs;
  const wait = (): WaitOptions => ({
    timeoutMs: Math.max(0, deadline - performance.now()),
    ...(given.signal ? { signal: given.signal } : {}),
  });
  const address = { ...parts, address: await resolveHost(parts.address, wait()) };
  const id = ConnectionId.create(channelFor(given), given.transport);
  let made: MadeQueuePair | undefined;
  try {
    const { typeOfService, reuseAddress, addressFamilyOnly, ackTimeout } = given;
    id.setOptions(known({ typeOfService, reuseAddress, addressFamilyOnly, ackTimeout }));
    if (given.sourceAddress !== undefined) id.bind({ address: given.sourceAddress, port: 0 });
    await id.resolveAddress(address, wait());
    await id.resolveRoute(wait());
    made = queuePairFor(id, given);
    const { queuePair } = made;
    if (id.transport === "UD") startDatagrams(made);
    given.prepare?.(queuePair);
    id.connect(requestOf(made, given));
    return id.transport === "UD"
      ? serviceFound(id, made, await id.expect("ESTABLISHED", wait()))
      : established(id, made, await id.expect("CONNECT_RESPONSE", wait()), given);
  } catch (error) {
    id.close();
    made?.giveBack();
    // Each step ran with the time that was left.
    if (error instanceof DeadlineError)
      throw new DeadlineError(`connecting to ${addressText(address)}`, given.timeoutMs, noAnswerHint);
    throw error;
  }
}

/** Returns the options without undefined members. */
export const known = <T extends object>(options: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as never;

/** Returns the properties of a queue pair that the peer receives. */
export function requestOf(
  { queuePair }: MadeQueuePair,
  given: Omit<ConnectionRequestOptions, "qpNumber" | "sharedReceiveQueue">,
): ConnectionRequestOptions {
  const { privateData, retryCount, rnrRetryCount, maxReadAtomic, maxReadAtomicAnswered, flowControl } = given;
  return {
    ...known({ privateData, retryCount, rnrRetryCount, maxReadAtomic, maxReadAtomicAnswered, flowControl }),
    qpNumber: queuePair.number,
    sharedReceiveQueue: queuePair.sharedReceiveQueue !== undefined,
  };
}

/** Moves a datagram queue pair to RTS. It needs no peer. */
export function startDatagrams({ queuePair }: MadeQueuePair): void {
  if (queuePair.state === "INIT") {
    queuePair.modify("RTR");
    queuePair.modify("RTS", { sendPsn: 0 });
  }
}

/** Limits of this end for its queue pair, regardless of the peer's offer. */
type Limits = Pick<ConnectionRequestOptions, "maxReadAtomic" | "maxReadAtomicAnswered"> & {
  readonly minRnrTimer: number;
};

/** Moves the queue pair of an id to RTS, after the answer of either end. */
export function toPeer(id: ConnectionId, { queuePair }: MadeQueuePair, limits: Limits): void {
  const within = (agreed: number | undefined, most: number | undefined) => Math.min(agreed ?? 0, most ?? 255);
  const receive = id.queuePairAttributes("RTR");
  const send = id.queuePairAttributes("RTS");
  const { minRnrTimer } = limits;
  const maxReadAtomicAnswered = within(receive.maxReadAtomicAnswered, limits.maxReadAtomicAnswered);
  queuePair.modify("RTR", { ...receive, minRnrTimer, maxReadAtomicAnswered });
  queuePair.modify("RTS", { ...send, maxReadAtomic: within(send.maxReadAtomic, limits.maxReadAtomic) });
}

function established(
  id: ConnectionId,
  made: MadeQueuePair,
  { privateData }: ConnectionEvent,
  limits: Limits,
): Connection {
  toPeer(id, made, limits);
  id.establish();
  return new Connection({ id, made, privateData });
}

function serviceFound(id: ConnectionId, made: MadeQueuePair, event: ConnectionEvent): Connection {
  const { address, qpNumber, queueKey } = event.datagram!;
  const { gidIndex, gid, trafficClass, hopLimit } = address;
  const addressHandle = made.queuePair.protectionDomain.createAddressHandle(
    known({ gidIndex, gid, trafficClass, hopLimit, port: id.port }),
  );
  const destination = { addressHandle, qpNumber, queueKey };
  return new Connection({ id, made, privateData: event.privateData, destination });
}
