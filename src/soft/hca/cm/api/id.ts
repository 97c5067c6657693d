// The rdma_cm_id: its C struct, and the state of the connection manager for it.
import type { ibv_qp_init_attr } from "../../../../../ffi/ibverbs/structs.ts";
import * as c from "../../../../../ffi/libc/index.ts";
import { rdma_addr, rdma_cm_id, rdma_route } from "../../../../../ffi/rdmacm/structs.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import type { ConnectReply } from "../mad/connect-reply.ts";
import type { Communication } from "../protocol/communication.ts";
import type { GidPath } from "../protocol/mad-transport.ts";
import type { PeerQuery, Query } from "../protocol/service-queries.ts";
import { type Channel, CmEvent, type EventParts } from "./channel.ts";
import { type SocketAddress, writeSocketAddress } from "./socket-address.ts";

const ADDRESS = rdma_cm_id.offsets.route + rdma_route.offsets.addr;
const SOURCE = ADDRESS + rdma_addr.offsets.src_addr;
const DESTINATION = ADDRESS + rdma_addr.offsets.dst_addr;

/** A multicast group that an id has joined. */
export interface Membership {
  readonly gid: Uint8Array<ArrayBuffer>;
  readonly attached: boolean;
}

export class Id {
  /** Address of the `struct rdma_cm_id`. */
  readonly pointer: number;
  readonly c: ReturnType<typeof rdma_cm_id.at>;
  readonly portSpace: number;
  channel: Channel;
  /** True when each call waits for its own events, which no other caller receives. */
  synchronous: boolean;
  local: SocketAddress | undefined;
  /** Port that the id holds, 0 for none. */
  boundPort = 0;
  remote: SocketAddress | undefined;
  path: GidPath | undefined;
  routeResolved = false;
  isListening = false;
  /** Descriptor that publishes a listener on all addresses, or -1. */
  publishedFd = -1;
  backlog = 0;
  /** Number of unanswered requests at this listener. */
  unanswered = 0;
  /** Listener of a request. */
  listener: Id | undefined;
  communication: Communication | undefined;
  reply: ConnectReply | undefined;
  query: Query | undefined;
  asked: PeerQuery | undefined;
  /** Maximum number of READs and atomics that this end answers at once. */
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
  /** Number of events of this id in the channel. */
  queued = 0;
  /** True when rdma_create_qp created the completion queues. */
  ownQueues = false;
  /** Attributes from rdma_create_ep, for the queue pairs of requests. */
  template: ReturnType<typeof ibv_qp_init_attr.at> | undefined;
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

  /** Binds the id to a device. */
  setDevice(context: number, domain: number): void {
    this.c.verbs = context;
    if (this.c.pd === 0) this.c.pd = domain;
    this.c.port_num = 1;
  }

  report(type: number, parts: EventParts = {}): void {
    if (this.destroyed || this.channel.closed) return;
    this.queued++;
    this.channel.push(new CmEvent(this, type, parts));
  }

  /** Counts an answered request, which makes room at its listener. */
  answered(): void {
    if (this.listener) this.listener.unanswered--;
    this.listener = undefined;
  }
}
