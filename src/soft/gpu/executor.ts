/**
 * The place where kernels will be plugged in.
 *
 * A soft GPU has memory, streams and graphs, and nothing yet that runs device code: loading a module and launching a kernel
 * are CUDA_ERROR_NOT_SUPPORTED. An executor is what will: it takes an image (PTX, most likely), gives the kernels in it,
 * and runs a grid over this process's memory, in which every device address is an address.
 *
 * How it will fit: `SoftGpu` gets a field `executor`, which the functions of modules and launches (to be written in functions/kernel.ts;
 * now they are missing from the table, so that `supports("cuLaunchKernel")` is false) ask. A launch becomes a {@link KernelWork}
 * on its stream or in its graph, run in order with everything else. It may take several turns, so that a long kernel, or one on
 * a worker thread, blocks nobody. Before it touches memory it asks `allowed`, and ends with a Fault of 700
 * (CUDA_ERROR_ILLEGAL_ADDRESS) when the answer is no. The device then reports the executor's compute capability.
 * @module
 */
import { CU_GRAPH_NODE_TYPE_KERNEL } from "../../../ffi/cuda/index.ts";
import type { SoftDevice } from "./driver/device.ts";
import type { SoftGpu } from "./driver/gpu.ts";
import type { SoftStream } from "./stream/stream.ts";
import type { Work } from "./stream/work.ts";

/** Threads of a grid or a block. */
export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** One launch. */
export interface Launch {
  readonly device: SoftDevice;
  readonly grid: Extent;
  readonly block: Extent;
  readonly sharedMemoryBytes: number;
  readonly cooperative: boolean;
  /** The arguments' bytes, at the offsets that `Kernel.parameters` gives; read when the launch was made. */
  readonly arguments: Uint8Array;
  /** Whether the kernel may read (1) or read and write (3) a range of memory. */
  allowed(address: number, bytes: number, rights: number): boolean;
}

/** A function of a module. */
export interface Kernel {
  readonly name: string;
  readonly parameters: readonly { readonly offset: number; readonly size: number }[];
  readonly maxThreadsPerBlock: number;
  /** Begins a launch; what it gives is called until it answers true (done). Throws Fault. */
  launch(launch: Launch): () => boolean;
}

/** A loaded image. */
export interface LoadedModule {
  readonly kernels: ReadonlyMap<string, Kernel>;
  /** Addresses and sizes of its global variables. */
  readonly globals: ReadonlyMap<string, { readonly address: number; readonly size: number }>;
  unload(): void;
}

export interface Executor {
  /** Compute capability that its devices report, `[9, 0]`. */
  readonly computeCapability: readonly [major: number, minor: number];
  /** Loads an image for a device; throws Fault with CUDA_ERROR_INVALID_PTX, CUDA_ERROR_NO_BINARY_FOR_GPU, ... */
  load(device: SoftDevice, image: Uint8Array): LoadedModule;
}

/** A launch as work of a stream. */
export class KernelWork implements Work {
  readonly type = CU_GRAPH_NODE_TYPE_KERNEL;
  readonly #kernel: Kernel;
  readonly #launch: Launch;
  #advance: (() => boolean) | undefined;

  constructor(kernel: Kernel, launch: Launch) {
    this.#kernel = kernel;
    this.#launch = launch;
  }

  check(): number {
    return 0;
  }

  run(_gpu: SoftGpu, _stream: SoftStream): boolean {
    this.#advance ??= this.#kernel.launch(this.#launch);
    return this.#advance();
  }

  fresh(): Work {
    return new KernelWork(this.#kernel, this.#launch);
  }
}
