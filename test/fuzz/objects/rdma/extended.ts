import type * as rdma from "../../../../src/index.ts";
import type { Random as Dice } from "../../../support/random.ts";
import type { Recipe } from "../call.ts";
import { type Made, maybe, of } from "../recipe.ts";
import type { World } from "../world.ts";
import { part, receive, remote, request, requests, rights } from "./parts.ts";

const fields = [
  "byteLength",
  "immediate",
  "timestamp",
  "wallClock",
  "sourceQueuePair",
  "pathBits",
  "serviceLevel",
];
const some = (d: Dice) => fields.filter(() => d.chance(0.4));

/**
 * Builds batches of requests, sometimes with one too many, an abort, or a use after the function returned.
 */
const batchOf =
  (w: World, d: Dice) =>
  (work: rdma.Batch): void => {
    for (let i = d.int(5); i > 0; i--) {
      const { opcode, ...rest } = request(w, d) as { opcode: string };
      const add = Reflect.get(work, opcode) as (request: object) => number;
      add.call(work, d.chance(0.1) ? { ...rest, local: undefined } : rest);
    }
    if (d.chance(0.1)) work.abort();
    if (d.chance(0.1)) w.keep("Batch", work);
    if (d.chance(0.05)) (w.some("QueuePair") as rdma.QueuePair | undefined)?.close();
  };

/** Calls of rdma-core's extended interfaces. */
export const extended: Recipe[] = [
  of(4, "Device", "createCompletionQueue", (w, d) => ({
    args: [
      {
        fields: some(d),
        entries: 1 + d.int(300),
        ...(d.chance(0.2) ? { channel: w.need("CompletionChannel") } : {}),
      },
    ],
    makes: "CompletionQueue",
  })),
  of(1, "Device", "allocateNicMemory", (_, d) => ({ args: [1 + d.int(9000)], makes: "NicMemory" })),
  of(2, "NicMemory", "write", (_, d) => ({
    args: [new Uint8Array(d.int(300)), ...maybe(d, () => d.int(200))],
  })),
  of(2, "NicMemory", "read", (_, d) => ({ args: maybe(d, () => d.int(99)) })),
  of(1, "ProtectionDomain", "registerNicMemory", (w, d) => ({
    args: [w.need("NicMemory"), ...maybe(d, () => rights.slice(0, 3))],
    makes: "MemoryRegion",
  })),
  of(0.5, "ProtectionDomain", "createNullRegion", (): Made => ({ args: [], makes: "MemoryRegion" })),
  of(1, "ProtectionDomain", "advise", (w, d) => ({
    args: [[part(w, d)], d.pick(["prefetch", "prefetchWrite", "prefetchPresent"])],
  })),
  of(0.5, "Device", "createThreadDomain", (): Made => ({ args: [], makes: "ThreadDomain" })),
  of(0.5, "ProtectionDomain", "createParentDomain", (w, d) => ({
    args: maybe(d, () => w.need("ThreadDomain")),
    makes: "ProtectionDomain",
  })),
  of(2, "MemoryRegion", "reregister", (_, d) => ({ args: [rights.slice(d.int(4))] })),
  of(1, "ProtectionDomain", "register", (w, d) => ({
    args: [w.need("Memory"), rights, { iova: 4096 * d.int(9) }],
    makes: "MemoryRegion",
  })),
  of(12, "QueuePair", "batch", (w, d) => ({ args: [batchOf(w, d)] })),
  of(1, "Batch", "write", (w, d) => ({ args: [requests["write"]!(w, d)] })),
  of(1, "Batch", "abort"),
  of(2, "QueuePair", "atomicWrite", (w) => ({ args: [{ remote: remote(w), value: 7n }] })),
  of(2, "QueuePair", "flush", (w, d) => ({
    args: [{ remote: remote(w), ...(d.chance(0.3) ? { wholeRegion: true } : {}) }],
  })),
  of(0.5, "Device", "contexts"),
  of(0.5, "Device", "clock"),
  of(0.5, "Device", "extendedAttributes"),
  of(0.5, "Device", "createFlowCounters", (): Made => ({ args: [], makes: "FlowCounters" })),
  of(0.5, "FlowCounters", "read"),
  of(1, "QueuePair", "createFlowRule", (w, d) => ({
    args: [
      {
        ...(d.chance(0.5) ? { from: d.pick(["127.0.0.0/8", "::1", "10.9.0.7"]) } : {}),
        ...(d.chance(0.3) ? { drop: true } : {}),
        ...(d.chance(0.5) ? { counters: w.need<rdma.FlowCounters>("FlowCounters") } : {}),
      },
    ],
    makes: "FlowRule",
  })),
  of(0.7, "Device", "openXrcDomain", (_, d) => ({
    args: maybe(d, () => ({ exclusive: d.chance(0.5) })),
    makes: "XrcDomain",
  })),
  of(1.5, "XrcDomain", "createReceiveQueue", (w, d) => ({
    args: [
      {
        protectionDomain: w.need("ProtectionDomain"),
        completions: w.need("CompletionQueue"),
        ...(d.chance(0.5) ? { depth: 1 + d.int(64) } : {}),
      },
    ],
    makes: "XrcReceiveQueue",
  })),
  of(1.5, "XrcDomain", "createTarget", (): Made => ({ args: [], makes: "XrcTarget" })),
  of(1, "XrcDomain", "openTarget", (w) => ({
    args: [w.need<rdma.XrcTarget>("XrcTarget").number],
    makes: "XrcTarget",
  })),
  of(1, "XrcTarget", "query"),
  of(1, "XrcTarget", "endpoint"),
  of(1, "XrcTarget", "modify", (_, d) => ({ args: [d.pick(["RESET", "INIT", "RTR", "RTS", "ERR"])] })),
  of(3, "XrcTarget", "connect", (w) => ({ args: [w.need<rdma.QueuePair>("QueuePair").endpoint()] })),
  of(2, "QueuePair", "connect", (w) => ({ args: [w.need<rdma.XrcTarget>("XrcTarget").endpoint()] })),
  of(3, "XrcReceiveQueue", "receive", (w, d) => ({ args: [receive(w, d)] })),
  of(4, "QueuePair", "send", (w, d) => ({
    args: [
      {
        ...requests["send"]!(w, d),
        to: { receiveQueue: w.need<rdma.XrcReceiveQueue>("XrcReceiveQueue").number },
      },
    ],
  })),
];
