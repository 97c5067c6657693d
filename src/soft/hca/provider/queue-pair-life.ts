// Creation and destruction of queue pairs: record, rings and number.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import * as s from "../../../../ffi/ibverbs/structs.ts";
import type { View } from "../../../../ffi/layout/index.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { MAX_QPS } from "../arena/arena.ts";
import { allocate } from "../arena/heap.ts";
import { Cq, MAGIC_CQ, MAGIC_QP, MAGIC_SRQ, Pd, Qp, Resource, Srq, Swr, Xrcd } from "../arena/records.ts";
import { detachPeer } from "../links/local-peers/peers.ts";
import { stopCopies } from "../links/mapped/regions.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { takeDoorbells } from "../nic/step.ts";
import { contextOf, forget } from "../objects/completion.ts";
import { quiesce } from "../objects/queue-pair-error.ts";
import { QueuePairTable } from "../objects/queue-pairs.ts";
import { openTransport, settingsFrom } from "../transports/dynamic/open.ts";
import { transportOf, transportOfType } from "../transports/table.ts";
import { failPointer } from "./checked.ts";
import { LIMITS, powerOfTwo } from "./create-completion-queue.ts";
import { domainAt } from "./domains.ts";
import { forgetEvents } from "./events.ts";
import { leaveGroups } from "./multicast.ts";
import { receiveStride } from "./shared-receive-queue.ts";

const { EINVAL, ENOMEM, EOPNOTSUPP } = c.Errno;
const SLOT_MASK = MAX_QPS - 1;
const SLOT_BITS = 14;

const LARGEST_MTU = 4096;

type Cap = View<typeof s.ibv_qp_cap>;

function capError(cap: Cap): boolean {
  return (
    cap.max_send_wr > LIMITS.workRequests ||
    cap.max_recv_wr > LIMITS.workRequests ||
    cap.max_send_sge > LIMITS.entries ||
    cap.max_recv_sge > LIMITS.entries ||
    cap.max_inline_data > LIMITS.inlineBytes
  );
}

/**
 * Returns an unpredictable number of a free slot, -1 when all are taken. The low bits are the slot. The ten
 * upper bits are random, so a packet for an earlier queue pair of the slot rarely matches.
 */
function claimNumber(d: SoftNic): number {
  const random = crypto.getRandomValues(new Uint32Array(1))[0]!;
  for (let tries = 0; tries < MAX_QPS; tries++) {
    const slot = (random + tries) & SLOT_MASK;
    // Numbers 0 and 1 belong to the management queue pairs, 0xffffff to multicast.
    if (slot < 2 || slot === SLOT_MASK || d.e.i32[QueuePairTable.slots + slot] !== 0) continue;
    return (((random >>> SLOT_BITS) & 1023) << SLOT_BITS) | slot;
  }
  return -1;
}

/** Parts of a queue pair as word offsets, 0 for a part that its type does not have. */
interface Parts {
  readonly pd: number;
  readonly sendCq: number;
  readonly recvCq: number;
  readonly srq: number;
  /** Domain of an XRC target. */
  readonly domain: number;
}

/** Implements `ibv_create_qp`. */
export function createQueuePair(d: SoftNic, pdPointer: number, initPointer: number): number {
  const init = s.ibv_qp_init_attr.at(initPointer);
  if (init.qp_type === verbs.IBV_QPT_XRC_RECV) return failPointer(EINVAL);
  const isInitiator = init.qp_type === verbs.IBV_QPT_XRC_SEND;
  const pd = domainAt(d, pdPointer);
  const sendCq = d.live(init.send_cq, Cq.magic, MAGIC_CQ);
  // An XRC initiator receives nothing.
  const recvCq = isInitiator ? 0 : d.live(init.recv_cq, Cq.magic, MAGIC_CQ);
  const srq = init.srq === 0 || isInitiator ? 0 : d.live(init.srq, Srq.magic, MAGIC_SRQ);
  if (pd < 0 || sendCq < 0 || recvCq < 0 || srq < 0) return failPointer(EINVAL);
  if (srq !== 0 && d.e.i32[srq + Srq.domain] !== 0) return failPointer(EINVAL);
  if (isInitiator) init.cap.max_recv_wr = 0;
  const made = { pd, sendCq, recvCq, srq, domain: 0 };
  const pointer = createFrom(d, made, s.ibv_pd.at(pdPointer).context, init);
  if (pointer !== 0) s.ibv_qp.at(pointer).pd = pdPointer;
  return pointer;
}

