import { IBV_QP_STATE } from "../../../ffi/ibverbs/constants.ts";
import { ibv_gid, ibv_qp_attr, ibv_qp_init_attr } from "../../../ffi/ibverbs/structs.ts";
import { checkOptions } from "../../arguments/check-options.ts";
import { checkValue } from "../../arguments/check-value.ts";
import { oneOf } from "../../arguments/value-type.ts";
import { bare, hex } from "../../lifetime/inspect.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import { type GidEntry, type GidText, type GidWish, gidBytes, gidText, gidWish } from "../device/gid.ts";
import type { ProtectionDomain } from "../device/protection-domain.ts";
import { accessNumber } from "../memory/access.ts";
import { checkResult } from "../verbs-error.ts";
import { type ConnectionEnd, connectAttributes, ownEndpoint } from "./connect.ts";
import { type ConnectOptions, connectOptions } from "./connect-options.ts";
import { createQueuePair } from "./create-queue-pair.ts";
import { drain } from "./drain.ts";
import { checkEndpoint, checkMatch, type Endpoint } from "./endpoint.ts";
import {
  type AttributeName,
  checkAttributes,
  fillAttributes,
  type QueriedAttributes,
  type QueuePairAttributes,
  readAttributes,
} from "./queue-pair-attributes.ts";
import type { QueuePairOptions } from "./queue-pair-options.ts";
import {
  checkTransition,
  type QueuePairState,
  QueuePairStateError,
  type QueuePairType,
  queuePairStates,
} from "./queue-pair-states.ts";
import { WorkQueues } from "./work-queues.ts";

const stateType = oneOf(...queuePairStates);

/** Types whose requests say themselves where they go. */
const hasNoPeer = (type: QueuePairType): boolean => type === "UD" || type === "dynamic";

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
export class QueuePair extends WorkQueues {
  readonly port: number;
  /** First packet number it sends: random, so that packets of an earlier life are not mistaken. */
  readonly psn: number = randomPsn();
  readonly #options: ReturnType<typeof createQueuePair>;
  #state: QueuePairState = "RESET";
  #gid: GidEntry | undefined;

  /** @internal Use {@link ProtectionDomain.createQueuePair}. */
  constructor(pd: ProtectionDomain, options: QueuePairOptions) {
    const made = createQueuePair(pd, options);
    super(pd, made);
    this.port = made.port;
    this.#options = made;
    const { completions, receiveCompletions, sharedReceiveQueue } = this;
    const parents = [pd, completions, receiveCompletions, sharedReceiveQueue];
    this.ownFrozen(...parents.filter((parent) => parent !== undefined));
    pd.device.enroll(this.number, this);
    if (made.initialize) this.#closingOnFailure(() => this.#initialize());
  }

  /** The state it was last moved to, or found in by `query`; a failed one is in ERR without being told. */
  get state(): QueuePairState {
    return this.#state;
  }

  /**
   * Which way its messages go now: "device" is the native device's own; soft0 sends RoCE packets ("roce"), or takes a
   * memory that it shares with a soft0 of the same host and user ("shared-memory"), from the first request
   * that finds it open.
   *
   * @example
   * console.log(`${qp} goes by ${qp.path}`);
   */
  get path(): "device" | "roce" | "shared-memory" | "mapped" {
    this.ensureOpen();
    return this.protectionDomain.device.lib.path?.(this.pointer) ?? "device";
  }

