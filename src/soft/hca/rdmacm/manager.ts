// The connection manager of a soft0: its queue pair 1, its protocol, its timers; alive while there are ids or ends of connections.
import type { Ibverbs } from "../../../../ffi/ibverbs/index.ts";
import { AF_INET6 } from "../../../../ffi/libc/constants.ts";
import { errno, setErrno } from "../../../../ffi/libc/index.ts";
import * as cm from "../../../../ffi/rdmacm/constants.ts";
import { Communications, type Verdict } from "../connecting/communications.ts";
import { Deadlines } from "../connecting/deadlines.ts";
import { type Network, sameGid, type Way } from "../connecting/network.ts";
import { type AskedVerdict, ServiceQueries } from "../connecting/service-queries.ts";
import { type ConnectRequest, TRANSPORT_RC } from "../management/connect-request.ts";
import { Attribute, type Message, readMessage } from "../management/datagram.ts";
import { IP_HEADER_BYTES, readIpHeader, servicePort } from "../management/ip-service.ts";
import { Reason } from "../management/reject-reasons.ts";
import type { ServiceRequest } from "../management/service-messages.ts";
import type { SoftDevice } from "../nic/soft-device.ts";
import { LIMITS } from "../provider/limits.ts";
import type { Channel } from "./channel.ts";
import type { CmEvent } from "./events.ts";
import { GeneralServices } from "./general-services.ts";
import { Id } from "./id.ts";
import { OwnAddresses } from "./own-addresses.ts";
import { Ports } from "./ports.ts";
import { isAny, socketAddress } from "./socket-address.ts";
import { communicationUser } from "./users.ts";

const LONGEST_TIMER_MS = 60_000;

export class Manager {
  readonly lib: Ibverbs;
  readonly own: OwnAddresses;
  readonly ports = new Ports();
  readonly ids = new Map<number, Id>();
  readonly channels = new Map<number, Channel>();
  /** Events that were given out and not acknowledged. */
  readonly events = new Map<number, CmEvent>();
  readonly services: GeneralServices;
  readonly connections: Communications;
  readonly queries: ServiceQueries;
  readonly #deadlines = new Deadlines();
  readonly #random = new Uint32Array(64);
  #randomLeft = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timerAt = Number.POSITIVE_INFINITY;
  #stopAtExit: (() => void) | undefined;

