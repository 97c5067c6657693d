// Cache of the allocation that each instruction accessed last. Most of its accesses stay in the same
// allocation.
import type { Code } from "../../encoding/code.ts";
import { ACCESS_SITE_COUNT, ACCESS_SITES } from "../../unit/layout.ts";

/**
 * Pushes 1 if an access ends outside of the cached allocation, else 0; `bytes` pushes the size of the access.
 * Sets `site` to the address of the cache entry and `from` to the offset of the access in the allocation.
 */
export function pushOutsideSite(
  code: Code,
  { low, position, site, from }: Readonly<Record<"low" | "position" | "site" | "from", number>>,
  bytes: () => void,
): void {
  code
    .get(position)
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
