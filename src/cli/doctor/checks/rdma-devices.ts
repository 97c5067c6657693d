import { modules, rdmaDevices, rdmaNics, type System, wantsNative } from "../machine/system.ts";
import { absent, type Check, type Finding, fails, ok, warning } from "./check.ts";

const rxe = "for a device without hardware: modprobe rdma_rxe && rdma link add rxe0 type rxe netdev eth0";

/** Checks the kernel's RDMA devices: modules loaded, and device files that this user may open. */
export const rdmaDevicesCheck: Check = {
  name: "RDMA devices",
  run: (system) => {
    const devices = rdmaDevices(system);
    const nics = rdmaNics(system);
    const loaded = modules(system);
    const found: Finding[] = nics
      .filter(({ module }) => !loaded.has(module) && devices.length === 0)
      .map(({ address, module }) =>
        fails(
          "kernel module",
          `the NIC at ${address} has no RDMA device: ${module} is not loaded`,
          `modprobe ${module}`,
        ),
      );
    if (devices.length === 0) {
      if (wantsNative(system, "DOORBELL_RDMA")) {
        found.push(
          fails(
            "RDMA devices",
            `DOORBELL_RDMA=${system.env["DOORBELL_RDMA"]}, and the kernel has no RDMA device`,
            rxe,
          ),
        );
      } else found.push(absent("RDMA devices", `the kernel has none; doorbell uses soft0 (${rxe})`));
      return found;
    }
    found.push(...devices.map((name) => usable(system, name)));
    const requested = system.env["DOORBELL_RDMA"];
    if (
      wantsNative(system, "DOORBELL_RDMA") &&
      requested !== "native" &&
      !devices.includes(requested ?? "")
    ) {
      found.push(
        fails(
          "DOORBELL_RDMA",
          `requests ${requested}; there are ${devices.join(", ")}`,
          `DOORBELL_RDMA=${devices[0]}`,
        ),
      );
    }
    return found;
  },
};

function usable(system: System, name: string): Finding {
  const folder = `/sys/class/infiniband/${name}/device/infiniband_verbs`;
  const file =
    system.list(folder)[0] ??
    system
      .list("/sys/class/infiniband_verbs")
      .find((each) => system.read(`/sys/class/infiniband_verbs/${each}/ibdev`) === name);
  if (file === undefined) {
    return fails(
      name,
      "the kernel has the device, but no verbs for it: ib_uverbs is not loaded",
      "modprobe ib_uverbs",
    );
  }
  const path = `/dev/infiniband/${file}`;
  if (!system.exists(path)) {
    return fails(
      name,
      `${path} is missing`,
      `containers: --device=${path}; else see the udev rules for rdma`,
    );
  }
  if (!system.mayUse(path)) {
    return fails(
      name,
      `this user may not open ${path}`,
      `chmod 666 ${path}, or join its group (udev: 90-rdma-umad.rules)`,
    );
  }
  const cm = system.exists("/dev/infiniband/rdma_cm")
    ? ""
    : "; /dev/infiniband/rdma_cm is missing (modprobe rdma_ucm)";
  return cm === ""
    ? ok(name, `${path} can be opened`)
    : warning(name, `${path} can be opened${cm}`, "modprobe rdma_ucm");
}
