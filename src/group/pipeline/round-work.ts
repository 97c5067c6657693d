import type { Buffer, Stream } from "../../cuda/index.ts";
import type { StageWork } from "./pipeline-options.ts";

/** What a stage is given: names what is not there instead of giving undefined. */
export class RoundWork implements StageWork {
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
      throw new TypeError(`pipeline: no stage before "${this.#stage}" has an output: use its value`);
    return this.#nearest;
  }

  get output(): Buffer {
    if (this.#own === undefined)
      throw new TypeError(`pipeline: "${this.#stage}" has no output: give it one, { length, type }`);
    return this.#own;
  }
}
