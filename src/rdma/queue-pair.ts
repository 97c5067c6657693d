import { IBV_QP_STATE } from "../../ffi/ibverbs/constants.ts";
import { ibv_qp, ibv_qp_attr, ibv_qp_init_attr } from "../../ffi/ibverbs/structs.ts";
import { bare, hex } from "../lifetime/inspect.ts";
import { Resource } from "../lifetime/resource.ts";
import type { WaitOptions } from "../wait/wait-options.ts";
import { accessNumber } from "./access.ts";
import { BoundWindows } from "./bound-windows.ts";
import type { CompletionQueue } from "./completion-queue.ts";
import { type ConnectionEnd, connectAttributes, ownEndpoint } from "./connect.ts";
import { createQueuePair } from "./create-queue-pair.ts";
import { drain } from "./drain.ts";
import { checkEndpoint, checkMatch, type Endpoint } from "./endpoint.ts";
import type { GidEntry, GidWish } from "./gid.ts";
import type { PreparedRequests } from "./prepared-requests.ts";
import type { ProtectionDomain } from "./protection-domain.ts";
import {
  fillAttributes,
  givenNames,
  type QueriedAttributes,
  type QueuePairAttributes,
  readAttributes,
} from "./queue-pair-attributes.ts";
import type { ConnectOptions, QueuePairOptions } from "./queue-pair-options.ts";
import {
  checkTransition,
  type QueuePairState,
  QueuePairStateError,
  type QueuePairType,
  queuePairStates,
} from "./queue-pair-states.ts";
import { type ReceiveQueue, receiveQueue } from "./receive-queue.ts";
import { SendQueue } from "./send-queue.ts";
import type { SharedReceiveQueue } from "./shared-receive-queue.ts";
import { checkResult } from "./verbs-error.ts";
import type { ReceiveRequest, WorkRequest } from "./work-request.ts";
import type { ReceiveView, SendView } from "./work-request-memory.ts";
import { kindOf, OrderedSlots, receiveKind, sendKind } from "./work-slots.ts";

type Without<R, K extends string> = R extends unknown ? Omit<R, K> : never;
type Only<O extends WorkRequest["opcode"]> = Without<Extract<WorkRequest, { opcode: O }>, "opcode">;

const randomPsn = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! & 0xffffff;

/**
 * One end of a connection, or of datagram traffic (`struct ibv_qp`).
 *
 * @example
 * const here = pd.createQueuePair({ completions: cq });
 * const there = pd.createQueuePair({ completions: cq }); // in life: in another process
 * here.connect(there.endpoint());
 * there.connect(here.endpoint());
 * here.write({ local: region.slice(0, 8), remote });
 * await cq.next();
 */
export class QueuePair extends Resource {
  readonly protectionDomain: ProtectionDomain;
  /** The C object. */
  readonly pointer: number;
  readonly type: QueuePairType;
  /** What peers address it by. */
  readonly number: number;
  readonly port: number;
  readonly completions: CompletionQueue;
  readonly receiveCompletions: CompletionQueue;
  readonly sharedReceiveQueue: SharedReceiveQueue | undefined;
  /** Bytes that a request may carry inline, as granted. */
  readonly inlineBytes: number;
  /** First packet number it sends: random, so that packets of an earlier life are not mistaken. */
  readonly psn: number = randomPsn();
  readonly #options: QueuePairOptions;
  readonly #sends: SendQueue;
  readonly #windows = new BoundWindows(this);
  readonly #receives: ReceiveQueue;
  readonly #receiveSlots: OrderedSlots;
  #state: QueuePairState = "RESET";
  #gid: GidEntry | undefined;

