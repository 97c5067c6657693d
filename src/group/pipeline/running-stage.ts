import type { Buffer, Device, Event, Stream } from "../../cuda/index.ts";
import type { CheckedStage } from "./pipeline-options.ts";

/** A stage with what was made for it: a stream, its buffers, and an event for each round that may be under way. */
export class RunningStage {
  readonly name: string;
  readonly kind: CheckedStage["kind"];
  readonly run: CheckedStage["run"];
  readonly stream: Stream;
  /** Places of the stages whose outputs it uses. */
  readonly from: readonly number[];
  /** The place of the last stage that uses its output. */
  readonly lastUser: number;
  readonly #buffers: readonly Buffer[];
  readonly #done: readonly Event[];

  constructor(
    device: Device,
    stages: readonly CheckedStage[],
    place: number,
    { depth, most }: { readonly depth: number; readonly most: number },
  ) {
    const { name, kind, run, from, output } = stages[place]!;
    this.name = name;
    this.kind = kind;
    this.run = run;
    this.from = from;
    this.lastUser = Math.max(
      place,
      stages.findLastIndex((user) => user.from.includes(place)),
    );
    const priority = kind === "communication" ? device.streamPriorities().greatest : 0;
    // What waits for the default stream, and it for that, would be done one after another again.
    this.stream = device.createStream({ nonBlocking: true, priority });
    this.#buffers =
      output === undefined
        ? []
        : Array.from({ length: depth }, () => device.allocate(output.length, output.type) as Buffer);
    this.#done = Array.from({ length: most }, () => device.createEvent({ timing: false }));
  }

  /** The buffer of a round; undefined in a stage without output. */
  bufferOf(round: number): Buffer | undefined {
    const { length } = this.#buffers;
    return length === 0 ? undefined : this.#buffers[round % length];
  }

  get hasOutput(): boolean {
    return this.#buffers.length > 0;
  }

  /** Reached when the stage has done that round: one of the last `most`. */
  doneWith(round: number): Event {
    return this.#done[round % this.#done.length]!;
  }

  close(): void {
    for (const event of this.#done) event.close();
    this.stream.close();
    for (const buffer of this.#buffers) buffer.close();
  }
}
