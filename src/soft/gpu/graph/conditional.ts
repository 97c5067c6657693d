// Conditional nodes: a value that kernels set selects the body that runs.
import {
  CU_GRAPH_COND_TYPE_IF,
  CU_GRAPH_COND_TYPE_SWITCH,
  CU_GRAPH_NODE_TYPE_CONDITIONAL,
} from "../../../../ffi/cuda/index.ts";
import { readU32 } from "../core/c-memory.ts";
import type { SoftGpu } from "../driver/gpu.ts";
import type { SoftStream, Work } from "../stream/stream.ts";
import { Run, type Step, stepsOf } from "./exec.ts";
import type { SoftGraph } from "./graph.ts";

export class ConditionalWork implements Work {
  readonly type = CU_GRAPH_NODE_TYPE_CONDITIONAL;
  readonly kind: number;
  /** Handle of the node, which is the address of the value. */
  readonly address: number;
  readonly bodies: readonly SoftGraph[];
  readonly #steps: readonly (readonly Step[])[] | undefined;
  #run: Run | undefined;
  #over = false;

  constructor(
    kind: number,
    address: number,
    bodies: readonly SoftGraph[],
    steps?: readonly (readonly Step[])[],
  ) {
    this.kind = kind;
    this.address = address;
    this.bodies = bodies;
    this.#steps = steps;
  }

  check(): number {
    return 0;
  }

  /** Returns the node with the bodies as they are at instantiation. */
  instantiated(): ConditionalWork {
    return new ConditionalWork(this.kind, this.address, this.bodies, this.bodies.map(stepsOf));
  }

  fresh(): Work {
    return new ConditionalWork(this.kind, this.address, this.bodies, this.#steps);
  }

  run(gpu: SoftGpu, stream: SoftStream): boolean {
    for (;;) {
      if (this.#run === undefined) {
        const body = this.#over ? undefined : this.#chosen();
        if (body === undefined) return true;
        this.#run = new Run(body);
      }
      if (!this.#run.advance(gpu, stream)) return false;
      this.#run = undefined;
      this.#over = this.kind === CU_GRAPH_COND_TYPE_IF || this.kind === CU_GRAPH_COND_TYPE_SWITCH;
    }
  }

  /** Returns the body that the value selects. */
  #chosen(): readonly Step[] | undefined {
    const value = readU32(this.address);
    const steps = this.#steps ?? [];
    if (this.kind === CU_GRAPH_COND_TYPE_SWITCH) return steps[value];
    if (value !== 0) return steps[0];
    return this.kind === CU_GRAPH_COND_TYPE_IF ? steps[1] : undefined;
  }
}
