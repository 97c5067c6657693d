import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { secondsOf } from "./fitting.ts";

/** Starts the longest files first, so that two workers end together. Divides files into shards of equal duration. */
export class LongestFirst extends BaseSequencer {
  #seconds({ moduleId }: TestSpecification): number {
    return secondsOf(relative(this.ctx.config.root, moduleId));
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const group = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;
    return [...files].sort((a, b) => group(a) - group(b) || this.#seconds(b) - this.#seconds(a));
  }

  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard!;
    const shards = Array.from({ length: count }, () => ({ seconds: 0, files: [] as TestSpecification[] }));
    for (const file of await this.sort(files)) {
      const shortest = shards.reduce((best, each) => (each.seconds < best.seconds ? each : best));
      shortest.files.push(file);
      shortest.seconds += this.#seconds(file);
    }
    return shards[index - 1]!.files;
  }
}
