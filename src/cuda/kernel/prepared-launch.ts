import { CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION as OVERLAP } from "../../../ffi/cuda/constants.ts";
import { CUlaunchAttribute, CUlaunchConfig } from "../../../ffi/cuda/structs.ts";
import { Count } from "../../counters/layout.ts";
import type { Stream } from "../stream/stream.ts";
import type { Kernel } from "./kernel.ts";
import { type KernelArgument, KernelArguments } from "./kernel-arguments.ts";

/** Shape of a prepared launch. */
export interface PreparedShape {
  readonly grid: number;
  readonly block: number;
  /** Lets the launch start while the previous kernel ends. */
  readonly overlapPrevious: boolean;
}

/**
 * @internal A launch that is repeated with other buffers. Its configuration and arguments are written once
 * into C's memory. It checks only that the module and the stream are open, and cannot be captured.
 */
export class PreparedLaunch {
  readonly #kernel: Kernel;
  readonly #arguments: KernelArguments;
  readonly #grid: number;
  readonly #block: number;
  readonly #launchKernel: Kernel["device"]["lib"]["cuLaunchKernel"];
  readonly #launchKernelEx: Kernel["device"]["lib"]["cuLaunchKernelEx"];
  /** Configuration of cuLaunchKernelEx with the attribute that it points to. Undefined for cuLaunchKernel. */
  readonly #config:
    | { readonly view: ReturnType<typeof CUlaunchConfig.alloc>; readonly attribute: unknown }
    | undefined;
  readonly #configAddress: number = 0;
  #stream = 0;

  constructor(kernel: Kernel, shape: PreparedShape, values: readonly KernelArgument[]) {
    this.#kernel = kernel;
    this.#grid = shape.grid;
    this.#block = shape.block;
    this.#arguments = new KernelArguments(kernel.name, kernel.parameters);
    this.#arguments.write(values);
    const { lib } = kernel.device;
    this.#launchKernel = lib.cuLaunchKernel;
    this.#launchKernelEx = lib.cuLaunchKernelEx;
    if (!shape.overlapPrevious) return;
    const value = { programmaticStreamSerializationAllowed: 1 };
    const attribute = CUlaunchAttribute.alloc({ id: OVERLAP, value });
    const view = CUlaunchConfig.alloc({
      ...{ gridDimX: shape.grid, gridDimY: 1, gridDimZ: 1 },
      ...{ blockDimX: shape.block, blockDimY: 1, blockDimZ: 1 },
      attrs: attribute.pointer,
      numAttrs: 1,
    });
    this.#config = { view, attribute };
    this.#configAddress = view.pointer;
  }

  /** Writes an argument that is a pointer or a u32, without checks. */
  setPointer(which: number, address: number): void {
    this.#arguments.setPointer(which, address);
  }

  setWord(which: number, value: number): void {
    this.#arguments.setWord(which, value);
  }

  /** Launches with one call of C. The legacy stream does not support overlap. */
  launch(stream: Stream): void {
    const kernel = this.#kernel;
    if (kernel.module.closed) kernel.module.ensureOpen();
    stream.enter();
    const handle = stream.pointer;
    let code: number;
    if (this.#config !== undefined && handle !== 0) {
      if (handle !== this.#stream) {
        this.#config.view.hStream = handle;
        this.#stream = handle;
      }
      code = this.#launchKernelEx(this.#configAddress, kernel.pointer, 0, this.#arguments.extra);
    } else
      code = this.#launchKernel(
        kernel.pointer,
        this.#grid,
        1,
        1,
        this.#block,
        1,
        1,
        0,
        handle,
        0,
        this.#arguments.extra,
      );
    if (code !== 0) {
      kernel.device.enter();
      throw kernel.device.driver.failure(code, "cuLaunchKernel", kernel.name);
    }
    kernel.device.counts[Count.launches]! += 1;
  }
}
