// Cache of the allocation that each instruction accessed last. Most of its accesses stay in the same
// allocation.
import type { Value, Variable } from "../../encoding/expression.ts";
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

type Site = Readonly<Record<"low" | "position" | "access" | "site" | "from", Variable>>;

/**
 * Returns 1 if an access ends outside of the cached allocation, else 0. Sets `site` to the address of the cache entry, and
 * then `from` to the offset of the access in the allocation.
 */
export function isOutsideSite({ low, position, access, site, from }: Site, bytes: Value): Value {
  const isWrite = access.and(WRITES).ne(0);
  const index = position
    .shl(1)
    .or(isWrite)
    .and(ACCESS_SITE_COUNT - 1);
  site.set(index.shl(4));
  const size = site.load(ACCESS_SITES + 4);
  const offset = from.tee(low.sub(site.load(ACCESS_SITES)));
  return offset.ge(size).or(size.sub(from).lt(bytes));
}
