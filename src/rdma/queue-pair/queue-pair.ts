import { ibv_qp } from "../../../ffi/ibverbs/structs.ts";
import { closingOnFailure } from "../../lifetime/closing-on-failure.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import type { CompletionQueue } from "../completion/completion-queue.ts";
import type { GidText, GidWish } from "../device/gid.ts";
import type { ProtectionDomain } from "../device/protection-domain.ts";
import { FlowRule, type FlowRuleOptions } from "../flow/flow-rule.ts";
import { checkResult } from "../verbs-error.ts";
import type { PreparedRequests } from "../work-request/prepared-requests.ts";
import type { ReceiveRequest } from "../work-request/work-request.ts";
import type { ReceiveView } from "../work-request/work-request-memory.ts";
import type { ConnectOptions } from "./connect-options.ts";
import { Connection } from "./connection.ts";
import { createQueuePair } from "./create-queue-pair.ts";
import { drain } from "./drain.ts";
import type { Endpoint } from "./endpoint.ts";
import { changeGroup } from "./multicast-group.ts";
import type { QueriedAttributes, QueuePairAttributes } from "./queue-pair-attributes.ts";
import type { QueuePairOptions } from "./queue-pair-options.ts";
import type { QueuePairState, QueuePairType } from "./queue-pair-states.ts";
import { Requester } from "./requester.ts";
import type { SharedReceiveQueue } from "./shared-receive-queue.ts";
import { shownQueuePair } from "./shown-queue-pair.ts";
import { WorkQueues } from "./work-queues.ts";

/**
 * One end of a connection, or of datagram traffic (`struct ibv_qp`).
 *
 * @example
 * const here = pd.createQueuePair({ completions: cq });
 * const there = pd.createQueuePair({ completions: cq }); // in life: in another process
 * here.connect(there.endpoint());
 * there.connect(here.endpoint());
 * here.write({ local: region.slice(0, 8), remote });
 */
