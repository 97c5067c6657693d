import { DoorbellError } from "../../../errors.ts";
import type { Route } from "../../links/routes.ts";
import type { SoftLinks, TransferEnd } from "../../links/soft-links.ts";
import { type Engine, setDouble } from "../arena/engine.ts";
import { LinkRoutes, MEMORY_ENDS, MOST_ROUTE_LINKS, ROUTE_WORDS, RouteWords } from "../arena/link-routes.ts";

/** Writes the links that the transfers of the NIC obey, or none. The caller holds the lock, or no thread runs yet. */
export function writeLinkRoutes(e: Engine, links: SoftLinks | undefined): void {
  const { i32 } = e;
  i32[LinkRoutes.active] = 0;
  if (links === undefined) return;
  i32[LinkRoutes.group] = links.group;
  for (let end = 0; end < MEMORY_ENDS; end++) {
    const memory: TransferEnd = end === 0 ? "host" : `gpu${end - 1}`;
    writeRoute(e, 2 * end, links.route(memory, "soft0"));
    writeRoute(e, 2 * end + 1, links.route("soft0", memory));
  }
  i32[LinkRoutes.version]!++;
  i32[LinkRoutes.active] = 1;
}

function writeRoute(e: Engine, index: number, route: Route): void {
  if (route.length > MOST_ROUTE_LINKS)
    throw new DoorbellError(
      `the path of soft0 in the described machine has ${route.length} links`,
      `Use a machine whose paths have at most ${MOST_ROUTE_LINKS}.`,
    );
  const at = LinkRoutes.routes + index * ROUTE_WORDS;
  e.i32[at + RouteWords.count] = route.length;
  for (const [i, { slot, nsPerByte }] of route.entries()) {
    e.i32[at + RouteWords.slots + i] = slot;
    setDouble(e, at + RouteWords.nsPerByte + 2 * i, nsPerByte);
  }
}
