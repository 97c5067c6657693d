import * as direct from "../../../src/direct/index.ts";
import * as rdma from "../../../src/index.ts";
import type { Api, Recipe } from "./call.ts";
import { exported } from "./exported.ts";
import { connectionManager } from "./rdma/connection-manager.ts";
import { extended } from "./rdma/extended.ts";
import { bytes, part, receive, remote, request, requests, rights } from "./rdma/parts.ts";
import { free, type Made, maybe, of, waiting } from "./recipe.ts";

/** Values for the operations of a queue pair's batches. */
const operations = ["send", "write", "read", "compareAndSwap", "fetchAndAdd", "atomicWrite", "flush"];

const making: Recipe[] = [
  free(1, rdma, "openDevice", () => ({ args: ["soft0"], makes: "Device" })),
  of(3, "Device", "createProtectionDomain", (): Made => ({ args: [], makes: "ProtectionDomain" })),
  of(4, "Device", "createCompletionQueue", (w, d) => ({
    args: maybe(d, () => ({
      entries: 1 + d.int(300),
      ...(d.chance(0.2) ? { channel: w.need("CompletionChannel") } : {}),
    })),
    makes: "CompletionQueue",
  })),
  of(1, "Device", "createCompletionChannel", (): Made => ({ args: [], makes: "CompletionChannel" })),
  of(8, "ProtectionDomain", "createQueuePair", (w, d) => ({
    args: [
      {
        completions: w.need("CompletionQueue"),
        type: d.pick(["RC", "RC", "RC", "UC", "UD", "dynamic", "XRC"]),
        sendDepth: 1 + d.int(64),
        inlineBytes: d.int(200),
        ...(d.chance(0.4) ? { operations: operations.filter(() => d.chance(0.8)) } : {}),
        ...(d.chance(0.1) ? { sharedReceiveQueue: w.need("SharedReceiveQueue") } : {}),
      },
    ],
    makes: "QueuePair",
  })),
  of(6, "ProtectionDomain", "allocate", (_, d) => ({
    args: [100 + d.int(100_000), ...maybe(d, () => rights)],
    makes: "MemoryRegion",
  })),
  of(2, "ProtectionDomain", "register", (w, d) => ({
    args: [d.chance(0.5) ? bytes(d) : w.need("Memory"), ...maybe(d, () => rights)],
    makes: "MemoryRegion",
  })),
  of(2, "ProtectionDomain", "createMemoryWindow", (_, d) => ({
    args: [1 + d.int(2)],
    makes: "MemoryWindow",
  })),
  of(1, "ProtectionDomain", "createSharedReceiveQueue", (_, d) => ({
    args: [{ depth: 1 + d.int(64) }],
    makes: "SharedReceiveQueue",
  })),
  of(1, "ProtectionDomain", "createAddressHandle", (w) => ({
    args: [{ to: w.need<rdma.QueuePair>("QueuePair").endpoint() }],
    makes: "AddressHandle",
  })),
  free(2, rdma.Memory, "allocate", (_, d) => ({ args: [1 + d.int(20_000)], makes: "Memory" })),
  free(2, rdma.Memory, "copyOf", (_, d) => ({ args: [bytes(d)], makes: "Memory" })),
];

const regions: Recipe[] = [
  of(2, "Memory", "slice", (_, d) => ({ args: [d.int(50), 50 + d.int(50)] })),
  of(1, "Memory", "view", (_, d) => ({ args: [d.int(50), 1 + d.int(50)] })),
  of(1, "Memory", "bytes"),
  of(2, "MemoryRegion", "slice", (_, d) => ({ args: [d.int(50), 50 + d.int(50)] })),
  of(1, "MemoryRegion", "remote"),
  of(1, "MemoryRegion", "bytes"),
  of(3, "MemoryWindow", "bind", (w, d) => ({
    args: [w.need("QueuePair"), part(w, d), rights.slice(0, 3), ...maybe(d, () => 7)],
  })),
  free(1, rdma, "remoteSlice", (w, d) => ({ args: [remote(w), d.int(9), 10 + d.int(9)] })),
  free(1, rdma, "gidText", () => ({ args: [new Uint8Array(16)] })),
  free(1, rdma, "gidBytes", () => ({ args: ["::ffff:10.0.0.1"] })),
  free(0.2, rdma, "listDevices", () => ({ args: [] })),
];

