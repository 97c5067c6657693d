// ibv_bind_mw: a type 1 window is bound through the send queue, and its new key is known as soon as it is posted.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import * as s from "../../../../ffi/ibverbs/structs.ts";
import type { ContextOps } from "../../../../ffi/ibverbs/types.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { MAGIC_MW, Mr } from "../arena/records.ts";
import type { SoftDevice } from "../nic/soft-device.ts";
import { mayPoint } from "./checked.ts";
import { failed } from "./failure.ts";

const nextKey = (rkey: number) => ((rkey & 0xffffff00) | ((rkey + 1) & 0xff)) >>> 0;

/** The bind operation of memory windows. */
export function windowVerbs(d: SoftDevice, postSend: ContextOps["post_send"]): Pick<ContextOps, "bind_mw"> {
  const wr = s.ibv_send_wr.alloc();
  const bad = s.ibv_mw_bind_info.alloc();
  return {
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
