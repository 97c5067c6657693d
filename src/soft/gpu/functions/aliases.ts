// Aliases of functions: the per-thread variants, and versioned names with the same signature.
import {
  CU_STREAM_PER_THREAD,
  type Cuda,
  type CudaFunctions,
  functions,
} from "../../../../ffi/cuda/index.ts";

type AnyFunction = (...args: (number | bigint)[]) => number;

/** Index of the stream parameter, where it is not the last one. */
export const STREAM_PARAMETER: Readonly<Record<string, number>> = {
  cuStreamGetPriority: 0,
  cuStreamGetDevice: 0,
  cuStreamGetFlags: 0,
  cuStreamGetId: 0,
  cuStreamGetCtx: 0,
  cuStreamGetCtx_v2: 0,
  cuStreamWaitEvent: 0,
  cuStreamAddCallback: 0,
  cuStreamBeginCapture_v2: 0,
  cuStreamBeginCaptureToGraph: 0,
  cuStreamEndCapture: 0,
  cuStreamIsCapturing: 0,
  cuStreamGetCaptureInfo_v3: 0,
  cuStreamUpdateCaptureDependencies_v2: 0,
  cuStreamAttachMemAsync: 0,
  cuStreamQuery: 0,
  cuStreamSynchronize: 0,
  cuStreamCopyAttributes: 0,
  cuStreamGetAttribute: 0,
  cuStreamSetAttribute: 0,
  cuEventRecord: 1,
  cuEventRecordWithFlags: 1,
  cuStreamWaitValue32_v2: 0,
  cuStreamWaitValue64_v2: 0,
  cuStreamWriteValue32_v2: 0,
  cuStreamWriteValue64_v2: 0,
  cuStreamBatchMemOp_v2: 0,
  cuLaunchHostFunc: 0,
  cuLaunchKernel: 8,
  cuLaunchCooperativeKernel: 8,
  // The stream is in the launch configuration.
  cuLaunchKernelEx: -1,
};

/**
 * Adds the `_ptsz` and `_ptds` names, for which stream 0 is the per-thread stream and not the legacy stream.
 */
export function withAliases(table: Partial<CudaFunctions>, ownStream: (call: () => number) => number) {
  const all: Record<string, AnyFunction> = { ...(table as Record<string, AnyFunction>) };
  for (const name of Object.keys(functions) as (keyof Cuda & string)[]) {
    const suffix = name.endsWith("_ptsz") ? "_ptsz" : name.endsWith("_ptds") ? "_ptds" : undefined;
    if (suffix === undefined || name in all) continue;
    const plain = name.slice(0, -suffix.length);
    const call = all[plain];
    if (call === undefined) continue;
    if (suffix === "_ptds") all[name] = (...args) => ownStream(() => call(...args));
    else {
      all[name] = (...args) => {
        const place = STREAM_PARAMETER[plain] ?? args.length - 1;
        if (args[place] === 0) args[place] = CU_STREAM_PER_THREAD;
        return call(...args);
      };
    }
  }
  return all as Partial<CudaFunctions>;
}
