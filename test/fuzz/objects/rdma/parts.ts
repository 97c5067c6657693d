import type * as rdma from "../../../../src/index.ts";
import type { Random as Dice } from "../../../support/random.ts";
import type { World } from "../world.ts";

export const rights = ["remoteWrite", "remoteRead", "remoteAtomic", "windowBind"];
export const bytes = (dice: Dice) => new Uint8Array([64, 1000, 4096, 16384][dice.int(4)]!);

export const part = (w: World, d: Dice) => {
  const region = w.need<rdma.MemoryRegion>("MemoryRegion");
  return d.chance(0.3) ? region : region.slice(d.int(30), 30 + d.int(30));
};
export const local = (w: World, d: Dice) => (d.chance(0.8) ? part(w, d) : [part(w, d), part(w, d)]);
export const remote = (w: World) => w.need<rdma.MemoryRegion>("MemoryRegion").remote();
export const word = (w: World) => w.need<rdma.MemoryRegion>("MemoryRegion").slice(8, 16);
export const common = (d: Dice) => ({
  ...(d.chance(0.3) ? { signaled: d.chance(0.8) } : {}),
  ...(d.chance(0.2) ? { inline: true } : {}),
  ...(d.chance(0.2) ? { immediate: d.int(2 ** 32) } : {}),
  ...(d.chance(0.2) ? { wrId: d.int(99) } : {}),
});

/** Arguments of each kind of request. */
export const requests: Record<string, (w: World, d: Dice) => object> = {
  write: (w, d) => ({ ...common(d), local: local(w, d), remote: remote(w) }),
  read: (w, d) => ({ local: local(w, d), remote: remote(w) }),
  send: (w, d) => ({ ...common(d), local: local(w, d) }),
  compareAndSwap: (w) => ({ local: word(w), remote: remote(w), compare: 1n, swap: 2n }),
  fetchAndAdd: (w) => ({ local: word(w), remote: remote(w), add: 1n }),
};
/** Kinds without a method of their own on a queue pair. */
const moreRequests: typeof requests = {
  ...requests,
  atomicWrite: (w) => ({ remote: remote(w), value: 7n }),
  flush: (w) => ({ remote: remote(w) }),
  localInvalidate: (_, d) => ({ key: d.int(2 ** 32) }),
  bindWindow: (w, d) => ({
    window: w.need("MemoryWindow"),
    region: part(w, d),
    access: rights.slice(0, 3),
    key: d.int(255),
  }),
};
export const request = (w: World, d: Dice) => {
  const opcode = d.pick(Object.keys(d.chance(0.8) ? requests : moreRequests));
  return { opcode, ...moreRequests[opcode]!(w, d) };
};
export const receive = (w: World, d: Dice) => ({
  local: local(w, d),
  ...(d.chance(0.3) ? { wrId: d.int(9) } : {}),
});
