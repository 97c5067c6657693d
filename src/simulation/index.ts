/**
 * Clusters in one process: programs over RDMA run on simulated hosts, in virtual time, and a seed repeats each run.
 *
 * @module
 */

import "./generated/extra-arguments.ts";

export { History, type Operation } from "./checks/history.ts";
export { checkLinearizable, type Linearizability } from "./checks/linearizable.ts";
export {
  type KeyValueInput,
  keyValueModel,
  type Model,
  type QueueInput,
  queueModel,
  type RegisterInput,
  registerModel,
} from "./checks/models.ts";
export type { Cluster } from "./cluster/cluster.ts";
export type { CrashOptions, Host, StartOptions } from "./cluster/host.ts";
export type { Program, SimulationOptions, SimulationReport } from "./cluster/options.ts";
export type { FaultBudget } from "./faults/draw.ts";
export type { Fault, FaultKind } from "./faults/fault.ts";
export { type MinimalFailure, type MinimizeProgress, minimize } from "./minimize.ts";
export type { PathConditions } from "./network/conditions.ts";
export type { Network, NetworkCounts } from "./network/network.ts";
export type { HostProcess } from "./process/host-process.ts";
export { simulate } from "./simulate.ts";
export { EscapeError, SimulationError } from "./simulation-error.ts";
export type { Escape } from "./virtual/world.ts";
