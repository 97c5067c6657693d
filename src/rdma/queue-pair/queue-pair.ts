import { ibv_qp } from "../../../ffi/ibverbs/structs.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { shown } from "../../arguments/shown.ts";
import { closingOnFailure, Resource } from "../../lifetime/resource.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import type { Endpoint } from "../address/endpoint.ts";
import type { GidPreference, GidText } from "../address/gid.ts";
import type { QueuePairType } from "../address/queue-pair-type.ts";
import type { CompletionQueue } from "../completion/completion-queue.ts";
import { checkResult } from "../errors/verbs-error.ts";
import { FlowRule, type FlowRuleOptions } from "../flow/flow-rule.ts";
import type { ProtectionDomain } from "../protection-domain/protection-domain.ts";
import { operations } from "../work-request/fill-request.ts";
import type { PreparedRequests } from "../work-request/prepared-requests.ts";
import type { SendQueue } from "../work-request/send-queue.ts";
import type { ReceiveRequest, RequestOf, WorkRequest } from "../work-request/work-request.ts";
import type { ReceiveView, SendView } from "../work-request/work-request-memory.ts";
import { Batch } from "./batch.ts";
import type { ConnectOptions } from "./connect-options.ts";
import { createQueuePair } from "./create-queue-pair.ts";
import { drain } from "./drain.ts";
import { changeGroup } from "./multicast-group.ts";
import type { QueriedAttributes, QueuePairAttributes, QueuePairState } from "./queue-pair-attributes.ts";
import type { QueuePairOptions } from "./queue-pair-options.ts";
import type { SharedReceiveQueue } from "./shared-receive-queue.ts";
import { shownQueuePair } from "./shown-queue-pair.ts";
import { QueuePairStateMachine } from "./state-machine.ts";
import { WorkQueues } from "./work-queues.ts";

const onlyRequest = "all options are keys of the request";

/**
 * One end of a connection or of datagram traffic (`struct ibv_qp`).
 *
 * @example
 * const here = pd.createQueuePair({ completions: cq });
 * const there = pd.createQueuePair({ completions: cq }); // in life: in another process
 * here.connect(there.endpoint());
 * there.connect(here.endpoint());
 * here.write({ local: region.slice(0, 8), remote });
 */
export class QueuePair extends Resource {
  readonly protectionDomain: ProtectionDomain;
  /** Pointer to the C object. */
  readonly pointer: number;
  readonly type: QueuePairType;
  /** Number by which peers address the queue pair. */
  readonly number: number;
  readonly completions: CompletionQueue;
  readonly receiveCompletions: CompletionQueue;
  readonly sharedReceiveQueue: SharedReceiveQueue | undefined;
  /** Number of inline bytes that a request may carry, as granted by the device. */
  readonly inlineBytes: number;
  readonly port: number;
  /**
   * First packet sequence number that this end sends. It is random, so that late packets of an earlier
   * connection are refused.
   */
  readonly psn: number = crypto.getRandomValues(new Uint32Array(1))[0]! & 0xffffff;
  readonly #states: QueuePairStateMachine;
  readonly #queues: WorkQueues;
  /** Send queue, the same object as `#queues.sends`. Each post reads it. */
  readonly #sends: SendQueue;

