// Reader and writer of CUDA_KERNEL_NODE_PARAMS.
import * as c from "../../../../ffi/cuda/index.ts";
import { libc } from "../../../../ffi/libc/index.ts";
import { addressOf } from "../../../../ffi/runtime/index.ts";
import { SoftContext, type SoftGpu } from "../driver/gpu.ts";
import { KernelWork } from "../kernels/launch/kernel-work.ts";
import { requestOf } from "../kernels/launch/launch-request.ts";
import type { LaunchRequest } from "../kernels/launch/worker-pool.ts";
import { findFunction } from "../kernels/program/find-function.ts";

/** Reads CUDA_KERNEL_NODE_PARAMS and copies the arguments. Returns the work of the node, or a CUresult. */
export function readKernel(gpu: SoftGpu, address: number): KernelWork | number {
  const params = c.CUDA_KERNEL_NODE_PARAMS.at(address);
  const { func, kern, ctx, kernelParams, extra } = params;
  const context = ctx === 0 ? gpu.current() : gpu.handles.find(SoftContext, ctx);
  if (context === undefined) return c.CUDA_ERROR_INVALID_CONTEXT;
  if (typeof context === "number") return context;
  const found = findFunction(gpu, context, func === 0 ? kern : func);
  if (typeof found === "number")
    return found === c.CUDA_ERROR_INVALID_HANDLE ? c.CUDA_ERROR_INVALID_VALUE : found;
  const shape = {
    grid: [params.gridDimX, params.gridDimY, params.gridDimZ] as const,
    block: [params.blockDimX, params.blockDimY, params.blockDimZ] as const,
    dynamicShared: params.sharedMemBytes,
    cooperative: false,
  };
  const request = requestOf(gpu, found.module.context, found, shape, { parameters: kernelParams, extra });
  return typeof request === "number" ? request : new KernelWork(gpu.workers, request);
}

/** Argument lists that cuGraphKernelNodeGetParams returned. Each list lives as long as its launch request. */
const lists = new WeakMap<
  LaunchRequest,
  { readonly list: BigUint64Array<ArrayBuffer>; readonly bytes: Uint8Array }
>();

/** Writes the parameters of a kernel node. The arguments stay valid until the node gets other parameters. */
export function writeKernel(gpu: SoftGpu, out: number, { request }: KernelWork): void {
  libc.memset(out, 0, c.CUDA_KERNEL_NODE_PARAMS_v1.size);
  const p = c.CUDA_KERNEL_NODE_PARAMS.at(out);
  const { program, kernel, grid, block, dynamicShared } = request;
  const { parameters } = program.kernels[kernel]!;
  let known = lists.get(request);
  if (known === undefined) {
    const bytes = new Uint8Array(new ArrayBuffer(Math.max(8, request.arguments.length)));
    bytes.set(request.arguments);
    const at = addressOf(bytes);
    const list = new BigUint64Array(new ArrayBuffer(8 * Math.max(1, parameters.length)));
    list.set(parameters.map(({ offset }) => BigInt(at + offset)));
    lists.set(request, (known = { list, bytes }));
  }
  p.func = gpu.handleOfKernel(program, kernel);
  [p.gridDimX, p.gridDimY, p.gridDimZ] = grid;
  [p.blockDimX, p.blockDimY, p.blockDimZ] = block;
  p.sharedMemBytes = dynamicShared;
  p.kernelParams = addressOf(known.list);
}
