import { checkOptions } from "../../arguments/options.ts";
import type { Buffer, Device, Event, Stream } from "../../cuda/index.ts";
import { Resource } from "../../lifetime/resource.ts";
import { deadlineOf, type WaitOptions } from "../../wait/wait-options.ts";
import { within } from "../../wait/within.ts";
import { groupWaitOptions } from "../membership/wait-options.ts";
import { OverlapProfile } from "./overlap-profile.ts";
import { type CheckedStage, checkStages, type PipelineOptions, type StageWork } from "./pipeline-options.ts";
import { Timeline } from "./timeline.ts";
import type { TrainingHost } from "./training-host.ts";

/** Number of rounds in a profile. */
const profiledRounds = 64;

/**
 * Pipeline of stages that each round of work passes. Each stage has its own stream, so several rounds are in
 * progress in different stages. Each output has `depth` buffers, used in turn. A stage waits on the GPU until
 * its next buffer has been read, and `push` waits while too many rounds are in progress. `group.pipeline`
 * creates it.
 */
export class Pipeline<T = unknown> extends Resource {
  readonly #host: TrainingHost;
  readonly #stages: readonly RunningStage[];
  readonly #depth: number;
  /** Maximum number of rounds in progress. */
  readonly #most: number;
  readonly #timeline: Timeline | undefined;
  /** Promises of the host stage for the rounds in progress, by round modulo `most`. */
  readonly #hostWork: (Promise<void> | undefined)[];
  #rounds = 0;
  /** Number of completed rounds. Rounds complete in their order. */
  #settled = 0;
  #failure: { readonly error: unknown } | undefined;
  #pushing = false;

