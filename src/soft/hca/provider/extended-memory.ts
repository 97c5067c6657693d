// Memory verbs beyond registration: re-registration, null regions, device memory, advice.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import * as s from "../../../../ffi/ibverbs/structs.ts";
import type { VerbsFunctions } from "../../../../ffi/ibverbs/types.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { getDouble, setDouble } from "../arena/engine.ts";
import {
  Context,
  Dm,
  KIND_NULL,
  KIND_REGION,
  MAGIC_CONTEXT,
  MAGIC_DM,
  MAGIC_MR,
  Mr,
  Pd,
} from "../arena/records.ts";
import { takeBack } from "../links/mapped/regions.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { findKey } from "../objects/memory-keys.ts";
import { STAGED } from "../objects/staging/copies.ts";
import { settleAddress } from "../objects/staging/place.ts";
import { failed, failPointer } from "./checked.ts";
import { LIMITS } from "./create-completion-queue.ts";
import { domainAt } from "./domains.ts";
import { mappingError } from "./mapping.ts";

const { EBUSY, EFAULT, EINVAL, ENOENT, ENOMEM, EOPNOTSUPP, EPERM } = c.Errno;

/** Functions of the registration. */
interface Registering {
  /** Creates a record with a new key in `pd`. Returns its offset, 0 when the arena is full. */
  keyed(pd: number, magic: number, kind: number): number;
  /** Implements `ibv_reg_mr_iova`. */
  register(pd: number, address: number, length: number, start: number, flags: number): number;
  /** Returns true when a region may have these access flags. */
  grantable(flags: number): boolean;
  /** Withdraws a region from import. */
  unshare(at: number): void;
}

const CHANGES =
  verbs.IBV_REREG_MR_CHANGE_TRANSLATION | verbs.IBV_REREG_MR_CHANGE_PD | verbs.IBV_REREG_MR_CHANGE_ACCESS;

