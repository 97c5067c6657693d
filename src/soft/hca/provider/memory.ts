// Memory regions and memory windows.
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import { IBV_ACCESS_FLUSH_GLOBAL, IBV_ACCESS_FLUSH_PERSISTENT } from "../../../../ffi/ibverbs/newer.ts";
import * as s from "../../../../ffi/ibverbs/structs.ts";
import type { Ibverbs, VerbsFunctions } from "../../../../ffi/ibverbs/types.ts";
import { type MappedDmaBuf, mapDmaBuf } from "../../../../ffi/libc/dma-buf.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { inodeOf } from "../../../../ffi/libc/inode.ts";
import type { StagedMemory } from "../../../../ffi/staged-memory.ts";
import { softGpuAt } from "../../links/memory-owners.ts";
import { getDouble, setDouble } from "../arena/engine.ts";
import { allocate } from "../arena/heap.ts";
import {
  Dm,
  KIND_REGION,
  KIND_WINDOW_1,
  KIND_WINDOW_2,
  MAGIC_MR,
  MAGIC_MW,
  MAGIC_PD,
  Mr,
  Pd,
  Staging,
} from "../arena/records.ts";
import { MAPPED_ACCESS } from "../links/mapped/grants.ts";
import { descriptorsAllow, shareablePages, wholePages } from "../links/mapped/pages.ts";
import { ensurePublished, shareRegion, takeBack } from "../links/mapped/regions.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { accessAllowed, insertKey, removeKey } from "../objects/memory-keys.ts";
import { Publishing } from "../objects/published.ts";
import { STAGED, stagingOf } from "../objects/staging/copies.ts";
import { joinStaging, leaveStaging } from "../objects/staging/joining.ts";
import { unbind } from "../objects/windows.ts";
import { failed, failPointer } from "./checked.ts";
import { domainAt } from "./domains.ts";
import { furtherMemoryVerbs } from "./extended-memory.ts";
import { mappingError } from "./mapping.ts";
import { KIND_SHARED_REGION, type SharedContext } from "./shared-contexts.ts";

const { EBUSY, EFAULT, EINVAL, ENOMEM, EOPNOTSUPP } = c.Errno;
const KNOWN_ACCESS =
  verbs.IBV_ACCESS_LOCAL_WRITE |
  verbs.IBV_ACCESS_REMOTE_WRITE |
  verbs.IBV_ACCESS_REMOTE_READ |
  verbs.IBV_ACCESS_REMOTE_ATOMIC |
  verbs.IBV_ACCESS_MW_BIND |
  verbs.IBV_ACCESS_ZERO_BASED |
  verbs.IBV_ACCESS_HUGETLB |
  verbs.IBV_ACCESS_ON_DEMAND |
  IBV_ACCESS_FLUSH_GLOBAL |
  verbs.IBV_ACCESS_OPTIONAL_RANGE;
const USER_SPACE = 2 ** 47;

/** Returns true when a region may have these access flags. */
const grantable = (flags: number): boolean =>
  (flags & ~KNOWN_ACCESS) === 0 && accessAllowed(flags & ~verbs.IBV_ACCESS_OPTIONAL_RANGE);

/** Memory of a region: its address in C and in the engine, its virtual addresses, and its access flags. */
interface Bytes {
  readonly address: number;
  readonly place: number;
  readonly length: number;
  readonly start: number;
  readonly access: number;
}

interface Registering {
  /** Implements `ibv_reg_mr_iova` with a given key. A `key` of 0 requests a new one. */
  register(pd: number, address: number, length: number, start: number, flags: number, key?: number): number;
}

