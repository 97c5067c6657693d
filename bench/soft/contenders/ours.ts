import { readFileSync } from "node:fs";
import { execPath } from "node:process";
import { fileURLToPath } from "node:url";
import type { Case, Sample } from "../../verbs/case.ts";
import { PeerPair } from "../../verbs/peer-pair.ts";
import type { MaybeContender } from "../contender.ts";
import { mapped, outstanding, packets, perSecond, type Row, ring } from "../row.ts";

// Peer program of `npm run bench -- verbs`, which runs the data path of the object layer over soft0.
const peer = fileURLToPath(new URL("../../verbs/doorbell/peer.ts", import.meta.url));

/** Bytes that one bandwidth run moves. */
const volume = 256 << 20;

/** Converts a row to a case of `verbs`. The warm-up case is short and only compiles the code. */
function caseOf({ name, kind, operation, size, target }: Row, isWarmUp: boolean): Case {
  const stream = kind !== "latency";
  const messages = kind === "bandwidth" ? Math.min(volume / size, 32_768) : stream ? 65_536 : 4000;
  // Small messages request a completion for every sixteenth message, because UCX also avoids one per message.
  const every = size > 8192 ? 1 : stream ? 16 : 1;
  return {
    name,
    kind: stream ? "stream" : "latency",
    operation,
    size,
    iterations: isWarmUp ? Math.max(every, messages >> 4) : messages,
    warmup: isWarmUp ? 4096 : 512,
    depth: stream ? outstanding : 1,
    list: 1,
    every,
    // The target of sends is always busy with its receives.
    ...(operation === "send" ? {} : { target }),
  };
}

function figure(row: Row, sample: Sample): number {
  const found = row.kind === "latency" ? sample.mean : perSecond(row, sample.perSecond ?? Number.NaN);
  if (found === undefined || !Number.isFinite(found)) throw new Error("no figure in the sample");
  return found;
}

/**
 * Number of consecutive runs without improvement after which the code counts as compiled, and the maximum
 * number of runs.
 */
const steadyRuns = 2;
const mostRuns = 12;
const faster = 1.05;

/**
 * Repeats the row until more runs make it no faster. JavaScriptCore optimises a function fully only after
 * about 100,000 calls, so 4 KiB packets need one to two gigabytes.
 */
async function compile(run: (one: Case) => Promise<Sample>, row: Row): Promise<void> {
  await run(caseOf(row, true));
  let best = 0;
  for (let runs = 0, steady = 0; runs < mostRuns && steady < steadyRuns; runs++) {
    const found = figure(row, await run(caseOf(row, false)));
    const speed = row.kind === "latency" ? 1 / found : found;
    steady = speed > best * faster ? 0 : steady + 1;
    best = Math.max(best, speed);
  }
}

/** Returns the bytes that the loopback interface has carried for all processes. */
function loopbackBytes(): number {
  const line = readFileSync("/proc/net/dev", "utf8").match(/^\s*lo:\s*(\d+)/m);
  return Number(line?.[1] ?? 0);
}

/**
 * Returns true when the messages of a large run crossed the loopback interface, according to the interface's
 * counters.
 */
async function sendsPackets(pair: PeerPair): Promise<boolean> {
  const probe: Row = {
    name: "probe",
    kind: "bandwidth",
    operation: "write",
    size: 1 << 20,
    target: "polls",
    bars: [],
  };
  const before = loopbackBytes();
  await pair.run({ ...caseOf(probe, false), iterations: 64 });
  return loopbackBytes() - before > 32 << 20;
}

/**
 * Returns soft0 between two Bun processes, which live through all rounds. The transport is RoCEv2 packets,
 * the shared-memory ring of two processes on one host, or the target's mapped memory.
 */
export async function ours(name: typeof packets | typeof ring | typeof mapped): Promise<MaybeContender> {
  const environment = { DOORBELL_RDMA: "soft", DOORBELL_SOFT_SHARED: name === packets ? "off" : "on" };
  const memory = name === ring ? ({ memory: "private" } as const) : {};
  const pair = new PeerPair({ command: execPath, args: [peer], device: "soft0", environment });
  await pair.start();
  const run = (one: Case) => pair.run({ ...one, ...memory });
  if (name !== packets && (await sendsPackets(pair))) {
    await pair.stop();
    return { name, missing: "soft0 does not take it: what it wrote crossed loopback as packets" };
  }
  return {
    name,
    version: `soft0 on Bun ${Bun.version}`,
    // A send always uses the ring, even when its memory is mapped.
    measures: ({ operation }) => name !== mapped || operation === "write",
    warmUp: (row) => compile(run, row),
    run: async (row) => figure(row, await run(caseOf(row, false))),
    stop: () => pair.stop(),
  };
}
