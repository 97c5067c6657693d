import { isPeerGpu, machineOf, shortNameOf } from "../../machine/machine.ts";
import type { System } from "../../machine/system.ts";
import { type Check, type Finding, ok, warning } from "../check.ts";

/**
 * Returns the processor of a NUMA node, or undefined when it is unknown. A processor may be split into
 * several nodes (NPS4, SNC).
 */
function packageOf({ read }: System, node: number): string | undefined {
  const first = /^\d+/.exec(read(`/sys/devices/system/node/node${node}/cpulist`) ?? "")?.[0];
  return read(`/sys/devices/system/cpu/cpu${first}/topology/physical_package_id`);
}

/**
 * Checks for a GPU whose nearest RDMA NIC belongs to another processor, so that traffic crosses between the
 * processors.
 */
export const sockets: Check = {
  name: "sockets",
  run: (system): Finding[] => {
    const machine = machineOf(system);
    if (machine === undefined || machine.isVirtual) return [];
    const far: Finding[] = [];
    let near = 0;
    for (const gpu of machine.gpus.filter(isPeerGpu)) {
      const choice = machine.bestNicFor(gpu);
      if (choice === undefined || choice.device.infiniband.length === 0) continue;
      const nic = choice.device;
      if (choice.path.kind !== "SYS" || gpu.numaNode === undefined || nic.numaNode === undefined) {
        near++;
        continue;
      }
      const [one, other] = [packageOf(system, gpu.numaNode), packageOf(system, nic.numaNode)];
      if (one !== undefined && one === other) {
        near++;
        continue;
      }
      const [name, nicName] = [shortNameOf(machine, gpu), shortNameOf(machine, nic)];
      // A nearer NIC whose link is down.
      const down = machine.nics.find(
        (each) => each.isUp === false && each.infiniband.length > 0 && each.numaNode === gpu.numaNode,
      );
      far.push(
        warning(
          `${name} and NIC`,
          `${name} is on NUMA node ${gpu.numaNode}, its nearest RDMA NIC that is up, ${nicName}, on node ${nic.numaNode}: data crosses between ${one === undefined ? "them" : "the processors"}`,
          down === undefined
            ? `move a NIC to a slot of node ${gpu.numaNode}; until then: numactl --cpunodebind=${nic.numaNode} --membind=${nic.numaNode}`
            : `${shortNameOf(machine, down)} is on node ${gpu.numaNode} and down: ip link set ${down.net[0] ?? "its netdev"} up; is there a cable?`,
        ),
      );
    }
    if (far.length > 0) return far;
    return near === 0 ? [] : [ok("sockets", "each GPU has an RDMA NIC on its side of the processors")];
  },
};
