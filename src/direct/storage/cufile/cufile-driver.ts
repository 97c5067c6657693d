import { existsSync, readFileSync } from "node:fs";
import {
  CU_FILE_NVME_P2P_SUPPORTED,
  CU_FILE_NVME_SUPPORTED,
  CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE,
  CUfileDrvProps_t,
  CUfileOpError,
  CUfileStatsLevel3_t,
  type Cufile,
  type CufileError,
  cufileError,
  nativeCufile,
} from "../../../../ffi/cufile/index.ts";
import { LibraryError } from "../../../../ffi/errors.ts";
import type { StoragePath } from "../pipeline/storage-error.ts";

/** The opened libcufile and its mode. */
export interface CufileDriver {
  readonly lib: Cufile;
  /** Path that cuFile would use for GPU memory: nvidia-fs, the kernel's P2PDMA, or its own bounce buffers. */
  readonly path: "gds" | "p2pdma" | "compatibility";
  readonly reason: string;
}

let opened: CufileDriver | string | undefined;
let hopeless: string | undefined;

/**
 * Returns the reason why cuFile could only bounce, as far as the kernel's files show it. Opening cuFile to
 * find out is slow. Returns "" when these files do not decide it.
 */
export function cufileBounces(): string {
  hopeless ??= bounceReason();
  return hopeless;
}

function bounceReason(): string {
  if (existsSync("/proc/driver/nvidia-fs")) return "";
  try {
    if (readFileSync("/proc/driver/nvidia/params", "utf8").includes("RMForceStaticBar1=1")) return "";
  } catch {
    return "";
  }
  return "cuFile would run in compatibility mode: the module nvidia-fs is not loaded, and NVIDIA's driver is not set to map its memory for P2PDMA (RMForceStaticBar1)";
}

/** Returns the text of a cuFile result, "" for success. */
export function failureOf(result: bigint): string {
  const { err, cuError }: CufileError = cufileError(result);
  if (err === 0) return "";
  return `${CUfileOpError.nameOf(err)} (${err}${cuError === 0 ? "" : `, CUDA ${cuError}`})`;
}

/** Opens the driver of this process at first use. Returns the reason as text when there is none. */
export function cufileDriver(): CufileDriver | string {
  opened ??= open();
  return opened;
}

function open(): CufileDriver | string {
  let lib: Cufile;
  try {
    lib = nativeCufile();
  } catch (error) {
    if (error instanceof LibraryError) return "libcufile.so.0 is not installed";
    throw error;
  }
  // Without this setting, files on disks that GDS does not support cannot be registered. Results report the
  // mode that was used.
  if (lib.supports("cuFileSetParameterBool"))
    lib.cuFileSetParameterBool(CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE, true);
  const failure = failureOf(lib.cuFileDriverOpen());
  if (failure !== "") return `cuFileDriverOpen: ${failure}`;
  if (lib.supports("cuFileSetStatsLevel")) {
    // Level 3 counts operations by path.
    lib.cuFileSetStatsLevel(3);
    lib.cuFileStatsStart();
  }
  const properties = CUfileDrvProps_t.alloc();
  const asked = failureOf(lib.cuFileDriverGetProperties(properties.pointer));
  if (asked !== "") return { lib, path: "compatibility", reason: `cuFileDriverGetProperties: ${asked}` };
  const { major_version, dstatusflags } = properties.nvfs;
  const has = (bit: number): boolean => ((dstatusflags >>> bit) & 1) !== 0;
  if (has(CU_FILE_NVME_P2P_SUPPORTED))
    return { lib, path: "p2pdma", reason: "cuFile uses the kernel's PCI P2PDMA" };
  if (major_version > 0 && has(CU_FILE_NVME_SUPPORTED))
    return { lib, path: "gds", reason: "cuFile uses nvidia-fs" };
  const reason = existsSync("/proc/driver/nvidia-fs")
    ? "cuFile runs in compatibility mode: nvidia-fs is loaded, but supports no NVMe device here"
    : "cuFile runs in compatibility mode: the module nvidia-fs is not loaded, and the kernel offers no P2PDMA";
  return { lib, path: "compatibility", reason };
}

/** Number of operations by path that cuFile counted, over all GPUs. */
export interface PathCounts {
  readonly p2pdma: number;
  readonly gds: number;
  readonly compatibility: number;
}

/** Returns the counts of cuFile so far, or undefined when it does not count. */
export function pathCounts({ lib }: CufileDriver, write: boolean): PathCounts | undefined {
  if (!lib.supports("cuFileGetStatsL3")) return undefined;
  const stats = CUfileStatsLevel3_t.alloc();
  if (failureOf(lib.cuFileGetStatsL3(stats.pointer)) !== "") return undefined;
  const counts = { p2pdma: 0, gds: 0, compatibility: 0 };
  for (let i = 0; i < Math.min(16, stats.num_gpus); i++) {
    const gpu = stats.per_gpu_stats[i]!;
    counts.p2pdma += Number(write ? gpu.n_p2p_writes : gpu.n_p2p_reads);
    counts.gds += Number(write ? gpu.n_nvfs_writes : gpu.n_nvfs_reads);
    counts.compatibility += Number(write ? gpu.n_posix_writes : gpu.n_posix_reads);
  }
  return counts;
}

/** Returns the slowest path used between two counts, or the announced path when nothing was counted. */
export function pathBetween(
  driver: CufileDriver,
  before: PathCounts | undefined,
  after: PathCounts | undefined,
): StoragePath {
  if (before === undefined || after === undefined) return driver.path;
  for (const path of ["compatibility", "gds", "p2pdma"] as const) if (after[path] > before[path]) return path;
  return driver.path;
}
