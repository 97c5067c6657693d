import { section } from "./arena.ts";

/** Most links of a route. */
export const MOST_ROUTE_LINKS = 24;
/** Ends of transfers: host memory, and the memory of 16 soft GPUs. */
export const MEMORY_ENDS = 17;

/** Words of a route: the number of its links, the slot of each, and the nanoseconds a byte of each as doubles. */
export const RouteWords = { count: 0, slots: 2, nsPerByte: 2 + MOST_ROUTE_LINKS } as const;
export const ROUTE_WORDS = RouteWords.nsPerByte + 2 * MOST_ROUTE_LINKS;

/** Routes between memory and the NIC over the links of a described machine. */
export const LinkRoutes = section("linkRoutes", (f) => ({
  /** 1 while transfers obey links. */
  active: f.word(),
  /** Counts changes of the routes. */
  version: f.word(),
  /** Number of the machine's group of links (src/soft/links/link-times.ts). */
  group: f.word(),
  /** Two routes for each end of {@link MEMORY_ENDS}: to the NIC, and from the NIC. */
  routes: f.aligned(2 * MEMORY_ENDS * ROUTE_WORDS),
}));
