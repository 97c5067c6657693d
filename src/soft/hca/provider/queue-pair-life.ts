// Making and destroying QPs: their record, their rings, their number.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import * as s from "../../../../ffi/ibverbs/structs.ts";
import type { View } from "../../../../ffi/layout/index.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { Dev, MAX_QPS, Sections } from "../arena/arena.ts";
import { allocate } from "../arena/heap.ts";
import { Cq, MAGIC_CQ, MAGIC_QP, MAGIC_SRQ, Pd, Qp, Resource, Srq, Swr, Xrcd } from "../arena/records.ts";
import { stopCopies } from "../links/mapped/regions.ts";
import { leavePeer } from "../links/shared-memory/peers.ts";
import type { SoftDevice } from "../nic/soft-device.ts";
import { answerDoorbells } from "../nic/step.ts";
import { contextOf } from "../objects/events.ts";
import { quiesce } from "../objects/queue-pair-error.ts";
import { forget } from "../objects/run-queue.ts";
import { openTransport } from "../transports/dynamic/open.ts";
import { settingsFrom } from "../transports/dynamic/settings.ts";
import { transportOf, transportOfType } from "../transports/table.ts";
import { domainAt } from "./domains.ts";
import { forgetEvents } from "./events.ts";
import { failPointer } from "./failure.ts";
import { LIMITS, powerOfTwo } from "./limits.ts";
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
 * A number that nobody can guess, of a free slot: the slot in the low bits, ten random ones above, so that what was sent to an
 * earlier QP of the slot hardly finds this one. -1 when all are taken.
 */
function claimNumber(d: SoftDevice): number {
  const random = crypto.getRandomValues(new Uint32Array(1))[0]!;
  for (let tries = 0; tries < MAX_QPS; tries++) {
    const slot = (random + tries) & SLOT_MASK;
    // Numbers 0 and 1 are the management QPs', 0xffffff is multicast.
    if (slot < 2 || slot === SLOT_MASK || d.e.i32[Sections.qps + slot] !== 0) continue;
    return (((random >>> SLOT_BITS) & 1023) << SLOT_BITS) | slot;
  }
  return -1;
}

/** What a queue pair is made of: word offsets, 0 for what its type does not have. */
interface Parts {
  readonly pd: number;
  readonly sendCq: number;
  readonly recvCq: number;
  readonly srq: number;
  /** Of an XRC target. */
  readonly domain: number;
}

/** `ibv_create_qp`. */
export function createQueuePair(d: SoftDevice, pdPointer: number, initPointer: number): number {
  const init = s.ibv_qp_init_attr.at(initPointer);
  if (init.qp_type === verbs.IBV_QPT_XRC_RECV) return failPointer(EINVAL);
  const isInitiator = init.qp_type === verbs.IBV_QPT_XRC_SEND;
  const pd = domainAt(d, pdPointer);
  const sendCq = d.live(init.send_cq, Cq.magic, MAGIC_CQ);
  // Nothing is received there.
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

/** A queue pair of these parts: its pointer, 0 with errno. */
export function createFrom(
  d: SoftDevice,
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

/** Fills in what the QP can really do. */
export function writeCap(d: SoftDevice, q: number, cap: Cap): void {
  const { i32 } = d.e;
  cap.max_send_wr = i32[q + Qp.maxSendWr]!;
  cap.max_recv_wr = i32[q + Qp.maxRecvWr]!;
  cap.max_send_sge = i32[q + Qp.maxSendSge]!;
  cap.max_recv_sge = i32[q + Qp.maxRecvSge]!;
  cap.max_inline_data = i32[q + Qp.maxInline]!;
}

function build(
  d: SoftDevice,
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
  // A dynamic QP frees many slots at once, before the completion of the first of them is written (transports/dynamic).
  const slots = qp_type === verbs.IBV_QPT_DRIVER ? 2 * cap.max_send_wr + 1 : cap.max_send_wr + 1;
  i32[q + Qp.sqMask] = powerOfTwo(slots) - 1;
  // With a shared receive queue the QP has no receives of its own.
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
  // A datagram is one packet, whatever its path; connecting sets it for the others.
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
  i32[Sections.qps + (number & SLOT_MASK)] = q;
  i32[Dev.qpCount]!++;
  return q;
}

const sendBytes = ({ e }: SoftDevice, q: number) => (e.i32[q + Qp.sqMask]! + 1) * e.i32[q + Qp.sqStride]! * 4;
const receiveBytes = ({ e }: SoftDevice, q: number) =>
  (e.i32[q + Qp.rqMask]! + 1) * e.i32[q + Qp.rqStride]! * 4;

const isTarget = ({ e }: SoftDevice, q: number) => e.i32[q + Qp.type] === verbs.IBV_QPT_XRC_RECV;

/** Bytes for the receive in use; an XRC target's may come from any queue. */
function takenBytes(d: SoftDevice, q: number): number {
  const { i32 } = d.e;
  const srq = i32[q + Qp.srq]!;
  const own = srq === 0 ? i32[q + Qp.maxRecvSge]! : i32[srq + Srq.maxSge]!;
  return receiveStride(isTarget(d, q) ? LIMITS.entries : own) * 4;
}

/** The words that count it among the children of what it was made from. */
function parentsOf(d: SoftDevice, q: number): number[] {
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

function freeMemory(d: SoftDevice, q: number): void {
  const { i32 } = d.e;
  d.free(i32[q + Qp.sqRing]!, sendBytes(d, q));
  d.free(i32[q + Qp.rqRing]!, receiveBytes(d, q));
  d.free(i32[q + Qp.recv]!, takenBytes(d, q));
  releaseResources(d, q);
  d.free(q, Qp.bytes);
}

/** Gives the responder's ring of READ and atomic resources back. */
export function releaseResources(d: SoftDevice, q: number): void {
  const { i32 } = d.e;
  d.free(i32[q + Qp.resources]!, i32[q + Qp.resourceCount]! * Resource.words * 4);
  i32[q + Qp.resources] = 0;
  i32[q + Qp.resourceCount] = 0;
}

/** Takes a QP out of the device at once; what was posted is dropped without completions. */
export function destroyQueuePair(d: SoftDevice, q: number): void {
  const { e } = d;
  const { i32 } = e;
  d.exclusively(() => {
    // A doorbell still in its ring must not outlive the QP.
    answerDoorbells(e);
    stopCopies(e, q);
    transportOf(e, q).forget(e, q);
    quiesce(e, q);
    leavePeer(e, q);
    forget(e, q);
    forgetEvents(d, contextOf(e, q), q);
    leaveGroups(d, q);
    i32[Sections.qps + i32[q + Qp.slot]!] = 0;
    i32[Sections.formerNumbers + i32[q + Qp.slot]!] = i32[q + Qp.number]!;
    i32[Dev.qpCount]!--;
    for (const parent of parentsOf(d, q)) i32[parent]!--;
    freeMemory(d, q);
  });
}
