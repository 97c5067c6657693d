// Address handles: checked and kept for UD.
import * as s from "../../../../ffi/ibverbs/structs.ts";
import type { VerbsFunctions } from "../../../../ffi/ibverbs/types.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import { Ah, MAGIC_AH, MAGIC_PD, Pd } from "../engine/records.ts";
import { failed, failPointer } from "./failure.ts";
import type { SoftDevice } from "./soft-device.ts";

const { EINVAL, ENOMEM } = c.Errno;

/** Verbs of address handles. */
export function addressHandleVerbs(d: SoftDevice): Partial<VerbsFunctions> {
  const { e } = d;
  return {
    ibv_create_ah(pdPointer, attributes) {
      const pd = d.live(pdPointer, Pd.magic, MAGIC_PD);
      const attr = s.ibv_ah_attr.at(attributes);
      const gid = new DataView(memory(attr.grh.dgid.pointer, 16));
      const mapped = gid.getUint32(0) === 0 && gid.getUint32(4) === 0 && gid.getUint32(8) === 0xffff;
      const known = attr.grh.sgid_index < d.addresses.length;
      if (pd < 0 || attr.port_num !== 1 || attr.is_global !== 1 || !mapped || !known)
        return failPointer(EINVAL);
      const at = d.allocate(Ah.bytes);
      if (at === 0) return failPointer(ENOMEM);
      e.i32[at + Ah.remoteIp] = gid.getInt32(12, true);
      e.i32[at + Ah.sgidIndex] = attr.grh.sgid_index;
      e.u8.set(new Uint8Array(memory(attributes, 32)), (at + Ah.attributes) * 4);
      e.i32[at + Ah.magic] = MAGIC_AH;
      e.i32[pd + Pd.children]!++;
      const pointer = d.pointerOf(at);
      const view = s.ibv_ah.at(pointer);
      view.context = s.ibv_pd.at(pdPointer).context;
      view.pd = pdPointer;
      view.handle = at;
      return pointer;
    },
    ibv_destroy_ah(pointer) {
      const at = d.live(pointer, Ah.magic, MAGIC_AH);
      if (at < 0) return failed(EINVAL);
      const pd = d.offset(s.ibv_ah.at(pointer).pd);
      d.exclusively(() => {
        e.i32[pd + Pd.children]!--;
        d.free(at, Ah.bytes);
      });
      return 0;
    },
  };
}
