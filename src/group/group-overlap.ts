import { checkOptions } from "../arguments/check-options.ts";
import { shown } from "../arguments/shown.ts";
import type { Buffer } from "../cuda/index.ts";
import type { WaitOptions } from "../wait/wait-options.ts";
import { adaptWays } from "./adaptivity/adapt-ways.ts";
import { Adaptive } from "./adaptivity/adaptive.ts";
import { type AdaptiveOptions, adaptiveOptions } from "./adaptivity/adaptive-options.ts";
import { type BatchOptions, batchOptions } from "./adaptivity/batch-options.ts";
import { Batches } from "./adaptivity/batches.ts";
import type { Change } from "./adaptivity/changes.ts";
import {
  CheckpointPace,
  type CheckpointPaceOptions,
  checkpointPaceOptions,
} from "./adaptivity/checkpoint-pace.ts";
import { type BucketOptions, bucketOptions } from "./buckets/bucket-options.ts";
import { GradientBuckets } from "./buckets/gradient-buckets.ts";
import { groupWaitOptions } from "./done-options.ts";
import { GroupCheckpoints } from "./group-checkpoints.ts";
import type { OverlapHost } from "./overlap-host.ts";
import { Pipeline } from "./pipeline/pipeline.ts";
import { type PipelineOptions, pipelineOptions } from "./pipeline/pipeline-options.ts";

/** Computing beside communicating. */
export abstract class GroupOverlap extends GroupCheckpoints {
  /** @internal Resolves when `ready` says so; rejects with what ended the collectives. */
  protected abstract settled(
    what: string,
    ready: () => boolean,
    options: WaitOptions | undefined,
  ): Promise<void>;

