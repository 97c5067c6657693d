import * as cuda from "../../../src/cuda/index.ts";
import type { Api, Recipe } from "./call.ts";
import { buffers } from "./cuda/buffers.ts";
import { graphs } from "./cuda/graphs.ts";
import { kernels } from "./cuda/kernels.ts";
import { making } from "./cuda/making.ts";
import { ordering } from "./cuda/ordering.ts";
import { native } from "./cuda/parts.ts";
import { virtual } from "./cuda/virtual.ts";
import { exported } from "./exported.ts";
import { of } from "./recipe.ts";

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
  "Linker",
  "Memory",
];
const closing: Recipe[] = [...kinds.map((kind) => of(1, kind, "close")), of(0.2, "Device", "close")];

/** Calls of doorbell/cuda as a careless program makes them. */
export const cudaApi: Api = {
  recipes: [
    ...making,
    ...buffers,
    ...ordering,
    ...graphs,
    ...virtual,
    ...kernels,
    ...closing,
    ...exported(cuda),
  ],
  // Streams may wait for values that are never written, and memory that they use could not be freed.
  finish: (world) => {
    if (native) return;
    for (const device of world.all("Device") as readonly cuda.Device[])
      device.lib.cuDevicePrimaryCtxReset_v2(device.ordinal);
  },
  isTheEnd: (error) => native && error instanceof cuda.CudaError && error.contextLost,
};
