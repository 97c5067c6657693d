import { bars } from "./checks/bars.ts";
import { type Check, type Finding, fails } from "./checks/check.ts";
import { container } from "./checks/container.ts";
import { cudaDriver } from "./checks/cuda-driver.ts";
import { cudaLibraries } from "./checks/cuda-libraries.ts";
import { firewall } from "./checks/firewall.ts";
import { memlock } from "./checks/memlock.ts";
import { acs } from "./checks/peers/acs.ts";
import { cufile } from "./checks/peers/cufile.ts";
import { gdrcopy } from "./checks/peers/gdrcopy.ts";
import { iommu } from "./checks/peers/iommu.ts";
import { links } from "./checks/peers/links.ts";
import { peerMemory } from "./checks/peers/peer-memory.ts";
import { sockets } from "./checks/peers/sockets.ts";
import { virtualMachine } from "./checks/peers/virtual-machine.ts";
import { ports } from "./checks/ports.ts";
import { rdmaDevicesCheck } from "./checks/rdma-devices.ts";
import { runtime } from "./checks/runtime.ts";
import { softDisk } from "./checks/soft-disk.ts";
import { softMachine } from "./checks/soft-machine.ts";
import { soft0 } from "./checks/soft0.ts";
import { verbsLibrary } from "./checks/verbs-library.ts";
import type { System } from "./machine/system.ts";

/** All checks, in the order of the page. To add one, write a file in checks/ and a line here. */
export const checks: readonly Check[] = [
  runtime,
  verbsLibrary,
  rdmaDevicesCheck,
  ports,
  firewall,
  memlock,
  container,
  cudaDriver,
  cudaLibraries,
  bars,
  links,
  sockets,
  virtualMachine,
  acs,
  iommu,
  peerMemory,
  gdrcopy,
  cufile,
  soft0,
  softDisk,
  softMachine,
];

/** The checks that read the PCI tree alone, for a described machine. */
export const machineChecks: readonly Check[] = [bars, links, sockets, virtualMachine, acs, iommu];

/** Runs all checks and returns their findings. A check that throws becomes a finding. */
export async function examine(system: System, all: readonly Check[] = checks): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { name, run } of all) {
    try {
      found.push(...(await run(system)));
    } catch (error) {
      found.push(fails(name, `the check failed: ${error instanceof Error ? error.message : String(error)}`));
    }
  }
  return found;
}

/** Returns true when no installed or requested part fails. */
export const healthy = (found: readonly Finding[]): boolean =>
  found.every(({ status }) => status !== "fails");
