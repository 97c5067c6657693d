import * as cuda from "../../../src/cuda/index.ts";
import type { Random as Dice } from "../../support/random.ts";
import type { Api, Recipe } from "./call.ts";
import { ptx } from "./kernel-source.ts";
import { free, type Made, maybe, of, waiting } from "./recipe.ts";
import type { World } from "./world.ts";

const types = ["i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "f32", "f64", "f16", "bf16"] as const;
const granule = 2 ** 21;

const arrays = [Uint8Array, Int16Array, Float32Array, Float64Array, BigUint64Array] as const;
const hostArray = (dice: Dice) => new (dice.pick(arrays))([16, 64, 1024, 4096][dice.int(4)]! >> 1);
const valueFor = (buffer: cuda.Buffer, dice: Dice) =>
  /64$/.test(buffer.type) && buffer.type !== "f64" ? 7n : dice.int(100);
const stream = (w: World, d: Dice) => maybe(d, () => w.need<cuda.Stream>("Stream"));
const sameSize = (w: World, d: Dice, buffer: cuda.Buffer) =>
  d.chance(0.5)
    ? hostArray(d)
    : d.chance(0.5)
      ? w.need<cuda.Buffer>("Buffer")
      : buffer.slice(0, buffer.length);
const dependencies = (w: World, d: Dice) => maybe(d, () => maybe(d, () => w.need("GraphNode")));
const sides = (w: World, d: Dice) => ({
  of: d.chance(0.5) ? w.need("Buffer") : hostArray(d),
  rowLength: 1 + d.int(16),
  rows: 1 + d.int(4),
});

const making: Recipe[] = [
  free(2, cuda, "openDevice", (_, d) => ({ args: maybe(d, () => d.int(2)), makes: "Device" })),
  of(8, "Device", "allocate", (_, d) => ({
    args: [1 + d.int(5000), ...maybe(d, () => d.pick(types))],
    makes: "Buffer",
  })),
  of(6, "Device", "from", (_, d) => ({ args: [hostArray(d)], makes: "Buffer" })),
  of(3, "Device", "allocatePinned", (_, d) => ({
    args: [1 + d.int(5000), "f32", { portable: true, writeCombined: d.chance(0.5) }],
    makes: "Buffer",
  })),
  of(2, "Device", "allocateManaged", (_, d) => ({ args: [1 + d.int(5000), d.pick(types)], makes: "Buffer" })),
  of(4, "Device", "allocateAsync", (w, d) => ({
    args: [1 + d.int(5000), d.pick(types), ...stream(w, d)],
    makes: "Buffer",
  })),
  of(1, "Device", "createPool", (_, d) => ({
    args: maybe(d, () => ({ shareable: "fd", maximumBytes: 2 ** 24 })),
    makes: "MemoryPool",
  })),
  of(4, "Device", "createStream", (_, d) => ({
    args: maybe(d, () => ({ priority: -d.int(3), nonBlocking: d.chance(0.5) })),
    makes: "Stream",
  })),
  of(4, "Device", "createEvent", (_, d) => ({
    args: maybe(d, () => ({ timing: d.chance(0.5), interprocess: false, blockingSync: true })),
    makes: "Event",
  })),
  free(2, cuda.PhysicalMemory, "create", (w, d) => ({
    args: [w.need("Device"), granule * (1 + d.int(3)), { shareable: ["fd"] }],
    makes: "PhysicalMemory",
  })),
  free(2, cuda.AddressRange, "reserve", (w, d) => ({
    args: [w.need("Device"), granule * (1 + d.int(4)), { alignment: granule }],
    makes: "AddressRange",
  })),
  [
    2,
    "new Graph",
    (w) => ({
      on: { make: (device: cuda.Device) => new cuda.Graph(device) },
      method: "make",
      args: [w.need("Device")],
      makes: "Graph",
    }),
  ],
  [
    1,
    "new GrowableBuffer",
    (w, d) => ({
      on: {
        make: (...args: ConstructorParameters<typeof cuda.GrowableBuffer>) =>
          new cuda.GrowableBuffer(...args),
      },
      method: "make",
      args: [w.need("Device"), d.pick(types), { reserve: granule * 4, stepBytes: granule }],
      makes: "GrowableBuffer",
    }),
  ],
];

const buffers: Recipe[] = [
  of(8, "Buffer", "slice", (_, d, on: cuda.Buffer) => ({
    args: [d.int(on.length), on.length],
    makes: "Buffer",
  })),
  of(4, "Buffer", "as", (_, d) => ({ args: [d.pick(types)], makes: "Buffer" })),
  of(16, "Buffer", "set", (w, d, on: cuda.Buffer) => ({
    args: [sameSize(w, d, on), ...maybe(d, () => d.int(4)), ...stream(w, d)],
  })),
  of(16, "Buffer", "copyTo", (w, d, on: cuda.Buffer) => ({ args: [sameSize(w, d, on), ...stream(w, d)] })),
  of(4, "Buffer", "toArray"),
  of(8, "Buffer", "read", (w, d) => ({ args: [...stream(w, d), ...maybe(d, () => waiting(d))].slice(0, 2) })),
  of(8, "Buffer", "fill", (w, d, on: cuda.Buffer) => ({ args: [valueFor(on, d), ...stream(w, d)] })),
  of(2, "Buffer", "array"),
  of(3, "Buffer", "close", (w, d) => ({ args: stream(w, d) })),
  of(2, "GrowableBuffer", "resize", (_, d) => ({ args: [d.int(100_000)] })),
  of(2, "GrowableBuffer", "push", (_, d) => ({ args: [hostArray(d)] })),
  of(1, "GrowableBuffer", "trim"),
  of(1, "GrowableBuffer", "buffer", (): Made => ({ args: [], makes: "Buffer" })),
  free(4, cuda, "copyBox", (w, d) => ({
    args: [sides(w, d), sides(w, d), { width: 1 + d.int(8), height: 1 + d.int(4) }, ...stream(w, d)],
  })),
  free(2, cuda, "prefetch", (w) => ({ args: [w.need("Buffer"), w.need("Device")] })),
  free(2, cuda, "advise", (w, d) => ({
    args: [w.need("Buffer"), d.pick(["readMostly", "preferredLocation", "accessedBy"]), w.need("Device")],
  })),
  of(3, "MemoryPool", "allocate", (w, d) => ({
    args: [1 + d.int(5000), d.pick(types), ...stream(w, d)],
    makes: "Buffer",
  })),
  of(1, "MemoryPool", "trim", (_, d) => ({ args: maybe(d, () => d.int(1e6)) })),
  of(1, "MemoryPool", "use"),
  of(1, "MemoryPool", "setAccess", (w, d) => ({
    args: [w.need("Device"), d.pick(["read", "readWrite", "none"])],
  })),
];

const ordering: Recipe[] = [
  of(3, "Stream", "synchronize"),
  of(4, "Stream", "done", (_, d) => ({ args: maybe(d, () => waiting(d)) })),
  of(4, "Stream", "wait", (w) => ({ args: [w.need("Event")] })),
  of(2, "Stream", "waitFor", (w) => ({ args: [w.need("Stream")] })),
  of(4, "Stream", "record", (w, d) => ({ args: maybe(d, () => w.need("Event")), makes: "Event" })),
  of(2, "Stream", "whenDone", () => ({ args: [() => undefined] })),
  of(3, "Stream", "writeValue", (w, d) => ({ args: [w.need("Buffer"), d.int(9)] })),
  of(1, "Stream", "waitValue", (w) => ({ args: [w.need("Buffer"), 0, { condition: "atLeast" }] })),
  of(2, "Stream", "capture", (w, d) => ({
    args: [
      (s: cuda.Stream) => {
        const buffer = w.need<cuda.Buffer>("Buffer");
        buffer.fill(valueFor(buffer, d) as never, s);
        if (d.chance(0.5)) buffer.copyTo(sameSize(w, d, buffer) as never, s);
      },
    ],
    makes: "Graph",
  })),
  of(2, "Stream", "idle"),
  of(4, "Event", "record", (w, d) => ({ args: stream(w, d) })),
  of(2, "Event", "reached"),
  of(2, "Event", "synchronize"),
  of(3, "Event", "done", (_, d) => ({ args: maybe(d, () => waiting(d)) })),
  of(2, "Event", "millisecondsSince", (w) => ({ args: [w.need("Event")] })),
];

const graphs: Recipe[] = [
  of(5, "Graph", "addCopy", (w, d) => ({
    args: [w.need("Buffer"), d.chance(0.7) ? w.need("Buffer") : hostArray(d), ...dependencies(w, d)],
    makes: "GraphNode",
  })),
  of(5, "Graph", "addFill", (w, d) => {
    const buffer = w.need<cuda.Buffer>("Buffer");
    return { args: [buffer, valueFor(buffer, d), ...dependencies(w, d)], makes: "GraphNode" };
  }),
  of(3, "Graph", "addEmpty", (w, d) => ({ args: dependencies(w, d), makes: "GraphNode" })),
  of(2, "Graph", "addRecord", (w, d) => ({
    args: [w.need("Event"), ...dependencies(w, d)],
    makes: "GraphNode",
  })),
  of(2, "Graph", "addWait", (w, d) => ({
    args: [w.need("Event"), ...dependencies(w, d)],
    makes: "GraphNode",
  })),
  of(1, "Graph", "addGraph", (w, d) => ({
    args: [w.need("Graph"), ...dependencies(w, d)],
    makes: "GraphNode",
  })),
  of(2, "Graph", "nodes"),
  of(2, "Graph", "edges"),
  of(1, "Graph", "dot"),
  of(2, "Graph", "clone", (): Made => ({ args: [], makes: "Graph" })),
  of(4, "Graph", "instantiate", (_, d) => ({
    args: maybe(d, () => ({ autoFree: d.chance(0.5) })),
    makes: "GraphExecutable",
  })),
  of(8, "GraphExecutable", "launch", (w, d) => ({ args: stream(w, d) })),
  of(2, "GraphExecutable", "upload", (w, d) => ({ args: stream(w, d) })),
  of(2, "GraphExecutable", "update", (w) => ({ args: [w.need("Graph")] })),
  of(2, "GraphExecutable", "setCopy", (w) => ({
    args: [w.need("GraphNode"), w.need("Buffer"), w.need("Buffer")],
  })),
  of(2, "GraphExecutable", "setFill", (w) => ({ args: [w.need("GraphNode"), w.need("Buffer"), 1] })),
  of(1, "GraphExecutable", "setEnabled", (w, d) => ({ args: [w.need("GraphNode"), d.chance(0.5)] })),
];

const virtual: Recipe[] = [
  of(4, "AddressRange", "map", (w, d) => ({ args: [w.need("PhysicalMemory"), granule * d.int(4)] })),
  of(2, "AddressRange", "unmap", (_, d) => ({ args: maybe(d, () => granule * d.int(2)) })),
  of(4, "AddressRange", "setAccess", (w, d) => ({
    args: [w.need("Device"), d.pick(["readWrite", "read", "none"])],
  })),
  of(1, "AddressRange", "access", (w) => ({ args: [w.need("Device"), 0] })),
  of(3, "AddressRange", "buffer", (_, d) => ({ args: [d.pick(types), 0], makes: "Buffer" })),
  of(1, "AddressRange", "extend", () => ({ args: [granule] })),
  of(1, "Device", "memory"),
  of(1, "Device", "attributes"),
  of(1, "Device", "attribute", () => ({ args: ["multiprocessorCount"] })),
  of(1, "Device", "limit", (_, d) => ({ args: [d.pick(["stackSize", "printfFifoSize"])] })),
  of(1, "Device", "canAccess", (w) => ({ args: [w.need("Device")] })),
  of(1, "Device", "enablePeerAccess", (w) => ({ args: [w.need("Device")] })),
  of(1, "Device", "disablePeerAccess", (w) => ({ args: [w.need("Device")] })),
  of(2, "Device", "synchronize"),
  of(1, "Device", "loadModule", () => ({
    args: [".version 8.0\n.target sm_80\n.address_size 64\n"],
    makes: "Module",
  })),
  free(1, cuda, "share", (w, d) => ({
    args: [d.chance(0.7) ? w.need("Buffer") : w.need("Event")],
    makes: "Share",
  })),
  free(1, cuda, "peerMatrix", (w) => ({ args: [[w.need("Device")]] })),
  free(1, cuda, "vmmSupport", (w) => ({ args: [w.need("Device")] })),
];

const kinds = [
  "Stream",
  "Event",
  "Graph",
  "GraphExecutable",
  "AddressRange",
  "PhysicalMemory",
  "MemoryPool",
  "GrowableBuffer",
  "Share",
  "Module",
];
const kernels: Recipe[] = [
  of(2, "Device", "loadModule", () => ({ args: [ptx], makes: "Module" })),
  of(3, "Module", "kernel", (_, d) => ({ args: ["count", ...maybe(d, () => "ptr, u32")], makes: "Kernel" })),
  of(6, "Kernel", "launch", (w, d) => {
    const buffer = w.need<cuda.Buffer>("Buffer");
    const config = { grid: 1 + d.int(2), block: 1 + d.int(64), sharedBytes: 64 };
    // A kernel that faults ends the context: mostly it gets what it can write.
    return {
      args: [config, [buffer, Math.floor(buffer.byteLength / 4)]],
      exact: d.chance(0.7),
    };
  }),
  of(1, "Kernel", "attributes"),
  of(1, "Kernel", "cover", (_, d) => ({ args: [d.int(5000)] })),
  of(1, "Kernel", "suggestBlock"),
  of(2, "Graph", "addKernel", (w) => ({
    args: [w.need("Kernel"), { grid: 1, block: 4 }, [w.need("Buffer"), 1]],
    makes: "GraphNode",
  })),
  // Heals the embedded GPU of a kernel that faulted.
  of(0.3, "Device", "reset", () => ({ args: [], makes: "Device" })),
];

const closing: Recipe[] = [...kinds.map((kind) => of(1, kind, "close")), of(0.2, "Device", "close")];

/** doorbell/cuda, as a careless program calls it. */
export const cudaApi: Api = {
  recipes: [...making, ...buffers, ...ordering, ...graphs, ...virtual, ...kernels, ...closing],
};
