import process from "node:process";
import type { Device } from "../../../cuda/index.ts";
import { listDevices } from "../../../rdma/index.ts";

/** The RDMA device to use with a GPU: its name, undefined for what opens first, and whether it is hardware; why. */
export interface NicChoice {
  readonly name: string | undefined;
  readonly isNative: boolean;
  /** "" where there was nothing to choose. */
  readonly reason: string;
}

/** The one that is asked for, else the one that is nearest to the GPU, as the machine's topology says. */
export async function chooseNic(device: Device, wanted: string | undefined): Promise<NicChoice> {
  const native = listDevices().filter(({ provider }) => provider === "native");
  const asked = wanted ?? process.env["DOORBELL_RDMA"];
  if (asked !== undefined && asked !== "")
    return {
      name: wanted,
      isNative: asked === "native" || native.some(({ name }) => name === asked),
      reason: "",
    };
  const none = { name: undefined, isNative: native.length > 0, reason: "" };
  if (device.provider === "soft" || native.length === 0) return none;
  try {
    // Loaded here: few groups span hosts.
    const { topology } = await import("../../../direct/topology/topology.ts");
    const choice = topology().bestNicFor(device.pciId);
    const name = choice?.device.infiniband.find((each) => native.some((one) => one.name === each));
    return name === undefined ? none : { name, isNative: true, reason: choice!.reason };
  } catch {
    // A GPU that the topology does not know.
    return none;
  }
}
