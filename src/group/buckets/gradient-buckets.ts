import { checkOptions } from "../../arguments/check-options.ts";
import { shown } from "../../arguments/shown.ts";
import { type Buffer, type Event, Stream } from "../../cuda/index.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import { elementBytes } from "../collectives/element.ts";
import { groupWaitOptions } from "../done-options.ts";
import { untilOf } from "../links/handshake.ts";
import type { OverlapHost } from "../overlap-host.ts";
import { OverlapProfile } from "../timeline/overlap-profile.ts";
import { BucketAdapter, type MeasuredStep } from "./adapt.ts";
import { type BucketChange, type BucketOptions, MiB } from "./bucket-options.ts";
import { type Bucket, bucketBytesOf } from "./bucket-plan.ts";
import { StepTimes } from "./step-times.ts";

/** Gradients begin at multiples of so many bytes. */
const alignment = 256;

/** What more buckets than that took one by one is not told to the others. */
const toldBuckets = 64;

/** One gradient's place in the buffer of all. */
interface Place {
  readonly name: string;
  readonly buffer: Buffer;
  /** Elements with those up to the next one's beginning. */
  readonly first: number;
  readonly end: number;
}

type Checked = Required<Omit<BucketOptions, "onChange">> & Pick<BucketOptions, "onChange">;

/**
 * Gradients of a training, reduced while the backward pass goes on: they lie side by side, the last layer's first, and each bucket
 * of them is reduced on a stream of its own as soon as all of it is there. `group.buckets` gives them.
 */
export class GradientBuckets extends Resource {
  readonly #host: OverlapHost;
  readonly #options: Checked;
  /** All of them: what an optimizer goes over in one launch. Between two gradients may be elements that are 0. */
  readonly buffer: Buffer;
  /** Where buckets are reduced. */
  readonly stream: Stream;
  readonly #event: Event;
  readonly #times: StepTimes;
  /** In the order in which they become ready. */
  readonly #places: readonly Place[];
  readonly #byName: ReadonlyMap<string, number>;
  readonly #bytes: readonly number[];
  #buckets: readonly Bucket[];
  #adapter: BucketAdapter;
  /** How long the members last took to tell each other what they measured. */
  #toldMs = 0;
  readonly #changes: BucketChange[] = [];
  // Of the step that goes on:
  readonly #ready: Uint8Array;
  #readyCount = 0;
  #reduced = 0;
  #begun = false;
  #step = 0;
  /** What waits for the gradients. */
  #last: Stream | undefined;
  #epoch: number;
  readonly #streams = new Set<Stream>();