  /**
   * Stages that rounds of work pass, several rounds at the same time: each stage has a stream of its own, each output `depth` buffers, and
   * `push` waits while too many rounds are under way. Collectives of several rounds keep their order: all members push the same rounds.
   *
   * @example
   * using pipeline = group.pipeline<number>({
   *   stages: [
   *     { name: "fill", output: { length: 1000, type: "f32" }, run: ({ output, value, stream }) => output.fill(value, stream) },
   *     { name: "sum", kind: "communication", run: ({ input, stream }) => group.allReduce(input, { stream }) },
   *     { name: "look", kind: "host", run: async ({ input, stream, round }) => console.log(round, (await input.read(stream))[0]) },
   *   ],
   * });
   * for (let round = 0; round < 4; round++) await pipeline.push(round);
   * await pipeline.done();
   */
  pipeline<T = unknown>(options: PipelineOptions<T>): Pipeline<T> {
    this.ensureOpen();
    const checked = checkOptions(pipelineOptions, "pipeline", options as PipelineOptions);
    return new Pipeline<T>(this.#host(), this, checked as Required<PipelineOptions<T>>);
  }

  /**
   * Memory for gradients, by name and length in the order of the forward pass, which are reduced in buckets while the backward pass goes on:
   * the first bucket is small, the others 25 MiB, until what was measured says better.
   *
   * @example
   * using buckets = group.buckets({ layer1: 4096, layer2: 4096 });
   * for (const name of ["layer2", "layer1"]) {
   *   buckets.at(name).fill(1); // the kernels of the backward pass
   *   buckets.ready(name);
   * }
   * buckets.finish(); // what follows in the stream sees the averages
   * await buckets.done();
   */
  buckets(gradients: Readonly<Record<string, number>>, options?: BucketOptions): GradientBuckets {
    this.ensureOpen();
    return new GradientBuckets(
      this.#host(),
      this,
      gradients,
      checkOptions(bucketOptions, "buckets", options),
    );
  }

  /**
   * A setting that follows what is measured, the same in all members: frames of a batch, threads of a kernel. What was measured is given to
   * `measured`, `value` is what to use; now and then a neighbour is tried, and kept where it costs less. Stays at `start` where adapting is off.
   * All members ask for the same.
   *
   * @example
   * const batch = group.adaptive("batch", { values: [1, 2, 4, 8], start: 2, unit: "ms a frame" });
   * for (let i = 0; i < 100; i++) {
   *   const started = performance.now();
   *   // ... the work of batch.value frames ...
   *   await batch.measured((performance.now() - started) / batch.value);
   * }
   */
  adaptive<const T extends number | string>(name: string, options: AdaptiveOptions<T>): Adaptive<T> {
    this.ensureOpen();
    if (typeof name !== "string" || name === "")
      throw new TypeError(`adaptive: the name is ${shown(name)}: use a text`);
    const given = checkOptions(adaptiveOptions, "adaptive", options as AdaptiveOptions);
    const values = [...given.values] as T[];
    const start = (given.start ?? values[values.length >> 1]) as T;
    if (!values.includes(start))
      throw new RangeError(`adaptive: start ${shown(start)} is none of the values ${values.join(", ")}`);
    const { every, unit } = given;
    return new Adaptive<T>(this.membership, name, { values, start, every, unit });
  }

  /**
   * How many of those that wait are computed at once, the same in all members: of these sizes always the one that does most of those that wait in a
   * millisecond, by what batches took. It begins with what fits, and stays there where adapting is off. All members ask for the same.
   * TypeError for a name that is no text, and for sizes that do not ascend.
   *
   * @example
   * const batches = group.batches("frames", { sizes: [1, 2, 4, 8, 16] });
   * for (let i = 0; i < 100; i++) {
   *   const [waiting = 0] = await group.exchange(1 + (i % 20)); // how many rank 0 has
   *   const size = batches.size(waiting);
   *   const started = performance.now();
   *   // ... a batch of that size, which need not be full ...
   *   await batches.measured(size, performance.now() - started);
   * }
   * console.log(batches.plan); // "1, 2, 4, 8, 16 from 11", say
   */
  batches(name: string, options: BatchOptions): Batches {
    this.ensureOpen();
    if (typeof name !== "string" || name === "")
      throw new TypeError(`batches: the name is ${shown(name)}: use a text`);
    const { sizes, every } = checkOptions(batchOptions, "batches", options);
    return new Batches(this.membership, name, { sizes: [...sizes], every });
  }

  /**
   * Measures the ways that an allReduce can go (tier, blocks and threads of the kernel) for the sizes that were called most since the last
   * time, and takes what all members found better: clearly, or twice. It takes some milliseconds, and changes no bits of any result: all members call
   * it at the same place, now and then. What was changed, and why; nothing where adapting is off, or there is only one way.
   *
   * @example
   * for (const { what, from, to, reason } of await group.adapt()) console.log(`${what}: ${to} after ${from}: ${reason}`);
   */
  async adapt(options?: WaitOptions): Promise<readonly Change[]> {
    const wait = checkOptions(groupWaitOptions, "adapt", options);
    const { choices } = this.ready("adapt").way;
    if (!this.membership.adaptivity.on || choices === undefined || this.membership.size < 2) return [];
    const { device, membership } = this;
    const allReduce = (buffer: Buffer): void => this.allReduce(buffer);
    const done = (given: WaitOptions): Promise<void> =>
      this.settled(`${this.label}: adapt()`, () => device.stream.idle, given);
    return await adaptWays({ membership, device, allReduce, done }, choices, wait);
  }

  /**
   * When a checkpoint is to be taken, in steps: by what one costs, how long steps take and how often members are lost; the same in all members.
   * Always after `start` steps where adapting is off.
   *
   * @example
   * using weights = group.device.allocate(1000, "f32").fill(1);
   * const pace = group.checkpointPace({ start: 10 });
   * for (let step = 0; step < 12; step++) {
   *   // ... a step of the training ...
   *   if (!pace.isDue(step)) continue;
   *   const kept = group.checkpoint("paced", { replicated: { weights } }, { folder: "/tmp/doorbell-example-checkpoints", state: { step } });
   *   await pace.begun(step, kept);
   *   await kept;
   * }
   */
  checkpointPace(options?: CheckpointPaceOptions): CheckpointPace {
    this.ensureOpen();
    return new CheckpointPace(
      this.membership,
      checkOptions(checkpointPaceOptions, "checkpointPace", options),
    );
  }

  /** Settings that were changed by what was measured, the last 256: what, from what to what, and why. */
  get changes(): readonly Change[] {
    return this.membership.adaptivity.changes;
  }

  #host(): OverlapHost {
    const { device, membership } = this;
    return {
      device,
      membership,
      allReduce: (buffer: Buffer, options) => this.allReduce(buffer, undefined, options),
      settled: (what, ready, options) => this.settled(what, ready, options),
    };
  }
}
