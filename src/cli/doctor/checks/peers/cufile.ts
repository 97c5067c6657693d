import type { Topology } from "../../../../direct/index.ts";
import { isCoherent } from "../../../../machine/peer-dma.ts";
import { isNvidia, isPeerGpu, machineOf } from "../../machine/machine.ts";
import { modules, type System } from "../../machine/system.ts";
import { absent, type Check, type Finding, ok, warning } from "../check.ts";

const folders = [
  "/usr/local/cuda/lib64",
  "/usr/local/cuda/targets/x86_64-linux/lib",
  "/usr/lib/x86_64-linux-gnu",
];

/**
 * Checks how cuFile would read: through nvidia-fs, through the kernel's P2PDMA, or in compatibility mode,
 * which copies through host memory without a warning.
 */
export const cufile: Check = {
  name: "cuFile",
  run: (system): Finding[] => {
    const machine = machineOf(system);
    const gpus = machine?.gpus.filter((gpu) => isNvidia(gpu) && isPeerGpu(gpu)) ?? [];
    if (machine === undefined || gpus.length === 0) return [];
    const settings = settingsOf(system);
    const hasModule = modules(system).has("nvidia_fs");
    const installed = hasModule || folders.some((folder) => system.exists(`${folder}/libcufile.so.0`));
    if (!installed && machine.ssds.length === 0) return [];
    if (!installed)
      return [
        absent("cuFile", "not installed: doorbell's own pipeline moves data between files and GPU memory"),
      ];
    if (machine.ssds.length === 0) {
      const says =
        "no NVMe SSD is installed; cuFile reads other disks through host memory only (compatibility mode)";
      return [absent("cuFile", says), ...records(system)];
    }
    if (settings.forced) {
      return [
        warning(
          "cuFile",
          `${settings.path} forces compatibility mode: data is copied through host memory`,
          `"force_compat_mode": false in ${settings.path}`,
        ),
      ];
    }
    const otherwise = settings.allowed
      ? "compatibility mode, which copies through host memory"
      : "errors, since its settings forbid compatibility mode";
    if (hasModule) {
      const registered = system.read("/proc/driver/nvidia-fs/modules");
      if (registered === undefined || /\bnvme\b/.test(registered))
        return [ok("cuFile", "nvidia-fs is loaded"), ...records(system), ...far(machine)];
      return [
        warning(
          "cuFile",
          `nvidia-fs is loaded, but the nvme driver is not registered with it: ${otherwise}`,
          "use the patched nvme driver (MLNX_OFED with --with-nvmf --enable-gds), or Linux 6.2 with P2PDMA; then reload nvidia-fs",
        ),
      ];
    }
    const against = againstP2pdma(system, gpus.every(isCoherent));
    if (against.length === 0)
      return [
        ok("cuFile", "through the kernel's P2PDMA; nvidia-fs is not needed"),
        ...records(system),
        ...far(machine),
      ];
    return [
      warning(
        "cuFile",
        `${otherwise}: nvidia-fs is not loaded, and the kernel's P2PDMA cannot be used: ${against.map(({ says }) => says).join("; ")}`,
        `modprobe nvidia-fs (apt install nvidia-fs-dkms)${against[0]!.fix && `; or ${against[0]!.fix}`}`,
      ),
      ...records(system),
    ];
  },
};

