import { CudaError, type Device } from "../../../src/cuda/index.ts";
import type { Api, Recipe } from "./call.ts";
import { buffers } from "./cuda/buffers.ts";
import { graphs } from "./cuda/graphs.ts";
import { kernels } from "./cuda/kernels.ts";
import { making } from "./cuda/making.ts";
import { ordering } from "./cuda/ordering.ts";
import { native } from "./cuda/parts.ts";
import { virtual } from "./cuda/virtual.ts";
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

/** doorbell/cuda, as a careless program calls it. */
export const cudaApi: Api = {
  recipes: [...making, ...buffers, ...ordering, ...graphs, ...virtual, ...kernels, ...closing],
  // Streams may wait for values that nobody writes: memory that they use could not be freed.
  finish: (world) => {
    if (native) return;
    for (const device of world.all("Device") as readonly Device[])
      device.lib.cuDevicePrimaryCtxReset_v2(device.ordinal);
  },
  isTheEnd: (error) => native && error instanceof CudaError && error.contextLost,
};
