// rdma_cm_id: what C sees of it, and what belongs to it here.
import * as c from "../../../../ffi/libc/index.ts";
import { rdma_addr, rdma_cm_id, rdma_route } from "../../../../ffi/rdmacm/structs.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import type { Communication } from "../connecting/communication.ts";
import type { Way } from "../connecting/network.ts";
import type { Asked, Query } from "../connecting/service-queries.ts";
import type { ConnectReply } from "../management/connect-reply.ts";
import type { Channel } from "./channel.ts";
import { CmEvent, type EventParts } from "./events.ts";
import { type SocketAddress, writeSocketAddress } from "./socket-address.ts";

const ADDRESS = rdma_cm_id.offsets.route + rdma_route.offsets.addr;
const SOURCE = ADDRESS + rdma_addr.offsets.src_addr;
const DESTINATION = ADDRESS + rdma_addr.offsets.dst_addr;

/** A group that an id has joined. */
export interface Membership {
  readonly gid: Uint8Array<ArrayBuffer>;
  readonly attached: boolean;
}

export class Id {
  /** `struct rdma_cm_id *`. */
  readonly pointer: number;
  readonly c: ReturnType<typeof rdma_cm_id.at>;
  readonly portSpace: number;
  channel: Channel;
  /** It waits in each call for its own events, which nobody else gets. */
  synchronous: boolean;
  local: SocketAddress | undefined;
  /** The port that it holds; 0 for none. */
  boundPort = 0;
  remote: SocketAddress | undefined;
  way: Way | undefined;
  routeResolved = false;
  isListening = false;
  backlog = 0;
  /** Requests at this listener that nobody has answered. */
  unanswered = 0;
  /** Of a request: where it came in. */
  listener: Id | undefined;
  communication: Communication | undefined;
  reply: ConnectReply | undefined;
  query: Query | undefined;
  asked: Asked | undefined;
  /** READs and atomics of this end: answered at once, and outstanding. */
  responderResources = 0;
  initiatorDepth = 0;
  startingPsn = 0;
  trafficClass = 0;
  ackTimeout: number | undefined;
  reuseAddress = false;
  addressFamilyOnly = false;
  localEce = { vendor: 0, options: 0, mask: 0 };
  remoteEce = { vendor: 0, options: 0, mask: 0 };
  readonly groups = new Map<string, Membership>();
  /** Events that wait in the channel. */
  queued = 0;
  /** Made by rdma_create_qp where it was given no queues. */
  ownQueues = false;
  /** Of rdma_create_ep: how to make the queue pairs of requests. */
  template: Uint8Array | undefined;
  destroyed = false;

  constructor(channel: Channel, portSpace: number, context: number, synchronous: boolean) {
    this.pointer = c.libc.malloc(rdma_cm_id.size);
    new Uint8Array(memory(this.pointer, rdma_cm_id.size)).fill(0);
    this.c = rdma_cm_id.at(this.pointer);
    this.channel = channel;
    this.portSpace = portSpace;
    this.synchronous = synchronous;
    this.c.channel = channel.pointer;
    this.c.context = context;
    this.c.ps = portSpace as typeof this.c.ps;
  }

  setLocal(address: SocketAddress): void {
    this.local = address;
    writeSocketAddress(this.pointer + SOURCE, address);
  }

  setRemote(address: SocketAddress): void {
    this.remote = address;
    writeSocketAddress(this.pointer + DESTINATION, address);
  }

  /** The device that it belongs to from now on. */
  setDevice(context: number, domain: number): void {
    this.c.verbs = context;
    if (this.c.pd === 0) this.c.pd = domain;
    this.c.port_num = 1;
  }

  tell(type: number, parts: EventParts = {}): void {
    if (this.destroyed || this.channel.closed) return;
    this.queued++;
    this.channel.push(new CmEvent(this, type, parts));
  }

  /** An answered request makes room at its listener. */
  answered(): void {
    if (this.listener) this.listener.unanswered--;
    this.listener = undefined;
  }
}
