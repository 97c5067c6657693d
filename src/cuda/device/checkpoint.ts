import { CUprocessState } from "../../../ffi/cuda/constants.ts";
import { CUcheckpointLockArgs } from "../../../ffi/cuda/structs.ts";
import { shown } from "../../arguments/shown.ts";
import type { Driver } from "../driver.ts";

/** What state a process's CUDA work is in. */
export type CheckpointState = "running" | "locked" | "checkpointed" | "failed" | `state ${number}`;

/**
 * The CUDA state of another process, saved to host memory and brought back (`cuCheckpointProcess*`, driver 12.8):
 * running -> lock() -> checkpoint() -> restore() -> unlock(). Each throws MissingFunctionError on an older driver.
 *
 * @example
 * const process = new CheckpointProcess(device.driver, pid);
 * process.lock(1000);
 * process.checkpoint(); // its device memory is free now
 */
export class CheckpointProcess {
  readonly driver: Driver;
  readonly pid: number;

  constructor(driver: Driver, pid: number) {
    if (!Number.isInteger(pid) || pid <= 0)
      throw new RangeError(
        `new CheckpointProcess: the process id is ${shown(pid)}: use a whole number from 1 on`,
      );
    this.driver = driver;
    this.pid = pid;
  }

  /** `cuCheckpointProcessGetState` */
  get state(): CheckpointState {
    const { lib, results } = this.driver;
    const call = "cuCheckpointProcessGetState";
    this.driver.check(lib[call](this.pid, results.pointer), call, `process ${this.pid}`);
    const name = CUprocessState.nameOf(results.u32());
    return (
      name.startsWith("CU_") ? name.slice("CU_PROCESS_STATE_".length).toLowerCase() : `state ${name}`
    ) as CheckpointState;
  }

  /** The thread that restore() must be called from, if any (`cuCheckpointProcessGetRestoreThreadId`). */
  get restoreThread(): number {
    const { lib, results } = this.driver;
    const call = "cuCheckpointProcessGetRestoreThreadId";
    this.driver.check(lib[call](this.pid, results.pointer), call, `process ${this.pid}`);
    return results.i32();
  }

  /** Stops its CUDA calls; waits for running work at most `timeoutMs` (0: for good). */
  lock(timeoutMs = 0): void {
    const args = CUcheckpointLockArgs.alloc({ timeoutMs });
    this.#call("cuCheckpointProcessLock", args.pointer);
  }

  /** Moves its device memory to the host and lets its GPUs go. */
  checkpoint(): void {
    this.#call("cuCheckpointProcessCheckpoint", 0);
  }

  /** Takes its GPUs again and moves the memory back. */
  restore(): void {
    this.#call("cuCheckpointProcessRestore", 0);
  }

  /** Lets its CUDA calls go on. */
  unlock(): void {
    this.#call("cuCheckpointProcessUnlock", 0);
  }

  #call(
    call:
      | "cuCheckpointProcessLock"
      | "cuCheckpointProcessCheckpoint"
      | "cuCheckpointProcessRestore"
      | "cuCheckpointProcessUnlock",
    args: number,
  ): void {
    this.driver.check(this.driver.lib[call](this.pid, args), call, `process ${this.pid}`);
  }
}
