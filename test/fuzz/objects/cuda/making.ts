import * as cuda from "../../../../src/cuda/index.ts";
import { Memory } from "../../../../src/index.ts";
import type { Recipe } from "../call.ts";
import { free, type Made, maybe, of } from "../recipe.ts";
import { granule, hostArray, stream, types } from "./parts.ts";

/** Calls that create objects. */
export const making: Recipe[] = [
  free(2, cuda, "openDevice", (_, d) => ({ args: maybe(d, () => d.int(2)), makes: "Device" })),
  of(8, "Device", "allocate", (_, d) => ({
    args: [1 + d.int(5000), ...maybe(d, () => d.pick(types))],
    makes: "Buffer",
  })),
  of(6, "Device", "from", (_, d) => ({ args: [hostArray(d)], makes: "Buffer" })),
  of(3, "Device", "allocatePinned", (_, d) => ({
    args: [1 + d.int(5000), "f32", { writeCombined: d.chance(0.5) }],
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
  free(4, cuda.PhysicalMemory, "allocate", (w, d) => ({
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
  free(0.5, cuda, "openDevices", (): Made => ({ args: [], makes: "Device" })),
  free(2, Memory, "allocate", (_, d) => ({ args: [1 + d.int(20_000)], makes: "Memory" })),
  of(2, "Device", "register", (w, d) => ({
    args: [w.need("Memory"), d.pick(types)],
    makes: "Buffer",
  })),
  free(0.3, cuda, "stripedRange", (w) => ({ args: [[w.need("Device")], granule], makes: "AddressRange" })),
  [
    0.3,
    "new Linker",
    (w) => ({
      on: { make: (device: cuda.Device) => new cuda.Linker(device) },
      method: "make",
      args: [w.need("Device")],
      makes: "Linker",
    }),
  ],
];
