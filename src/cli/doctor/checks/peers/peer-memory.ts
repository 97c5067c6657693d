import { isNvidia, isPeerGpu, machineOf } from "../../machine/machine.ts";
import { modules, type System } from "../../machine/system.ts";
import { absent, type Check, type Finding, ok, warning } from "../check.ts";

/**
 * Checks how a NIC accesses the memory of an NVIDIA GPU: by dma-buf (open kernel module), or by the module
 * nvidia_peermem.
 */
export const peerMemory: Check = {
  name: "GPUDirect RDMA",
  run: (system): Finding[] => {
    const machine = machineOf(system);
    const gpus = machine?.gpus.filter(isNvidia) ?? [];
    const nics = machine?.nics.filter(({ infiniband }) => infiniband.length > 0) ?? [];
    if (gpus.length === 0 || nics.length === 0) return [];
    if (!gpus.some(isPeerGpu))
      return [
        absent(
          "GPUDirect RDMA",
          "NVIDIA's driver does not support it on GeForce GPUs: data goes through host memory",
        ),
      ];
    const loaded = ["nvidia_peermem", "nv_peer_mem"].find((name) => modules(system).has(name));
    const byDmaBuf = isOpenModule(system) && kernelSince(system, 5, 12);
    if (loaded !== undefined) return [loadedFinding(system, loaded, byDmaBuf)];
    if (byDmaBuf)
      return [ok("GPUDirect RDMA", "by dma-buf (open kernel module); nvidia_peermem is not needed")];
    return [
      warning(
        "GPUDirect RDMA",
        "nvidia_peermem is not loaded, and dma-buf needs NVIDIA's open kernel module and Linux 5.12: data goes through host memory",
        "modprobe nvidia-peermem (permanently: echo nvidia-peermem > /etc/modules-load.d/nvidia-peermem.conf)",
      ),
    ];
  },
};

/**
 * Checks that the module registered with ib_core. Without the peer memory interface the module loads, but has
 * no effect.
 */
function loadedFinding({ exists }: System, name: string, byDmaBuf: boolean): Finding {
  if (exists("/sys/kernel/mm/memory_peers")) return ok("GPUDirect RDMA", `${name} is loaded and registered`);
  const says = `${name} is loaded, but did not register: this kernel's ib_core has no peer memory clients (MLNX_OFED's has)`;
  if (byDmaBuf) return ok("GPUDirect RDMA", `by dma-buf; ${says}`);
  return warning(
    "GPUDirect RDMA",
    says,
    "install MLNX_OFED (DOCA-OFED), then NVIDIA's driver again, so that the module is built against it; or use NVIDIA's open kernel module with dma-buf",
  );
}

const isOpenModule = ({ read }: System): boolean =>
  /Open Kernel Module/.test(read("/proc/driver/nvidia/version") ?? "");

/** Returns true when the kernel has at least this version. An unknown version counts as new. */
function kernelSince({ read }: System, major: number, minor: number): boolean {
  const found = /^(\d+)\.(\d+)/.exec(read("/proc/sys/kernel/osrelease") ?? "");
  if (found === null) return true;
  const [a, b] = [Number(found[1]), Number(found[2])];
  return a > major || (a === major && b >= minor);
}
