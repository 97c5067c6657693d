// Runs many simulations in one process, and prints its open descriptors, mappings and memory after some of them:
// bun test/simulation/leaks.ts [COUNT]
import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { type Cluster, simulate } from "../../src/simulation/index.ts";
import { exchange } from "./support/exchange.ts";

/** Resources of a process. Sizes are in MiB. */
export interface Footprint {
  readonly descriptors: number;
  readonly mappings: number;
  readonly residentMib: number;
  readonly heapMib: number;
}

const mib = (bytes: number): number => Math.round(bytes / 2 ** 20);

/** Returns the resources of this process after garbage collections. The finalizers of the first ones release more. */
export async function footprint(): Promise<Footprint> {
  const { Bun, gc } = globalThis as { Bun?: { gc(force: boolean): void }; gc?: () => void };
  for (let i = 0; i < 5; i++) {
    Bun?.gc(true);
    gc?.();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? "0";
  return {
    descriptors: readdirSync("/proc/self/fd").length,
    mappings: readFileSync("/proc/self/maps", "utf8").split("\n").length - 1,
    residentMib: mib(Number(resident) * 1024),
    heapMib: mib(process.memoryUsage().heapUsed),
  };
}

/** Program that exchanges messages, and every fourth time also crashes and restarts a host. */
const program =
  (seed: number) =>
  async (cluster: Cluster): Promise<void> => {
    await exchange(cluster, 3);
    if (seed % 4 !== 0) return;
    cluster.host(1).crash();
    cluster.host(1).restart();
    await exchange(cluster, 1);
  };

/** Runs the simulations of `count` seeds from `first` on. */
export async function runSeeds(first: number, count: number): Promise<void> {
  for (let seed = first; seed < first + count; seed++)
    await simulate({ seed, hosts: 2, network: { loss: 0.02 } }, program(seed));
}

if (import.meta.main) {
  const count = Number(process.argv[2] ?? 10_000);
  for (let done = 0, next = 100; done < count; next = Math.min(count, next * 10)) {
    await runSeeds(done, next - done);
    done = next;
    console.log(done, JSON.stringify(await footprint()));
  }
}