/** Creates a queue pair of these parts. Returns its pointer, or 0 with errno. */
export function createFrom(
  d: SoftNic,
  parts: Parts,
  context: number,
  init: View<typeof s.ibv_qp_init_attr>,
): number {
  const { e } = d;
  if (capError(init.cap)) return failPointer(EINVAL);
  if (transportOfType(init.qp_type) === undefined) return failPointer(EOPNOTSUPP);
  const isDynamic = init.qp_type === verbs.IBV_QPT_DRIVER;
  const q = d.exclusively(() => {
    if (isDynamic && !openTransport(e, settingsFrom(process.env))) return 0;
    return build(d, parts, init);
  });
  if (q === 0) return failPointer(ENOMEM);
  const pointer = d.pointerOf(q);
  const view = s.ibv_qp.at(pointer);
  view.context = context;
  view.qp_context = init.qp_context;
  view.send_cq = init.send_cq;
  view.recv_cq = init.recv_cq;
  view.srq = init.srq;
  view.handle = q;
  view.qp_num = e.i32[q + Qp.number]!;
  view.qp_type = init.qp_type;
  writeCap(d, q, init.cap);
  return pointer;
}

/** Writes the real capabilities of the queue pair to `cap`. */
export function writeCap(d: SoftNic, q: number, cap: Cap): void {
  const { i32 } = d.e;
  cap.max_send_wr = i32[q + Qp.maxSendWr]!;
  cap.max_recv_wr = i32[q + Qp.maxRecvWr]!;
  cap.max_send_sge = i32[q + Qp.maxSendSge]!;
  cap.max_recv_sge = i32[q + Qp.maxRecvSge]!;
  cap.max_inline_data = i32[q + Qp.maxInline]!;
}

function build(
  d: SoftNic,
  { pd, sendCq, recvCq, srq, domain }: Parts,
  { cap, sq_sig_all, qp_type }: View<typeof s.ibv_qp_init_attr>,
): number {
  const { e } = d;
  const { i32 } = e;
  const q = allocate(e, Qp.bytes);
  const number = claimNumber(d);
  if (q === 0 || number < 0) {
    d.free(q, Qp.bytes);
    return 0;
  }
  const sendSges = Math.max(cap.max_send_sge, 1);
  const inline = Math.max(cap.max_inline_data, sendSges * 16);
  i32[q + Qp.maxSendWr] = cap.max_send_wr;
  i32[q + Qp.maxSendSge] = sendSges;
  i32[q + Qp.maxInline] = inline;
  i32[q + Qp.sqStride] = (Swr.data + Math.ceil(inline / 4) + 1) & ~1;
  // A dynamic queue pair frees many slots at once, before the completion of the first of them is written:
  // transports/dynamic.
  const slots = qp_type === verbs.IBV_QPT_DRIVER ? 2 * cap.max_send_wr + 1 : cap.max_send_wr + 1;
  i32[q + Qp.sqMask] = powerOfTwo(slots) - 1;
  // With a shared receive queue, the queue pair has no receives of its own.
  i32[q + Qp.maxRecvWr] = srq === 0 ? cap.max_recv_wr : 0;
  i32[q + Qp.maxRecvSge] = srq === 0 ? Math.max(cap.max_recv_sge, 1) : 0;
  i32[q + Qp.rqStride] = receiveStride(i32[q + Qp.maxRecvSge]!);
  i32[q + Qp.rqMask] = powerOfTwo(i32[q + Qp.maxRecvWr]! + 1) - 1;
  i32[q + Qp.type] = qp_type;
  i32[q + Qp.srq] = srq;
  i32[q + Qp.sqRing] = allocate(e, sendBytes(d, q));
  i32[q + Qp.rqRing] = allocate(e, receiveBytes(d, q));
  i32[q + Qp.recv] = allocate(e, takenBytes(d, q));
  if (i32[q + Qp.sqRing] === 0 || i32[q + Qp.rqRing] === 0 || i32[q + Qp.recv] === 0) {
    freeMemory(d, q);
    return 0;
  }
  i32[q + Qp.number] = number;
  i32[q + Qp.slot] = number & SLOT_MASK;
  const transport = transportOfType(qp_type)!;
  i32[q + Qp.transport] = transport.opcodes;
  i32[q + Qp.operations] = transport.operations;
  // A datagram is one packet. Other types get their MTU with the connection.
  i32[q + Qp.mtu] = LARGEST_MTU;
  i32[q + Qp.pd] = pd;
  i32[q + Qp.sendCq] = sendCq;
  i32[q + Qp.recvCq] = recvCq;
  i32[q + Qp.domain] = domain;
  i32[q + Qp.opens] = 1;
  i32[q + Qp.signalAll] = sq_sig_all === 0 ? 0 : 1;
  transport.setDefaults(e, q);
  i32[q + Qp.magic] = MAGIC_QP;
  for (const parent of parentsOf(d, q)) i32[parent]!++;
  i32[QueuePairTable.slots + (number & SLOT_MASK)] = q;
  i32[QueuePairTable.count]!++;
  return q;
}

