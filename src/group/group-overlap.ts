import { checkOptions } from "../arguments/check-options.ts";
import type { Buffer } from "../cuda/index.ts";
import type { WaitOptions } from "../wait/wait-options.ts";
import { type BucketOptions, bucketOptions } from "./buckets/bucket-options.ts";
import { GradientBuckets } from "./buckets/gradient-buckets.ts";
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
   *     { name: "sum", kind: "communication", run: ({ input, stream }) => group.allReduce(input, undefined, { stream }) },
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
