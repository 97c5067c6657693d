// Verbs of queue pairs: create, modify, query, destroy.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import * as v from "../../../../ffi/ibverbs/constants.ts";
import { queuePairTransitions } from "../../../../ffi/ibverbs/queue-pair-transitions.ts";
import * as s from "../../../../ffi/ibverbs/structs.ts";
import type { VerbsFunctions } from "../../../../ffi/ibverbs/types.ts";
import type { View } from "../../../../ffi/layout/index.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import { setDouble } from "../arena/engine.ts";
import { allocate } from "../arena/heap.ts";
import { AF_INET, internAddress, isLoopback } from "../arena/peer-address.ts";
import { MAGIC_QP, Qp, Resource } from "../arena/records.ts";
import { IPV4_MAPPED } from "../links/common/addresses.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../links/common/sockets.ts";
import { treatmentOf } from "../links/common/treatment.ts";
import { listenFor } from "../links/local-peers/connections.ts";
import { attachPeer, detachPeer } from "../links/local-peers/peers.ts";
import { stopCopies } from "../links/mapped/regions.ts";
import { wake } from "../nic/park.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { takeDoorbells } from "../nic/step.ts";
import { enqueue } from "../objects/completion.ts";
import { publishQueuePair } from "../objects/published.ts";
import { enterError, quiesce } from "../objects/queue-pair-error.ts";
import { checkDrained } from "../transports/common/send-loop.ts";
import { MAX_WINDOW } from "../transports/rc/requester.ts";
import { forgetRoundTrip } from "../transports/rc/timing.ts";
import { transportOf } from "../transports/table.ts";
import { pairKey } from "../wire/icrc.ts";
import { failed } from "./checked.ts";
import { LIMITS, powerOfTwo } from "./create-completion-queue.ts";
import { createQueuePair, destroyQueuePair, releaseResources, writeCap } from "./queue-pair-life.ts";
import { operationsOfType } from "./send-operations.ts";
import { createTarget } from "./xrc.ts";

const { EBUSY, EINVAL, ENOMEM } = c.Errno;
const PSN_MASK = 0xffffff;
/** Initial congestion window in packets. Every acknowledgement increases it. */
const FIRST_WINDOW = 32;

type Attributes = View<typeof s.ibv_qp_attr>;

const inRange = (mask: number, bit: number, value: number, least: number, most: number) =>
  (mask & bit) === 0 || (value >= least && value <= most);

function valuesAllowed(a: Attributes, mask: number): boolean {
  const reads = LIMITS.readsAtOnce;
  return (
    inRange(mask, verbs.IBV_QP_PORT, a.port_num, 1, 1) &&
    inRange(mask, verbs.IBV_QP_PKEY_INDEX, a.pkey_index, 0, 0) &&
    inRange(mask, verbs.IBV_QP_PATH_MTU, a.path_mtu, verbs.IBV_MTU_256, verbs.IBV_MTU_4096) &&
    inRange(mask, verbs.IBV_QP_TIMEOUT, a.timeout, 0, 31) &&
    inRange(mask, verbs.IBV_QP_RETRY_CNT, a.retry_cnt, 0, 7) &&
    inRange(mask, verbs.IBV_QP_RNR_RETRY, a.rnr_retry, 0, 7) &&
    inRange(mask, verbs.IBV_QP_MIN_RNR_TIMER, a.min_rnr_timer, 0, 31) &&
    inRange(mask, verbs.IBV_QP_MAX_QP_RD_ATOMIC, a.max_rd_atomic, 0, reads) &&
    inRange(mask, verbs.IBV_QP_MAX_DEST_RD_ATOMIC, a.max_dest_rd_atomic, 0, reads)
  );
}