  /** @internal Use {@link ProtectionDomain.createQueuePair}. */
  constructor(pd: ProtectionDomain, options: QueuePairOptions) {
    super();
    const made = createQueuePair(pd, options);
    this.protectionDomain = pd;
    this.pointer = made.pointer;
    this.type = made.type;
    this.number = ibv_qp.at(this.pointer).qp_num;
    this.completions = made.completions;
    this.receiveCompletions = made.receiveCompletions;
    this.sharedReceiveQueue = made.sharedReceiveQueue;
    this.inlineBytes = made.granted.max_inline_data;
    this.port = made.port;
    this.#states = new QueuePairStateMachine(this, pd.device, made);
    this.#queues = new WorkQueues(this, made, this.#states);
    this.#sends = this.#queues.sends;
    const parents = [pd, made.completions, made.receiveCompletions, made.sharedReceiveQueue];
    this.ownFrozen(...parents.filter((parent) => parent !== undefined));
    pd.device.completionOwners.add(this.number, this);
    if (made.initialize) closingOnFailure(this, () => this.#states.initialize());
  }

  get label(): string {
    return `QueuePair ${this.number}`;
  }

  /**
   * State as the device reports it now (`ibv_query_qp`). A queue pair whose connection failed is in ERR.
   *
   * @example
   * console.assert(qp.state === "RTS");
   */
  get state(): QueuePairState {
    return this.#states.state;
  }

  /**
   * Path of a message that is posted now. "device" is a native device. On soft0, "roce" stands for RoCE
   * packets, and "shared-memory" for memory shared with another soft0 of this host and user. "mapped" stands
   * for the peer's mapped memory, for WRITE and READ. "undecided" lasts at most a second after `connect`, while
   * the peer may still share memory. Messages are RoCE packets until then.
   *
   * @example
   * console.log(`${qp} goes by ${qp.path}`);
   */
  get path(): "device" | "undecided" | "roce" | "shared-memory" | "mapped" {
    this.ensureOpen();
    return this.protectionDomain.device.lib.path?.(this.pointer) ?? "device";
  }

  /**
   * Moves the queue pair to another state (`ibv_modify_qp`). Throws QueuePairStateError, which names a
   * missing or excess attribute.
   *
   * @example
   * const bare = pd.createQueuePair({ completions: cq, initialize: false });
   * bare.modify("INIT", { partitionKeyIndex: 0, port: 1, access: ["remoteRead"] });
   */
  modify(state: QueuePairState, attributes?: QueuePairAttributes): void {
    this.ensureOpen();
    this.#states.modify(state, attributes);
    if (state === "RESET") this.#queues.forget();
  }

  /**
   * Returns the state and attributes as the device holds them (`ibv_query_qp`).
   *
   * @example
   * const { state, pathMtu, remoteQpNumber } = qp.query(); // "RTS", 4096, the peer's number
   */
  query(): QueriedAttributes {
    this.ensureOpen();
    return this.#states.query();
  }

  /**
   * Returns plain data to which the peer connects. The first call chooses the local address. Throws
   * RangeError when the port has no matching address.
   *
   * @example
   * const text = JSON.stringify(qp.endpoint()); // send it to the peer, by whatever way there is
   */
  endpoint(preference?: GidPreference): Endpoint {
    this.ensureOpen();
    return this.#states.endpoint(preference);
  }

  /**
   * Connects the queue pair to the peer's endpoint and moves it to RTS. The peer does the same with this
   * end's endpoint. UD and dynamic queue pairs need no endpoint. Throws DoorbellError when the ends do not
   * match, VerbsError when the peer's address cannot be reached.
   *
   * @example
   * qp.reset();
   * qp.connect(peer.endpoint(), { retryCount: 3 });
   */
  connect(remote?: Endpoint, options?: ConnectOptions): void {
    this.ensureOpen();
    this.#states.connect(remote, options);
  }

  /**
   * Joins an IP multicast group (`ibv_attach_mcast`), for UD. The queue pair then receives datagrams to the
   * group's GID, queue pair number 0xffffff and its queue key. Throws VerbsError on a device without
   * multicast. soft0 supports IPv4 groups.
   *
   * @example
   * const member = pd.createQueuePair({ type: "UD", completions: cq });
   * member.joinGroup("239.1.2.3");
   */
  joinGroup(group: GidText): void {
    changeGroup(this, "ibv_attach_mcast", group);
  }

  /**
   * Leaves the group (`ibv_detach_mcast`). Throws VerbsError EINVAL when the queue pair is not a member.
   *
   * @example
   * const member = pd.createQueuePair({ type: "UD", completions: cq });
   * member.joinGroup("239.1.2.3");
   * member.leaveGroup("239.1.2.3");
   */
  leaveGroup(group: GidText): void {
    changeGroup(this, "ibv_detach_mcast", group);
  }

  /**
   * Creates a rule that counts or drops matching datagrams (`ibv_create_flow`), for UD. Throws VerbsError
   * EOPNOTSUPP on a device without flow rules, EPERM where CAP_NET_RAW is needed.
   *
   * @example
   * const member = pd.createQueuePair({ type: "UD", completions: cq });
   * using rule = member.createFlowRule({ from: "10.9.0.7", drop: true });
   */
  createFlowRule(options?: FlowRuleOptions): FlowRule {
    return new FlowRule(this, options);
  }

  /**
   * Moves the queue pair to ERR and waits until every posted request has completed. The completion queues
   * retain the completions.
   *
   * @example
   * await qp.drain();
   * for (const { status } of cq.poll()) console.log(status); // "WR_FLUSH_ERR"
   */
  async drain(options?: WaitOptions): Promise<void> {
    this.ensureOpen();
    await drain(this, this.#queues, options);
  }

  /**
   * Moves the queue pair to ERR (`ibv_modify_qp`). Outstanding requests complete with WR_FLUSH_ERR, and the
   * peer gets no more answers.
   *
   * @example
   * qp.fail(); // qp.state is "ERR"
   */
  fail(): void {
    this.modify("ERR");
  }

  /**
   * Moves the queue pair back to RESET (`ibv_modify_qp`). Outstanding requests are discarded without
   * completions. The queue pair can connect again.
   *
   * @example
   * qp.reset(); // and then qp.connect(peer.endpoint())
   */
  reset(): void {
    this.ensureOpen();
    this.#queues.keepCompletions();
    this.modify("RESET");
  }

  /**
   * Number of requests that are posted and not reported as complete, by queue. An unsignaled request counts
   * until a later request completes.
   */
  get outstanding(): { readonly sends: number; readonly receives: number } {
    const { sends, receives } = this.#queues;
    return { sends: sends.slots.outstanding, receives: receives.slots.outstanding };
  }

  /**
   * Posts requests on the send queue with one doorbell (`ibv_post_send`). Returns their ids. Nothing is
   * posted when it throws QueueFullError, QueuePairStateError, ClosedError, TypeError or RangeError.
   * VerbsError means that the device refused a request. The requests before that one are posted.
   *
   * @example
   * qp.post([
   *   { opcode: "write", local: region.slice(0, 1024), remote, signaled: false },
   *   { opcode: "write", local: region.slice(0, 8), remote: remoteSlice(remote, 1024) },
   * ]);
   * await cq.next(); // one completion tells that both are done
   */
  post(requests: readonly WorkRequest[]): number[] {
    if (arguments.length > 1) throw extraArguments("post", ["requests"], arguments.length);
    return this.#sends.post(requests);
  }

  /**
   * Prepares requests that can be posted again and again. `post()` of the result checks the state and the
   * free slots.
   *
   * @example
   * const ping = qp.prepare([{ opcode: "write", local: region.slice(0, 8), remote }]);
   * ping.post();
   */
  prepare(requests: readonly WorkRequest[]): PreparedRequests<SendView> {
    this.ensureOpen();
    return this.#sends.prepare(requests);
  }

  /**
   * Sends a message into a receive of the peer (`IBV_WR_SEND`, `..._WITH_IMM`, `..._WITH_INV`). Returns the
   * request's id. Throws as {@link post}.
   *
   * @example
   * peer.receive({ local: peerRegion.slice(0, 64) });
   * qp.send({ local: region.slice(0, 5), immediate: 7 }); // the peer's completion has byteLength 5 and the 7
   */
  send(request: RequestOf<"send">): number {
    if (arguments.length > 1) throw extraArguments("send", ["request"], arguments.length, onlyRequest);
    return this.#sends.postOne(request as WorkRequest, operations.send);
  }

  /**
   * Posts an RDMA WRITE into the peer's memory (`IBV_WR_RDMA_WRITE`, `..._WITH_IMM`). Returns the request's
   * id.
   * Throws RangeError for more bytes than `remote` has. The completion reports whether the peer allowed the
   * access.
   *
   * @example
   * qp.write({ local: region.slice(0, 3), remote });
   * await cq.next(); // the peer's bytes are these three now
   */
  write(request: RequestOf<"write">): number {
    if (arguments.length > 1) throw extraArguments("write", ["request"], arguments.length, onlyRequest);
    return this.#sends.postOne(request as WorkRequest, operations.write);
  }

  /**
   * Posts an RDMA READ of as many bytes as `local` has from the peer's memory (`IBV_WR_RDMA_READ`). Returns
   * the request's id.
   *
   * @example
   * qp.read({ local: region.slice(0, 1), remote });
   * await cq.next(); // region.bytes[0] is the peer's first byte now
   */
  read(request: RequestOf<"read">): number {
    if (arguments.length > 1) throw extraArguments("read", ["request"], arguments.length, onlyRequest);
    return this.#sends.postOne(request as WorkRequest, operations.read);
  }

  /**
   * Posts an atomic compare-and-swap on 8 bytes of the peer (`IBV_WR_ATOMIC_CMP_AND_SWP`), in the machines'
   * byte order. `local` receives the previous value. Returns the request's id. Throws RangeError unless
   * `local` has 8 bytes and the address is a multiple of 8.
   *
   * @example
   * qp.compareAndSwap({ local: region.slice(0, 8), remote, compare: 0n, swap: 1n });
   * await cq.next(); // took the lock if these 8 bytes are zero now
   */
  compareAndSwap(request: RequestOf<"compareAndSwap">): number {
    return this.#sends.postOne(request as WorkRequest, operations.compareAndSwap);
  }

  /**
   * Posts an atomic addition to 8 bytes of the peer (`IBV_WR_ATOMIC_FETCH_AND_ADD`), modulo 2^64. `local`
   * receives the previous value. Returns the request's id. Throws RangeError unless `local` has 8 bytes and
   * the address is a multiple of 8.
   *
   * @example
   * qp.fetchAndAdd({ local: region.slice(0, 8), remote, add: 1n });
   * await cq.next(); // the 8 bytes are the old value
   */
  fetchAndAdd(request: RequestOf<"fetchAndAdd">): number {
    return this.#sends.postOne(request as WorkRequest, operations.fetchAndAdd);
  }

  /**
   * Writes 8 bytes of the peer atomically (`ibv_wr_atomic_write`). The peer reads the old value or the new
   * one, and sees earlier writes before the new one. Returns the request's id. Needs
   * `operations: ["atomicWrite"]` here and remoteWrite at the peer. Throws RangeError unless the address is a
   * multiple of 8.
   *
   * @example
   * extended.write({ local: region.slice(0, 64), remote });
   * // When the peer sees the 1, the 64 bytes are there.
   * extended.atomicWrite({ remote: remoteSlice(remote, 64), value: 1n });
   */
  atomicWrite(request: RequestOf<"atomicWrite">): number {
    return this.#sends.postOne(request as WorkRequest, operations.atomicWrite);
  }

  /**
   * Posts a flush (`ibv_wr_flush`). Its completion means that earlier writes to the peer's memory are visible
   * there, or persistent. Returns the request's id. Needs `operations: ["flush"]` here and flushGlobal or
   * flushPersistent at the peer.
   *
   * @example
   * extended.write({ local: region.slice(0, 64), remote, signaled: false });
   * extended.flush({ remote });
   */
  flush(request: RequestOf<"flush">): number {
    return this.#sends.postOne(request as WorkRequest, operations.flush);
  }

  /**
   * Posts the requests that `fill` adds, with one doorbell when `fill` returns. Returns their number. Nothing
   * is posted when `fill` throws or calls `work.abort()`.
   *
   * A queue pair that was created with `operations` posts them by `ibv_wr_start` and `ibv_wr_complete`. If
   * the device then refuses a request (VerbsError), none is posted. Other queue pairs use `ibv_post_send`:
   * requests before the refused one are posted. Throws QueueFullError when the requests do not all fit, and
   * TypeError when `fill` is asynchronous.
   *
   * @example
   * qp.batch((work) => {
   *   work.write({ local: region.slice(0, 1024), remote, signaled: false });
   *   work.write({ local: region.slice(0, 8), remote: remoteSlice(remote, 1024), immediate: 7 });
   * });
   */
  batch(fill: (work: Batch) => void): number {
    this.ensureOpen();
    if (typeof fill !== "function") {
      throw new TypeError(`batch(${shown(fill)}). Use a function, (work) => { work.write({ ... }) }`);
    }
    return this.#sends.batch((append) => {
      const work = new Batch(append);
      try {
        const given: unknown = fill(work);
        if (isPromise(given)) {
          throw new TypeError("batch: the function is asynchronous. Add the requests without awaiting");
        }
        return work.end();
      } finally {
        work.end();
      }
    });
  }

