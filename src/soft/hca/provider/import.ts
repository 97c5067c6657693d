// Import of contexts, protection domains and regions of another process's soft0, by descriptor and handle:
// see shared-contexts.ts.
import { closeSync, constants, openSync } from "node:fs";
import * as verbs from "../../../../ffi/ibverbs/constants.ts";
import * as s from "../../../../ffi/ibverbs/structs.ts";
import type { VerbsFunctions } from "../../../../ffi/ibverbs/types.ts";
import * as c from "../../../../ffi/libc/index.ts";
import { inodeOf } from "../../../../ffi/libc/inode.ts";
import { sealedBytes } from "../../../../ffi/libc/sealed.ts";
import { setDouble } from "../arena/engine.ts";
import { Mr } from "../arena/records.ts";
import { mapPages, wholePages } from "../links/mapped/pages.ts";
import type { SoftNic } from "../nic/soft-nic.ts";
import { failPointer } from "./checked.ts";
import { KIND_DOMAIN, SharedContext, type SharedRegion } from "./shared-contexts.ts";

const { EACCES, EBADF, EEXIST, EINVAL, ENOENT, ENOMEM, EOPNOTSUPP } = c.Errno;
const WRITES = verbs.IBV_ACCESS_LOCAL_WRITE | verbs.IBV_ACCESS_REMOTE_WRITE | verbs.IBV_ACCESS_REMOTE_ATOMIC;

/** Functions that an import needs. */
interface Importing {
  readonly contexts: Map<number, SharedContext>;
  /** Opens a context with that table. Returns its pointer, or 0 with errno. */
  openContext(table: SharedContext | undefined): number;
  readonly alloc_pd: VerbsFunctions["ibv_alloc_pd"];
  readonly dealloc_pd: VerbsFunctions["ibv_dealloc_pd"];
  readonly dereg_mr: VerbsFunctions["ibv_dereg_mr"];
  /** Implements `ibv_reg_mr_iova` with a given key. */
  register(pd: number, address: number, length: number, start: number, flags: number, key: number): number;
}

/** Returns the verbs of imports. */
export function importVerbs(d: SoftNic, importing: Importing): Partial<VerbsFunctions> {
  const { contexts, openContext, alloc_pd, dealloc_pd, dereg_mr, register } = importing;
  /** Handles of imported protection domains in the exporting process. */
  const domains = new Map<number, number>();

  /** Maps the region's pages and registers them. */
  function registerPages(pd: number, owner: number, region: SharedRegion): number {
    const pages = pagesOf(owner, region);
    if (typeof pages === "number") return failPointer(pages);
    const { fd, writable } = pages;
    const bytes = wholePages(region.length);
    const address = mapPages(fd, bytes, writable);
    closeSync(fd);
    if (address === 0) return failPointer(ENOMEM);
    const access = writable ? region.access : region.access & ~WRITES;
    const pointer = register(pd, address, region.length, region.start, access, region.key);
    if (pointer === 0) {
      const error = c.errno();
      c.libc.munmap(address, bytes);
      return failPointer(error === ENOMEM ? EEXIST : error);
    }
    const at = d.offset(pointer);
    setDouble(d.e, at + Mr.mapping, address);
    setDouble(d.e, at + Mr.mappingBytes, bytes);
    const view = s.ibv_mr.at(pointer);
    view.addr = 0;
    view.handle = region.handle;
    return pointer;
  }

  return {
    ibv_import_device(fd) {
      const own = c.libc.fcntl(fd, c.F_DUPFD_CLOEXEC, 3);
      if (own < 0) return failPointer(EBADF);
      const table = SharedContext.open(own);
      if (table === undefined) {
        c.libc.close(own);
        return failPointer(EINVAL);
      }
      return openContext(table);
    },
    ibv_import_pd(context, handle) {
      const table = contexts.get(context);
      if (table?.isForeign !== true || !table.has(handle, KIND_DOMAIN)) return failPointer(EINVAL);
      const pointer = alloc_pd(context);
      if (pointer !== 0) domains.set(pointer, handle);
      return pointer;
    },
    ibv_unimport_pd(pd) {
      if (domains.has(pd) && dealloc_pd(pd) === 0) domains.delete(pd);
    },
    ibv_import_mr(pd, handle) {
      const home = domains.get(pd);
      const table = home === undefined ? undefined : contexts.get(s.ibv_pd.at(pd).context);
      if (table === undefined) return failPointer(EINVAL);
      const region = table.take(handle);
      // A region that is not in the table has private memory.
      if (region === undefined) return failPointer(EOPNOTSUPP);
      return region.pd === home ? registerPages(pd, table.owner, region) : failPointer(EINVAL);
    },
    ibv_unimport_mr(region) {
      dereg_mr(region);
    },
  };
}

/** Opens the exporter's descriptor if it is still the region's memory. Returns the errno otherwise. */
function pagesOf(
  owner: number,
  { fd, inode, length }: SharedRegion,
): { fd: number; writable: boolean } | number {
  const path = `/proc/${owner}/fd/${fd}`;
  for (const writable of [true, false]) {
    try {
      const opened = openSync(path, writable ? constants.O_RDWR : constants.O_RDONLY);
      if (inodeOf(opened) === inode && sealedBytes(opened) >= wholePages(length)) {
        // A memfd that is sealed against writes by others cannot be mapped writable.
        const mayWrite = writable && (c.libc.fcntl(opened, c.F_GET_SEALS, 0) & c.F_SEAL_FUTURE_WRITE) === 0;
        return { fd: opened, writable: mayWrite };
      }
      closeSync(opened);
      return ENOENT;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return ENOENT;
    }
  }
  return EACCES;
}