  /** @internal Use `group.pipeline`. */
  constructor(host: TrainingHost, owner: Resource, options: Required<PipelineOptions<T>>) {
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
      for (const index of stages.keys())
        made.push(new RunningStage(device, stages, index, { depth, most: this.#most }));
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

  /** Number of pushed rounds. */
  get rounds(): number {
    return this.#rounds;
  }

  /**
   * Starts a round: waits until the pipeline has room, enqueues the stages in their streams, and resolves
   * with the number of the round. The first stage waits for earlier work in the default stream. The pipeline
   * ends at the deadline and at an error of a stage or of the group's collectives. Then create another one,
   * after `group.reform()` if the group lost a member.
   */
  async push(value: T, options?: WaitOptions): Promise<number> {
    const wait = checkOptions(groupWaitOptions, "push", options);
    this.#check();
    if (this.#pushing)
      throw new TypeError(
        `${this.label}: push() was called before the last one resolved. Await each call, so that rounds stay in order.`,
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

  /** Resolves when all rounds are done, including their host stages. */
  async done(options?: WaitOptions): Promise<void> {
    const wait = checkOptions(groupWaitOptions, "done", options);
    this.#check();
    for (let round = this.#settled; round < this.#rounds; round++) await this.#settle(round, wait);
  }

  /**
   * Returns the profile of the last 64 rounds, without work that is still in progress. Throws TypeError
   * without the option `profile: true`.
   */
  profile(): OverlapProfile {
    this.ensureOpen();
    if (this.#timeline === undefined)
      throw new TypeError(`${this.label} has no profile. Call group.pipeline({ ..., profile: true }).`);
    // The timeline stores GPU stages and the host stage separately, and may hold more rounds of either.
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

  /** Waits until the events of the next round are free, and its buffers if the host stage reads them. */
  async #room(options: WaitOptions | undefined): Promise<void> {
    const last = this.#stages.at(-1)!;
    const hostReads =
      last.kind === "host" && this.#stages.some(({ lastUser }) => lastUser === this.#stages.length - 1);
    const behind = this.#rounds - (hostReads ? this.#depth : this.#most);
    while (this.#settled <= behind) await this.#settle(this.#settled, options);
  }

  /** Waits until a round is done. */
  async #settle(round: number, options: WaitOptions | undefined): Promise<void> {
    const last = this.#stages.at(-1)!;
    const what = `${this.label}: round ${round}`;
    if (last.kind === "host")
      await within(this.#hostWork[round % this.#most]!, deadlineOf(options, what), { what: () => what });
    else await this.#host.settled(what, () => last.doneWith(round).reached, options);
    this.#settled = Math.max(this.#settled, round + 1);
  }

  /** Enqueues the stages of a round. */
  #begin(round: number, value: T): void {
    const stages = this.#stages;
    const [first] = stages as [RunningStage];
    // The program may have enqueued the round's input in the default stream.
    first.stream.waitFor(this.#host.device.stream);
    for (const [index, stage] of stages.entries()) {
      const { stream } = stage;
      if (index > 0) stream.wait(stages[index - 1]!.doneWith(round));
      const user = stages[stage.lastUser]!;
      const freed = round - this.#depth;
      if (stage.hasOutput && freed >= 0 && stage.lastUser !== index && user.kind !== "host")
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
        // This handler prevents an unhandled rejection. The pipeline reports the TypeError below.
        result.catch(() => {});
        throw new TypeError(
          `pipeline: "${lane}" returned a promise. A GPU stage enqueues its work and returns. Use a last stage of kind "host" to await a promise.`,
        );
      }
    };
    if (this.#timeline === undefined) run();
    else this.#timeline.around({ lane, kind, round: work.round }, stream, run);
    stage.doneWith(work.round).record(stream);
  }

  /**
   * Runs the host stage after the earlier stages of this round and after the host stage of the previous
   * round.
   */
  #runOnHost(stage: RunningStage, work: RoundWork, round: number): void {
    const before = this.#stages[this.#stages.indexOf(stage) - 1];
    const previous = round === 0 ? undefined : this.#hostWork[(round - 1) % this.#most];
    const runStage = async (): Promise<void> => {
      await previous;
      const what = `${this.label}: round ${round}`;
      if (before !== undefined)
        await this.#host.settled(what, () => before.doneWith(round).reached, { timeoutMs: Infinity });
      const start = performance.now();
      await stage.run(work);
      this.#timeline?.addHost({ lane: stage.name, kind: "host", round }, start, performance.now());
    };
    const running = runStage();
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

/** Argument of a stage. A getter of a missing buffer throws an error with the stage's name. */
class RoundWork implements StageWork {
  readonly #stage: string;
  readonly #own: Buffer | undefined;
  readonly #nearest: Buffer | undefined;
  readonly round: number;
  readonly value: unknown;
  readonly stream: Stream;
  readonly inputs: Readonly<Record<string, Buffer>>;

  constructor(
    stage: { readonly name: string; readonly stream: Stream },
    round: { readonly round: number; readonly value: unknown },
    inputs: Readonly<Record<string, Buffer>>,
    own: Buffer | undefined,
  ) {
    this.#stage = stage.name;
    this.#own = own;
    this.#nearest = Object.values(inputs).at(-1);
    this.round = round.round;
    this.value = round.value;
    this.stream = stage.stream;
    this.inputs = inputs;
  }

  get input(): Buffer {
    if (this.#nearest === undefined)
      throw new TypeError(
        `pipeline: no stage before "${this.#stage}" has an output. Use \`value\` instead of \`input\`.`,
      );
    return this.#nearest;
  }

  get output(): Buffer {
    if (this.#own === undefined)
      throw new TypeError(
        `pipeline: "${this.#stage}" has no output. Add output: { length, type } to the stage.`,
      );
    return this.#own;
  }
}

/** Stage with its stream, its output buffers and an event for each round in progress. */
class RunningStage {
  readonly name: string;
  readonly kind: CheckedStage["kind"];
  readonly run: CheckedStage["run"];
  readonly stream: Stream;
  /** Indices of the stages whose outputs the stage reads. */
  readonly from: readonly number[];
  /** Index of the last stage that reads the output, or of the stage itself. */
  readonly lastUser: number;
  readonly #buffers: readonly Buffer[];
  readonly #done: readonly Event[];

  constructor(
    device: Device,
    stages: readonly CheckedStage[],
    index: number,
    { depth, most }: { readonly depth: number; readonly most: number },
  ) {
    const { name, kind, run, from, output } = stages[index]!;
    this.name = name;
    this.kind = kind;
    this.run = run;
    this.from = from;
    this.lastUser = Math.max(
      index,
      stages.findLastIndex((user) => user.from.includes(index)),
    );
    const priority = kind === "communication" ? device.streamPriorities().greatest : 0;
    // A blocking stream and the default stream wait for each other, which would serialize the stages.
    this.stream = device.createStream({ nonBlocking: true, priority });
    this.#buffers =
      output === undefined
        ? []
        : Array.from({ length: depth }, () => device.allocate(output.length, output.type) as Buffer);
    this.#done = Array.from({ length: most }, () => device.createEvent({ timing: false }));
  }

  /** Returns the output buffer of a round, or undefined for a stage without output. */
  bufferOf(round: number): Buffer | undefined {
    const { length } = this.#buffers;
    return length === 0 ? undefined : this.#buffers[round % length];
  }

  get hasOutput(): boolean {
    return this.#buffers.length > 0;
  }

  /** Returns the event at the end of the stage in a round, which must be one of the last `most` rounds. */
  doneWith(round: number): Event {
    return this.#done[round % this.#done.length]!;
  }

  close(): void {
    for (const event of this.#done) event.close();
    this.stream.close();
    for (const buffer of this.#buffers) buffer.close();
  }
}