  /**
   * Moves it to another state with the attributes that takes (`ibv_modify_qp`). QueuePairStateError names a missing or
   * excess attribute before C sees it.
   *
   * @example
   * const bare = pd.createQueuePair({ completions: cq, initialize: false });
   * bare.modify("INIT", { partitionKeyIndex: 0, port: 1, access: ["remoteRead"] });
   */
  modify(state: QueuePairState, attributes?: QueuePairAttributes): void {
    this.ensureOpen();
    checkValue("modify: state", stateType, state);
    const given = checkAttributes(attributes);
    checkTransition(this.label, this.type, this.#state, state, Object.keys(given) as AttributeName[]);
    const c = ibv_qp_attr.alloc();
    const mask = fillAttributes(c, given) | IBV_QP_STATE;
    c.qp_state = queuePairStates.indexOf(state);
    const { lib } = this.protectionDomain.device;
    this.ensureOpen(); // a getter among the attributes may have closed it
    checkResult(
      "ibv_modify_qp",
      lib.ibv_modify_qp(this.pointer, c.pointer, mask),
      this.#describe(state, given),
    );
    this.#state = state;
    if (state === "RESET") this.forgetRequests();
  }

  /**
   * Its state and attributes as the device holds them (`ibv_query_qp`); `state` is right afterwards.
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
   * RangeError, with the GID table, when the port has no such address.
   *
   * @example
   * const text = JSON.stringify(qp.endpoint()); // send it to the peer, by whatever way there is
   */
  endpoint(wish?: GidWish): Endpoint {
    this.ensureOpen();
    return ownEndpoint(this.#end(checkOptions(gidWish, "endpoint", wish)));
  }

  /**
   * Moves it to RTS, connected to the peer's endpoint: the peer does the same with this end's. UD and dynamic take none.
   * DoorbellError when the ends do not match, VerbsError when the peer's address is not reached.
   *
   * @example
   * const mine = pd.createQueuePair({ completions: cq });
   * const other = pd.createQueuePair({ completions: cq });
   * socket.send(other.endpoint());
   * mine.connect(await peerSocket.receive<Endpoint>(), { retryCount: 3 });
   */
  connect(remote?: Endpoint, options?: ConnectOptions): void {
    this.ensureOpen();
    const checked = checkOptions(connectOptions, "connect", options);
    const end = this.#end({});
    const own = ownEndpoint(end);
    const peer = hasNoPeer(this.type) ? undefined : checkEndpoint(remote);
    if (peer) checkMatch(own, peer);
    if (this.#state === "RESET") this.#initialize();
    if (this.#state !== "INIT") throw this.#notConnectable();
    const { receive, send } = connectAttributes(end, own, peer, checked);
    this.modify("RTR", receive);
    this.modify("RTS", send);
  }

  /**
   * Takes datagrams to an IP multicast group too (`ibv_attach_mcast`); again changes nothing. They are sent to an address
   * handle of the group's GID and queue pair number 0xffffff, with the queue key of the members. TypeError unless it is UD
   * and the GID is a multicast address; VerbsError where the device does not do that (soft0: IPv4 groups).
   *
   * @example
   * const member = pd.createQueuePair({ type: "UD", completions: cq });
   * member.connect();
   * member.joinGroup("239.1.2.3");
   */
  joinGroup(group: GidText): void {
    this.#group("ibv_attach_mcast", group);
  }

  /**
   * Takes them no more (`ibv_detach_mcast`). VerbsError EINVAL when it was no member.
   *
   * @example
   * const member = pd.createQueuePair({ type: "UD", completions: cq });
   * member.joinGroup("239.1.2.3");
   * member.leaveGroup("239.1.2.3");
   */
  leaveGroup(group: GidText): void {
    this.#group("ibv_detach_mcast", group);
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
   * Moves it to ERR (`ibv_modify_qp`): outstanding requests complete with WR_FLUSH_ERR, the peer gets no answer any more.
   *
   * @example
   * qp.fail();
   * console.assert(qp.state === "ERR");
   */
  fail(): void {
    this.modify("ERR");
  }

  /**
   * Back to RESET (`ibv_modify_qp`): outstanding requests are forgotten without completions; it can be connected anew.
   *
   * @example
   * qp.reset();
   * peer.reset();
   * qp.connect(peer.endpoint());
   * peer.connect(qp.endpoint());
   */
  reset(): void {
    this.ensureOpen();
    this.keepCompletions();
    this.modify("RESET");
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
      const access = this.#options.access;
      if (this.type === "dynamic") {
        this.modify("INIT", { ...common, access, queueKey: this.#queueKey });
        return;
      }
      this.modify("INIT", { ...common, access: this.type === "UC" ? accessNumber(access) & ~8 : access });
    }
  }

  get #queueKey(): number {
    return this.#options.queueKey;
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

  #group(verb: "ibv_attach_mcast" | "ibv_detach_mcast", group: GidText): void {
    const bytes = gidBytes(group);
    const text = gidText(bytes);
    if (this.type !== "UD") throw new TypeError(`${this.label} is ${this.type}: groups are for UD`);
    if (!/^ff/i.test(text) && !/^::ffff:(22[4-9]|23\d)\./.test(text)) {
      throw new TypeError(`${text} is no multicast address: use one such as ::ffff:239.1.2.3`);
    }
    this.ensureOpen();
    const c = ibv_gid.alloc();
    c.raw.set(bytes);
    const { lib } = this.protectionDomain.device;
    checkResult(verb, lib[verb](this.pointer, c.pointer, 0), text);
  }

  #describe(state: QueuePairState, { address }: QueuePairAttributes): string {
    const way = address?.gid ? ` from GID ${address.gidIndex ?? 0} to ${address.gid}` : "";
    return `${this.label} from ${this.#state} to ${state}${way}`;
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
}