/** Returns the verbs of queue pairs, except posting. */
export function queuePairVerbs(d: SoftNic): Partial<VerbsFunctions> {
  const { e } = d;

  /** Sets the remote address and the local socket of an address vector. Returns 0, or the errno. */
  function setAddress(q: number, a: Attributes): number {
    const { ah_attr } = a;
    const index = ah_attr.grh.sgid_index;
    const remote = peerAddress(d, index, ah_attr.grh.dgid.pointer);
    if (ah_attr.is_global !== 1 || ah_attr.port_num !== 1 || remote === 0) return EINVAL;
    const error = e.link.open(e, index);
    if (error !== 0) return error;
    e.i32[q + Qp.remoteIp] = remote;
    e.i32[q + Qp.socket] = index;
    e.i32[q + Qp.treatment] = treatmentOf(ah_attr.grh.traffic_class, ah_attr.grh.hop_limit);
    listenFor(e, index);
    if (e.i32[q + Qp.type] === verbs.IBV_QPT_RC) attachPeer(e, q);
    e.u8.set(new Uint8Array(memory(ah_attr.pointer, 32)), (q + Qp.addressVector) * 4);
    return 0;
  }

  function setResources(q: number, count: number): number {
    releaseResources(d, q);
    e.i32[q + Qp.resourceHead] = 0;
    e.i32[q + Qp.resourceTail] = 0;
    e.i32[q + Qp.maxDestRdAtomic] = count;
    if (count === 0) return 0;
    const slots = powerOfTwo(count);
    e.i32[q + Qp.resources] = allocate(e, slots * Resource.words * 4);
    if (e.i32[q + Qp.resources] === 0) return ENOMEM;
    e.i32[q + Qp.resourceCount] = slots;
    return 0;
  }

  // Sets the attributes that are one word without side effects.
  function setPlain(q: number, a: Attributes, mask: number): void {
    const set = (bit: number, at: number, value: number) => {
      if (mask & bit) e.i32[q + at] = value;
    };
    set(verbs.IBV_QP_ACCESS_FLAGS, Qp.access, a.qp_access_flags);
    set(verbs.IBV_QP_PKEY_INDEX, Qp.pkeyIndex, a.pkey_index);
    set(verbs.IBV_QP_PORT, Qp.port, a.port_num);
    set(verbs.IBV_QP_QKEY, Qp.qkey, a.qkey);
    set(verbs.IBV_QP_DEST_QPN, Qp.destination, a.dest_qp_num & PSN_MASK);
    set(verbs.IBV_QP_DEST_QPN, Qp.sourceQp, a.dest_qp_num & PSN_MASK);
    set(verbs.IBV_QP_TIMEOUT, Qp.timeout, a.timeout);
    set(verbs.IBV_QP_MIN_RNR_TIMER, Qp.minRnrTimer, a.min_rnr_timer);
    set(verbs.IBV_QP_MAX_QP_RD_ATOMIC, Qp.maxRdAtomic, a.max_rd_atomic);
    set(verbs.IBV_QP_EN_SQD_ASYNC_NOTIFY, Qp.notifyDrained, a.en_sqd_async_notify);
    set(verbs.IBV_QP_RETRY_CNT, Qp.retryCount, a.retry_cnt);
    set(verbs.IBV_QP_RETRY_CNT, Qp.retriesLeft, a.retry_cnt);
    set(verbs.IBV_QP_RNR_RETRY, Qp.rnrRetry, a.rnr_retry);
    set(verbs.IBV_QP_RNR_RETRY, Qp.rnrLeft, a.rnr_retry);
    if (mask & verbs.IBV_QP_PATH_MTU) {
      e.i32[q + Qp.mtuCode] = a.path_mtu;
      e.i32[q + Qp.mtu] = 128 << a.path_mtu;
    }
    if (mask & verbs.IBV_QP_RQ_PSN) {
      e.i32[q + Qp.expectedPsn] = a.rq_psn & PSN_MASK;
      e.i32[q + Qp.initialRqPsn] = a.rq_psn & PSN_MASK;
      e.i32[q + Qp.plainIdents] = 0;
    }
    if (mask & verbs.IBV_QP_SQ_PSN) {
      for (const at of [Qp.nextPsn, Qp.sendPsn, Qp.unackedPsn, Qp.sentEnd])
        e.i32[q + at] = a.sq_psn & PSN_MASK;
      e.i32[q + Qp.retryPsn] = -1;
      e.i32[q + Qp.lossProbes] = 0;
      forgetRoundTrip(e, q);
      e.i32[q + Qp.answered] = 0;
      e.i32[q + Qp.probesLeft] = 0;
      setDouble(e, q + Qp.window, Math.min(FIRST_WINDOW, MAX_WINDOW));
    }
  }

  /** Sets the ICRC key of a loopback connection (wire/icrc.ts). */
  function setKey(q: number): void {
    const own = Sockets.table + e.i32[q + Qp.socket]! * SOCKET_WORDS;
    const family = e.i32[own + Socket.family]!;
    const remote = e.i32[q + Qp.remoteIp]!;
    const local =
      remote !== 0 &&
      transportOf(e, q).connected &&
      isLoopback(e, family, remote) &&
      isLoopback(e, family, e.i32[own + Socket.address]!);
    e.i32[q + Qp.icrcKey] = local ? pairKey(e.i32[q + Qp.number]!, e.i32[q + Qp.destination]!) : 0;
  }

  /** Resets a queue pair to its initial state and drops its posted requests. */
  function reset(q: number): void {
    transportOf(e, q).forget(e, q);
    quiesce(e, q);
    detachPeer(e, q);
    releaseResources(d, q);
    Atomics.store(e.i32, q + Qp.sqHead, e.i32[q + Qp.sqTail]!);
    e.i32[q + Qp.sqNext] = e.i32[q + Qp.sqTail]!;
    Atomics.store(e.i32, q + Qp.rqHead, e.i32[q + Qp.rqTail]!);
    const words = [
      Qp.recvActive,
      Qp.msn,
      Qp.nakSent,
      Qp.rdOutstanding,
      Qp.access,
      Qp.remoteIp,
      Qp.icrcKey,
      Qp.linkKnown,
      Qp.treatment,
      Qp.destination,
      Qp.sourceQp,
    ];
    for (const at of [...words, Qp.batching, Qp.draining, Qp.resourceHead, Qp.resourceTail])
      e.i32[q + at] = 0;
    transportOf(e, q).setDefaults(e, q);
  }

  function modify(q: number, a: Attributes, mask: number): number {
    const from = e.i32[q + Qp.state]!;
    if (mask & verbs.IBV_QP_CUR_STATE && a.cur_qp_state !== from) return EINVAL;
    const next = mask & verbs.IBV_QP_STATE ? a.qp_state : from;
    if (!transitionAllowed(e.i32[q + Qp.type]!, from, next, mask) || !valuesAllowed(a, mask)) return EINVAL;
    if (mask & verbs.IBV_QP_AV) {
      const error = setAddress(q, a);
      if (error !== 0) return error;
    }
    // Datagrams may arrive at any address of the port, so all are opened, except those that other processes
    // use or claim.
    const toReceive = from === verbs.IBV_QPS_INIT && next === verbs.IBV_QPS_RTR;
    const type = e.i32[q + Qp.type];
    if (toReceive && (type === verbs.IBV_QPT_UD || type === verbs.IBV_QPT_DRIVER))
      for (let index = 0; index < d.addresses.length; index++) e.link.open(e, index, true);
    if (toReceive && type === verbs.IBV_QPT_UD) e.link.reportHopLimits(e);
    if (mask & verbs.IBV_QP_MAX_DEST_RD_ATOMIC) {
      const error = setResources(q, a.max_dest_rd_atomic);
      if (error !== 0) return error;
    }
    if (next === verbs.IBV_QPS_ERR || next === verbs.IBV_QPS_RESET) stopCopies(e, q);
    setPlain(q, a, mask);
    setKey(q);
    if (next === verbs.IBV_QPS_ERR) {
      transportOf(e, q).forget(e, q);
      enterError(e, q, 0);
    }
    if (next === verbs.IBV_QPS_RESET) reset(q);
    if (next === verbs.IBV_QPS_SQD && from !== next) e.i32[q + Qp.draining] = 1;
    e.i32[q + Qp.state] = next;
    publishQueuePair(e, q);
    if (e.i32[q + Qp.draining] !== 0) checkDrained(e, q);
    // Requests of other queue pairs that were posted before keep their place in front of this one.
    takeDoorbells(e);
    enqueue(e, q);
    return 0;
  }

  const live = (pointer: number) => d.live(pointer, Qp.magic, MAGIC_QP);

  return {
    ibv_create_qp: (pd, init) => createQueuePair(d, pd, init),
    ibv_create_qp_ex(context, init) {
      const attributes = s.ibv_qp_init_attr_ex.at(init);
      const mask = attributes.comp_mask;
      if (attributes.qp_type === verbs.IBV_QPT_XRC_RECV) return createTarget(d, context, init);
      const wanted = mask & verbs.IBV_QP_INIT_ATTR_SEND_OPS_FLAGS ? Number(attributes.send_ops_flags) : 0;
      const known = operationsOfType[attributes.qp_type] ?? 0;
      const isPlain = (mask & ~verbs.IBV_QP_INIT_ATTR_SEND_OPS_FLAGS) === verbs.IBV_QP_INIT_ATTR_PD;
      if (context === 0 || !isPlain || (wanted & ~known) !== 0) {
        c.setErrno(c.Errno.EOPNOTSUPP);
        return 0;
      }
      const pointer = createQueuePair(d, attributes.pd, init);
      if (pointer !== 0) e.i32[d.offset(pointer) + Qp.sendOps] = wanted;
      return pointer;
    },
    ibv_modify_qp(pointer, attributes, mask) {
      const q = live(pointer);
      if (q < 0) return failed(EINVAL);
      const a = s.ibv_qp_attr.at(attributes);
      const error = d.exclusively(() => modify(q, a, mask));
      if (error !== 0) return failed(error);
      if (mask & verbs.IBV_QP_STATE) s.ibv_qp.at(pointer).state = a.qp_state;
      wake(e);
      return 0;
    },
    ibv_query_qp(pointer, attributes, _mask, initPointer) {
      const q = live(pointer);
      if (q < 0) return failed(EINVAL);
      d.exclusively(() => describe(q, s.ibv_qp_attr.at(attributes)));
      const qp = s.ibv_qp.at(pointer);
      qp.state = e.i32[q + Qp.state] as typeof qp.state;
      const init = s.ibv_qp_init_attr.at(initPointer);
      init.qp_context = qp.qp_context;
      init.send_cq = qp.send_cq;
      init.recv_cq = qp.recv_cq;
      init.srq = qp.srq;
      init.qp_type = qp.qp_type;
      init.sq_sig_all = e.i32[q + Qp.signalAll]!;
      writeCap(d, q, init.cap);
      return 0;
    },
    ibv_destroy_qp(pointer) {
      const q = live(pointer);
      if (q < 0) return failed(EINVAL);
      if (e.i32[q + Qp.flows] !== 0) return failed(EBUSY);
      // An XRC target may be open several times.
      if (--e.i32[q + Qp.opens]! === 0) destroyQueuePair(d, q);
      return 0;
    },
    ibv_query_qp_data_in_order: () => 0,
  };

  function describe(q: number, a: Attributes): void {
    new Uint8Array(memory(a.pointer, s.ibv_qp_attr.size)).fill(0);
    a.qp_state = e.i32[q + Qp.state] as typeof a.qp_state;
    a.cur_qp_state = a.qp_state;
    a.path_mtu = e.i32[q + Qp.mtuCode] as typeof a.path_mtu;
    a.qkey = e.i32[q + Qp.qkey]!;
    a.rq_psn = e.i32[q + Qp.expectedPsn]!;
    a.sq_psn = e.i32[q + Qp.nextPsn]!;
    a.dest_qp_num = e.i32[q + Qp.destination]!;
    a.qp_access_flags = e.i32[q + Qp.access]!;
    writeCap(d, q, a.cap);
    new Uint8Array(memory(a.ah_attr.pointer, 32)).set(
      e.u8.subarray((q + Qp.addressVector) * 4, (q + Qp.addressVector) * 4 + 32),
    );
    a.pkey_index = e.i32[q + Qp.pkeyIndex]!;
    a.port_num = e.i32[q + Qp.port]!;
    a.sq_draining = e.i32[q + Qp.draining]!;
    a.max_rd_atomic = e.i32[q + Qp.maxRdAtomic]!;
    a.max_dest_rd_atomic = e.i32[q + Qp.maxDestRdAtomic]!;
    a.min_rnr_timer = e.i32[q + Qp.minRnrTimer]!;
    a.timeout = e.i32[q + Qp.timeout]!;
    a.retry_cnt = e.i32[q + Qp.retryCount]!;
    a.rnr_retry = e.i32[q + Qp.rnrRetry]!;
  }
}

