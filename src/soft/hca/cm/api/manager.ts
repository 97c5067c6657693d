// The connection manager of a soft0: its queue pair 1, its protocol and its timers. It is open while there
// are ids or connections that are ending.
import type { Ibverbs } from "../../../../../ffi/ibverbs/index.ts";
import { AF_INET6 } from "../../../../../ffi/libc/constants.ts";
import { errno, setErrno } from "../../../../../ffi/libc/index.ts";
import * as cm from "../../../../../ffi/rdmacm/constants.ts";
import type { SoftNic } from "../../nic/soft-nic.ts";
import { LIMITS } from "../../provider/limits.ts";
import { type ConnectRequest, TRANSPORT_RC } from "../mad/connect-request.ts";
import { Attribute, type Message, readMessage } from "../mad/datagram.ts";
import { IP_HEADER_BYTES, readIpHeader, servicePort } from "../mad/ip-service.ts";
import { Reason } from "../mad/reject-reasons.ts";
import type { ServiceRequest } from "../mad/service-messages.ts";
import { Communications, type Verdict } from "../protocol/communications.ts";
import { type GidPath, type MadTransport, sameGid } from "../protocol/mad-transport.ts";
import { type QueryVerdict, ServiceQueries } from "../protocol/service-queries.ts";
import { TimerQueue } from "../protocol/timer-queue.ts";
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
  /** Events that were delivered and not acknowledged. */
  readonly events = new Map<number, CmEvent>();
  readonly services: GeneralServices;
  readonly connections: Communications;
  readonly queries: ServiceQueries;
  readonly #timers = new TimerQueue();
  readonly #random = new Uint32Array(64);
  #randomLeft = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timerAt = Number.POSITIVE_INFINITY;
  #stopAtExit: (() => void) | undefined;

  constructor(d: SoftNic, lib: Ibverbs) {
    this.lib = lib;
    this.own = new OwnAddresses(d);
    this.services = new GeneralServices(d, lib, this.own, (path, bytes) => this.#receive(path, bytes));
    const random = () => this.#next32();
    const guid = crypto.getRandomValues(new BigUint64Array(1))[0]!;
    const network: MadTransport = {
      send: (path: GidPath, message: Message) => this.services.send(path, message.whole),
      now: () => performance.now(),
      random,
      timers: this.#timers,
      guid,
    };
    this.connections = new Communications(network, (path, request) => this.#judgeRequest(path, request));
    this.queries = new ServiceQueries(network, (path, request) => this.#judgeQuery(path, request));
  }

  #next32(): number {
    if (this.#randomLeft === 0) {
      crypto.getRandomValues(this.#random);
      this.#randomLeft = this.#random.length;
    }
    return this.#random[--this.#randomLeft]!;
  }

  /** Creates an id, with the first PSN of its peer's queue pair. */
  newId(channel: Channel, portSpace: number, context: number, synchronous: boolean): Id {
    const id = new Id(channel, portSpace, context, synchronous);
    id.startingPsn = this.#next32() & 0xffffff;
    this.ids.set(id.pointer, id);
    return id;
  }

  /** Opens the queue pair for an id that needs the device. Returns false with errno on failure. */
  start(): boolean {
    if (this.services.context !== 0) return true;
    if (!this.services.start(() => this.progress())) return false;
    this.#stopAtExit = () => this.#leave();
    process.prependOnceListener("exit", this.#stopAtExit);
    return true;
  }

  /** Handles received datagrams and expired timers. */
  progress(): void {
    this.services.poll();
    this.#timers.expire(performance.now());
    this.settle();
  }

  /**
   * Sets the timer, and closes the manager after the last id. Called after each operation that may begin or
   * end something.
   */
  settle(): void {
    if (this.services.context === 0) return;
    if (this.ids.size === 0 && this.connections.count === 0 && this.queries.count === 0) {
      this.#stop();
      return;
    }
    const { next } = this.#timers;
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

  /** Blocks until `done` returns true. This thread itself makes the progress. */
  blockUntil(done: () => boolean): void {
    for (;;) {
      this.progress();
      if (done()) return;
      this.services.block(Math.max(this.#timers.next - performance.now(), 0));
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

  /** Sends a last message to the peers when the process ends. */
  #leave(): void {
    for (const connection of [...this.connections.all()]) connection.abandon();
    this.services.flush();
    this.#stop();
  }

  #receive(path: GidPath, bytes: Uint8Array): void {
    const message = readMessage(bytes);
    if (message === undefined) return;
    const { attribute } = message;
    if (attribute === Attribute.serviceRequest || attribute === Attribute.serviceReply)
      this.queries.receive(path, message);
    else this.connections.receive(path, message);
  }

  /** Returns the listener for a service at an address. */
  #listenerFor(path: GidPath, serviceId: bigint): Id | undefined {
    const service = servicePort(serviceId);
    if (service === undefined) return undefined;
    for (const id of this.ports.at(service.portSpace, service.port)) {
      if (!id.isListening) continue;
      const at = id.local!;
      const sameFamily = at.family === socketAddress(path.local, 0).family;
      const everywhere = isAny(at) && (sameFamily || (at.family === AF_INET6 && !id.addressFamilyOnly));
      if (everywhere || sameGid(at.gid, path.local)) return id;
    }
    return undefined;
  }

  #judgeRequest(path: GidPath, request: ConnectRequest): Verdict {
    const listener = this.#listenerFor(path, request.serviceId);
    const header = readIpHeader(request.data);
    if (listener === undefined || header === undefined) return { refuse: Reason.invalidServiceId };
    if (request.transport !== TRANSPORT_RC) return { refuse: Reason.invalidTransport };
    if (!sameGid(header.source, path.remote) || !sameGid(header.destination, path.local))
      return { refuse: Reason.invalidGid };
    if (request.pathMtu < 1 || request.pathMtu > this.own.mtu(path.index))
      return { refuse: Reason.invalidMtu };
    if (listener.unanswered >= listener.backlog) return undefined;
    return {
      accept: (communication) => {
        const id = this.#child(listener, path, header.port);
        id.communication = communication;
        communication.user = communicationUser(this, id);
        // The number of requests that the peer answers at once limits the outstanding requests of this end.
        id.responderResources = Math.min(request.initiatorDepth, LIMITS.readsAtOnce);
        id.initiatorDepth = Math.min(request.responderResources, LIMITS.readsAtOnce);
        id.remoteEce = { vendor: request.vendor, options: request.vendorOptions, mask: 0 };
        id.trafficClass = request.trafficClass;
        id.report(cm.RDMA_CM_EVENT_CONNECT_REQUEST, {
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

  #judgeQuery(path: GidPath, request: ServiceRequest): QueryVerdict {
    const listener = this.#listenerFor(path, request.serviceId);
    const header = readIpHeader(request.data);
    if (listener === undefined || header === undefined) return false;
    if (!sameGid(header.source, path.remote) || !sameGid(header.destination, path.local)) return false;
    if (listener.unanswered >= listener.backlog) return undefined;
    return (asked) => {
      const id = this.#child(listener, path, header.port);
      id.asked = asked;
      id.report(cm.RDMA_CM_EVENT_CONNECT_REQUEST, {
        listener,
        data: request.data.subarray(IP_HEADER_BYTES),
        datagram: { path, queuePair: 0, queueKey: 0 },
      });
    };
  }

  /** Creates the id of a request at a listener. */
  #child(listener: Id, path: GidPath, port: number): Id {
    const id = this.newId(listener.channel, listener.portSpace, listener.c.context, false);
    id.listener = listener;
    listener.unanswered++;
    id.path = path;
    id.routeResolved = true;
    id.c.qp_type = listener.c.qp_type;
    id.setLocal(socketAddress(path.local, listener.local!.port));
    id.setRemote(socketAddress(path.remote, port));
    id.setDevice(this.services.context, this.services.domain);
    return id;
  }
}
