import type * as cuda from "../../../../src/cuda/index.ts";
import type { Random as Dice } from "../../../support/random.ts";
import type { Recipe } from "../call.ts";
import { ptx } from "../kernel-source.ts";
import { type Made, maybe, of } from "../recipe.ts";
import { NotYet, type World } from "../world.ts";
import { native } from "./parts.ts";

const cuSource =
  'extern "C" __global__ void count(unsigned *x, unsigned n) { if (threadIdx.x < n) x[threadIdx.x] = threadIdx.x; }';

/** Returns PTX with one line missing or repeated. */
function damaged(dice: Dice): string {
  const lines = ptx.split("\n");
  const at = dice.int(lines.length);
  lines.splice(at, 1, ...(dice.chance(0.5) ? [] : [lines[at]!, lines[at]!]));
  return lines.join("\n");
}

/** Returns a buffer that a kernel may write, because a fault ends the context. */
function aligned(w: World): cuda.Buffer {
  const buffer = w.need<cuda.Buffer>("Buffer");
  if (buffer.closed || buffer.pointer % 4 !== 0) throw new NotYet("a Buffer of words");
  return buffer;
}

/** Calls on kernels. */
export const kernels: Recipe[] = [
  of(2, "Device", "loadModule", () => ({ args: [ptx], makes: "Module" })),
  of(3, "Module", "kernel", (_, d) => ({ args: ["count", ...maybe(d, () => "ptr, u32")], makes: "Kernel" })),
  of(6, "Kernel", "launch", (w, d) => {
    const buffer = d.chance(0.97) || native ? aligned(w) : w.need<cuda.Buffer>("Buffer");
    const config = { grid: 1 + d.int(2), block: 1 + d.int(64), sharedBytes: 64 };
    // A faulting kernel ends the context, so it mostly gets writable memory.
    return {
      args: [config, [buffer, Uint32Array.of(buffer.byteLength / 4)]],
      exact: native || d.chance(0.7),
    };
  }),
  of(1, "Kernel", "attributes"),
  of(0.5, "Kernel", "parameters"),
  of(0.5, "Kernel", "maximumSharedBytes"),
  of(0.5, "Kernel", "activeBlocks", (_, d) => ({ args: [1 + d.int(1024)] })),
  of(0.5, "Kernel", "maximumCluster", () => ({ args: [{ grid: 4, block: 32 }] })),
  of(0.5, "Kernel", "activeClusters", () => ({ args: [{ grid: 4, block: 32, cluster: 2 }] })),
  of(0.5, "Module", "kernelNames"),
  of(0.5, "Module", "global", () => ({ args: ["here"], makes: "Buffer" })),
  of(1, "Linker", "add", () => ({ args: ["ptx", ptx] })),
  of(0.5, "Linker", "complete"),
  of(0.5, "Linker", "load", (): Made => ({ args: [], makes: "Module" })),
  of(0.5, "Device", "loadModule", (_, d) => ({ args: [damaged(d)], makes: "Module" })),
  // From the second time on, compiled code comes from the disk cache.
  of(0.1, "Device", "compile", () => ({ args: [cuSource], makes: "Module" })),
  of(1, "GraphExecutable", "setKernel", (w) => ({
    args: [w.need("GraphNode"), w.need("Kernel"), { grid: 1, block: 4 }, [aligned(w), Uint32Array.of(1)]],
  })),
  of(1, "Kernel", "cover", (_, d) => ({ args: [d.int(5000)] })),
  of(1, "Kernel", "suggestBlock"),
  of(2, "Graph", "addKernel", (w) => ({
    args: [w.need("Kernel"), { grid: 1, block: 4 }, [aligned(w), Uint32Array.of(1)]],
    makes: "GraphNode",
    exact: native,
  })),
  // Restores the soft GPU after a faulting kernel.
  of(native ? 0.05 : 0.1, "Device", "reset", () => ({ args: [], makes: "Device" })),
  of(native ? 0 : 20, "Device", "reset", (_w, _d, device: cuda.Device) => {
    if (device.lostBy === undefined) throw new NotYet("a lost Device");
    return { args: [], makes: "Device", exact: true };
  }),
];
