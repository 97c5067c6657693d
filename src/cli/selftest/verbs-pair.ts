import { type ConnectOptions, type Device, openDevice, type QueuePairOptions } from "../../rdma/index.ts";
import { Lacking, type Trial, type TrialOutcome } from "./trial.ts";

export const bytes = 64 * 1024;
export const timeoutMs = 10_000;

export interface PairOptions {
  readonly type?: "RC" | "UC";
  readonly near?: Partial<QueuePairOptions>;
  readonly connect?: ConnectOptions;
}

/** Creates two connected queue pairs of one device, with memory on both sides. */
export function pair(device: Device, { type = "RC", near: options = {}, connect = {} }: PairOptions = {}) {
  const domain = device.createProtectionDomain();
  const near = device.createCompletionQueue();
  const far = device.createCompletionQueue();
  const a = domain.createQueuePair({ ...options, type, completions: near });
  const b = domain.createQueuePair({ type, completions: far });
  const source = domain.allocate(bytes, ["localWrite"]);
  const atomic = device.attributes().atomics === "none" ? [] : (["remoteAtomic"] as const);
  const target = domain.allocate(bytes, ["localWrite", "remoteWrite", "remoteRead", ...atomic]);
  a.connect(b.endpoint(), connect);
  b.connect(a.endpoint());
  crypto.getRandomValues(source.bytes);
  return { domain, near, far, a, b, source, target };
}

export const same = (x: Uint8Array, y: Uint8Array): boolean => Buffer.compare(x, y) === 0;

/** Returns a function that makes trials of a device. Each trial opens the device anew. */
export const verbsTrial =
  (name: string) =>
  (what: string, run: (device: Device) => Promise<TrialOutcome>): Trial => ({
    name: `${name}: ${what}`,
    run: async () => {
      using device = openDevice(name);
      if (device.activePort() === undefined) throw new Lacking("the device has no active port");
      return await run(device);
    },
  });