// State machine of queue pairs: required and optional attributes of each transition (docs/rocev2.md section
// 9.1).

/**
 * Returns true when a queue pair of this type may make the transition with exactly the attributes of `mask`.
 */
export function transitionAllowed(type: number, from: number, next: number, mask: number): boolean {
  const given = mask & ~v.IBV_QP_STATE;
  if (next === v.IBV_QPS_ERR || next === v.IBV_QPS_RESET) return (given & ~v.IBV_QP_CUR_STATE) === 0;
  const transition = queuePairTransitions[type]?.[from]?.[next];
  if (transition === undefined) return false;
  const { required, optional } = transition;
  return (given & required) === required && (given & ~(required | optional)) === 0;
}

/**
 * Returns the engine's word for the peer's GID at `pointer`, as local GID `index` reaches it. Returns 0 for
 * an unknown local GID or another address family. The caller holds the lock.
 */
export function peerAddress(d: SoftNic, index: number, pointer: number): number {
  if (d.addresses[index] === undefined) return 0;
  const gid = new Int32Array(memory(pointer, 16).slice(0, 16));
  const mapped = gid[0] === 0 && gid[1] === 0 && gid[2] === IPV4_MAPPED;
  const own = Sockets.table + index * SOCKET_WORDS;
  if (d.e.i32[own + Socket.family] === AF_INET) return mapped ? gid[3]! : 0;
  const none = gid[0] === 0 && gid[1] === 0 && gid[2] === 0 && gid[3] === 0;
  return mapped || none ? 0 : internAddress(d.e, gid);
}