const connecting: Recipe[] = [
  of(2, "QueuePair", "endpoint", (_, d) => ({ args: maybe(d, () => ({ gidIndex: 0 })) })),
  [
    14,
    "connect both",
    (w) => ({
      on: {
        both: (a: rdma.QueuePair, b: rdma.QueuePair, options: object) => {
          const [forA, forB] = [b.endpoint(), a.endpoint()];
          a.connect(forA, options);
          b.connect(forB, options);
        },
      },
      method: "both",
      args: [w.need("QueuePair"), w.need("QueuePair"), { timeout: 6, retryCount: 1, rnrRetry: 1 }],
      exact: true,
    }),
  ],
  of(2, "QueuePair", "connect", (w) => ({ args: [w.need<rdma.QueuePair>("QueuePair").endpoint()] })),
  of(2, "QueuePair", "modify", (_, d) => ({
    args: [d.pick(["RESET", "INIT", "RTR", "RTS", "SQD", "ERR"]), ...maybe(d, () => ({ port: 1 }))],
  })),
  of(4, "QueuePair", "reset"),
  of(1, "QueuePair", "fail"),
  of(2, "QueuePair", "query"),
  of(1, "QueuePair", "path"),
  of(1, "QueuePair", "state"),
  of(1, "QueuePair", "drain", (_, d) => ({ args: [waiting(d)] })),
];

const working: Recipe[] = [
  ...Object.entries(requests).map(([name, make]) =>
    of(6, "QueuePair", name, (w, d) => ({ args: [make(w, d)] })),
  ),
  of(8, "QueuePair", "receive", (w, d) => ({ args: [receive(w, d)] })),
  of(8, "QueuePair", "post", (w, d) => ({ args: [[request(w, d), request(w, d)].slice(d.int(2))] })),
  of(4, "QueuePair", "postReceives", (w, d) => ({ args: [[receive(w, d), receive(w, d)]] })),
  of(3, "QueuePair", "prepare", (w, d) => ({
    args: [[request(w, d), request(w, d)]],
    makes: "PreparedRequests",
  })),
  of(2, "QueuePair", "prepareReceives", (w, d) => ({ args: [[receive(w, d)]], makes: "PreparedRequests" })),
  of(6, "PreparedRequests", "post"),
  of(2, "PreparedRequests", "request", (_, d) => ({ args: [d.int(2)] })),
  of(2, "PreparedRequests", "moveLocal", (w) => ({
    args: [0, 0, w.need<rdma.MemoryRegion>("MemoryRegion").address, 8],
  })),
  of(3, "SharedReceiveQueue", "receive", (w, d) => ({ args: [receive(w, d)] })),
  of(2, "SharedReceiveQueue", "postReceives", (w, d) => ({ args: [[receive(w, d)]] })),
  of(1, "SharedReceiveQueue", "setLimit", (_, d) => ({ args: [d.int(9)] })),
  of(1, "SharedReceiveQueue", "query"),
];

const completing: Recipe[] = [
  of(10, "CompletionQueue", "poll", (_, d) => ({ args: maybe(d, () => 1 + d.int(80)) })),
  of(6, "CompletionQueue", "pollInto", (_, d) => ({ args: [1 + d.int(64)] })),
  of(3, "CompletionQueue", "completion", (_, d) => ({ args: [d.int(4)] })),
  of(2, "CompletionQueue", "wrId", (_, d) => ({ args: [d.int(4)] })),
  of(4, "CompletionQueue", "next", (_, d) => ({ args: [waiting(d)] })),
  of(2, "CompletionQueue", "spin", (_, d) => ({ args: [{ timeoutMs: d.int(3) }], exact: true })),
  of(2, "CompletionQueue", "completionOf", (_, d) => ({ args: [d.int(50), waiting(d)] })),
  of(1, "CompletionQueue", "arm"),
  of(1, "CompletionQueue", "resize", (_, d) => ({ args: [1 + d.int(300)] })),
  of(1, "CompletionQueue", "moderate", (_, d) => ({
    args: [{ completions: 1 + d.int(9), periodUs: 1 + d.int(9) }],
  })),
  of(1, "CompletionChannel", "wait", (_, d) => ({ args: [waiting(d)] })),
  of(1, "Device", "nextEvent", (_, d) => ({ args: [waiting(d)] })),
  of(0.5, "Device", "attributes"),
  of(0.5, "Device", "port"),
  of(0.5, "Device", "gids"),
  of(0.5, "Device", "counters"),
];

const kinds = [
  "QueuePair",
  "QueuePair",
  "MemoryRegion",
  "MemoryWindow",
  "CompletionQueue",
  "SharedReceiveQueue",
  "CompletionChannel",
  "AddressHandle",
  "Memory",
  "NicMemory",
  "ParentDomain",
  "ThreadDomain",
  "Connection",
  "Listener",
  "ConnectionId",
  "EventChannel",
  "MulticastMembership",
  "XrcDomain",
  "FlowCounters",
  "FlowRule",
  "XrcReceiveQueue",
  "XrcTarget",
];
const closing: Recipe[] = [
  ...kinds.map((kind) => of(0.7, kind, "close")),
  of(0.2, "ProtectionDomain", "close"),
  of(0.1, "Device", "close"),
];

/** Calls of doorbell as a careless program makes them. */
export const rdmaApi: Api = {
  recipes: [
    ...making,
    ...regions,
    ...connecting,
    ...working,
    ...completing,
    ...extended,
    ...connectionManager,
    ...closing,
    ...exported(rdma),
    ...exported(direct),
  ],
};
