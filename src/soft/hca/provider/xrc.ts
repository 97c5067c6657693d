// XRC domains, their shared receive queues, and their targets, which are queue pairs without protection
// domain and completion queue.
import { constants, fstatSync } from "node:fs";
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import * as s from "../../../../ffi/ibverbs/structs.ts";
import type { VerbsFunctions } from "../../../../ffi/ibverbs/types.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import {
  Context,
  Cq,
  MAGIC_CONTEXT,
  MAGIC_CQ,
  MAGIC_QP,
  MAGIC_SRQ,
  MAGIC_XRCD,
  Qp,
  Srq,
  Xrcd,
} from "../arena/records.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { findQp } from "../objects/queue-pairs.ts";
import { numberXrcQueue } from "../objects/xrc-queues.ts";
import { failed, failPointer } from "./checked.ts";
import { createFrom } from "./queue-pair-life.ts";
import { createSharedQueue, destroySharedQueue } from "./shared-receive-queue.ts";

const { EAGAIN, EBADF, EBUSY, EINVAL, ENOMEM, EOPNOTSUPP } = c.Errno;
const DOMAIN_MASK = verbs.IBV_XRCD_INIT_ATTR_FD | verbs.IBV_XRCD_INIT_ATTR_OFLAGS;
const XRC_QUEUE =
  verbs.IBV_SRQ_INIT_ATTR_TYPE |
  verbs.IBV_SRQ_INIT_ATTR_PD |
  verbs.IBV_SRQ_INIT_ATTR_XRCD |
  verbs.IBV_SRQ_INIT_ATTR_CQ;
const OPENED = verbs.IBV_QP_OPEN_ATTR_NUM | verbs.IBV_QP_OPEN_ATTR_XRCD | verbs.IBV_QP_OPEN_ATTR_TYPE;

const domainAt = (d: SoftNic, pointer: number) => d.live(pointer, Xrcd.magic, MAGIC_XRCD);
const isContext = (d: SoftNic, pointer: number) => d.live(pointer, Context.magic, MAGIC_CONTEXT) >= 0;

/** Implements `ibv_create_qp_ex` for a target. */
export function createTarget(d: SoftNic, context: number, init: number): number {
  const attributes = s.ibv_qp_init_attr_ex.at(init);
  const domain = domainAt(d, attributes.xrcd);
  if (attributes.comp_mask !== verbs.IBV_QP_INIT_ATTR_XRCD || domain < 0 || !isContext(d, context))
    return failPointer(EINVAL);
  const plain = s.ibv_qp_init_attr.at(init);
  plain.cap.max_send_wr = 0;
  plain.cap.max_recv_wr = 0;
  return createFrom(d, { pd: 0, sendCq: 0, recvCq: 0, srq: 0, domain }, context, plain);
}

/** Returns the verbs of XRC. */
export function xrcVerbs(d: SoftNic): Partial<VerbsFunctions> {
  const { e } = d;
  /** Domains that others may open, by file. */
  const byFile = new Map<string, number>();

  return {
    ibv_open_xrcd(context, attributes) {
      const { comp_mask, fd, oflags } = s.ibv_xrcd_init_attr.at(attributes);
      if (!isContext(d, context) || comp_mask !== DOMAIN_MASK) return failPointer(EINVAL);
      const file = fileOf(fd);
      if (fd !== -1 && file === undefined) return failPointer(EBADF);
      const known = file === undefined ? undefined : byFile.get(file);
      if (known === undefined && file !== undefined && (oflags & constants.O_CREAT) === 0)
        return failPointer(EAGAIN);
      if (known !== undefined && (oflags & constants.O_EXCL) !== 0) return failPointer(EINVAL);
      const at = known ?? d.allocate(Xrcd.bytes);
      if (at === 0) return failPointer(ENOMEM);
      e.i32[at + Xrcd.magic] = MAGIC_XRCD;
      e.i32[at + Xrcd.opens]!++;
      if (file !== undefined) byFile.set(file, at);
      const pointer = d.pointerOf(at);
      s.ibv_xrcd.at(pointer).context = context;
      return pointer;
    },
    ibv_close_xrcd(pointer) {
      const at = domainAt(d, pointer);
      if (at < 0) return failed(EINVAL);
      if (e.i32[at + Xrcd.opens] === 1 && e.i32[at + Xrcd.children] !== 0) return failed(EBUSY);
      if (--e.i32[at + Xrcd.opens]! > 0) return 0;
      for (const [file, named] of byFile) if (named === at) byFile.delete(file);
      d.exclusively(() => d.free(at, Xrcd.bytes));
      return 0;
    },
    ibv_create_srq_ex(context, init) {
      const wanted = s.ibv_srq_init_attr_ex.at(init);
      const { comp_mask, srq_type, pd, attr } = wanted;
      if (!isContext(d, context)) return failPointer(EINVAL);
      const type = comp_mask & verbs.IBV_SRQ_INIT_ATTR_TYPE ? srq_type : verbs.IBV_SRQT_BASIC;
      if (type === verbs.IBV_SRQT_TM) return failPointer(EOPNOTSUPP);
      if (type === verbs.IBV_SRQT_BASIC) return createSharedQueue(d, pd, attr, wanted.srq_context);
      const domain = domainAt(d, wanted.xrcd);
      const cq = d.live(wanted.cq, Cq.magic, MAGIC_CQ);
      if (comp_mask !== XRC_QUEUE || domain < 0 || cq < 0) return failPointer(EINVAL);
      const pointer = createSharedQueue(d, pd, attr, wanted.srq_context);
      if (pointer === 0) return 0;
      const at = d.offset(pointer);
      const numbered = d.exclusively(() => {
        if (!numberXrcQueue(e, at)) return false;
        e.i32[at + Srq.cq] = cq;
        e.i32[cq + Cq.children]!++;
        e.i32[domain + Xrcd.children]!++;
        e.i32[at + Srq.domain] = domain;
        return true;
      });
      if (numbered) return pointer;
      destroySharedQueue(d, at);
      return failPointer(ENOMEM);
    },
    ibv_get_srq_num(pointer, number) {
      const at = d.live(pointer, Srq.magic, MAGIC_SRQ);
      if (at < 0 || e.i32[at + Srq.domain] === 0) return failed(EINVAL);
      new Uint32Array(memory(number, 4))[0] = e.i32[at + Srq.number]!;
      return 0;
    },
    ibv_open_qp(context, attributes) {
      const { comp_mask, qp_num, xrcd, qp_type } = s.ibv_qp_open_attr.at(attributes);
      const domain = domainAt(d, xrcd);
      const isTarget = (comp_mask & OPENED) === OPENED && qp_type === verbs.IBV_QPT_XRC_RECV;
      if (!isContext(d, context) || !isTarget || domain < 0) return failPointer(EINVAL);
      const q = findQp(e, qp_num);
      if (q === 0 || e.i32[q + Qp.magic] !== MAGIC_QP || e.i32[q + Qp.domain] !== domain)
        return failPointer(EINVAL);
      e.i32[q + Qp.opens]!++;
      return d.pointerOf(q);
    },
  };
}

/** Returns an identifier of a descriptor's file, undefined for an invalid descriptor. */
function fileOf(fd: number): string | undefined {
  try {
    const { dev, ino } = fstatSync(fd, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}
