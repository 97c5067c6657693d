import { modules, nvidiaGpus, type System, wantsNative } from "../machine/system.ts";
import { absent, type Check, type Finding, fails, ok, warning } from "./check.ts";

/** Checks NVIDIA's driver: the kernel module, the device files, libcuda, and that their versions match. */
export const cudaDriver: Check = {
  name: "CUDA driver",
  run: async (system) => {
    const gpus = nvidiaGpus(system);
    const kernel = /Kernel Module(?: for \S+)?\s+(\d+[\d.]*)/.exec(
      system.read("/proc/driver/nvidia/version") ?? "",
    )?.[1];
    const wanted = wantsNative(system, "DOORBELL_CUDA");
    if (gpus.length === 0 && kernel === undefined && !wanted) {
      return [absent("CUDA driver", "no NVIDIA GPU is installed; doorbell uses the soft GPU")];
    }
    const found: Finding[] = [];
    if (kernel === undefined) {
      const says =
        gpus.length > 0
          ? `${gpus.length} NVIDIA GPUs, and the nvidia module is not loaded`
          : `DOORBELL_CUDA=${system.env["DOORBELL_CUDA"]}, and there is no NVIDIA driver`;
      found.push(
        fails(
          "nvidia module",
          says,
          gpus.length > 0
            ? "modprobe nvidia; containers: --gpus all"
            : "install NVIDIA's driver, or DOORBELL_CUDA=soft",
        ),
      );
      return found;
    }
    found.push(
      ok("nvidia module", `${kernel}${modules(system).has("nvidia_peermem") ? ", with nvidia_peermem" : ""}`),
    );
    found.push(...deviceFiles(system), ...(await library(system, kernel)));
    return found;
  },
};

function deviceFiles(system: System): Finding[] {
  const files = [
    "/dev/nvidiactl",
    "/dev/nvidia-uvm",
    ...system
      .list("/dev")
      .filter((name) => /^nvidia\d+$/.test(name))
      .map((name) => `/dev/${name}`),
  ];
  const missing = files.filter((file) => !system.exists(file));
  if (missing.length > 0)
    return [
      fails(
        "device files",
        `${missing.join(", ")} not there`,
        "nvidia-modprobe -u -c=0; containers: --gpus all",
      ),
    ];
  const closed = files.filter((file) => !system.mayUse(file));
  if (closed.length > 0)
    return [
      fails("device files", `this user may not open ${closed.join(", ")}`, `chmod 666 ${closed.join(" ")}`),
    ];
  return [ok("device files", `${files.length - 2} GPUs can be opened`)];
}

async function library(system: System, kernel: string): Promise<Finding[]> {
  if (!system.isHere) return [];
  const { driver } = await import("../../../cuda/index.ts");
  try {
    const native = driver("native");
    const version = `${Math.floor(native.version / 1000)}.${(native.version % 1000) / 10}`;
    if (native.version < 12000)
      return [
        warning(
          "libcuda",
          `CUDA ${version}: doorbell is tested on 12 and 13`,
          "install a driver of 525 or later",
        ),
      ];
    return [ok("libcuda", `CUDA ${version}, ${native.deviceCount()} devices`)];
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    const fix = /MISMATCH/.test(says)
      ? `the version of libcuda differs from ${kernel}: reboot, or reload the nvidia modules`
      : "see the reason above; nvidia-smi prints more";
    return [fails("libcuda", says.split("\n")[0]!, fix)];
  }
}
