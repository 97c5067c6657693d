// A launch as work of a stream or a node of a graph.
import { CU_GRAPH_NODE_TYPE_KERNEL } from "../../../../ffi/cuda/index.ts";
import { Fault } from "../core/errors.ts";
import type { SoftGpu } from "../driver/gpu.ts";
import type { Work } from "../stream/work.ts";
import { describeFault } from "./describe-fault.ts";
import type { LaunchRequest, Ticket, WorkerPool } from "./pool.ts";

export class KernelWork implements Work {
  readonly type = CU_GRAPH_NODE_TYPE_KERNEL;
  readonly request: LaunchRequest;
  /** Of a graph's node, as they were set. */
  readonly attributes = new Map<number, Uint8Array>();
  readonly #pool: WorkerPool;
  #ticket: Ticket | undefined;

  constructor(pool: WorkerPool, request: LaunchRequest) {
    this.#pool = pool;
    this.request = request;
  }

  check(): number {
    return 0;
  }

  run(gpu: SoftGpu): boolean {
    const pool = this.#pool;
    pool.poll();
    if (this.#ticket === undefined) {
      if (!pool.ready || pool.busy) return false;
      if (this.request.watched?.seesWrites !== true) gpu.unseenLaunches++;
      this.#ticket = pool.begin(this.request);
      pool.follow(() => gpu.scheduler.progress());
      return false;
    }
    const { result } = this.#ticket;
    if (result === undefined) return false;
    if (result === null) return true;
    describeFault(this.request, result);
    throw new Fault(result.code);
  }

  fresh(): Work {
    return new KernelWork(this.#pool, this.request);
  }
}
