import process from "node:process";
import {
  compilerVersion,
  type Device,
  openDevices,
  type PeerLink,
  peerMatrix,
  type VmmSupport,
  vmmSupport,
} from "../../cuda/index.ts";
import { findCompiler, systemAt } from "../doctor/machine/system.ts";

/** State of a GPU for `doorbell devices`. */
export interface GpuReport {
  readonly ordinal: number;
  readonly name: string;
  readonly provider: string;
  readonly uuid: string;
  readonly pciId: string;
  readonly computeCapability: string;
  readonly multiprocessors: number;
  readonly totalBytes: number;
  readonly freeBytes: number;
  readonly driver: number;
  readonly can: VmmSupport;
  readonly attributes?: Readonly<Record<string, number>>;
}

export interface GpusReport {
  readonly gpus: readonly GpuReport[];
  readonly peers: readonly (readonly (PeerLink | undefined)[])[];
  /** Version of NVRTC, or the reason for its absence and the path of the nvcc or clang that replaces it. */
  readonly compiler: { readonly version?: string; readonly error?: string; readonly fallback?: string };
  readonly error?: string;
}

export function gpusReport(withAttributes: boolean): GpusReport {
  const compiler = compilerReport();
  try {
    const devices = openAll();
    try {
      return {
        gpus: devices.map((device) => gpuReport(device, withAttributes)),
        peers: devices.length > 1 ? peerMatrix(devices) : [],
        compiler,
      };
    } finally {
      for (const device of devices) device.close();
    }
  } catch (error) {
    return { gpus: [], peers: [], compiler, error: (error as Error).message };
  }
}

/**
 * Opens the GPUs that DOORBELL_CUDA selects, else the native ones, else the soft one. The page names the
 * choice, so standard error need not.
 */
function openAll(): Device[] {
  if (process.env["DOORBELL_CUDA"]) return openDevices();
  try {
    return openDevices({ provider: "native" });
  } catch {
    return openDevices({ provider: "soft" });
  }
}

function gpuReport(device: Device, withAttributes: boolean): GpuReport {
  const { free, total } = device.memory();
  const { ordinal, name, provider, uuid, pciId, computeCapability, multiprocessors } = device;
  return {
    ...{ ordinal, name, provider, uuid, pciId, computeCapability, multiprocessors },
    totalBytes: total,
    freeBytes: free,
    driver: device.driver.version,
    can: vmmSupport(device),
    ...(withAttributes && { attributes: device.attributes() }),
  };
}

function compilerReport(): GpusReport["compiler"] {
  try {
    return { version: compilerVersion() };
  } catch (error) {
    const fallback = findCompiler(systemAt());
    const reason = (error as Error).message.split("\n")[0] ?? "";
    return { error: reason, ...(fallback !== undefined && { fallback }) };
  }
}
