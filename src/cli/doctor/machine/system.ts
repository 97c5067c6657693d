import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { type Topology, topology } from "../../../direct/topology/topology.ts";
import { findDescribed } from "../../../machine/described-machine.ts";
import { Sysfs } from "../../../machine/sysfs.ts";

/** Access of the checks to a machine: files, the environment, and the output of a few programs. */
export interface System {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** Reads the machine's PCI tree without NVLinks. Throws SysfsError where there is none. */
  topology(): Topology;
  /** Returns the trimmed text of a file, or undefined when it is missing or not readable. */
  read(path: string): string | undefined;
  /** Returns the sorted names in a folder, or none when it is missing. */
  list(path: string): readonly string[];
  exists(path: string): boolean;
  /** Returns true when this process may open the file for reading and writing. */
  mayUse(path: string): boolean;
  /** Returns the target of a link. */
  link(path: string): string | undefined;
  /**
   * Returns the standard output of a program that succeeded. Returns undefined after a failure, and for a
   * machine that is a folder.
   */
  output(program: string, args: readonly string[]): string | undefined;
  /** True for the machine that runs this process, whose libraries can be called. */
  readonly isHere: boolean;
}

/** Returns access to the machine below a folder: "/" is the machine that runs this process. */
export function systemAt(root = "/", env: System["env"] = process.env): System {
  const isHere = root === "/";
  const at = (path: string) => (isHere ? path : `${root}${path}`);
  const attempt = <T>(look: () => T): T | undefined => {
    try {
      return look();
    } catch {
      return undefined;
    }
  };
  return {
    env,
    isHere,
    topology: () => topology({ root: isHere ? "/sys" : `${root}/sys`, nvLinks: [], soft: false }),
    isRoot: isHere && process.getuid?.() === 0,
    read: (path) => attempt(() => readFileSync(at(path), "utf8").trim()),
    list: (path) => attempt(() => readdirSync(at(path)).sort()) ?? [],
    exists: (path) => existsSync(at(path)),
    link: (path) => attempt(() => readlinkSync(at(path))),
    mayUse: (path) =>
      attempt(() => {
        accessSync(at(path), constants.R_OK | constants.W_OK);
        return true;
      }) ?? false,
    output: (program, args) => {
      if (!isHere) return undefined;
      const { status, stdout } = spawnSync(program, [...args], { encoding: "utf8", timeout: 1000 });
      return status === 0 ? stdout : undefined;
    },
  };
}

/** Returns access to a described machine, which has a sysfs and nothing else. */
export function systemLike(like: string): System {
  const { files } = findDescribed(like);
  const sysfs = new Sysfs(files);
  return {
    env: {},
    isHere: false,
    isRoot: false,
    topology: () => topology({ like, nvLinks: [] }),
    read: (path) => sysfs.text(path),
    list: (path) => sysfs.names(path),
    exists: (path) => sysfs.has(path),
    link: (path) => files.links.get(path),
    mayUse: () => false,
    output: () => undefined,
  };
}

/** PCI vendors of RDMA NICs: Mellanox, Intel, Broadcom, Chelsio, Cavium, Amazon, Huawei, Pensando. */
const nicVendors: Readonly<Record<string, string>> = {
  "0x15b3": "mlx5_ib",
  "0x1425": "iw_cxgb4",
  "0x1d0f": "efa",
};

export interface PciDevice {
  readonly address: string;
  readonly vendor: string;
  readonly class: string;
  readonly driver: string | undefined;
}

/** Returns the PCI devices of the wanted vendors. */
export function pciDevices({ list, read, link }: System, wanted: (vendor: string) => boolean): PciDevice[] {
  return list("/sys/bus/pci/devices").flatMap((address) => {
    const folder = `/sys/bus/pci/devices/${address}`;
    const vendor = read(`${folder}/vendor`) ?? "";
    if (!wanted(vendor)) return [];
    const driver = link(`${folder}/driver`)?.split("/").at(-1);
    return [{ address, vendor, class: read(`${folder}/class`) ?? "", driver }];
  });
}

/** Returns the NICs of vendors of RDMA hardware, each with the kernel module that provides its verbs. */
export const rdmaNics = (system: System): (PciDevice & { readonly module: string })[] =>
  pciDevices(system, (vendor) => vendor in nicVendors)
    .filter((device) => device.class.startsWith("0x02"))
    .map((device) => ({ ...device, module: nicVendors[device.vendor]! }));

export const nvidiaGpus = (system: System): PciDevice[] =>
  pciDevices(system, (vendor) => vendor === "0x10de").filter((device) => device.class.startsWith("0x03"));

export const rdmaDevices = ({ list }: System): readonly string[] => list("/sys/class/infiniband");

export const hasRdmaHardware = (system: System): boolean =>
  rdmaDevices(system).length > 0 || rdmaNics(system).length > 0;

/** Returns true when the environment variable requests a device other than the soft one. */
export const wantsNative = ({ env }: System, name: "DOORBELL_RDMA" | "DOORBELL_CUDA"): boolean =>
  env[name] !== undefined && env[name] !== "" && !/^soft/.test(env[name]);

/** Returns the names of the loaded kernel modules. */
export function modules({ read }: System): ReadonlySet<string> {
  return new Set((read("/proc/modules") ?? "").split("\n").map((line) => line.split(" ")[0]!));
}

/**
 * Returns the path of the compiler that replaces NVRTC: DOORBELL_NVCC or the first nvcc in the PATH, else
 * DOORBELL_CLANG or the first clang.
 */
export function findCompiler({ env, exists }: System): string | undefined {
  const folders = (env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const first = (name: string) => folders.map((folder) => join(folder, name)).find(exists);
  return (env["DOORBELL_NVCC"] || first("nvcc")) ?? (env["DOORBELL_CLANG"] || first("clang"));
}