/** Returns the verbs of this file. */
export function furtherMemoryVerbs(d: SoftNic, registering: Registering): Partial<VerbsFunctions> {
  const { e } = d;
  const { keyed, register, grantable, unshare } = registering;

  function failRegistering(error: number): number {
    c.setErrno(error);
    return error === EINVAL ? verbs.IBV_REREG_MR_ERR_INPUT : verbs.IBV_REREG_MR_ERR_CMD;
  }

  /**
   * Returns the address of `bytes` bytes at `offset` of device memory, -1 when the range is out of bounds.
   */
  function insideOf(pointer: number, offset: number | bigint, bytes: number | bigint): number {
    const at = d.live(pointer, Dm.magic, MAGIC_DM);
    const [first, length] = [Number(offset), Number(bytes)];
    if (at < 0 || !(first >= 0 && length >= 0 && first + length <= getDouble(e, at + Dm.length))) return -1;
    return getDouble(e, at + Dm.address) + first;
  }

  return {
    ibv_rereg_mr(pointer, flags, pdPointer, address, length, access) {
      const at = d.live(pointer, Mr.magic, MAGIC_MR);
      if (at < 0 || flags === 0 || (flags & ~CHANGES) !== 0 || e.i32[at + Mr.kind] !== KIND_REGION)
        return failRegistering(EINVAL);
      if (e.i32[at + Mr.deviceMemory] !== 0 || getDouble(e, at + Mr.mapping) !== 0)
        return failRegistering(EOPNOTSUPP);
      const moves = (flags & verbs.IBV_REREG_MR_CHANGE_TRANSLATION) !== 0;
      const staged = getDouble(e, at + Mr.address) >= STAGED;
      if (staged && moves) return failRegistering(EOPNOTSUPP);
      const pd = flags & verbs.IBV_REREG_MR_CHANGE_PD ? domainAt(d, pdPointer) : e.i32[at + Mr.pd]!;
      const rights = flags & verbs.IBV_REREG_MR_CHANGE_ACCESS ? access : e.i32[at + Mr.access]!;
      const [start, bytes] = moves
        ? [address, Number(length)]
        : [getDouble(e, at + Mr.address), getDouble(e, at + Mr.length)];
      if (pd < 0 || !grantable(rights) || !(start > 0) || !(bytes > 0) || !Number.isSafeInteger(bytes))
        return failRegistering(EINVAL);
      if (e.i32[at + Mr.windows] !== 0) return failRegistering(EBUSY);
      const writes = (rights & verbs.IBV_ACCESS_LOCAL_WRITE) !== 0;
      const error = staged ? 0 : mappingError(start, bytes, writes);
      if (error !== 0) return failRegistering(error);
      d.exclusively(() => {
        settleAddress(e, getDouble(e, at + Mr.address));
        // Peers mapped the region with its old properties.
        unshare(at);
        takeBack(e, at);
        e.i32[e.i32[at + Mr.pd]! + Pd.children]!--;
        e.i32[pd + Pd.children]!++;
        e.i32[at + Mr.pd] = pd;
        e.i32[at + Mr.access] = rights & ~verbs.IBV_ACCESS_OPTIONAL_RANGE;
        if (moves) {
          setDouble(e, at + Mr.start, rights & verbs.IBV_ACCESS_ZERO_BASED ? 0 : start);
          setDouble(e, at + Mr.length, bytes);
          setDouble(e, at + Mr.address, start);
        }
      });
      const view = s.ibv_mr.at(pointer);
      if (flags & verbs.IBV_REREG_MR_CHANGE_PD) view.pd = pdPointer;
      if (moves) {
        view.addr = start;
        view.length = bytes;
      }
      return 0;
    },
    ibv_advise_mr(pdPointer, advice, flags, list, count) {
      const pd = domainAt(d, pdPointer);
      if (pd < 0 || count < 1 || (flags & ~verbs.IBV_ADVISE_MR_FLAG_FLUSH) !== 0) return failed(EINVAL);
      if (advice > verbs.IBV_ADVISE_MR_ADVICE_PREFETCH_NO_FAULT) return failed(EOPNOTSUPP);
      // Regions are always present, so the advice only checks its arguments.
      for (let i = 0; i < count; i++) {
        const { addr, length, lkey } = s.ibv_sge.at(list + i * s.ibv_sge.size);
        const error = d.exclusively(() => mayPrefetch(pd, addr, length, lkey, advice));
        if (error !== 0) return failed(error);
      }
      return 0;
    },
    ibv_alloc_null_mr(pdPointer) {
      const pd = domainAt(d, pdPointer);
      if (pd < 0) return failPointer(EINVAL);
      const at = keyed(pd, MAGIC_MR, KIND_NULL);
      if (at === 0) return failPointer(ENOMEM);
      const pointer = d.pointerOf(at);
      const view = s.ibv_mr.at(pointer);
      view.context = s.ibv_pd.at(pdPointer).context;
      view.pd = pdPointer;
      view.handle = at;
      view.lkey = e.u32[at + Mr.key]!;
      e.i32[at + Mr.access] = verbs.IBV_ACCESS_LOCAL_WRITE;
      Atomics.store(e.i32, at + Mr.valid, 1);
      return pointer;
    },
    ibv_alloc_dm(context, attributes) {
      const { length, log_align_req, comp_mask } = s.ibv_alloc_dm_attr.at(attributes);
      if (d.live(context, Context.magic, MAGIC_CONTEXT) < 0 || comp_mask !== 0) return failPointer(EINVAL);
      const bytes = Number(length);
      if (!(bytes > 0) || bytes > LIMITS.deviceMemoryBytes || log_align_req > 12) return failPointer(EINVAL);
      const address = c.libc.mmap(
        0,
        bytes,
        c.PROT_READ | c.PROT_WRITE,
        c.MAP_PRIVATE | c.MAP_ANONYMOUS,
        -1,
        0,
      );
      if (address <= 0) return failPointer(ENOMEM);
      const at = d.allocate(Dm.bytes);
      if (at === 0) {
        c.libc.munmap(address, bytes);
        return failPointer(ENOMEM);
      }
      e.i32[at + Dm.magic] = MAGIC_DM;
      setDouble(e, at + Dm.address, address);
      setDouble(e, at + Dm.length, bytes);
      const pointer = d.pointerOf(at);
      const view = s.ibv_dm.at(pointer);
      view.context = context;
      view.handle = at;
      return pointer;
    },
    ibv_free_dm(pointer) {
      const at = d.live(pointer, Dm.magic, MAGIC_DM);
      if (at < 0) return failed(EINVAL);
      if (e.i32[at + Dm.children] !== 0) return failed(EBUSY);
      c.libc.munmap(getDouble(e, at + Dm.address), getDouble(e, at + Dm.length));
      d.exclusively(() => d.free(at, Dm.bytes));
      return 0;
    },
    ibv_memcpy_to_dm(pointer, offset, host, length) {
      const to = insideOf(pointer, offset, length);
      if (to < 0) return failed(EINVAL);
      if (Number(length) > 0) e.native.memcpy(to, host, Number(length));
      return 0;
    },
    ibv_memcpy_from_dm(host, pointer, offset, length) {
      const from = insideOf(pointer, offset, length);
      if (from < 0) return failed(EINVAL);
      if (Number(length) > 0) e.native.memcpy(host, from, Number(length));
      return 0;
    },
    ibv_reg_dm_mr(pdPointer, pointer, offset, length, access) {
      const address = insideOf(pointer, offset, length);
      // Addresses of device memory count from 0.
      if (address < 0 || (access & verbs.IBV_ACCESS_ZERO_BASED) === 0) return failPointer(EINVAL);
      const region = register(pdPointer, address, Number(length), 0, access);
      if (region === 0) return 0;
      const dm = d.offset(pointer);
      e.i32[d.offset(region) + Mr.deviceMemory] = dm;
      e.i32[dm + Dm.children]!++;
      s.ibv_mr.at(region).addr = 0;
      return region;
    },
  };

  /** Checks that `bytes` bytes at `address` belong to the region `key` of `pd`. Returns 0 or the errno. */
  function mayPrefetch(pd: number, address: number, bytes: number, key: number, advice: number): number {
    const at = findKey(e, key | 0);
    if (at === 0 || e.u32[at + Mr.key] !== key >>> 0 || e.i32[at + Mr.kind] !== KIND_REGION) return ENOENT;
    if (e.i32[at + Mr.pd] !== pd) return ENOENT;
    const writes = advice === verbs.IBV_ADVISE_MR_ADVICE_PREFETCH_WRITE;
    if (writes && (e.i32[at + Mr.access]! & verbs.IBV_ACCESS_LOCAL_WRITE) === 0) return EPERM;
    const offset = address - getDouble(e, at + Mr.start);
    return offset >= 0 && offset + bytes <= getDouble(e, at + Mr.length) ? 0 : EFAULT;
  }
}
