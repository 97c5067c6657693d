// Launch as work of a stream or a graph node.
import { CU_GRAPH_NODE_TYPE_KERNEL } from "../../../../../ffi/cuda/index.ts";
import { Fault } from "../../core/errors.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import type { Work } from "../../stream/stream.ts";
import { describeFault } from "./describe-fault.ts";
import type { LaunchRequest, Ticket, WorkerPool } from "./worker-pool.ts";
import type { Workers } from "./workers.ts";

export class KernelWork implements Work {
  readonly type = CU_GRAPH_NODE_TYPE_KERNEL;
  readonly request: LaunchRequest;
  /** Attributes of a graph node, as the caller set them. */
  readonly attributes = new Map<number, Uint8Array>();
  readonly #workers: Workers;
  #pool: WorkerPool | undefined;
  #ticket: Ticket | undefined;
  /** Time at which the launch could first have begun, of performance.now(). */
  #since = 0;

  constructor(workers: Workers, request: LaunchRequest) {
    this.#workers = workers;
    this.request = request;
  }

  check(): number {
    return 0;
  }

  run(gpu: SoftGpu): boolean {
    if (this.#ticket === undefined) {
      this.#since ||= performance.now();
      const pool = this.#workers.poolFor(this.request, this.#since);
      if (pool === undefined) return false;
      if (this.request.instrumented?.tracksWrites !== true) gpu.unseenLaunches++;
      this.#pool = pool;
      this.#ticket = pool.begin(this.request);
      pool.follow(() => gpu.scheduler.progress());
      return false;
    }
    this.#pool?.poll();
    const { result } = this.#ticket;
    if (result === undefined) return false;
    if (result === null) return true;
    describeFault(this.request, result);
    throw new Fault(result.code);
  }

  fresh(): Work {
    return new KernelWork(this.#workers, this.request);
  }
}