  /** @internal Use `group.buckets`. */
  constructor(
    host: OverlapHost,
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
    this.#places = lengths.map(([name, length], i) => {
      const first = ends[i - 1] ?? 0;
      return { name, first, end: ends[i]!, buffer: this.buffer.slice(first, first + length) };
    });
    this.#byName = new Map(lengths.map(([name], i) => [name, i]));
    this.#bytes = this.#places.map(({ first, end }) => (end - first) * elementSize);
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
    return `GradientBuckets (${this.#places.length} gradients, ${this.#buckets.length} buckets)`;
  }

  /** Bytes of each bucket, in the order in which they are reduced. */
  get sizes(): readonly number[] {
    return this.#sizesOf(this.#buckets);
  }

  /** Which other sizes were chosen when, and why. */
  get changes(): readonly BucketChange[] {
    return this.#changes;
  }

  /** A gradient's place: what the backward pass writes. */
  at(name: string): Buffer {
    this.ensureOpen();
    return this.#places[this.#placeOf("at", name)]!.buffer;
  }

  /** Marks where the backward pass begins, for {@link profile}. */
  begin(stream: Stream = this.#host.device.stream): void {
    this.#check("begin", stream);
    if (this.#readyCount > 0) throw new TypeError("begin: gradients are ready in this step: call it before");
    this.#times.clear();
    this.#begun = true;
    if (this.#isMeasured) this.#times.begin(stream);
  }

  /**
   * Says that the stream has been given everything that writes this gradient. Buckets that are whole by it are reduced, in the same order in all
   * members. TypeError for a gradient that was ready in this step before.
   */
  ready(name: string, stream: Stream = this.#host.device.stream): void {
    this.#check("ready", stream);
    const place = this.#placeOf("ready", name);
    if (this.#ready[place] === 1)
      throw new TypeError(
        `ready: "${name}" was ready in this step before: call finish() once all gradients are`,
      );
    if (this.#readyCount === 0 && !this.#begun) this.#times.clear();
    this.#ready[place] = 1;
    this.#readyCount++;
    this.#streams.add(stream);
    if (this.#isMeasured) this.#times.ready(stream);
    for (let next = this.#buckets[this.#reduced]; next !== undefined && this.#isWhole(next); ) {
      this.#reduce(next);
      next = this.#buckets[this.#reduced];
    }
  }

  /** What follows in the stream waits until all gradients are reduced; the next step may begin. TypeError, with their names, when some were not ready. */
  finish(stream: Stream = this.#host.device.stream): void {
    this.#check("finish", stream);
    if (this.#readyCount < this.#places.length) {
      const missing = this.#places.filter((_, i) => this.#ready[i] === 0).map(({ name }) => name);
      throw new TypeError(
        `finish: not ready in this step: ${missing.join(", ")}: call ready() for each, in all members`,
      );
    }
    this.#event.record(this.stream);
    stream.wait(this.#event);
    this.#last = stream;
    this.#forgetStep();
    this.#step++;
  }

  /**
   * Resolves when the step is done, as `group.done()`. After some steps, the same in all members, they tell each other what
   * was measured and choose other sizes where that is better: so all call it after the same steps.
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
    const deadline = untilOf(wait.timeoutMs, wait.signal);
    const own: MeasuredStep = {
      ...{ endMs: this.#times.endMs, toldMs: this.#toldMs },
      ...{ backwardMs: this.#times.backwardMs, reducedMs: this.#times.reducedMs(toldBuckets) },
    };
    const begun = performance.now();
    const all = await membership.exchange<MeasuredStep>("buckets", own, deadline);
    this.#toldMs = performance.now() - begun;
    for (const { kind, reason, before, buckets } of this.#adapter.add(this.#step, all)) {
      this.#buckets = buckets;
      const [from, to] = [before, buckets].map((each) => this.#sizesOf(each)) as [number[], number[]];
      const change = { step: this.#step, kind, from, to, reason };
      this.#changes.push(change);
      membership.adaptivity.tell({ what: "buckets", kind, from: sizesText(from), to: sizesText(to), reason });
      this.#options.onChange?.(change);
    }
  }

  #sizesOf(buckets: readonly Bucket[]): number[] {
    return buckets.map((bucket) => bucketBytesOf(this.#bytes, bucket));
  }

  /** What the last step, which is done, did when: the backward pass beside the buckets. Needs `profile: true`. */
  profile(): OverlapProfile {
    this.ensureOpen();
    if (!this.#options.profile)
      throw new TypeError(`${this.label}: profile() needs group.buckets(..., { profile: true })`);
    const names = this.#places.map(({ name }) => name);
    return new OverlapProfile(this.label, this.#times.spans(this.#step, names));
  }

  #placeOf(what: string, name: string): number {
    const place = this.#byName.get(name);
    if (place !== undefined) return place;
    throw new TypeError(
      `${what}: there is no gradient ${shown(name)}: there are ${[...this.#byName.keys()].slice(0, 8).join(", ")}`,
    );
  }

  get #isOld(): boolean {
    return this.#epoch !== this.#host.membership.epoch;
  }

  #check(what: string, stream: unknown): void {
    this.ensureOpen();
    if (!(stream instanceof Stream) || stream.device !== this.#host.device)
      throw new TypeError(`${what}: the stream is ${shown(stream)}: use one of the group's device`);
    if (!this.#isOld) return;
    // Members left the old epoch in different steps, perhaps with different buckets.
    this.#epoch = this.#host.membership.epoch;
    this.#step = 0;
    this.#adapter = new BucketAdapter(this.#bytes, this.#options);
    this.#buckets = this.#adapter.buckets;
    this.#toldMs = 0;
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

  /** Is this a step of which times are taken? */
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
    // What was ready in those so far is waited for by this, and by all that follow it.
    this.#streams.clear();
    const slice = this.buffer.slice(this.#places[first]!.first, this.#places[end - 1]!.end);
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

/** "3 of at most 4.00 MiB". */
function sizesText(sizes: readonly number[]): string {
  const most = Math.max(...sizes);
  return `${sizes.length} of at most ${most < MiB ? `${(most / 1024).toPrecision(3)} KiB` : `${(most / MiB).toPrecision(3)} MiB`}`;
}

/** Names and lengths, in the order of the forward pass. */
function checkGradients(gradients: unknown): [string, number][] {
  if (typeof gradients !== "object" || gradients === null || Array.isArray(gradients))
    throw new TypeError(`buckets: the gradients are ${shown(gradients)}: use { name: length, ... }`);
  const all = Object.entries(gradients as Record<string, unknown>);
  if (all.length === 0) throw new TypeError("buckets: there is no gradient: use { name: length, ... }");
  return all.map(([name, length]) => {
    if (typeof length !== "number" || !Number.isSafeInteger(length) || length < 1)
      throw new RangeError(
        `buckets: the length of "${name}" is ${shown(length)}: use a whole number of elements, at least 1`,
      );
    return [name, length];
  });
}
