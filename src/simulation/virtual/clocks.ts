import { EPOCH_MS } from "../schedule/host-clock.ts";
import type { Diversions } from "./diversions.ts";
import { type World, worlds } from "./world.ts";

const NS_PER_MS = 1_000_000;
const NS_PER_S = 1_000_000_000;

function sinceStart(world: World, before: unknown): [number, number] {
  const now = world.monotonicNs();
  const [seconds, nanoseconds] = [Math.floor(now / NS_PER_S), now % NS_PER_S];
  if (!Array.isArray(before)) return [seconds, nanoseconds];
  const left = seconds - Number(before[0]);
  const rest = nanoseconds - Number(before[1]);
  return rest < 0 ? [left - 1, rest + NS_PER_S] : [left, rest];
}

/** Returns a `Date` whose current time inside a simulation is virtual. */
const virtualDate = (original: DateConstructor): DateConstructor =>
  new Proxy(original, {
    construct(target, given: unknown[], newTarget) {
      const world = given.length === 0 ? worlds.getStore() : undefined;
      return Reflect.construct(target, world === undefined ? given : [world.wallMs()], newTarget) as object;
    },
    apply(target) {
      const world = worlds.getStore();
      return world === undefined ? target() : new target(world.wallMs()).toString();
    },
  });

/**
 * Diverts the clocks of the runtime: `Date`, `performance.now` and its `timeOrigin`, `process.hrtime` and `Bun.nanoseconds`.
 *
 * @internal
 */
export function divertClocks(diversions: Diversions): void {
  diversions.divert(Date, "now", (world) => world.wallMs());
  diversions.replace(globalThis, "Date", (original) => virtualDate(original as unknown as DateConstructor));
  diversions.divert(performance, "now", (world) => world.monotonicNs() / NS_PER_MS);
  diversions.divertProperty(performance, "timeOrigin", (world) => world.startMs);
  diversions.divert(process.hrtime, "bigint", (world) => BigInt(world.monotonicNs()));
  diversions.divert(process, "hrtime", (world, [before]) => sinceStart(world, before));
  const { Bun } = globalThis as { Bun?: object };
  if (Bun !== undefined) diversions.divert(Bun, "nanoseconds", (world) => world.monotonicNs());
}

/** Start of every simulation on a clock without skew, in milliseconds since 1970. @internal */
export const startMs = EPOCH_MS;
