// C functions that launch kernels.
import * as c from "../../../../../ffi/cuda/index.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { KernelWork } from "../../kernels/launch/kernel-work.ts";
import { requestOf, type Shape } from "../../kernels/launch/launch-request.ts";
import { findFunction } from "../../kernels/program/find-function.ts";
import { enqueue } from "../../stream/work.ts";
import { refuseAccessPolicy } from "../access-policy.ts";
import { captureForbids, findStream } from "../lookup.ts";

const { CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED } = c;

/** Launch attributes without effect on the soft GPU. */
const IGNORED: readonly number[] = [
  c.CU_LAUNCH_ATTRIBUTE_IGNORE,
  c.CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW,
  c.CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY,
  c.CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION,
  c.CU_LAUNCH_ATTRIBUTE_PRIORITY,
  c.CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP,
  c.CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN,
  c.CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE,
];

/** Returns cuLaunchKernel and related functions. */
export function launchFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  function launch(
    handle: number,
    shape: Shape & { readonly stream: number },
    parameters: number,
    extra: number,
  ): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    const found = findFunction(gpu, context, handle);
    if (typeof found === "number") return found;
    const stream = findStream(gpu, context, shape.stream);
    if (stream === undefined) return CUDA_ERROR_INVALID_HANDLE;
    if (stream.context.error !== 0) return stream.context.error;
    const request = requestOf(gpu, stream.context, found, shape, { parameters, extra });
    if (typeof request === "number") return request;
    const wanted = gpu.instrument?.(request, found) ?? request;
    return captureForbids(gpu, stream) || enqueue(gpu, stream, new KernelWork(gpu.workers, wanted));
  }

  const plain =
    (cooperative: boolean): c.CudaFunctions["cuLaunchKernel"] =>
    (handle, gx, gy, gz, bx, by, bz, dynamicShared, stream, parameters, extra) =>
      launch(
        handle,
        { grid: [gx, gy, gz], block: [bx, by, bz], dynamicShared, stream, cooperative },
        parameters,
        extra ?? 0,
      );

  return {
    cuLaunchKernel: plain(false),
    cuLaunchCooperativeKernel: (handle, gx, gy, gz, bx, by, bz, shared, stream, parameters) =>
      plain(true)(handle, gx, gy, gz, bx, by, bz, shared, stream, parameters, 0),
    cuLaunchKernelEx(config, handle, parameters, extra) {
      if (config === 0) return CUDA_ERROR_INVALID_VALUE;
      const wanted = c.CUlaunchConfig.at(config);
      let cooperative = false;
      let cluster: readonly [number, number, number] | undefined;
      for (let i = 0; i < wanted.numAttrs; i++) {
        const attribute = c.CUlaunchAttribute.at(Number(wanted.attrs) + i * c.CUlaunchAttribute.size);
        if (attribute.id === c.CU_LAUNCH_ATTRIBUTE_COOPERATIVE)
          cooperative = attribute.value.cooperative !== 0;
        else if (attribute.id === c.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION) {
          const { x, y, z } = attribute.value.clusterDim;
          cluster = [x, y, z];
        } else if (!IGNORED.includes(attribute.id)) return CUDA_ERROR_NOT_SUPPORTED;
        const refused = refuseAccessPolicy(attribute.id, attribute.value.pointer);
        if (refused !== 0) return refused;
      }
      const shape = {
        grid: [wanted.gridDimX, wanted.gridDimY, wanted.gridDimZ] as const,
        block: [wanted.blockDimX, wanted.blockDimY, wanted.blockDimZ] as const,
        dynamicShared: wanted.sharedMemBytes,
        stream: Number(wanted.hStream),
        cooperative,
        cluster,
      };
      return launch(handle, shape, parameters, extra);
    },
  };
}
