// The connection manager of a soft0: its queue pair 1, its protocol and its timers. It is open while there
// are ids or connections that are ending.

import type { Ibverbs } from "../../../../../ffi/ibverbs/index.ts";
import { AF_INET6 } from "../../../../../ffi/libc/constants.ts";
import * as c from "../../../../../ffi/libc/index.ts";
import { errno, setErrno } from "../../../../../ffi/libc/index.ts";
import * as cm from "../../../../../ffi/rdmacm/constants.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { gidOfAddress } from "../../links/common/addresses.ts";
import { wake } from "../../nic/park.ts";
import type { SoftNic } from "../../nic/soft-nic.ts";
import { LIMITS } from "../../provider/create-completion-queue.ts";
import { activeMtu } from "../../provider/device.ts";
import { type ConnectRequest, TRANSPORT_RC } from "../mad/connect-request.ts";
import { Attribute, type Message, readMessage } from "../mad/datagram.ts";
import { IP_HEADER_BYTES, readIpHeader, servicePort } from "../mad/ip-service.ts";
import type { ServiceRequest } from "../mad/service-messages.ts";
import { Reason } from "../mad/short-messages.ts";
import { Communications, type Verdict } from "../protocol/communications.ts";
import { type GidPath, type MadTransport, sameGid } from "../protocol/mad-transport.ts";
import { type QueryVerdict, ServiceQueries } from "../protocol/service-queries.ts";
import { TimerQueue } from "../protocol/timer-queue.ts";
import type { Channel, CmEvent } from "./channel.ts";
import { GeneralServices } from "./general-services.ts";
import { Id } from "./id.ts";
import { publishedListener, publishListener } from "./published-listeners.ts";
import {
  isAny,
  isMapped,
  readSocketAddress,
  SOCKADDR_BYTES,
  type SocketAddress,
  socketAddress,
  writeSocketAddress,
} from "./socket-address.ts";
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

  /** Closes the manager without a message to the peers. */
  abandon(): void {
    if (this.services.context !== 0) this.#stop();
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

  /** Publishes a listener on all addresses for the processes of this host. Returns a descriptor, or -1. */
  publish(id: Id): number {
    if (!this.own.usesHostNetwork || !this.own.isFree(0)) return -1;
    return publishListener(id.portSpace, id.boundPort, this.own.gid(0));
  }

  /**
   * Returns the address of the soft0 that a peer's address means. 127.0.0.1 and the addresses of the host mean
   * the local process that listens on the port.
   */
  listenerAt(portSpace: number, remote: SocketAddress): SocketAddress {
    if (!this.own.isOfHost(remote.gid) || this.#listensItself(portSpace, remote)) return remote;
    const gid = publishedListener(portSpace, remote.port);
    return gid === undefined ? remote : socketAddress(gid, remote.port);
  }

  /** Returns true when an id of this process listens on exactly that address. */
  #listensItself(portSpace: number, { gid, port }: SocketAddress): boolean {
    if (this.own.indexOf(gid) < 0) return false;
    for (const id of this.ports.at(portSpace, port))
      if (id.isListening && (isAny(id.local!) || sameGid(id.local!.gid, gid))) return true;
    return false;
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

// Ports in use, by port space.

/** Range of ephemeral ports, as the kernel's default. */
const FIRST_EPHEMERAL = 32768;
const LAST_EPHEMERAL = 60999;

export class Ports {
  readonly #taken = new Map<number, Set<Id>>();
  #next = FIRST_EPHEMERAL + Math.floor(Math.random() * (LAST_EPHEMERAL - FIRST_EPHEMERAL));

  #key = (portSpace: number, port: number): number => portSpace * 65536 + port;

  /** Returns the ids that have the port. */
  at(portSpace: number, port: number): Iterable<Id> {
    return this.#taken.get(this.#key(portSpace, port)) ?? [];
  }

  /**
   * Binds `id` to the address, with a free port instead of port 0. Returns undefined when the port is taken
   * or no port is free.
   */
  bind(id: Id, wanted: SocketAddress): SocketAddress | undefined {
    if (wanted.port !== 0) return this.#take(id, wanted);
    for (let tries = FIRST_EPHEMERAL; tries <= LAST_EPHEMERAL; tries++) {
      const port = this.#next;
      this.#next = port === LAST_EPHEMERAL ? FIRST_EPHEMERAL : port + 1;
      if (this.#taken.has(this.#key(id.portSpace, port))) continue;
      return this.#take(id, { ...wanted, port });
    }
    return undefined;
  }

  #take(id: Id, address: SocketAddress): SocketAddress | undefined {
    const key = this.#key(id.portSpace, address.port);
    const others = this.#taken.get(key);
    if (others) for (const other of others) if (clash(id, address, other)) return undefined;
    if (others) others.add(id);
    else this.#taken.set(key, new Set([id]));
    return address;
  }

  release(id: Id): void {
    if (id.boundPort === 0) return;
    const key = this.#key(id.portSpace, id.boundPort);
    const all = this.#taken.get(key);
    all?.delete(id);
    if (all?.size === 0) this.#taken.delete(key);
  }
}

function clash(id: Id, address: SocketAddress, other: Id): boolean {
  const theirs = other.local!;
  if (id.reuseAddress && other.reuseAddress && !other.isListening) return false;
  if (address.family !== theirs.family) {
    // The IPv6 wildcard includes IPv4 unless the id excludes it.
    return (
      (isAny(theirs) && !other.addressFamilyOnly && theirs.family > address.family) ||
      (isAny(address) && !id.addressFamilyOnly && address.family > theirs.family)
    );
  }
  return isAny(address) || isAny(theirs) || sameGid(address.gid, theirs.gid);
}

// The addresses of soft0, and the choice of the one that reaches a peer.

/** Any port works, because no packet is sent. */
const PORT = 4791;

const isLoopback = (gid: Uint8Array): boolean => isMapped(gid) && gid[12] === 127;

/** Returns true for the loopback addresses that stand for the host, and not for one soft0. */
const isThisHost = (gid: Uint8Array): boolean =>
  gid[15] === 1 &&
  (isLoopback(gid) ? gid[13] === 0 && gid[14] === 0 : gid.subarray(0, 15).every((byte) => byte === 0));

/**
 * Returns the local address that the host's routes choose for a peer, as a GID; undefined with errno without
 * a route.
 */
function routedFrom(remote: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const address = socketAddress(remote, PORT);
  const fd = c.libc.socket(address.family, c.SOCK_DGRAM | c.SOCK_CLOEXEC, 0);
  if (fd < 0) return undefined;
  const name = c.libc.malloc(SOCKADDR_BYTES + 4);
  try {
    const length = writeSocketAddress(name, address);
    if (c.libc.connect(fd, name, length) !== 0) return undefined;
    new Uint32Array(memory(name + SOCKADDR_BYTES, 4))[0] = length;
    if (c.libc.getsockname(fd, name, name + SOCKADDR_BYTES) !== 0) return undefined;
    return readSocketAddress(name)?.gid;
  } finally {
    c.libc.free(name);
    c.libc.close(fd);
  }
}

export class OwnAddresses {
  readonly #d: SoftNic;

  constructor(d: SoftNic) {
    this.#d = d;
  }

  gid(index: number): Uint8Array<ArrayBuffer> {
    return gidOfAddress(this.#d.addresses[index]!.address);
  }

  /** Returns the index of a local GID, -1 for an unknown one. */
  indexOf(gid: Uint8Array): number {
    return this.#d.addresses.findIndex((_, index) => sameGid(this.gid(index), gid));
  }

  /** Returns the `enum ibv_mtu` of the network device of an address. */
  mtu(index: number): number {
    return activeMtu(this.#d.addresses[index]!.mtu);
  }

  /** True when the addresses are those of this host's network devices. */
  get usesHostNetwork(): boolean {
    return this.#d.usesHostNetwork;
  }

  /** Returns true for 127.0.0.1 and ::1, and for the addresses of this host's network devices. */
  isOfHost(gid: Uint8Array): boolean {
    if (!this.usesHostNetwork) return false;
    if (isThisHost(gid)) return true;
    const source = isLoopback(gid) ? undefined : routedFrom(gid);
    return source !== undefined && sameGid(source, gid);
  }

  /** Returns the index of the address that reaches `remote`, -1 with errno for none. */
  leadingTo(remote: Uint8Array): number {
    const itself = this.indexOf(remote);
    if (itself >= 0) return itself;
    if (!this.usesHostNetwork) return 0;
    // Every soft0 on loopback has its own loopback address.
    if (isLoopback(remote) && isLoopback(this.gid(0))) return 0;
    const source = routedFrom(remote);
    if (source === undefined) return -1;
    const found = this.indexOf(source);
    if (found >= 0 && this.isFree(found)) return found;
    // The peer is another process of this host, which this loopback address reaches too.
    if (sameGid(source, remote) && isMapped(remote) && isLoopback(this.gid(0))) return 0;
    if (found >= 0) return found;
    c.setErrno(c.Errno.ENODEV);
    return -1;
  }

  /** Returns true when no other process uses the address. */
  isFree(index: number): boolean {
    const { e } = this.#d;
    const error = this.#d.exclusively(() => e.link.open(e, index));
    // The NIC thread must watch the new socket.
    wake(e);
    return error === 0;
  }
}
