import { checkOptions } from "../../arguments/check-options.ts";
import { Resource } from "../../lifetime/resource.ts";
import { until } from "../../wait/until.ts";
import { type WaitOptions, waitOf } from "../../wait/wait-options.ts";
import { groupWaitOptions } from "../done-options.ts";
import type { OverlapHost } from "../overlap-host.ts";
import { OverlapProfile } from "../timeline/overlap-profile.ts";
import { Timeline } from "../timeline/timeline.ts";
import { checkStages, type PipelineOptions } from "./pipeline-options.ts";
import { RoundWork } from "./round-work.ts";
import { RunningStage } from "./running-stage.ts";

/** Rounds that a profile is of. */
const profiledRounds = 64;

/**
 * Work that passes stages, round after round: each stage has a stream of its own, so that rounds are in different stages at the same
 * time. Outputs have `depth` buffers each, used in turns: a stage waits, on the GPU, until the one it writes has been read. `push`
 * waits when too many rounds are under way. `group.pipeline` gives one.
 */
export class Pipeline<T = unknown> extends Resource {
  readonly #host: OverlapHost;
  readonly #stages: readonly RunningStage[];
  readonly #depth: number;
  /** Rounds that may be given to the GPU before the first of them is done. */
  readonly #most: number;
  readonly #timeline: Timeline | undefined;
  /** What the host does in rounds that are under way, by round modulo `most`. */
  readonly #hostWork: (Promise<void> | undefined)[];
  #rounds = 0;
  /** Rounds before this one are done. */
  #settled = 0;
  #failure: { readonly error: unknown } | undefined;
  #pushing = false;

