import { type Device as Gpu, openDevice as openGpu } from "../../../src/cuda/index.ts";
import {
  type Completion,
  type CompletionQueue,
  type Device,
  openDevice,
  type ProtectionDomain,
  type QueuePair,
} from "../../../src/index.ts";

/** A soft GPU, soft0, and a queue pair connected to another one of the same protection domain. */
export interface GpuAndNic extends AsyncDisposable {
  readonly gpu: Gpu;
  readonly nic: Device;
  readonly pd: ProtectionDomain;
  readonly queuePair: QueuePair;
  readonly completions: CompletionQueue;
  /** Posts a request and waits for its completion. */
  transfer(post: (queuePair: QueuePair) => number): Promise<Completion>;
}

export function gpuAndNic(): GpuAndNic {
  const gpu = openGpu(0, { provider: "soft" });
  const nic = openDevice("soft0");
  const pd = nic.createProtectionDomain();
  const completions = nic.createCompletionQueue();
  const [queuePair, far] = [pd.createQueuePair({ completions }), pd.createQueuePair({ completions })];
  queuePair.connect(far.endpoint());
  far.connect(queuePair.endpoint());
  return {
    gpu,
    nic,
    pd,
    queuePair,
    completions,
    transfer: (post) => completions.completionOf(post(queuePair)),
    async [Symbol.asyncDispose]() {
      nic.close();
      gpu.close();
    },
  };
}
