import { checkOptions } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { type Buffer, type Event, Stream } from "../../cuda/index.ts";
import { Resource } from "../../lifetime/resource.ts";
import { Deadline } from "../../wait/deadline.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import { elementBytes } from "../collectives/element.ts";
import { groupWaitOptions } from "../membership/wait-options.ts";
import { BucketAdapter, isMeasuredStep, type MeasuredStep } from "./bucket-adapter.ts";
import { type BucketChange, type BucketOptions, MiB } from "./bucket-options.ts";
import { type Bucket, bucketBytesOf } from "./bucket-plan.ts";
import { OverlapProfile } from "./overlap-profile.ts";
import { StepTimes } from "./step-times.ts";
import type { TrainingHost } from "./training-host.ts";

/** Alignment of gradients in the buffer, in bytes. */
const alignment = 256;

/** Maximum number of buckets for which a member reports the individual durations. */
const reportedBuckets = 64;

/** Slot of one gradient in the shared buffer. */
interface GradientSlot {
  readonly name: string;
  /** Elements of the gradient, without the padding. */
  readonly buffer: Buffer;
  /** Index of the first element. */
  readonly first: number;
  /** Index after the last element, including the padding up to the next gradient. */
  readonly end: number;
}

type Checked = Required<Omit<BucketOptions, "onChange">> & Pick<BucketOptions, "onChange">;

/**
 * Gradients of a training, which are reduced during the backward pass. They are adjacent in one buffer, with
 * the gradient of the last layer first. A separate stream reduces each bucket as soon as all its gradients
 * are ready. `group.buckets` creates this object.
 */
export class GradientBuckets extends Resource {
  readonly #host: TrainingHost;
  readonly #options: Checked;
  /**
   * Buffer of all gradients. An optimizer can process it in one launch. The padding between gradients
   * consists of zeros.
   */
  readonly buffer: Buffer;
  /** Stream of the reductions. */
  readonly stream: Stream;
  readonly #event: Event;
  readonly #times: StepTimes;
  /** Slots in the order in which the gradients become ready. */
  readonly #slots: readonly GradientSlot[];
  readonly #byName: ReadonlyMap<string, number>;
  readonly #bytes: readonly number[];
  #buckets: readonly Bucket[];
  #adapter: BucketAdapter;
  /** Duration of the last exchange of measurements, in milliseconds. */
  #reportedMs = 0;
  readonly #changes: BucketChange[] = [];
  /** Flags of the gradients that are ready in the current step. */
  readonly #ready: Uint8Array;
  #readyCount = 0;
  /** Number of buckets that were reduced in the current step. */
  #reduced = 0;
  #begun = false;
  /** Number of completed steps. */
  #step = 0;
  /** Stream that waits for the reductions of the last step. */
  #last: Stream | undefined;
  #epoch: number;
  /** Streams of the gradients that became ready since the last reduction. */
  readonly #streams = new Set<Stream>();

