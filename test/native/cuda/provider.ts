// The one suite of the CUDA objects: DOORBELL_CUDA says over which provider it runs; the embedded GPU when nothing is said.
import process from "node:process";
import { type Device, openDevice, openDevices, type ProviderName } from "../../../src/cuda/index.ts";

export const providerName: ProviderName = process.env["DOORBELL_CUDA"] === "native" ? "native" : "soft";
export const native = providerName === "native";

/** What processes that a test starts need in their environment. */
export const environment = { ...process.env, DOORBELL_CUDA: providerName };

/** A device of the provider under test. */
export const open = (ordinal = 0): Device => openDevice(ordinal, { provider: providerName });

/** All of them. */
export const openAll = (): Device[] => openDevices({ provider: providerName });

/** How many there are, asked once. */
export const devices: number = (() => {
  const all = openAll();
  for (const device of all) device.close();
  return all.length;
})();

/** A pattern that differs from element to element. */
export const ramp = (length: number): Float32Array<ArrayBuffer> =>
  new Float32Array(new ArrayBuffer(length * 4)).map((_, i) => i % 8191);

/** Where two arrays differ first, -1 for nowhere: toEqual takes seconds for a million numbers. */
export function firstDifference(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const length = Math.max(one.length, other.length);
  for (let i = 0; i < length; i++) if (one[i] !== other[i]) return i;
  return -1;
}
