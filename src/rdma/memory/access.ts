import {
  IBV_ACCESS_HUGETLB,
  IBV_ACCESS_LOCAL_WRITE,
  IBV_ACCESS_MW_BIND,
  IBV_ACCESS_ON_DEMAND,
  IBV_ACCESS_RELAXED_ORDERING,
  IBV_ACCESS_REMOTE_ATOMIC,
  IBV_ACCESS_REMOTE_READ,
  IBV_ACCESS_REMOTE_WRITE,
  IBV_ACCESS_ZERO_BASED,
} from "../../../ffi/ibverbs/constants.ts";
import { IBV_ACCESS_FLUSH_GLOBAL, IBV_ACCESS_FLUSH_PERSISTENT } from "../../../ffi/ibverbs/newer.ts";
import { didYouMean } from "../../../ffi/nearest.ts";
import { either, int, list, oneOf, positiveInt } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";

/** Access rights of memory, by name. */
export const accessFlags = {
  /** The local NIC may write, for receives and for the data of reads and atomics. */
  localWrite: IBV_ACCESS_LOCAL_WRITE,
  /** A peer may use RDMA WRITE. Implies localWrite. */
  remoteWrite: IBV_ACCESS_REMOTE_WRITE,
  /** A peer may use RDMA READ. */
  remoteRead: IBV_ACCESS_REMOTE_READ,
  /** A peer may use atomics. Implies localWrite. */
  remoteAtomic: IBV_ACCESS_REMOTE_ATOMIC,
  /** Memory windows may be bound to the region. */
  windowBind: IBV_ACCESS_MW_BIND,
  /** A type 2 window counts addresses from 0. */
  zeroBased: IBV_ACCESS_ZERO_BASED,
  /** A peer may flush writes so that all of this host sees them. */
  flushGlobal: IBV_ACCESS_FLUSH_GLOBAL,
  /** A peer may flush writes so that they survive a loss of power. */
  flushPersistent: IBV_ACCESS_FLUSH_PERSISTENT,
  /** The kernel does not pin the pages (on-demand paging). */
  onDemand: IBV_ACCESS_ON_DEMAND,
  /** The memory consists of huge pages. */
  hugePages: IBV_ACCESS_HUGETLB,
  /** PCIe may reorder the writes. Devices without this option ignore it. */
  relaxedOrdering: IBV_ACCESS_RELAXED_ORDERING,
} as const;

/** Name of an access right of registered memory, such as "remoteWrite". */
export type AccessName = keyof typeof accessFlags;

/** Access rights as names, or as C's number (`enum ibv_access_flags`). */
export type Access = readonly AccessName[] | number;

const names = Object.keys(accessFlags) as AccessName[];

/** Type of {@link Access} in tables of options. */
export const accessType = either(list(oneOf(...names)), int(0));

/** Returns the C flags of `access`. Adds local write where C requires it for the rights of a peer. */
export function accessNumber(access: Access): number {
  let flags = 0;
  if (typeof access === "number") {
    flags = positiveInt("access", access, 0);
  } else {
    if (!Array.isArray(access)) {
      throw new TypeError(
        `access is ${shown(access)}. Use a list of names (${names.join(", ")}) or a number`,
      );
    }
    for (const name of access as readonly AccessName[]) {
      if (typeof name !== "string" || !Object.hasOwn(accessFlags, name)) {
        const near = typeof name === "string" ? didYouMean(name, names) : "";
        throw new TypeError(`unknown access ${shown(name)}. Use ${names.join(", ")}${near}`);
      }
      flags |= accessFlags[name];
    }
  }
  if (flags & (IBV_ACCESS_REMOTE_WRITE | IBV_ACCESS_REMOTE_ATOMIC)) flags |= IBV_ACCESS_LOCAL_WRITE;
  return flags;
}

/** Returns the names of C flags. Bits without a name are left out. */
export const accessNames = (flags: number): AccessName[] => names.filter((name) => flags & accessFlags[name]);

/** Returns the C flags of a window's rights, without local write, which belongs to the region. */
export const windowAccess = (access: Access): number => accessNumber(access) & ~IBV_ACCESS_LOCAL_WRITE;
