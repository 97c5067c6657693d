import { CUprocessState } from "../../../ffi/cuda/constants.ts";
import { CUcheckpointLockArgs } from "../../../ffi/cuda/structs.ts";
import { shown } from "../../arguments/shown.ts";
import type { Driver } from "../driver/driver.ts";

/** State of the CUDA work of a process. */
export type CheckpointState = "running" | "locked" | "checkpointed" | "failed" | `state ${number}`;

/**
 * CUDA state of another process, which can be saved to host memory and restored (`cuCheckpointProcess*`,
 * driver 12.8). The order of the calls is lock(), checkpoint(), restore(), unlock(). Each throws
 * MissingFunctionError on an older driver.
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
        `new CheckpointProcess: the process id is ${shown(pid)}. Use a whole number from 1 on`,
      );
    this.driver = driver;
    this.pid = pid;
  }

  /** State of the process (`cuCheckpointProcessGetState`). */
  get state(): CheckpointState {
    const { lib, results } = this.driver;
    const call = "cuCheckpointProcessGetState";
    this.driver.check(lib[call](this.pid, results.pointer), call, `process ${this.pid}`);
    const name = CUprocessState.nameOf(results.u32());
    return (
      name.startsWith("CU_") ? name.slice("CU_PROCESS_STATE_".length).toLowerCase() : `state ${name}`
    ) as CheckpointState;
  }

  /** Id of the thread of the process that must call restore() (`cuCheckpointProcessGetRestoreThreadId`). */
  get restoreThread(): number {
    const { lib, results } = this.driver;
    const call = "cuCheckpointProcessGetRestoreThreadId";
    this.driver.check(lib[call](this.pid, results.pointer), call, `process ${this.pid}`);
    return results.i32();
  }

  /**
   * Blocks further CUDA calls of the process. Waits for running work for at most `timeoutMs` milliseconds, or
   * without a limit for 0.
   */
  lock(timeoutMs = 0): void {
    const args = CUcheckpointLockArgs.alloc({ timeoutMs });
    this.#call("cuCheckpointProcessLock", args.pointer);
  }

  /** Moves the device memory of the process to the host and releases its GPUs. */
  checkpoint(): void {
    this.#call("cuCheckpointProcessCheckpoint", 0);
  }

  /** Acquires the GPUs of the process again and moves the memory back. */
  restore(): void {
    this.#call("cuCheckpointProcessRestore", 0);
  }

  /** Allows CUDA calls of the process again. */
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