/** Returns the obstacles to P2PDMA between NVMe and an NVIDIA GPU. */
function againstP2pdma(
  system: System,
  coherent: boolean,
): readonly { readonly says: string; readonly fix: string }[] {
  const { read } = system;
  // GPU memory of these machines is not behind a BAR. NVIDIA's requirements for BAR 1 are for other GPUs.
  if (coherent) return [{ says: "NVIDIA lists no GPU with NVLink-C2C as supported", fix: "" }];
  const release = read("/proc/sys/kernel/osrelease") ?? "";
  const [major = 0, minor = 0] = release.split(/[.-]/).map(Number);
  const config = read(`/boot/config-${release}`);
  const driver = read("/proc/driver/nvidia/version") ?? "";
  const parameters = read("/proc/driver/nvidia/params") ?? "";
  const found = [];
  if (major < 6 || (major === 6 && minor < 2))
    found.push({ says: `Linux ${release} is older than 6.2`, fix: "install a kernel of 6.2 or later" });
  else if (config !== undefined && !config.includes("CONFIG_PCI_P2PDMA=y"))
    found.push({
      says: `${release} was built without CONFIG_PCI_P2PDMA`,
      fix: "use a kernel with CONFIG_PCI_P2PDMA (Ubuntu's have it)",
    });
  if (!driver.includes("Open Kernel Module"))
    found.push({
      says: "NVIDIA's kernel module is not the open one",
      fix: "install NVIDIA's open kernel module, 565 or later",
    });
  else if (!parameters.includes("RMForceStaticBar1=1")) {
    found.push({
      says: "NVIDIA's driver does not map the whole GPU memory into BAR 1",
      fix: 'put options nvidia NVreg_RegistryDwords="RMForceStaticBar1=1;RmForceDisableIomapWC=1" in /etc/modprobe.d/nvidia-p2pdma.conf, then reboot',
    });
  }
  if (read("/sys/module/nvme_core/parameters/multipath") === "Y")
    found.push({
      says: "NVMe multipath is enabled",
      fix: "put options nvme_core multipath=N in /etc/modprobe.d/nvme.conf",
    });
  if (/^md\d+ : active .*nvme/m.test(read("/proc/mdstat") ?? ""))
    found.push({ says: "RAID (md) does not support it", fix: "use a file system on one SSD" });
  return found;
}

/**
 * Checks udev's database. Without its record of a disk cuFile opens no file of that disk. Seen with libcufile
 * 1.15 in a container on an H200.
 */
function records({ list, read, exists }: System): Finding[] {
  const disks = list("/sys/class/block")
    .filter((name) => !/^(loop|ram|zram|dm-|sr)/.test(name))
    .map((name) => read(`/sys/class/block/${name}/dev`))
    .filter((device) => device !== undefined);
  if (disks.length === 0 || disks.some((device) => exists(`/run/udev/data/b${device}`))) return [];
  return [
    warning(
      "udev",
      "/run/udev/data has no record of any disk: cuFile opens no file then (5027, CU_FILE_HANDLE_NOT_REGISTERED)",
      "containers: docker run -v /run/udev:/run/udev:ro; elsewhere: udevadm trigger --subsystem-match=block",
    ),
  ];
}

/**
 * Checks the path between GPU and SSD. A processor need not forward peer-to-peer requests between PCI roots.
 */
function far(machine: Topology): Finding[] {
  if (machine.isVirtual) return [];
  const gpu = machine.gpus.find((each) => isNvidia(each) && isPeerGpu(each))!;
  const choice = machine.bestSsdFor(gpu);
  if (choice === undefined || choice.path.peerDma.works === "yes") return [];
  return [
    warning(
      "GPU and SSD",
      `${choice.path.kind}: ${choice.path.peerDma.reason}: GPUDirect Storage may copy through host memory, or fail without compatibility mode`,
      "use an SSD below the GPU's own switch or root; /usr/local/cuda/gds/tools/gdscheck -p prints cuFile's view",
    ),
  ];
}

function settingsOf({ env, read }: System): {
  readonly path: string;
  readonly forced: boolean;
  readonly allowed: boolean;
} {
  const path = env["CUFILE_ENV_PATH_JSON"] || "/etc/cufile.json";
  const text = read(path) ?? "";
  const says = (name: string, value: boolean): boolean => new RegExp(`"${name}"\\s*:\\s*${value}`).test(text);
  return { path, forced: says("force_compat_mode", true), allowed: !says("allow_compat_mode", false) };
}
