// Chooses the code of a launch: near code reaches the window, far code all device memory.
import { notSupported } from "../../core/errors.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { PtxError } from "../../ptx/syntax.ts";
import { LoadedProgram } from "../program/program.ts";
import type { LaunchRequest } from "./worker-pool.ts";

/** Reaches of the arguments of a launch. */
const Reach = { near: 0, far: 1, registered: 2 } as const;

/** Returns the widest reach of the 64-bit words of the arguments that are addresses. */
function reachOfArguments(gpu: SoftGpu, bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let widest: number = Reach.near;
  for (let at = 0; at + 8 <= bytes.length; at += 8) {
    const address = Number(view.getBigUint64(at, true));
    if (gpu.space.farPiece(address) !== undefined) widest = Math.max(widest, Reach.far);
    else if (gpu.registeredRegions > 0 && gpu.regions.find(address)?.kind === "registered")
      return Reach.registered;
  }
  return widest;
}

/**
 * Returns the request with the code that reaches its memory, or the CUresult of a launch that the soft GPU
 * cannot run. The reason is written to standard error.
 */
export function withReach(gpu: SoftGpu, request: LaunchRequest): LaunchRequest | number {
  const { hasFar } = gpu.space;
  const reach = reachOfArguments(gpu, request.arguments);
  if (reach === Reach.registered)
    return notSupported("kernels that reach registered host memory: allocate it with cuMemHostAlloc");
  const { program, instrumented } = request;
  if (!(program instanceof LoadedProgram))
    return reach === Reach.far && instrumented !== undefined
      ? notSupported("check, trace, debug or profile of launches that reach memory outside of the window")
      : request;
  if (!hasFar || (reach === Reach.near && !program.loadsAddresses)) return request;
  try {
    const { far } = program;
    const { name } = program.kernels[request.kernel]!;
    const kernel = far.kernels.findIndex((each) => each.name === name);
    return { ...request, program: far, kernel, far: true };
  } catch (error) {
    if (!(error instanceof PtxError)) throw error;
    // Code without a far form runs as near code unless an argument needs more.
    return reach === Reach.near
      ? request
      : notSupported(`form of this kernel for memory outside of the window: ${error.message}`);
  }
}