  /** @internal Use `group.buckets`. */
  constructor(
    host: TrainingHost,
    owner: Resource,
    gradients: Readonly<Record<string, number>>,
    options: Checked,
  ) {
    super();
    this.#host = host;
    this.#options = options;
    const { device, membership } = host;
    const type = options.type === "bf16" ? "u16" : options.type;
    const elementSize = elementBytes[type];
    const step = alignment / elementSize;
    const lengths = checkGradients(gradients).reverse();
    const ends: number[] = [];
    for (const [, length] of lengths) ends.push((ends.at(-1) ?? 0) + Math.ceil(length / step) * step);
    this.buffer = device.allocate(ends.at(-1)!, type) as Buffer;
    this.buffer.fill(0);
    this.#slots = lengths.map(([name, length], i) => {
      const first = ends[i - 1] ?? 0;
      return { name, first, end: ends[i]!, buffer: this.buffer.slice(first, first + length) };
    });
    this.#byName = new Map(lengths.map(([name], i) => [name, i]));
    this.#bytes = this.#slots.map(({ first, end }) => (end - first) * elementSize);
    this.#adapter = new BucketAdapter(this.#bytes, options);
    this.#buckets = this.#adapter.buckets;
    this.#ready = new Uint8Array(lengths.length);
    this.#epoch = membership.epoch;
    const { greatest } = device.streamPriorities();
    this.stream = device.createStream({ nonBlocking: true, priority: greatest });
    this.#event = device.createEvent({ timing: false });
    this.#times = new StepTimes(device);
    this.own(owner, device);
  }

  get label(): string {
    return `GradientBuckets (${this.#slots.length} gradients, ${this.#buckets.length} buckets)`;
  }

  /** Bytes of each bucket, in the order in which they are reduced. */
  get sizes(): readonly number[] {
    return this.#sizesOf(this.#buckets);
  }

  /** Changes of the bucket sizes, with their reasons. */
  get changes(): readonly BucketChange[] {
    return this.#changes;
  }

  /** Returns the buffer of a gradient, which the backward pass writes. */
  at(name: string): Buffer {
    this.ensureOpen();
    return this.#slots[this.#indexOf("at", name)]!.buffer;
  }

  /** Marks the start of the backward pass in the stream, for {@link profile}. */
  begin(stream: Stream = this.#host.device.stream): void {
    this.#check("begin", stream);
    if (this.#readyCount > 0)
      throw new TypeError("begin: gradients of this step are already ready. Call begin() before ready().");
    this.#times.clear();
    this.#begun = true;
    if (this.#isMeasured) this.#times.begin(stream);
  }

  /**
   * Marks a gradient as ready after the work that the stream holds now. Enqueues the reduction of complete
   * buckets, in the same order in all members. Throws TypeError if the gradient is already ready in this
   * step.
   */
  ready(name: string, stream: Stream = this.#host.device.stream): void {
    this.#check("ready", stream);
    const index = this.#indexOf("ready", name);
    if (this.#ready[index] === 1)
      throw new TypeError(
        `ready: "${name}" is already ready in this step. Call finish() after the last gradient.`,
      );
    if (this.#readyCount === 0 && !this.#begun) this.#times.clear();
    this.#ready[index] = 1;
    this.#readyCount++;
    this.#streams.add(stream);
    if (this.#isMeasured) this.#times.ready(stream);
    for (let next = this.#buckets[this.#reduced]; next !== undefined && this.#isWhole(next); ) {
      this.#reduce(next);
      next = this.#buckets[this.#reduced];
    }
  }

  /**
   * Ends the step. Later work in the stream waits until all gradients are reduced. Throws TypeError with the
   * names of the gradients that are not ready.
   */
  finish(stream: Stream = this.#host.device.stream): void {
    this.#check("finish", stream);
    if (this.#readyCount < this.#slots.length) {
      const missing = this.#slots.filter((_, i) => this.#ready[i] === 0).map(({ name }) => name);
      throw new TypeError(
        `finish: this step has no ready() call for ${missing.join(", ")}. Call ready() for each gradient in all members.`,
      );
    }
    this.#event.record(this.stream);
    stream.wait(this.#event);
    this.#last = stream;
    this.#forgetStep();
    this.#step++;
  }

  /**
   * Resolves when the step is done, and throws the same errors as `group.done()`. After some steps the
   * members exchange their measurements and may choose other bucket sizes. All members must call it after the
   * same steps.
   */
  async done(options?: WaitOptions): Promise<void> {
    const wait = checkOptions(groupWaitOptions, "done", options);
    this.ensureOpen();
    const { device, membership, settled } = this.#host;
    const { stream: reducing } = this;
    const last = this.#last ?? device.stream;
    const idle = (): boolean => reducing.idle && last.idle;
    await settled.call(this.#host, `${this.label}: done()`, idle, wait);
    if (!this.#isDue(this.#step) || this.#readyCount > 0 || this.#isOld) return;
    const deadline = new Deadline(wait.timeoutMs, wait.signal);
    const own: MeasuredStep = {
      ...{ endMs: this.#times.endMs, reportedMs: this.#reportedMs },
      ...{ backwardMs: this.#times.backwardMs, reducedMs: this.#times.reducedMs(reportedBuckets) },
    };
    const begun = performance.now();
    const all = await membership.exchange("buckets", own, deadline, isMeasuredStep);
    this.#reportedMs = performance.now() - begun;
    for (const { kind, reason, before, buckets } of this.#adapter.add(this.#step, all)) {
      this.#buckets = buckets;
      const [from, to] = [before, buckets].map((each) => this.#sizesOf(each)) as [number[], number[]];
      const change = { step: this.#step, kind, from, to, reason };
      this.#changes.push(change);
      membership.adaptivity.record({
        what: "buckets",
        kind,
        from: sizesText(from),
        to: sizesText(to),
        reason,
      });
      this.#options.onChange?.(change);
    }
  }

  #sizesOf(buckets: readonly Bucket[]): number[] {
    return buckets.map((bucket) => bucketBytesOf(this.#bytes, bucket));
  }

  /**
   * Returns the profile of the last step: the backward pass and the reductions. The profile is empty until
   * the step is done. Throws TypeError without the option `profile: true`.
   */
  profile(): OverlapProfile {
    this.ensureOpen();
    if (!this.#options.profile)
      throw new TypeError(`${this.label} has no profile. Call group.buckets(..., { profile: true }).`);
    const names = this.#slots.map(({ name }) => name);
    return new OverlapProfile(this.label, this.#times.spans(this.#step, names));
  }

  #indexOf(what: string, name: string): number {
    const index = this.#byName.get(name);
    if (index !== undefined) return index;
    throw new TypeError(
      `${what}: there is no gradient ${shown(name)}. Use a name such as ${[...this.#byName.keys()].slice(0, 8).join(", ")}.`,
    );
  }

  /** True when the group was reformed and the buckets still belong to the former epoch. */
  get #isOld(): boolean {
    return this.#epoch !== this.#host.membership.epoch;
  }

  #check(what: string, stream: unknown): void {
    this.ensureOpen();
    if (!(stream instanceof Stream) || stream.device !== this.#host.device)
      throw new TypeError(`${what}: the stream is ${shown(stream)}. Use a stream of the group's device.`);
    if (!this.#isOld) return;
    // Members left the old epoch after different steps, possibly with different buckets.
    this.#epoch = this.#host.membership.epoch;
    this.#step = 0;
    this.#adapter = new BucketAdapter(this.#bytes, this.#options);
    this.#buckets = this.#adapter.buckets;
    this.#reportedMs = 0;
    this.#forgetStep();
  }

  #forgetStep(): void {
    this.#ready.fill(0);
    this.#readyCount = 0;
    this.#reduced = 0;
    this.#begun = false;
    this.#streams.clear();
  }

  #isDue(step: number): boolean {
    return this.#options.adapt && this.#host.membership.adaptivity.on && this.#adapter.isDue(step);
  }

  /** True when the current step is timed. */
  get #isMeasured(): boolean {
    return this.#options.profile || this.#isDue(this.#step + 1);
  }

  #isWhole({ first, end }: Bucket): boolean {
    for (let i = first; i < end; i++) if (this.#ready[i] === 0) return false;
    return true;
  }

  #reduce({ first, end }: Bucket): void {
    const { stream } = this;
    for (const from of this.#streams) {
      this.#event.record(from);
      stream.wait(this.#event);
    }
    // Later reductions follow this wait in the same stream, so they need no wait for the same work.
    this.#streams.clear();
    const slice = this.buffer.slice(this.#slots[first]!.first, this.#slots[end - 1]!.end);
    const { operation, type } = this.#options;
    const reduce = (): void => this.#host.allReduce(slice, { operation, bf16: type === "bf16", stream });
    if (this.#isMeasured) this.#times.reduce(stream, reduce);
    else reduce();
    this.#reduced++;
  }

  protected release(): void {
    this.#times.close();
    this.#event.close();
    this.stream.close();
    this.buffer.close();
  }
}

/** Returns a summary of bucket sizes, such as "3 of at most 4.00 MiB". */
function sizesText(sizes: readonly number[]): string {
  const most = Math.max(...sizes);
  return `${sizes.length} of at most ${most < MiB ? `${(most / 1024).toPrecision(3)} KiB` : `${(most / MiB).toPrecision(3)} MiB`}`;
}

/** Checks the names and lengths of gradients, and returns them in the order of the forward pass. */
function checkGradients(gradients: unknown): [string, number][] {
  if (typeof gradients !== "object" || gradients === null || Array.isArray(gradients))
    throw new TypeError(`buckets: the gradients are ${shown(gradients)}. Use { name: length, ... }.`);
  const all = Object.entries(gradients as Record<string, unknown>);
  if (all.length === 0) throw new TypeError("buckets: there is no gradient. Use { name: length, ... }.");
  return all.map(([name, length]) => {
    if (typeof length !== "number" || !Number.isSafeInteger(length) || length < 1)
      throw new RangeError(
        `buckets: the length of "${name}" is ${shown(length)}. Use a whole number of elements, at least 1.`,
      );
    return [name, length];
  });
}