  constructor(d: SoftDevice, lib: Ibverbs) {
    this.lib = lib;
    this.own = new OwnAddresses(d);
    this.services = new GeneralServices(d, lib, this.own, (way, bytes) => this.#receive(way, bytes));
    const random = () => this.#next32();
    const guid = crypto.getRandomValues(new BigUint64Array(1))[0]!;
    const network: Network = {
      send: (way: Way, message: Message) => this.services.send(way, message.whole),
      now: () => performance.now(),
      random,
      deadlines: this.#deadlines,
      guid,
    };
    this.connections = new Communications(network, (way, request) => this.#judgeRequest(way, request));
    this.queries = new ServiceQueries(network, (way, request) => this.#judgeQuery(way, request));
  }

  #next32(): number {
    if (this.#randomLeft === 0) {
      crypto.getRandomValues(this.#random);
      this.#randomLeft = this.#random.length;
    }
    return this.#random[--this.#randomLeft]!;
  }

  /** A new id, with the packet number that its peer's queue pair is to begin with. */
  newId(channel: Channel, portSpace: number, context: number, synchronous: boolean): Id {
    const id = new Id(channel, portSpace, context, synchronous);
    id.startingPsn = this.#next32() & 0xffffff;
    this.ids.set(id.pointer, id);
    return id;
  }

  /** Opens the queue pair for an id that needs the device: false with errno. */
  start(): boolean {
    if (this.services.context !== 0) return true;
    if (!this.services.start(() => this.progress())) return false;
    this.#stopAtExit = () => this.#leave();
    process.prependOnceListener("exit", this.#stopAtExit);
    return true;
  }

  /** Does what came, and what is due. */
  progress(): void {
    this.services.poll();
    this.#deadlines.expire(performance.now());
    this.settle();
  }

  /** After anything that may have begun or ended something: sets the timer, and ends with the last id. */
  settle(): void {
    if (this.services.context === 0) return;
    if (this.ids.size === 0 && this.connections.count === 0 && this.queries.count === 0) {
      this.#stop();
      return;
    }
    const { next } = this.#deadlines;
    if (next === this.#timerAt) return;
    clearTimeout(this.#timer);
    this.#timerAt = next;
    this.#timer = undefined;
    if (next === Number.POSITIVE_INFINITY) return;
    const wait = Math.min(Math.max(next - performance.now(), 0), LONGEST_TIMER_MS);
    this.#timer = setTimeout(() => {
      this.#timerAt = Number.POSITIVE_INFINITY;
      this.progress();
    }, wait);
    this.#timer.unref();
  }

  /** Blocks until `done`: the one thread that could do anything meanwhile is this one. */
  blockUntil(done: () => boolean): void {
    for (;;) {
      this.progress();
      if (done()) return;
      this.services.block(Math.max(this.#deadlines.next - performance.now(), 0));
    }
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timerAt = Number.POSITIVE_INFINITY;
    if (this.#stopAtExit) process.off("exit", this.#stopAtExit);
    this.#stopAtExit = undefined;
    const failure = errno();
    this.services.stop();
    setErrno(failure);
  }

  /** The process ends: peers are told, once. */
  #leave(): void {
    for (const connection of [...this.connections.all()]) connection.abandon();
    this.services.flush();
    this.#stop();
  }

  #receive(way: Way, bytes: Uint8Array): void {
    const message = readMessage(bytes);
    if (message === undefined) return;
    const { attribute } = message;
    if (attribute === Attribute.serviceRequest || attribute === Attribute.serviceReply)
      this.queries.receive(way, message);
    else this.connections.receive(way, message);
  }

  /** Who listens for a service at that address. */
  #listenerFor(way: Way, serviceId: bigint): Id | undefined {
    const service = servicePort(serviceId);
    if (service === undefined) return undefined;
    for (const id of this.ports.at(service.portSpace, service.port)) {
      if (!id.isListening) continue;
      const at = id.local!;
      const sameFamily = at.family === socketAddress(way.local, 0).family;
      const everywhere = isAny(at) && (sameFamily || (at.family === AF_INET6 && !id.addressFamilyOnly));
      if (everywhere || sameGid(at.gid, way.local)) return id;
    }
    return undefined;
  }

  #judgeRequest(way: Way, request: ConnectRequest): Verdict {
    const listener = this.#listenerFor(way, request.serviceId);
    const header = readIpHeader(request.data);
    if (listener === undefined || header === undefined) return { refuse: Reason.invalidServiceId };
    if (request.transport !== TRANSPORT_RC) return { refuse: Reason.invalidTransport };
    if (!sameGid(header.source, way.remote) || !sameGid(header.destination, way.local))
      return { refuse: Reason.invalidGid };
    if (request.pathMtu < 1 || request.pathMtu > this.own.mtu(way.index))
      return { refuse: Reason.invalidMtu };
    if (listener.unanswered >= listener.backlog) return undefined;
    return {
      accept: (communication) => {
        const id = this.#child(listener, way, header.port);
        id.communication = communication;
        communication.user = communicationUser(this, id);
        // What the peer answers at once is what this end may have outstanding.
        id.responderResources = Math.min(request.initiatorDepth, LIMITS.readsAtOnce);
        id.initiatorDepth = Math.min(request.responderResources, LIMITS.readsAtOnce);
        id.remoteEce = { vendor: request.vendor, options: request.vendorOptions, mask: 0 };
        id.trafficClass = request.trafficClass;
        id.tell(cm.RDMA_CM_EVENT_CONNECT_REQUEST, {
          listener,
          data: request.data.subarray(IP_HEADER_BYTES),
          connection: {
            ...request,
            responderResources: id.responderResources,
            initiatorDepth: id.initiatorDepth,
          },
        });
      },
    };
  }

  #judgeQuery(way: Way, request: ServiceRequest): AskedVerdict {
    const listener = this.#listenerFor(way, request.serviceId);
    const header = readIpHeader(request.data);
    if (listener === undefined || header === undefined) return false;
    if (!sameGid(header.source, way.remote) || !sameGid(header.destination, way.local)) return false;
    if (listener.unanswered >= listener.backlog) return undefined;
    return (asked) => {
      const id = this.#child(listener, way, header.port);
      id.asked = asked;
      id.tell(cm.RDMA_CM_EVENT_CONNECT_REQUEST, {
        listener,
        data: request.data.subarray(IP_HEADER_BYTES),
        datagram: { way, queuePair: 0, queueKey: 0 },
      });
    };
  }

  /** The id of a request at a listener. */
  #child(listener: Id, way: Way, port: number): Id {
    const id = this.newId(listener.channel, listener.portSpace, listener.c.context, false);
    id.listener = listener;
    listener.unanswered++;
    id.way = way;
    id.routeResolved = true;
    id.c.qp_type = listener.c.qp_type;
    id.setLocal(socketAddress(way.local, listener.local!.port));
    id.setRemote(socketAddress(way.remote, port));
    id.setDevice(this.services.context, this.services.domain);
    return id;
  }
}