  /** @internal Use {@link ProtectionDomain.createQueuePair}. */
  constructor(pd: ProtectionDomain, options: QueuePairOptions) {
    super();
    const given = { ...options }; // getters run once, before anything is checked
    const { type, wanted, granted, ...made } = createQueuePair(pd, given);
    const { device } = pd;
    this.pointer = made.pointer;
    this.protectionDomain = pd;
    this.type = type;
    this.number = ibv_qp.at(this.pointer).qp_num;
    this.port = given.port ?? device.activePort() ?? 1;
    this.completions = made.completions;
    this.receiveCompletions = made.receiveCompletions;
    this.sharedReceiveQueue = made.sharedReceiveQueue;
    this.inlineBytes = granted.max_inline_data;
    this.#options = given;
    const { post_send, post_recv } = device.operations;
    const limits = {
      protectionDomain: pd,
      label: this.label,
      inlineBytes: this.inlineBytes,
      datagram: type === "UD",
      windows: this.#windows,
    };
    this.#sends = new SendQueue(this, post_send, limits, {
      depth: granted.max_send_wr,
      segments: wanted.sendSegments,
    });
    const receiveSlots = new OrderedSlots(this.label, "receive", granted.max_recv_wr);
    this.#receiveSlots = receiveSlots;
    this.#receives = receiveQueue(
      {
        verb: "ibv_post_recv",
        pointer: this.pointer,
        post: post_recv,
        slots: receiveSlots,
        takeBack: (ids, first) => receiveSlots.takeBack(ids.length - first),
        ensureReady: () => this.#ensureReceivable(),
      },
      limits,
      Math.max(1, wanted.receiveSegments),
    );
    const { sharedReceiveQueue } = made;
    this.ownFrozen(
      pd,
      made.completions,
      made.receiveCompletions,
      ...(sharedReceiveQueue ? [sharedReceiveQueue] : []),
    );
    device.enroll(this.number, this);
    if (given.initialize !== false) this.#closingOnFailure(() => this.#initialize());
  }

  get label(): string {
    return `QueuePair ${this.number ?? ""}`.trim();
  }

  /** The state it was last moved to, or found in by `query`; a failed one is in ERR without being told. */
  get state(): QueuePairState {
    return this.#state;
  }

  /** Requests posted and not yet reported done, by queue; unsignaled ones count until a later one is reported. */
  get outstanding(): { readonly sends: number; readonly receives: number } {
    return { sends: this.#sends.slots.outstanding, receives: this.#receiveSlots.outstanding };
  }

  /**
   * Moves it to another state with the attributes that takes (`ibv_modify_qp`). QueuePairStateError names a missing or
   * excess attribute before C sees it.
   *
   * @example
   * const bare = pd.createQueuePair({ completions: cq, initialize: false });
   * bare.modify("INIT", { partitionKeyIndex: 0, port: 1, access: ["remoteRead"] });
   */
  modify(state: QueuePairState, attributes: QueuePairAttributes = {}): void {
    this.ensureOpen();
    const number = queuePairStates.indexOf(state);
    if (number < 0) throw new TypeError(`unknown state "${state}": use ${queuePairStates.join(", ")}`);
    checkTransition(this.label, this.type, this.#state, state, givenNames(attributes));
    const c = ibv_qp_attr.alloc();
    const mask = fillAttributes(c, attributes) | IBV_QP_STATE;
    c.qp_state = number;
    const { lib } = this.protectionDomain.device;
    this.ensureOpen(); // a getter among the attributes may have closed it
    checkResult(
      "ibv_modify_qp",
      lib.ibv_modify_qp(this.pointer, c.pointer, mask),
      this.#describe(state, attributes),
    );
    this.#state = state;
    if (state === "RESET") this.#forgetRequests();
  }

  /**
   * Its state and attributes as the device holds them (`ibv_query_qp`).
   *
   * @example
   * const { state, pathMtu, remoteQpNumber } = qp.query();
   * console.assert(state === "RTS" && remoteQpNumber === peer.number);
   */
  query(): QueriedAttributes {
    this.ensureOpen();
    const c = ibv_qp_attr.alloc();
    const init = ibv_qp_init_attr.alloc();
    const { lib } = this.protectionDomain.device;
    checkResult("ibv_query_qp", lib.ibv_query_qp(this.pointer, c.pointer, -1 & 0x1ffffff, init.pointer));
    const attributes = readAttributes(c);
    this.#state = attributes.state;
    return attributes;
  }

  /**
   * Plain data for the peer to connect to. The wish chooses the address; the first call settles it.
   *
   * @example
   * const text = JSON.stringify(qp.endpoint()); // send it to the peer, by whatever way there is
   */
  endpoint(wish: GidWish = {}): Endpoint {
    this.ensureOpen();
    return ownEndpoint(this.#end(wish));
  }

  /**
   * Moves it to RTS, connected to the peer's endpoint: the peer does the same with this end's. UD takes none.
   * DoorbellError when the ends do not match, VerbsError when the peer's address is not reached.
   *
   * @example
   * const mine = pd.createQueuePair({ completions: cq });
   * const other = pd.createQueuePair({ completions: cq });
   * socket.send(other.endpoint());
   * mine.connect(await peerSocket.receive<Endpoint>(), { retryCount: 3 });
   */
  connect(remote?: Endpoint, options: ConnectOptions = {}): void {
    this.ensureOpen();
    const end = this.#end({});
    const own = ownEndpoint(end);
    const peer = this.type === "UD" ? undefined : checkEndpoint(remote);
    if (peer) checkMatch(own, peer);
    if (this.#state === "RESET") this.#initialize();
    if (this.#state !== "INIT") throw this.#notConnectable();
    const { receive, send } = connectAttributes(end, own, peer, options);
    this.modify("RTR", receive);
    this.modify("RTS", send);
  }

  /**
   * Puts requests on the send queue with one doorbell (`ibv_post_send`); returns their ids.
   *
   * @example
   * qp.post([
   *   { opcode: "write", local: region.slice(0, 1024), remote, signaled: false },
   *   { opcode: "write", local: region.slice(0, 8), remote: remoteSlice(remote, 1024) },
   * ]);
   * await cq.next(); // one completion tells that both are done
   */
  post(requests: readonly WorkRequest[]): number[] {
    this.ensureOpen();
    return this.#sends.post(requests);
  }

  /**
   * Requests made ready once, to be posted again and again without allocating anything.
   *
   * @example
   * const ping = qp.prepare([{ opcode: "write", local: region.slice(0, 8), remote }]);
   * ping.post();
   * cq.spin();
   */
  prepare(requests: readonly WorkRequest[]): PreparedRequests<SendView> {
    this.ensureOpen();
    return this.#sends.prepare(requests);
  }

  /**
   * Sends a message into a receive of the peer; returns the request's id.
   *
   * @example
   * peer.receive({ local: peerRegion.slice(0, 64) });
   * qp.send({ local: region.slice(0, 5), immediate: 7 });
   * const { byteLength, immediate } = await peer.completions.next(); // 5, 7
   */
  send(request: Only<"send">): number {
    return this.post([{ ...request, opcode: "send" }])[0]!;
  }

  /**
   * RDMA WRITE into the peer's memory; returns the request's id.
   *
   * @example
   * region.bytes.set([1, 2, 3]);
   * qp.write({ local: region.slice(0, 3), remote });
   * await cq.next();
   * console.assert(peerRegion.bytes[2] === 3);
   */
  write(request: Only<"write">): number {
    return this.post([{ ...request, opcode: "write" }])[0]!;
  }

  /**
   * RDMA READ from the peer's memory; returns the request's id.
   *
   * @example
   * peerRegion.bytes[0] = 9;
   * qp.read({ local: region.slice(0, 1), remote });
   * await cq.next();
   * console.assert(region.bytes[0] === 9);
   */
  read(request: Only<"read">): number {
    return this.post([{ ...request, opcode: "read" }])[0]!;
  }

  /**
   * Atomic compare-and-swap on 8 bytes of the peer; returns the request's id.
   *
   * @example
   * const before = region.slice(0, 8);
   * qp.compareAndSwap({ local: before, remote, compare: 0n, swap: 1n });
   * await cq.next(); // took the lock if `before` is all zeros now
   */
  compareAndSwap(request: Only<"compareAndSwap">): number {
    return this.post([{ ...request, opcode: "compareAndSwap" }])[0]!;
  }

  /**
   * Atomic addition to 8 bytes of the peer; returns the request's id.
   *
   * @example
   * const before = region.slice(0, 8);
   * qp.fetchAndAdd({ local: before, remote, add: 1n });
   * await cq.next();
   */
  fetchAndAdd(request: Only<"fetchAndAdd">): number {
    return this.post([{ ...request, opcode: "fetchAndAdd" }])[0]!;
  }

  /** @internal See {@link MemoryWindow.bind}: type 1 windows have a verb of their own. */
  postThrough(verb: string, wrId: number, call: (cId: number) => number): void {
    this.#sends.postThrough(verb, wrId, call);
  }

  /**
   * Puts a receive on the receive queue (`ibv_post_recv`); returns its id.
   *
   * @example
   * qp.receive({ local: region.slice(0, 4096), wrId: 1 });
   */
  receive(request: ReceiveRequest = {}): number {
    return this.postReceives([request])[0]!;
  }

  /**
   * Puts receives on the receive queue with one call; returns their ids.
   *
   * @example
   * qp.postReceives([{ local: region.slice(0, 4096) }, { local: region.slice(4096, 8192) }]);
   */
  postReceives(requests: readonly ReceiveRequest[]): number[] {
    this.ensureOpen();
    return this.#receives.post(requests);
  }

  /**
   * Receives made ready once, to be posted again and again without allocating anything.
   *
   * @example
   * const buffer = qp.prepareReceives([{ local: region.slice(0, 4096) }]);
   * buffer.post();
   */
  prepareReceives(requests: readonly ReceiveRequest[]): PreparedRequests<ReceiveView> {
    this.ensureOpen();
    return this.#receives.prepare(requests);
  }

  /**
   * Ends its work: moves it to ERR and waits until every posted request is reported. Their completions are kept in the
   * completion queues for you to read. DeadlineError after `timeoutMs` (default 30 s).
   *
   * @example
   * qp.receive({ local: region });
   * await qp.drain();
   * for (const { status } of cq.poll()) console.log(status); // "WR_FLUSH_ERR"
   */
  async drain(options?: WaitOptions): Promise<void> {
    this.ensureOpen();
    await drain(this, options);
  }

  /**
   * Moves it to ERR: outstanding requests are flushed, the peer gets no answer any more.
   *
   * @example
   * qp.fail();
   * console.assert(qp.state === "ERR");
   */
  fail(): void {
    this.modify("ERR");
  }

  /**
   * Back to RESET: outstanding requests are forgotten without completions.
   *
   * @example
   * qp.reset();
   * peer.reset();
   * qp.connect(peer.endpoint());
   * peer.connect(qp.endpoint());
   */
  reset(): void {
    this.ensureOpen();
    this.#keepCompletions();
    this.modify("RESET");
  }

  /** @internal */
  settle(cId: number): number {
    const kind = kindOf(cId);
    if (kind === sendKind) return this.#sends.slots.settle(cId);
    if (kind === receiveKind) return this.#receiveSlots.settle(cId);
    return this.sharedReceiveQueue?.settle(cId) ?? cId;
  }

  /** @internal */
  ensureSendable(): void {
    this.ensureOpen();
    if (this.#state === "RESET" || this.#state === "INIT" || this.#state === "RTR") {
      throw new QueuePairStateError(this.label, this.#state, "RTS", {
        missing: [],
        excess: [],
        hint: `Sends can be posted once it is connected: call connect(remote) first; it is in ${this.#state}.`,
        message: `${this.label} is in ${this.#state}: it cannot send yet`,
      });
    }
  }

  #ensureReceivable(): void {
    this.ensureOpen();
    if (this.sharedReceiveQueue) {
      throw new TypeError(`${this.label} takes receives from its shared receive queue: post them there`);
    }
    if (this.#state === "RESET") {
      throw new QueuePairStateError(this.label, "RESET", "INIT", {
        missing: [],
        excess: [],
        hint: "Receives can be posted from INIT on: move it there, or leave out initialize: false.",
        message: `${this.label} is in RESET: it cannot receive yet`,
      });
    }
  }

  #notConnectable(): QueuePairStateError {
    return new QueuePairStateError(this.label, this.#state, "RTR", {
      missing: [],
      excess: [],
      hint: "A queue pair connects once: call reset() first to connect it anew, or create another.",
      message: `${this.label} is in ${this.#state}: it was connected before`,
    });
  }

  #initialize(): void {
    const common = { partitionKeyIndex: 0, port: this.port };
    if (this.type === "UD") this.modify("INIT", { ...common, queueKey: this.#queueKey });
    else {
      const access = this.#options.access ?? ["remoteRead", "remoteWrite", "remoteAtomic"];
      this.modify("INIT", { ...common, access: this.type === "UC" ? accessNumber(access) & ~8 : access });
    }
  }

  get #queueKey(): number {
    return this.#options.queueKey ?? 0x11111111;
  }

  #end(wish: GidWish): ConnectionEnd {
    const { device } = this.protectionDomain;
    const asked = wish.gidIndex === undefined && wish.localAddress === undefined ? this.#options : wish;
    if (!this.#gid || asked === wish) {
      const { gidIndex, localAddress } = asked;
      this.#gid = device.gid({
        port: this.port,
        ...(gidIndex === undefined ? {} : { gidIndex }),
        ...(localAddress === undefined ? {} : { localAddress }),
      });
    }
    const { type, number, port, psn } = this;
    return { device, type, number, port, psn, gid: this.#gid, queueKey: this.#queueKey };
  }

  #describe(state: QueuePairState, { address }: QueuePairAttributes): string {
    const way = address?.gid ? ` from GID ${address.gidIndex ?? 0} to ${address.gid}` : "";
    return `${this.label} from ${this.#state} to ${state}${way}`;
  }

  /** C forgot what was posted; completions that came before it did are kept. */
  #forgetRequests(): void {
    this.#keepCompletions();
    this.#sends.slots.clear();
    this.#receiveSlots.clear();
  }

  #keepCompletions(): void {
    this.completions.keepAll();
    if (this.receiveCompletions !== this.completions) this.receiveCompletions.keepAll();
  }

  #closingOnFailure(step: () => void): void {
    try {
      step();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  protected override shown() {
    return {
      type: bare(this.type),
      state: bare(this.#state),
      port: this.port,
      outstanding: this.outstanding,
      inlineBytes: this.inlineBytes || undefined,
      completions: bare(this.completions.label),
      receiveCompletions:
        this.receiveCompletions === this.completions ? undefined : bare(this.receiveCompletions.label),
      sharedReceiveQueue: bare(this.sharedReceiveQueue?.label),
      pointer: hex(this.pointer),
    };
  }

  protected release(): void {
    const { device } = this.protectionDomain;
    // Afterwards nobody could tell whose they were: before for devices that drop them, and again for those that do not.
    this.#keepCompletions();
    this.#windows.close();
    checkResult("ibv_destroy_qp", device.lib.ibv_destroy_qp(this.pointer));
    this.#keepCompletions();
    device.dismiss(this.number);
  }
}
