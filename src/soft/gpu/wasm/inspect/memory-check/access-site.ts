// Cache of the allocation that each instruction accessed last. Most of its accesses stay in the same
// allocation.
import type { Code } from "../../encoding/code.ts";
import { ACCESS_SITE_COUNT, ACCESS_SITES } from "../../unit/layout.ts";
import { Touch } from "./violation.ts";

const WRITES = (Touch.write | Touch.atomic) << 16;

/** Returns true if an access, bytes | Touch << 16, writes. */
export const isWrite = (access: number): boolean => (access & WRITES) !== 0;

/**
 * Returns the index of the cache entry of an instruction. Reads and writes never share an entry, because an
 * allocation that a read may use may be closed to writes.
 */
export const siteIndex = (position: number, access: number): number =>
  (2 * position + Number(isWrite(access))) & (ACCESS_SITE_COUNT - 1);

type SiteLocals = Readonly<Record<"low" | "position" | "access" | "site" | "from", number>>;

/**
 * Pushes 1 if an access ends outside of the cached allocation, else 0; `bytes` pushes the size of the access.
 * Sets `site` to the address of the cache entry and `from` to the offset of the access in the allocation.
 */
export function pushOutsideSite(
  code: Code,
  { low, position, access, site, from }: SiteLocals,
  bytes: () => void,
): void {
  code
    .get(position)
    .i32(1)
    .op("i32.shl")
    .get(access)
    .i32(WRITES)
    .op("i32.and")
    .i32(0)
    .op("i32.ne", "i32.or")
    .i32(ACCESS_SITE_COUNT - 1)
    .op("i32.and")
    .i32(4)
    .op("i32.shl")
    .set(site);
  code.get(low).get(site).memory("i32.load", ACCESS_SITES).op("i32.sub").tee(from);
  code
    .get(site)
    .memory("i32.load", ACCESS_SITES + 4)
    .op("i32.ge_u");
  code
    .get(site)
    .memory("i32.load", ACCESS_SITES + 4)
    .get(from)
    .op("i32.sub");
  bytes();
  code.op("i32.lt_u", "i32.or");
}