/** Returns the verbs of memory regions and memory windows. */
export function memoryVerbs(
  d: SoftNic,
  contexts: ReadonlyMap<number, SharedContext>,
): Partial<VerbsFunctions> &
  Pick<VerbsFunctions, "ibv_dereg_mr"> &
  Pick<Ibverbs, "registerShared" | "registerStaged" | "stagingError"> &
  Registering {
  const { e } = d;
  const random = new Uint32Array(new ArrayBuffer(4));

  /** Creates a record with a new key in `pd`. Returns its offset, 0 when the arena is full. */
  function keyed(pd: number, magic: number, kind: number, key = 0): number {
    return d.exclusively(() => {
      const at = allocate(e, Mr.bytes);
      if (at === 0) return 0;
      if (!insertKey(e, at, random, key)) {
        d.free(at, Mr.bytes);
        return 0;
      }
      e.i32[at + Mr.magic] = magic;
      e.i32[at + Mr.kind] = kind;
      e.i32[at + Mr.pd] = pd;
      e.i32[pd + Pd.children]!++;
      return at;
    });
  }

  function discard(at: number): void {
    unshare(at);
    if (e.i32[at + Mr.kind] === KIND_REGION) {
      takeBack(e, at);
      if (getDouble(e, at + Mr.address) >= STAGED) leaveStaging(e, at);
    }
    const mapping = getDouble(e, at + Mr.mapping);
    if (mapping !== 0) c.libc.munmap(mapping, getDouble(e, at + Mr.mappingBytes));
    const own = e.i32[at + Mr.deviceMemory]!;
    if (own !== 0) e.i32[own + Dm.children]!--;
    e.i32[e.i32[at + Mr.pd]! + Pd.children]!--;
    removeKey(e, at);
    d.free(at, Mr.bytes);
  }

  function register(
    pdPointer: number,
    address: number,
    length: number,
    start: number,
    flags: number,
    key = 0,
  ): number {
    const pd = domainAt(d, pdPointer);
    const access = flags & ~verbs.IBV_ACCESS_OPTIONAL_RANGE;
    // Host memory does not survive a power failure.
    if ((flags & IBV_ACCESS_FLUSH_PERSISTENT) !== 0) return failPointer(EOPNOTSUPP);
    if (pd < 0 || !grantable(flags)) return failPointer(EINVAL);
    if (!(length > 0) || !Number.isSafeInteger(length) || !Number.isSafeInteger(start))
      return failPointer(EINVAL);
    if (!(address > 0) || address + length > USER_SPACE) return failPointer(EFAULT);
    const error = mappingError(address, length, (access & verbs.IBV_ACCESS_LOCAL_WRITE) !== 0);
    if (error !== 0) return failPointer(error);
    const at = keyed(pd, MAGIC_MR, KIND_REGION, key);
    if (at === 0) return failPointer(ENOMEM);
    return shown(at, pdPointer, { address, place: address, length, start, access });
  }

  /** Fills the record of a region and its C struct, and makes the key valid. */
  function shown(at: number, pdPointer: number, { address, place, length, start, access }: Bytes): number {
    const pointer = d.pointerOf(at);
    const view = s.ibv_mr.at(pointer);
    view.context = s.ibv_pd.at(pdPointer).context;
    view.pd = pdPointer;
    view.addr = address;
    view.length = length;
    view.handle = at;
    view.lkey = e.u32[at + Mr.key]!;
    view.rkey = e.u32[at + Mr.key]!;
    e.i32[at + Mr.access] = access;
    setDouble(e, at + Mr.start, access & verbs.IBV_ACCESS_ZERO_BASED ? 0 : start);
    setDouble(e, at + Mr.length, length);
    setDouble(e, at + Mr.address, place);
    e.i32[at + Mr.end] = 1 + softGpuAt(address);
    Atomics.store(e.i32, at + Mr.valid, 1);
    return pointer;
  }

  /** Makes a region importable. Its pages are behind descriptor `fd`. */
  function share(at: number, fd: number): void {
    contexts.get(pointerAt(at))?.add(KIND_SHARED_REGION, {
      ...{ handle: at, pd: e.i32[at + Mr.pd]!, key: e.i32[at + Mr.key]!, access: e.i32[at + Mr.access]! },
      ...{ fd, inode: inodeOf(fd), start: getDouble(e, at + Mr.start), length: getDouble(e, at + Mr.length) },
    });
  }

  /** Withdraws a region from import. A process that imported it has its own mapping. */
  function unshare(at: number): void {
    if (contexts.get(pointerAt(at))?.remove(at, KIND_SHARED_REGION)) e.i32[at + Mr.granted] = 1;
  }

  /** Returns the context pointer at the start of a record. */
  const pointerAt = (at: number) => e.u32[at]! + e.u32[at + 1]! * 4294967296;

  /** Registers new, page-aligned memory that peers may map within its access flags. */
  function registerShared(pd: number, address: number, length: number, access: number): number {
    const mapped =
      (access & MAPPED_ACCESS) !== 0 &&
      descriptorsAllow(e.i32[Publishing.regionCount]!) &&
      d.exclusively(() => ensurePublished(e));
    const writable = (access & verbs.IBV_ACCESS_REMOTE_WRITE) !== 0;
    const fd = mapped ? shareablePages(address, wholePages(length), writable) : -1;
    const pointer = register(pd, address, length, address, access);
    const shared = pointer !== 0 && fd >= 0 && d.exclusively(() => shareRegion(e, d.offset(pointer), fd));
    if (fd >= 0 && !shared) c.libc.close(fd);
    if (shared) share(d.offset(pointer), fd);
    return pointer;
  }

  /** Registers memory that only another driver's functions reach. */
  function registerStaged(
    pdPointer: number,
    address: number,
    length: number,
    access: number,
    memory: StagedMemory,
  ): number {
    const pd = domainAt(d, pdPointer);
    if ((access & IBV_ACCESS_FLUSH_PERSISTENT) !== 0) return failPointer(EOPNOTSUPP);
    if (pd < 0 || !grantable(access) || !Number.isSafeInteger(address) || !Number.isSafeInteger(length))
      return failPointer(EINVAL);
    if (!(address > 0 && length > 0 && address + length <= STAGED)) return failPointer(EFAULT);
    const at = keyed(pd, MAGIC_MR, KIND_REGION);
    const space = at === 0 ? 0 : d.exclusively(() => joinStaging(e, memory));
    if (space === 0) {
      if (at !== 0) d.exclusively(() => discard(at));
      return failPointer(ENOMEM);
    }
    const place = space * STAGED + address;
    const rights = access & ~verbs.IBV_ACCESS_OPTIONAL_RANGE;
    return shown(at, pdPointer, { address, place, length, start: address, access: rights });
  }

  /** Returns the result of the last failed copy to or from the region's device, 0 for none. */
  function stagingError(pointer: number): number {
    const at = d.live(pointer, Mr.magic, MAGIC_MR);
    const address = at < 0 ? 0 : getDouble(e, at + Mr.address);
    return address < STAGED ? 0 : e.i32[stagingOf(e, address) + Staging.error]!;
  }

  /** Registers memory of another driver by its dma-buf descriptor. */
  function registerDmaBuf(
    pd: number,
    part: MappedDmaBuf,
    length: number,
    iova: number,
    access: number,
  ): number {
    const pointer = register(pd, part.address, length, iova, access);
    if (pointer === 0) {
      const error = c.errno();
      c.libc.munmap(part.base, part.bytes);
      return failPointer(error);
    }
    const at = d.offset(pointer);
    // A program names memory of a GPU by the GPU's own address. The mapping is elsewhere.
    e.i32[at + Mr.end] = 1 + softGpuAt(iova);
    setDouble(e, at + Mr.mapping, part.base);
    setDouble(e, at + Mr.mappingBytes, part.bytes);
    return pointer;
  }

  return {
    register,
    registerShared,
    registerStaged,
    stagingError,
    ...furtherMemoryVerbs(d, { keyed, register, grantable, unshare }),
    ibv_reg_dmabuf_mr(pd, offset, length, iova, fd, access) {
      const bytes = Number(length);
      if (!(bytes > 0) || d.live(pd, Pd.magic, MAGIC_PD) < 0) return failPointer(EINVAL);
      const part = mapDmaBuf(fd, Number(offset), bytes, (access & verbs.IBV_ACCESS_LOCAL_WRITE) !== 0);
      return typeof part === "number"
        ? failPointer(part)
        : registerDmaBuf(pd, part, bytes, Number(iova), access);
    },
    ibv_reg_mr: (pd, address, length, access) => register(pd, address, Number(length), address, access),
    ibv_reg_mr_iova: (pd, address, length, iova, access) =>
      register(pd, address, Number(length), Number(iova), access),
    ibv_reg_mr_iova2: (pd, address, length, iova, access) =>
      register(pd, address, Number(length), Number(iova), access),
    ibv_dereg_mr(pointer) {
      const at = d.live(pointer, Mr.magic, MAGIC_MR);
      if (at < 0) return failed(EINVAL);
      return d.exclusively(() => {
        if (e.i32[at + Mr.windows] !== 0) return failed(EBUSY);
        discard(at);
        return 0;
      });
    },
    ibv_alloc_mw(pdPointer, type) {
      const pd = domainAt(d, pdPointer);
      if (pd < 0 || (type !== verbs.IBV_MW_TYPE_1 && type !== verbs.IBV_MW_TYPE_2))
        return failPointer(EINVAL);
      const at = keyed(pd, MAGIC_MW, type === verbs.IBV_MW_TYPE_1 ? KIND_WINDOW_1 : KIND_WINDOW_2);
      if (at === 0) return failPointer(ENOMEM);
      const pointer = d.pointerOf(at);
      const view = s.ibv_mw.at(pointer);
      view.context = s.ibv_pd.at(pdPointer).context;
      view.pd = pdPointer;
      view.rkey = e.u32[at + Mr.key]!;
      view.handle = at;
      view.type = type;
      return pointer;
    },
    ibv_dealloc_mw(pointer) {
      const at = d.live(pointer, Mr.magic, MAGIC_MW);
      if (at < 0) return failed(EINVAL);
      d.exclusively(() => {
        unbind(e, at);
        discard(at);
      });
      return 0;
    },
  };
}
