// Address handles. A posted request copies the address, so the application may destroy the handle at once.
import * as s from "../../../../ffi/ibverbs/structs.ts";
import type { VerbsFunctions } from "../../../../ffi/ibverbs/types.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import { Ah, MAGIC_AH, Pd, Qp, Swr } from "../arena/records.ts";
import { treatmentOf } from "../links/common/treatment.ts";
import { wake } from "../nic/park.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { totalBytes } from "../objects/scatter.ts";
import { Message } from "../transports/dynamic/records/message.ts";
import { failed, failPointer } from "./checked.ts";
import { activeMtu } from "./device.ts";
import { domainAt } from "./domains.ts";
import { peerAddress } from "./queue-pair.ts";

const { EINVAL, EMSGSIZE, ENOMEM } = c.Errno;

/**
 * Replaces the address handle in UD request `w` of queue pair `q` by the address. Returns 0, or the errno.
 */
export function addressDatagram(d: SoftNic, q: number, w: number): number {
  const { e } = d;
  const { i32, u32 } = e;
  const ah = d.live(u32[w + Swr.ah]! + u32[w + Swr.ah + 1]! * 4294967296, Ah.magic, MAGIC_AH);
  if (ah < 0 || i32[ah + Ah.pd] !== i32[q + Qp.pd]) return EINVAL;
  const bytes = i32[w + Swr.inline] === 0 ? totalBytes(e, w + Swr.list) : i32[w + Swr.length]!;
  if (bytes > i32[ah + Ah.mtu]!) return EMSGSIZE;
  i32[w + Swr.remoteIp] = i32[ah + Ah.remoteIp]!;
  i32[w + Swr.socket] = i32[ah + Ah.sgidIndex]!;
  i32[w + Swr.treatment] = i32[ah + Ah.treatment]!;
  return 0;
}

/**
 * Replaces the address handle in dynamic request `w` of queue pair `q` by the address. Returns 0, or EINVAL.
 */
export function addressDynamic(d: SoftNic, q: number, w: number): number {
  const { i32, u32 } = d.e;
  const ah = d.live(u32[w + Swr.mw]! + u32[w + Swr.mw + 1]! * 4294967296, Ah.magic, MAGIC_AH);
  const number = u32[w + Swr.mwRkey]!;
  if (ah < 0 || i32[ah + Ah.pd] !== i32[q + Qp.pd] || number > 0xffffff) return EINVAL;
  i32[w + Message.address] = i32[ah + Ah.remoteIp]!;
  i32[w + Message.egress] = i32[ah + Ah.sgidIndex]! | (i32[ah + Ah.treatment]! << 16);
  i32[w + Message.remoteQp] = number;
  i32[w + Message.qkey] = i32[w + Swr.mwAccess]!;
  return 0;
}

/** Returns the verbs of address handles. */
export function addressHandleVerbs(d: SoftNic): Partial<VerbsFunctions> {
  const { e } = d;
  return {
    ibv_create_ah(pdPointer, attributes) {
      const pd = domainAt(d, pdPointer);
      const attr = s.ibv_ah_attr.at(attributes);
      const { sgid_index } = attr.grh;
      const own = d.addresses[sgid_index];
      if (pd < 0 || attr.port_num !== 1 || attr.is_global !== 1 || own === undefined)
        return failPointer(EINVAL);
      const remote = d.exclusively(() => peerAddress(d, sgid_index, attr.grh.dgid.pointer));
      if (remote === 0) return failPointer(EINVAL);
      const error = d.exclusively(() => e.link.open(e, sgid_index));
      if (error !== 0) return failPointer(error);
      // The NIC thread must watch the new socket.
      wake(e);
      const at = d.allocate(Ah.bytes);
      if (at === 0) return failPointer(ENOMEM);
      e.i32[at + Ah.pd] = pd;
      e.i32[at + Ah.mtu] = 128 << Math.min(activeMtu(own.mtu), activeMtu(d.addresses[0]!.mtu));
      e.i32[at + Ah.remoteIp] = remote;
      e.i32[at + Ah.sgidIndex] = sgid_index;
      e.i32[at + Ah.treatment] = treatmentOf(attr.grh.traffic_class, attr.grh.hop_limit);
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
      // A handle made in a parent domain names that domain in its C struct. The record holds the protection
      // domain.
      const pd = e.i32[at + Ah.pd]!;
      d.exclusively(() => {
        e.i32[pd + Pd.children]!--;
        d.free(at, Ah.bytes);
      });
      return 0;
    },
  };
}
