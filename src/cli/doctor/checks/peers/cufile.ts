import type { Topology } from "../../../../direct/index.ts";
import { isCoherent } from "../../../../direct/topology/peer-dma.ts";
import { absent, type Check, type Finding, ok, warning } from "../../check.ts";
import { modules } from "../../hardware.ts";
import { isNvidia, isPeerGpu, machineOf } from "../../machine.ts";
import type { System } from "../../system.ts";

const folders = [
  "/usr/local/cuda/lib64",
  "/usr/local/cuda/targets/x86_64-linux/lib",
  "/usr/lib/x86_64-linux-gnu",
];

/** How cuFile would read: by nvidia-fs, by the kernel's own P2PDMA, or in compatibility mode, which bounces and does not say so. */
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
      return [absent("cuFile", "not installed: files and GPU memory meet by doorbell's own pipeline")];
    if (machine.ssds.length === 0) {
      const says = "no NVMe SSD is here, and other disks it reads by host memory alone (compatibility mode)";
      return [absent("cuFile", says), ...records(system)];
    }
    if (settings.forced) {
      return [
        warning(
          "cuFile",
          `${settings.path} forces compatibility mode: it bounces`,
          `"force_compat_mode": false in ${settings.path}`,
        ),
      ];
    }
    const otherwise = settings.allowed
      ? "compatibility mode, which bounces"
      : "errors, as its settings allow no compatibility mode";
    if (hasModule) {
      const registered = system.read("/proc/driver/nvidia-fs/modules");
      if (registered === undefined || /\bnvme\b/.test(registered))
        return [ok("cuFile", "nvidia-fs is loaded"), ...records(system), ...far(machine)];
      return [
        warning(
          "cuFile",
          `nvidia-fs is loaded, but the nvme driver is not registered with it: ${otherwise}`,
          "the nvme driver must be the patched one (MLNX_OFED with --with-nvmf --enable-gds), or Linux 6.2 with P2PDMA; then nvidia-fs anew",
        ),
      ];
    }
    const against = againstP2pdma(system, gpus.every(isCoherent));
    if (against.length === 0)
      return [
        ok("cuFile", "by the kernel's P2PDMA; nvidia-fs is not needed"),
        ...records(system),
        ...far(machine),
      ];
    return [
      warning(
        "cuFile",
        `${otherwise}: nvidia-fs is not loaded, and the kernel's P2PDMA cannot: ${against.map(({ says }) => says).join("; ")}`,
        `modprobe nvidia-fs (apt install nvidia-fs-dkms)${against[0]!.fix && `; or ${against[0]!.fix}`}`,
      ),
      ...records(system),
    ];
  },
};

/** What stands against P2PDMA between NVMe and an NVIDIA GPU. */
function againstP2pdma(
  system: System,
  coherent: boolean,
): readonly { readonly says: string; readonly fix: string }[] {
  const { read } = system;
  // Their memory is not behind a BAR; what NVIDIA says of BAR 1 is of other GPUs.
  if (coherent) return [{ says: "NVIDIA names no GPU with NVLink-C2C for it", fix: "" }];
  const release = read("/proc/sys/kernel/osrelease") ?? "";
  const [major = 0, minor = 0] = release.split(/[.-]/).map(Number);
  const config = read(`/boot/config-${release}`);
  const driver = read("/proc/driver/nvidia/version") ?? "";
  const parameters = read("/proc/driver/nvidia/params") ?? "";
  const found = [];
  if (major < 6 || (major === 6 && minor < 2))
    found.push({ says: `Linux ${release} is before 6.2`, fix: "a kernel of 6.2 or later" });
  else if (config !== undefined && !config.includes("CONFIG_PCI_P2PDMA=y"))
    found.push({
      says: `${release} was built without CONFIG_PCI_P2PDMA`,
      fix: "a kernel with it (Ubuntu's have it)",
    });
  if (!driver.includes("Open Kernel Module"))
    found.push({
      says: "NVIDIA's module is not the open one",
      fix: "NVIDIA's open kernel module, 565 or later",
    });
  else if (!parameters.includes("RMForceStaticBar1=1")) {
    found.push({
      says: "NVIDIA's driver was not told to map all of its memory into BAR 1",
      fix: 'options nvidia NVreg_RegistryDwords="RMForceStaticBar1=1;RmForceDisableIomapWC=1" in /etc/modprobe.d/nvidia-p2pdma.conf, then start anew',
    });
  }
  if (read("/sys/module/nvme_core/parameters/multipath") === "Y")
    found.push({
      says: "NVMe multipath is on",
      fix: "options nvme_core multipath=N in /etc/modprobe.d/nvme.conf",
    });
  if (/^md\d+ : active .*nvme/m.test(read("/proc/mdstat") ?? ""))
    found.push({ says: "RAID (md) does not pass it on", fix: "a file system on one SSD" });
  return found;
}

/** Without udev's record of a file's disk cuFile takes no file: libcufile 1.15 did so in a container on an H200's machine. */
function records({ list, read, exists }: System): Finding[] {
  const disks = list("/sys/class/block")
    .filter((name) => !/^(loop|ram|zram|dm-|sr)/.test(name))
    .map((name) => read(`/sys/class/block/${name}/dev`))
    .filter((device) => device !== undefined);
  if (disks.length === 0 || disks.some((device) => exists(`/run/udev/data/b${device}`))) return [];
  return [
    warning(
      "udev",
      "/run/udev/data has no record of any disk: cuFile takes no file then (5027, CU_FILE_HANDLE_NOT_REGISTERED)",
      "containers: docker run -v /run/udev:/run/udev:ro; elsewhere: udevadm trigger --subsystem-match=block",
    ),
  ];
}

/** An SSD of another root has no promise that the processor forwards. */
function far(machine: Topology): Finding[] {
  if (machine.isVirtual) return [];
  const gpu = machine.gpus.find((each) => isNvidia(each) && isPeerGpu(each))!;
  const choice = machine.bestSsdFor(gpu);
  if (choice === undefined || choice.path.peerDma.works === "yes") return [];
  return [
    warning(
      "GPU and SSD",
      `${choice.path.kind}: ${choice.path.peerDma.reason}: GPUDirect Storage may bounce, or refuse with compatibility mode off`,
      "an SSD below the GPU's own switch or root; /usr/local/cuda/gds/tools/gdscheck -p says what cuFile makes of it",
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
