import { isNvidia, isPeerGpu, machineOf } from "../../machine/machine.ts";
import { modules } from "../../machine/system.ts";
import { absent, type Check, type Finding, ok, warning } from "../check.ts";

/** Checks gdrcopy's kernel module, which maps GPU memory into a process for small writes. */
export const gdrcopy: Check = {
  name: "gdrdrv",
  run: (system): Finding[] => {
    const gpus = machineOf(system)?.gpus.filter((gpu) => isNvidia(gpu) && isPeerGpu(gpu)) ?? [];
    if (gpus.length === 0) return [];
    if (!modules(system).has("gdrdrv")) {
      return [
        absent(
          "gdrdrv",
          "not loaded: GPU memory cannot be mapped, so small writes to it are copies (install gdrcopy: modprobe gdrdrv)",
        ),
      ];
    }
    if (!system.exists("/dev/gdrdrv")) {
      const fix =
        "mknod /dev/gdrdrv c $(awk '$2 == \"gdrdrv\" {print $1}' /proc/devices) 0; containers: --device=/dev/gdrdrv";
      return [warning("gdrdrv", "loaded, but /dev/gdrdrv is missing", fix)];
    }
    if (!system.mayUse("/dev/gdrdrv"))
      return [warning("gdrdrv", "this user may not open /dev/gdrdrv", "chmod 666 /dev/gdrdrv")];
    return [ok("gdrdrv", "GPU memory can be mapped")];
  },
};
