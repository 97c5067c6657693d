import process from "node:process";
import type { Device } from "../../../../cuda/index.ts";
import { listDevices } from "../../../../rdma/index.ts";

/** RDMA device to use with a GPU. The name is undefined when the default device is used. */
export interface NicChoice {
  readonly name: string | undefined;
  readonly isNative: boolean;
  /** Reason for the choice. Empty when there was no choice. */
  readonly reason: string;
}

/**
 * Returns the requested device. Without a request, returns the device that is nearest to the GPU in the
 * machine's topology.
 */
export async function chooseNic(device: Device, wanted: string | undefined): Promise<NicChoice> {
  const native = listDevices().filter(({ provider }) => provider === "native");
  const requested = wanted ?? process.env["DOORBELL_RDMA"];
  if (requested !== undefined && requested !== "")
    return {
      name: wanted,
      isNative: requested === "native" || native.some(({ name }) => name === requested),
      reason: "",
    };
  const none = { name: undefined, isNative: native.length > 0, reason: "" };
  if (device.provider === "soft" || native.length === 0) return none;
  try {
    // The topology module is loaded on demand, because few groups span hosts.
    const { topology } = await import("../../../../direct/topology/topology.ts");
    const choice = topology({ soft: false }).bestNicFor(device.pciId);
    const name = choice?.device.infiniband.find((each) => native.some((one) => one.name === each));
    return name === undefined ? none : { name, isNative: true, reason: choice!.reason };
  } catch {
    // The topology does not contain this GPU.
    return none;
  }
}
