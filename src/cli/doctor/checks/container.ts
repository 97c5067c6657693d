import { bytesText } from "../../../arguments/bytes-text.ts";
import { rdmaDevices, type System } from "../machine/system.ts";
import { absent, type Check, type Finding, ok, warning } from "./check.ts";

/** Checks for the limits of a container. */
export const container: Check = {
  name: "container",
  run: (system) => [kindOf(system), ...controlGroup(system), ...tracing(system)],
};

function kindOf(system: System): Finding {
  const { exists, read, env } = system;
  const kind = exists("/.dockerenv")
    ? "Docker"
    : exists("/run/.containerenv")
      ? "Podman"
      : /kubepods/.test(read("/proc/1/cgroup") ?? "") || env["KUBERNETES_SERVICE_HOST"]
        ? "Kubernetes"
        : undefined;
  if (kind === undefined) return absent("container", "no known container runtime");
  if (rdmaDevices(system).length > 0 && !exists("/dev/infiniband")) {
    return warning(
      "container",
      `${kind}: the host has RDMA devices, and /dev/infiniband is missing in the container`,
      "--device=/dev/infiniband, --cap-add=IPC_LOCK, --ulimit memlock=-1, --network=host",
    );
  }
  return ok("container", kind);
}

/** Checks the limits of the control group. Version 2 has one tree, version 1 has one for each controller. */
function controlGroup({ read }: System): Finding[] {
  const path = /^0::(.*)$/m.exec(read("/proc/self/cgroup") ?? "")?.[1] ?? "";
  const found: Finding[] = [];
  const rdma = read(`/sys/fs/cgroup${path}/rdma.max`) ?? read("/sys/fs/cgroup/rdma/rdma.max");
  const limited = (rdma ?? "").split("\n").filter((line) => /=\d/.test(line));
  if (limited.length > 0)
    found.push(
      warning(
        "cgroup",
        `RDMA objects are limited: ${limited.join("; ")}`,
        "raise rdma.max of the control group",
      ),
    );
  const memory = Number(
    read(`/sys/fs/cgroup${path}/memory.max`) ?? read("/sys/fs/cgroup/memory/memory.limit_in_bytes"),
  );
  if (memory > 0 && memory < 512 * 2 ** 20)
    found.push(
      warning("cgroup", `memory is limited to ${bytesText(memory)}`, "raise memory.max of the control group"),
    );
  const pids = Number(read(`/sys/fs/cgroup${path}/pids.max`));
  if (pids > 0 && pids < 100)
    found.push(
      warning(
        "cgroup",
        `at most ${pids} threads: runtimes and soft0 need some dozens`,
        "raise pids.max of the control group",
      ),
    );
  if (found.length === 0)
    found.push(ok("cgroup", "limits neither RDMA objects nor memory below doorbell's needs"));
  return found;
}

/**
 * Checks ptrace_scope. soft0 moves bytes between a user's processes by process_vm_readv where they share no
 * memory. Debuggers need ptrace too.
 */
function tracing({ read }: System): Finding[] {
  const scope = read("/proc/sys/kernel/yama/ptrace_scope");
  if (scope === undefined || scope === "0")
    return [ok("ptrace_scope", "processes of a user may read each other's memory")];
  if (scope === "1")
    return [ok("ptrace_scope", "1: a debugger may attach to its children only; doorbell needs no more")];
  return [
    warning(
      "ptrace_scope",
      `${scope}: no process may read another's memory: debuggers and the diagnosis of bad addresses are limited`,
      "sysctl kernel.yama.ptrace_scope=1",
    ),
  ];
}