  /** @internal Use `group.pipeline`. */
  constructor(host: OverlapHost, owner: Resource, options: Required<PipelineOptions<T>>) {
    super();
    this.#host = host;
    const { depth, profile } = options;
    const stages = checkStages(options.stages as PipelineOptions["stages"]);
    this.#depth = depth;
    this.#most = depth + stages.length;
    this.#hostWork = new Array(this.#most).fill(undefined);
    const { device } = host;
    const made: RunningStage[] = [];
    try {
      for (const place of stages.keys())
        made.push(new RunningStage(device, stages, place, { depth, most: this.#most }));
    } catch (error) {
      for (const stage of made) stage.close();
      throw error;
    }
    this.#stages = made;
    this.#timeline = profile ? new Timeline(device, profiledRounds * stages.length) : undefined;
    this.own(owner, device);
  }

  get label(): string {
    return `Pipeline ${this.#stages.map(({ name }) => name).join(" > ")}`;
  }

  /** Rounds that were pushed. */
  get rounds(): number {
    return this.#rounds;
  }

  /**
   * Begins a round: its stages are given to their streams. Resolves with the round's number when there is room for it, so
   * that whoever awaits it is no faster than the slowest stage. It waits for what the default stream was given before. What a stage threw, and
   * what ended the group's collectives, ends the pipeline: make another one after `group.reform()`.
   */
  async push(value: T, options?: WaitOptions): Promise<number> {
    const wait = checkOptions(groupWaitOptions, "push", options);
    this.#check();
    if (this.#pushing)
      throw new TypeError(
        `${this.label}: push() was called before the last one resolved: await each, so that rounds keep their order`,
      );
    this.#pushing = true;
    try {
      await this.#room(wait);
      this.#check();
      const round = this.#rounds;
      this.#begin(round, value);
      this.#rounds++;
      return round;
    } catch (error) {
      this.#failure ??= { error };
      throw error;
    } finally {
      this.#pushing = false;
    }
  }

  /** Resolves when all rounds are done, those of the host included. */
  async done(options?: WaitOptions): Promise<void> {
    const wait = checkOptions(groupWaitOptions, "done", options);
    this.#check();
    for (let round = this.#settled; round < this.#rounds; round++) await this.#settle(round, wait);
  }

  /** What the last 64 rounds did when, as far as they are done: needs `profile: true`. */
  profile(): OverlapProfile {
    this.ensureOpen();
    if (this.#timeline === undefined)
      throw new TypeError(`${this.label}: profile() needs group.pipeline({ ..., profile: true })`);
    // Stages of the host and of streams are kept apart, and for longer: a profile is of one time.
    const first = this.#rounds - profiledRounds;
    return new OverlapProfile(
      this.label,
      this.#timeline.spans().filter(({ round }) => round >= first),
    );
  }

  #check(): void {
    this.ensureOpen();
    if (this.#failure !== undefined) throw this.#failure.error;
  }

  /** Until the next round's events and, where the host reads them, buffers are free. */
  async #room(options: WaitOptions | undefined): Promise<void> {
    const last = this.#stages.at(-1)!;
    const hostReads =
      last.kind === "host" && this.#stages.some(({ lastUser }) => lastUser === this.#stages.length - 1);
    const behind = this.#rounds - (hostReads ? this.#depth : this.#most);
    while (this.#settled <= behind) await this.#settle(this.#settled, options);
  }

  async #settle(round: number, options: WaitOptions | undefined): Promise<void> {
    const last = this.#stages.at(-1)!;
    const what = `${this.label}: round ${round}`;
    if (last.kind === "host") await ended(what, this.#hostWork[round % this.#most]!, options);
    else await this.#host.settled(what, () => last.doneWith(round).reached, options);
    this.#settled = Math.max(this.#settled, round + 1);
  }

  #begin(round: number, value: T): void {
    const stages = this.#stages;
    const [first] = stages as [RunningStage];
    // A program's own preparations are in the default stream.
    first.stream.waitFor(this.#host.device.stream);
    for (const [place, stage] of stages.entries()) {
      const { stream } = stage;
      if (place > 0) stream.wait(stages[place - 1]!.doneWith(round));
      const user = stages[stage.lastUser]!;
      const freed = round - this.#depth;
      if (stage.hasOutput && freed >= 0 && stage.lastUser !== place && user.kind !== "host")
        stream.wait(user.doneWith(freed));
      const inputs = Object.fromEntries(
        stage.from.map((from) => [stages[from]!.name, stages[from]!.bufferOf(round)!]),
      );
      const work = new RoundWork(stage, { round, value }, inputs, stage.bufferOf(round));
      if (stage.kind === "host") this.#runOnHost(stage, work, round);
      else this.#runOnDevice(stage, work);
    }
  }

  #runOnDevice(stage: RunningStage, work: RoundWork): void {
    const { name: lane, kind, stream } = stage;
    const run = (): void => {
      const result = stage.run(work);
      if (result instanceof Promise) {
        // Somebody has to hear of it, if it fails.
        result.catch(() => {});
        throw new TypeError(
          `pipeline: "${lane}" gave a promise: a stage gives its work to the stream and returns; what must be awaited is a last stage of kind "host"`,
        );
      }
    };
    if (this.#timeline === undefined) run();
    else this.#timeline.around({ lane, kind, round: work.round }, stream, run);
    stage.doneWith(work.round).record(stream);
  }

  /** Once the stages before are done with this round, and the host with the one before. */
  #runOnHost(stage: RunningStage, work: RoundWork, round: number): void {
    const place = this.#stages.indexOf(stage);
    const before = this.#stages[place - 1];
    const previous = round === 0 ? undefined : this.#hostWork[(round - 1) % this.#most];
    const does = async (): Promise<void> => {
      await previous;
      const what = `${this.label}: round ${round}`;
      if (before !== undefined)
        await this.#host.settled(what, () => before.doneWith(round).reached, { timeoutMs: Infinity });
      const start = performance.now();
      await stage.run(work);
      this.#timeline?.addHost({ lane: stage.name, kind: "host", round }, start, performance.now());
    };
    const running = does();
    running.catch((error: unknown) => {
      this.#failure ??= { error };
    });
    this.#hostWork[round % this.#most] = running;
  }

  protected release(): void {
    this.#timeline?.clear();
    for (const stage of this.#stages) stage.close();
  }
}

/** What the work rejects with, or DeadlineError. */
async function ended(what: string, work: Promise<void>, options: WaitOptions | undefined): Promise<void> {
  let over = false;
  const { timeoutMs, signal } = waitOf(options, what);
  const watch = (ready: () => void) => {
    const end = (): void => {
      over = true;
      ready();
    };
    work.then(end, end);
    return () => {};
  };
  await until(() => over || undefined, watch, { what: () => what, timeoutMs, signal });
  await work;
}
