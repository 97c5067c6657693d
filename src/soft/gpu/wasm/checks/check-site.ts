// The allocation that an instruction touched last: most of what it touches next is there, too.
import type { Code } from "../code.ts";
import { CHECK_SITE_COUNT, CHECK_SITES } from "../layout.ts";

/**
 * Pushes whether an access ends outside of it; `bytes` pushes how many there are. `site` gets the place of what is kept of the allocation,
 * and `from` where in it the access begins.
 */
export function pushOutsideSite(
  code: Code,
  { low, position, site, from }: Readonly<Record<"low" | "position" | "site" | "from", number>>,
  bytes: () => void,
): void {
  code
    .get(position)
    .i32(CHECK_SITE_COUNT - 1)
    .op("i32.and")
    .i32(4)
    .op("i32.shl")
    .set(site);
  code.get(low).get(site).memory("i32.load", CHECK_SITES).op("i32.sub").tee(from);
  code
    .get(site)
    .memory("i32.load", CHECK_SITES + 4)
    .op("i32.ge_u");
  code
    .get(site)
    .memory("i32.load", CHECK_SITES + 4)
    .get(from)
    .op("i32.sub");
  bytes();
  code.op("i32.lt_u", "i32.or");
}
