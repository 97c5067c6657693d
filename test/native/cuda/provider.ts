// Provider of the CUDA object tests: the value of DOORBELL_CUDA, by default the soft GPU.
import process from "node:process";
import { type Device, openDevice, openDevices, type ProviderName } from "../../../src/cuda/index.ts";

export const providerName: ProviderName = process.env["DOORBELL_CUDA"] === "native" ? "native" : "soft";
export const native = providerName === "native";

/** Environment of processes that a test starts. */
export const environment = { ...process.env, DOORBELL_CUDA: providerName };

/** Opens a device of the provider under test. */
export const open = (ordinal = 0): Device => openDevice(ordinal, { provider: providerName });

/** Opens all devices of the provider under test. */
export const openAll = (): Device[] => openDevices({ provider: providerName });

/** Number of devices, counted once. */
export const devices: number = (() => {
  const all = openAll();
  for (const device of all) device.close();
  return all.length;
})();

/** Returns a pattern that differs from element to element. */
export const ramp = (length: number): Float32Array<ArrayBuffer> =>
  new Float32Array(new ArrayBuffer(length * 4)).map((_, i) => i % 8191);

/** Returns the index of the first difference, -1 without one. toEqual takes seconds for a million numbers. */
export function firstDifference(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const length = Math.max(one.length, other.length);
  for (let i = 0; i < length; i++) if (one[i] !== other[i]) return i;
  return -1;
}
