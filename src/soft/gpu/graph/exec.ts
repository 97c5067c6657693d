// Executable graphs.
import {
  CU_GRAPH_NODE_TYPE_EMPTY,
  CU_GRAPH_NODE_TYPE_GRAPH,
  CUDA_ERROR_LAUNCH_FAILED,
} from "../../../../ffi/cuda/index.ts";
import { writeU32 } from "../core/c-memory.ts";
import { Fault } from "../core/errors.ts";
import type { SoftGpu } from "../driver/gpu.ts";
import type { SoftStream, Work } from "../stream/stream.ts";
import { type GraphDefault, type GraphNode, SoftGraph } from "./graph.ts";

/** Node of an executable graph: the state at instantiation plus later updates. */
export interface Step {
  readonly origin: GraphNode;
  work: Work;
  enabled: boolean;
  readonly before: readonly Step[];
}

export class EmptyWork implements Work {
  readonly type = CU_GRAPH_NODE_TYPE_EMPTY;
  check(): number {
    return 0;
  }
  run(): boolean {
    return true;
  }
}

/** Child graph as a node of another graph. */
export class ChildWork implements Work {
  readonly type = CU_GRAPH_NODE_TYPE_GRAPH;
  readonly graph: SoftGraph;
  /** Steps, set when the outer graph is instantiated. */
  readonly steps: readonly Step[] | undefined;
  readonly #run: Run | undefined;

  constructor(graph: SoftGraph, steps?: readonly Step[], run?: Run) {
    this.graph = graph;
    this.steps = steps;
    this.#run = run;
  }

  check(gpu: SoftGpu): number {
    for (const node of this.graph.nodes) {
      const wrong = node.work.check(gpu);
      if (wrong !== 0) return wrong;
    }
    return 0;
  }

  run(gpu: SoftGpu, stream: SoftStream): boolean {
    return this.#run === undefined || this.#run.advance(gpu, stream);
  }

  get leftMs(): number | undefined {
    return this.#run?.leftMs;
  }

  fresh(): Work {
    const steps = this.steps ?? stepsOf(this.graph);
    return new ChildWork(this.graph, steps, new Run(steps));
  }
}

/** Returns the steps of an acyclic graph. Child graphs get their own steps. */
export function stepsOf(graph: SoftGraph): Step[] {
  const steps = new Map<GraphNode, Step>();
  const stepOf = (origin: GraphNode): Step => {
    const known = steps.get(origin);
    if (known !== undefined) return known;
    const { work } = origin;
    const own =
      work instanceof ChildWork
        ? new ChildWork(work.graph, stepsOf(work.graph))
        : (work.instantiated?.() ?? work);
    const step = { origin, work: own, enabled: true, before: [...origin.before].map(stepOf) };
    steps.set(origin, step);
    return step;
  };
  return [...graph.nodes].map(stepOf);
}

/**
 * Launch of a graph. Each step runs once, after its dependencies. Independent steps do not wait for each
 * other.
 */
export class Run {
  readonly #left: Map<Step, Work>;
  /** True after the context failed or was destroyed. The remaining steps do not run. */
  dropped = false;

  constructor(steps: readonly Step[]) {
    this.#left = new Map(
      steps.map((step) => [step, step.enabled ? (step.work.fresh?.() ?? step.work) : new EmptyWork()]),
    );
  }

  /** Runs all steps that are ready. Returns true when no step is left. */
  advance(gpu: SoftGpu, stream: SoftStream): boolean {
    for (let moved = true; moved; ) {
      moved = false;
      for (const [step, work] of this.#left) {
        if (step.before.some((one) => this.#left.has(one)) || !work.run(gpu, stream)) continue;
        this.#left.delete(step);
        moved = true;
      }
    }
    return this.#left.size === 0;
  }

  /** Time until the next step that waits can continue, in milliseconds. */
  get leftMs(): number | undefined {
    let least: number | undefined;
    for (const { leftMs } of this.#left.values())
      if (leftMs !== undefined && (least === undefined || leftMs < least)) least = leftMs;
    return least;
  }

  get done(): boolean {
    return this.dropped || this.#left.size === 0;
  }
}

export class SoftGraphExec {
  handle = 0;
  /** Values of conditional nodes that are reset at each launch. */
  readonly #defaults: readonly GraphDefault[];
  readonly flags: number;
  readonly steps: Step[];
  /** Previous launch. Launches of the same executable graph run one after another. */
  last: Run | undefined;

  constructor(graph: SoftGraph, flags: number) {
    this.flags = flags;
    this.steps = stepsOf(graph);
    this.#defaults = graph.defaults;
  }

  /** Resets the conditional values before the first step of a launch. */
  begin(): void {
    for (const { address, value } of this.#defaults) writeU32(address, value);
  }

  /** Returns the step of a node, also in child graphs. */
  stepOf(node: GraphNode): Step | undefined {
    const find = (steps: readonly Step[]): Step | undefined => {
      for (const step of steps) {
        if (step.origin === node) return step;
        const inside = step.work instanceof ChildWork && step.work.steps ? find(step.work.steps) : undefined;
        if (inside !== undefined) return inside;
      }
      return undefined;
    };
    return find(this.steps);
  }

  launch(): Work {
    return new LaunchWork(this);
  }

  /** Returns the executable graph as a node of a captured graph. */
  asNode(): Work {
    const graph = new SoftGraph();
    const nodes = new Map<Step, GraphNode>();
    const nodeOf = (step: Step): GraphNode => {
      let node = nodes.get(step);
      if (node === undefined) nodes.set(step, (node = graph.add(step.work, step.before.map(nodeOf))));
      return node;
    };
    for (const step of this.steps) nodeOf(step);
    return new ChildWork(graph);
  }
}

const isDeferred = (steps: readonly Step[]): boolean =>
  steps.some(
    ({ work, enabled }) =>
      enabled && (work.deferred === true || (work instanceof ChildWork && isDeferred(work.steps ?? []))),
  );

class LaunchWork implements Work {
  readonly type = CU_GRAPH_NODE_TYPE_GRAPH;
  readonly deferred: boolean;
  readonly #exec: SoftGraphExec;
  readonly #run: Run;
  readonly #before: Run | undefined;
  #begun = false;

  constructor(exec: SoftGraphExec) {
    this.#exec = exec;
    this.deferred = isDeferred(exec.steps);
    this.#run = new Run(exec.steps);
    this.#before = exec.last;
    exec.last = this.#run;
  }

  check(): number {
    return 0;
  }

  run(gpu: SoftGpu, stream: SoftStream): boolean {
    if (this.#before !== undefined && !this.#before.done) return false;
    if (!this.#begun) this.#exec.begin();
    this.#begun = true;
    try {
      return this.#run.advance(gpu, stream);
    } catch (error) {
      // Nodes were validated when they were added. An error at launch time is an error of the device.
      if (error instanceof Fault && error.rejected) throw new Fault(CUDA_ERROR_LAUNCH_FAILED);
      throw error;
    }
  }

  get leftMs(): number | undefined {
    return this.#run.leftMs;
  }

  drop(): void {
    this.#run.dropped = true;
  }
}