  /**
   * Posts a receive on the receive queue (`ibv_post_recv`). Returns its id. A message that is longer than its
   * receive fails at both ends.
   *
   * @example
   * qp.receive({ local: region.slice(0, 4096), wrId: 1 });
   */
  receive(request: ReceiveRequest = {}): number {
    if (arguments.length > 1) throw extraArguments("receive", ["request"], arguments.length, onlyRequest);
    return this.#queues.receives.postOne(request, undefined);
  }

  /**
   * Posts receives on the receive queue with one call. Returns their ids. None is posted when it throws.
   *
   * @example
   * qp.postReceives([{ local: region.slice(0, 4096) }, { local: region.slice(4096, 8192) }]);
   */
  postReceives(requests: readonly ReceiveRequest[]): number[] {
    return this.#queues.receives.post(requests);
  }

  /**
   * Prepares receives that can be posted again and again without allocation. Throws as {@link postReceives}.
   *
   * @example
   * qp.prepareReceives([{ local: region.slice(0, 4096) }]).post();
   */
  prepareReceives(requests: readonly ReceiveRequest[]): PreparedRequests<ReceiveView> {
    this.ensureOpen();
    return this.#queues.receives.prepare(requests);
  }

  /** @internal Posts a request through a verb of its own. Type 1 windows use it. */
  postThrough(verb: string, wrId: number, call: (cId: number) => number): void {
    this.#queues.postThrough(verb, wrId, call);
  }

  /** @internal */
  settle(cId: number): number {
    return this.#queues.settle(cId);
  }

  protected override shown(): Record<string, unknown> {
    return shownQueuePair(this, this.#queues);
  }

  protected release(): void {
    const { device } = this.protectionDomain;
    this.#queues.close(() => checkResult("ibv_destroy_qp", device.lib.ibv_destroy_qp(this.pointer)));
    device.completionOwners.remove(this.number);
  }
}

/** Members of a queue pair that post send requests. */
export type Requester = Pick<
  QueuePair,
  | "post"
  | "prepare"
  | "send"
  | "write"
  | "read"
  | "compareAndSwap"
  | "fetchAndAdd"
  | "atomicWrite"
  | "flush"
  | "batch"
>;

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as { readonly then?: unknown } | undefined)?.then === "function";