const sendBytes = ({ e }: SoftNic, q: number) => (e.i32[q + Qp.sqMask]! + 1) * e.i32[q + Qp.sqStride]! * 4;
const receiveBytes = ({ e }: SoftNic, q: number) => (e.i32[q + Qp.rqMask]! + 1) * e.i32[q + Qp.rqStride]! * 4;

const isTarget = ({ e }: SoftNic, q: number) => e.i32[q + Qp.type] === verbs.IBV_QPT_XRC_RECV;

/** Returns the bytes of the receive in use. The receives of an XRC target may come from any queue. */
function takenBytes(d: SoftNic, q: number): number {
  const { i32 } = d.e;
  const srq = i32[q + Qp.srq]!;
  const own = srq === 0 ? i32[q + Qp.maxRecvSge]! : i32[srq + Srq.maxSge]!;
  return receiveStride(isTarget(d, q) ? LIMITS.entries : own) * 4;
}

/** Returns the words that count the queue pair as a child of its parents. */
function parentsOf(d: SoftNic, q: number): number[] {
  const { i32 } = d.e;
  if (isTarget(d, q)) return [i32[q + Qp.domain]! + Xrcd.children];
  const [recvCq, srq] = [i32[q + Qp.recvCq]!, i32[q + Qp.srq]!];
  return [
    i32[q + Qp.pd]! + Pd.children,
    i32[q + Qp.sendCq]! + Cq.children,
    ...(recvCq === 0 ? [] : [recvCq + Cq.children]),
    ...(srq === 0 ? [] : [srq + Srq.children]),
  ];
}

function freeMemory(d: SoftNic, q: number): void {
  const { i32 } = d.e;
  d.free(i32[q + Qp.sqRing]!, sendBytes(d, q));
  d.free(i32[q + Qp.rqRing]!, receiveBytes(d, q));
  d.free(i32[q + Qp.recv]!, takenBytes(d, q));
  releaseResources(d, q);
  d.free(q, Qp.bytes);
}

/** Frees the responder's ring of READ and atomic resources. */
export function releaseResources(d: SoftNic, q: number): void {
  const { i32 } = d.e;
  d.free(i32[q + Qp.resources]!, i32[q + Qp.resourceCount]! * Resource.words * 4);
  i32[q + Qp.resources] = 0;
  i32[q + Qp.resourceCount] = 0;
}

/** Destroys a queue pair at once and drops its requests without completions. */
export function destroyQueuePair(d: SoftNic, q: number): void {
  const { e } = d;
  const { i32 } = e;
  d.exclusively(() => {
    // A doorbell in the ring must not survive the queue pair.
    takeDoorbells(e);
    stopCopies(e, q);
    transportOf(e, q).forget(e, q);
    quiesce(e, q);
    detachPeer(e, q);
    forget(e, q);
    forgetEvents(d, contextOf(e, q), q);
    leaveGroups(d, q);
    i32[QueuePairTable.slots + i32[q + Qp.slot]!] = 0;
    i32[QueuePairTable.formerNumbers + i32[q + Qp.slot]!] = i32[q + Qp.number]!;
    i32[QueuePairTable.count]!--;
    for (const parent of parentsOf(d, q)) i32[parent]!--;
    freeMemory(d, q);
  });
}
