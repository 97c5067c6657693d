import { readFileSync } from "node:fs";
import { execPath } from "node:process";
import { fileURLToPath } from "node:url";
import type { Case, Sample } from "../../verbs/case.ts";
import { PeerPair } from "../../verbs/peer-pair.ts";
import type { MaybeContender } from "../contender.ts";
import { outstanding, packets, perSecond, type Row, sharedMemory } from "../row.ts";

// The two processes of `npm run bench -- verbs`: the object layer's hot path, over soft0.
const peer = fileURLToPath(new URL("../../verbs/doorbell/peer.ts", import.meta.url));

/** Bytes that one bandwidth run moves. */
const volume = 256 << 20;

/** A row as a case of `verbs`: measured, or, as the first of all, so short that it only has everything compiled. */
function caseOf({ name, kind, size, target }: Row, isWarmUp: boolean): Case {
  const stream = kind !== "latency";
  const messages = kind === "bandwidth" ? Math.min(volume / size, 32_768) : stream ? 65_536 : 4000;
  // What is quick to complete is completed by the sixteenth: UCX, too, is not told of every message by the kernel.
  const every = size > 8192 ? 1 : stream ? 16 : 1;
  return {
    name,
    kind: stream ? "stream" : "latency",
    operation: "write",
    size,
    iterations: isWarmUp ? Math.max(every, messages >> 4) : messages,
    warmup: isWarmUp ? 4096 : 512,
    depth: stream ? outstanding : 1,
    list: 1,
    every,
    target,
  };
}

function figure(row: Row, sample: Sample): number {
  const found = row.kind === "latency" ? sample.mean : perSecond(row, sample.perSecond ?? Number.NaN);
  if (found === undefined || !Number.isFinite(found)) throw new Error("no figure in the sample");
  return found;
}

/** Bytes that loopback has carried, for whomever. */
function loopbackBytes(): number {
  const line = readFileSync("/proc/net/dev", "utf8").match(/^\s*lo:\s*(\d+)/m);
  return Number(line?.[1] ?? 0);
}

/** Whether the messages of a large run crossed the loopback interface: what soft0 does, not what it says of itself. */
async function sendsPackets(pair: PeerPair): Promise<boolean> {
  const probe: Row = { name: "probe", kind: "bandwidth", size: 1 << 20, target: "polls", bars: [] };
  const before = loopbackBytes();
  await pair.run({ ...caseOf(probe, false), iterations: 64 });
  return loopbackBytes() - before > 32 << 20;
}

/** soft0 between two Bun processes, kept through all rounds; RoCEv2 packets, or memory shared by two processes of one host. */
export async function ours(name: typeof packets | typeof sharedMemory): Promise<MaybeContender> {
  const environment = { DOORBELL_RDMA: "soft", DOORBELL_SOFT_SHARED: name === packets ? "off" : "on" };
  const pair = new PeerPair({ command: execPath, args: [peer], device: "soft0", environment });
  await pair.start();
  if (name === sharedMemory && (await sendsPackets(pair))) {
    await pair.stop();
    return { name, missing: "soft0 does not take it: what it wrote crossed loopback as packets" };
  }
  return {
    name,
    version: `soft0 on Bun ${Bun.version}`,
    measures: () => true,
    warmUp: async (row) => {
      await pair.run(caseOf(row, true));
    },
    run: async (row) => figure(row, await pair.run(caseOf(row, false))),
    stop: () => pair.stop(),
  };
}
