import type { Check } from "./check.ts";
import { bars } from "./checks/bars.ts";
import { container } from "./checks/container.ts";
import { cudaDriver } from "./checks/cuda-driver.ts";
import { cudaLibraries } from "./checks/cuda-libraries.ts";
import { firewall } from "./checks/firewall.ts";
import { memlock } from "./checks/memlock.ts";
import { ports } from "./checks/ports.ts";
import { rdmaDevicesCheck } from "./checks/rdma-devices.ts";
import { runtime } from "./checks/runtime.ts";
import { soft0 } from "./checks/soft0.ts";
import { verbsLibrary } from "./checks/verbs-library.ts";

/** In the order in which they are told. A further one: a file in checks/, and a line here. */
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
  soft0,
];