export class QueuePair extends Requester {
  readonly protectionDomain: ProtectionDomain;
  /** The C object. */
  readonly pointer: number;
  readonly type: QueuePairType;
  /** What peers address it by. */
  readonly number: number;
  readonly completions: CompletionQueue;
  readonly receiveCompletions: CompletionQueue;
  readonly sharedReceiveQueue: SharedReceiveQueue | undefined;
  /** Bytes that a request may carry inline, as granted. */
  readonly inlineBytes: number;
  readonly port: number;
  /** First packet number it sends: random, so that packets of an earlier life are not mistaken. */
  readonly psn: number = crypto.getRandomValues(new Uint32Array(1))[0]! & 0xffffff;
  readonly #connection: Connection;
  readonly #queues: WorkQueues;

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
    this.#connection = new Connection(this, pd.device, made);
    this.#queues = new WorkQueues(this, made, this.#connection);
    this.sendBy(this.#queues.sends);
    const parents = [pd, made.completions, made.receiveCompletions, made.sharedReceiveQueue];
    this.ownFrozen(...parents.filter((parent) => parent !== undefined));
    pd.device.settlers.enroll(this.number, this);
    if (made.initialize) closingOnFailure(this, () => this.#connection.initialize());
  }

  get label(): string {
    return `QueuePair ${this.number}`;
  }

  /**
   * The state it is in now, asked of the device (`ibv_query_qp`): one whose connection failed is in ERR.
   *
   * @example
   * console.assert(qp.state === "RTS");
   */
  get state(): QueuePairState {
    return this.#connection.state;
  }

  /**
   * Which way its messages go now: "device" is the native device's own; soft0's are RoCE packets ("roce"), memory shared with a
   * soft0 of this host and user ("shared-memory"), or the peer's memory itself, mapped here, for WRITE and READ ("mapped").
   *
   * @example
   * console.log(`${qp} goes by ${qp.path}`);
   */
  get path(): "device" | "roce" | "shared-memory" | "mapped" {
    this.ensureOpen();
    return this.protectionDomain.device.lib.path?.(this.pointer) ?? "device";
  }

  /**
   * Moves it to another state (`ibv_modify_qp`). QueuePairStateError names a missing or excess attribute.
   *
   * @example
   * const bare = pd.createQueuePair({ completions: cq, initialize: false });
   * bare.modify("INIT", { partitionKeyIndex: 0, port: 1, access: ["remoteRead"] });
   */
  modify(state: QueuePairState, attributes?: QueuePairAttributes): void {
    this.ensureOpen();
    this.#connection.modify(state, attributes);
    if (state === "RESET") this.#queues.forget();
  }

  /**
   * Its state and attributes as the device holds them (`ibv_query_qp`).
   *
   * @example
   * const { state, pathMtu, remoteQpNumber } = qp.query(); // "RTS", 4096, the peer's number
   */
  query(): QueriedAttributes {
    this.ensureOpen();
    return this.#connection.query();
  }

  /**
   * Plain data for the peer to connect to. The wish chooses the address, once; RangeError when the port has no such.
   *
   * @example
   * const text = JSON.stringify(qp.endpoint()); // send it to the peer, by whatever way there is
   */
  endpoint(wish?: GidWish): Endpoint {
    this.ensureOpen();
    return this.#connection.endpoint(wish);
  }

  /**
   * Moves it to RTS, connected to the peer's endpoint: the peer does the same with this end's. UD and dynamic take none.
   * DoorbellError when the ends do not match, VerbsError when the peer's address is not reached.
   *
   * @example
   * qp.reset();
   * qp.connect(peer.endpoint(), { retryCount: 3 });
   */
  connect(remote?: Endpoint, options?: ConnectOptions): void {
    this.ensureOpen();
    this.#connection.connect(remote, options);
  }

  /**
   * Takes datagrams to an IP multicast group too (`ibv_attach_mcast`): those to an address handle of the group's GID and
   * queue pair number 0xffffff, with this queue key. For UD; VerbsError where the device does not do that (soft0: IPv4 only).
   *
   * @example
   * const member = pd.createQueuePair({ type: "UD", completions: cq });
   * member.joinGroup("239.1.2.3");
   */
  joinGroup(group: GidText): void {
    changeGroup(this, "ibv_attach_mcast", group);
  }

  /**
   * Leaves the group (`ibv_detach_mcast`). VerbsError EINVAL when it was not a member.
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
   * A rule for datagrams that come to it (`ibv_create_flow`): counts or drops those that it fits. For UD. VerbsError EOPNOTSUPP where the device has
   * no such, EPERM where it is for those with CAP_NET_RAW.
   *
   * @example
   * const member = pd.createQueuePair({ type: "UD", completions: cq });
   * using rule = member.createFlowRule({ from: "10.9.0.7", drop: true });
   */
  createFlowRule(options?: FlowRuleOptions): FlowRule {
    return new FlowRule(this, options);
  }

  /**
   * Moves it to ERR and waits until every posted request is reported; the completion queues keep their completions for you.
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
   * Moves it to ERR (`ibv_modify_qp`): outstanding requests complete with WR_FLUSH_ERR, the peer gets no more answers.
   *
   * @example
   * qp.fail(); // qp.state is "ERR"
   */
  fail(): void {
    this.modify("ERR");
  }

  /**
   * Back to RESET (`ibv_modify_qp`): outstanding requests are forgotten without completions; it can be connected anew.
   *
   * @example
   * qp.reset(); // and then qp.connect(peer.endpoint())
   */
  reset(): void {
    this.ensureOpen();
    this.#queues.keepCompletions();
    this.modify("RESET");
  }

  /** Requests posted and not yet reported done, by queue; unsignaled ones count until a later one is reported. */
  get outstanding(): { readonly sends: number; readonly receives: number } {
    const { sends, receives } = this.#queues;
    return { sends: sends.slots.outstanding, receives: receives.slots.outstanding };
  }

  /**
   * Puts a receive on the receive queue (`ibv_post_recv`); returns its id. A message longer than its receive fails at both ends.
   *
   * @example
   * qp.receive({ local: region.slice(0, 4096), wrId: 1 });
   */
  receive(request: ReceiveRequest = {}): number {
    return this.#queues.receives.postOne(request, undefined);
  }

  /**
   * Puts receives on the receive queue with one call; returns their ids. None is posted when it throws.
   *
   * @example
   * qp.postReceives([{ local: region.slice(0, 4096) }, { local: region.slice(4096, 8192) }]);
   */
  postReceives(requests: readonly ReceiveRequest[]): number[] {
    return this.#queues.receives.post(requests);
  }

  /**
   * Receives made ready once, to be posted again and again without allocating anything; errors as {@link postReceives}.
   *
   * @example
   * qp.prepareReceives([{ local: region.slice(0, 4096) }]).post();
   */
  prepareReceives(requests: readonly ReceiveRequest[]): PreparedRequests<ReceiveView> {
    this.ensureOpen();
    return this.#queues.receives.prepare(requests);
  }

  /** @internal Type 1 windows have a verb of their own. */
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
    device.settlers.dismiss(this.number);
  }
}
