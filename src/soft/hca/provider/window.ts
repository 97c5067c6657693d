// ibv_bind_mw: binds a type 1 window through the send queue. The new key is known as soon as the request is
// posted.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import * as s from "../../../../ffi/ibverbs/structs.ts";
import type { ContextOps, Ibverbs } from "../../../../ffi/ibverbs/types.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { MAGIC_MR, MAGIC_MW, Mr } from "../arena/records.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { failed, mayPoint } from "./checked.ts";

const nextKey = (rkey: number) => ((rkey & 0xffffff00) | ((rkey + 1) & 0xff)) >>> 0;

/** Returns the bind verb of memory windows with its check. */
export function windowVerbs(
  d: SoftNic,
  postSend: ContextOps["post_send"],
): Pick<ContextOps, "bind_mw"> & Pick<Ibverbs, "ibv_bind_mw"> {
  const wr = s.ibv_send_wr.alloc();
  const bad = s.ibv_mw_bind_info.alloc();
  /**
   * Returns the errno of an invalid bind, else 0. Only type 1 windows can be bound. An empty bind has no
   * region.
   * Otherwise region and window have the same domain.
   */
  const refusal = (mw: number, bind: number): number => {
    if (d.live(mw, Mr.magic, MAGIC_MW) < 0 || !mayPoint(bind)) return c.Errno.EINVAL;
    const window = s.ibv_mw.at(mw);
    if (window.type !== verbs.IBV_MW_TYPE_1) return c.Errno.EINVAL;
    const { mr, addr, length } = s.ibv_mw_bind.at(bind).bind_info;
    if (mr === 0) return addr === 0 && length === 0 ? 0 : c.Errno.EINVAL;
    if (d.live(mr, Mr.magic, MAGIC_MR) < 0) return c.Errno.EINVAL;
    return s.ibv_mr.at(mr).pd === window.pd ? 0 : c.Errno.EPERM;
  };
  return {
    ibv_bind_mw(qp, mw, bind) {
      const error = refusal(mw, bind);
      return error === 0 ? this.bind_mw(qp, mw, bind) : failed(error);
    },

    bind_mw(qp, mw, bind) {
      if (d.live(mw, Mr.magic, MAGIC_MW) < 0 || !mayPoint(bind)) return failed(c.Errno.EINVAL);
      const request = s.ibv_mw_bind.at(bind);
      const window = s.ibv_mw.at(mw);
      const rkey = nextKey(window.rkey);
      wr.wr_id = request.wr_id;
      wr.next = 0;
      wr.num_sge = 0;
      wr.opcode = verbs.IBV_WR_BIND_MW;
      wr.send_flags = request.send_flags;
      wr.bind_mw.mw = mw;
      wr.bind_mw.rkey = rkey;
      wr.bind_mw.bind_info.mr = request.bind_info.mr;
      wr.bind_mw.bind_info.addr = request.bind_info.addr;
      wr.bind_mw.bind_info.length = request.bind_info.length;
      wr.bind_mw.bind_info.mw_access_flags = request.bind_info.mw_access_flags;
      const error = postSend(qp, wr.pointer, bad.pointer);
      if (error === 0) window.rkey = rkey;
      return error;
    },
  };
}
