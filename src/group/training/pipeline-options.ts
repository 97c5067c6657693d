import {
  callback,
  checkOptions,
  described,
  flag,
  list,
  nested,
  oneOf,
  optionsTable,
  text,
  whole,
} from "../../arguments/options.ts";
import type { Buffer, ElementType, Stream } from "../../cuda/index.ts";
import { isElementType } from "../../cuda/memory/element-type.ts";
import type { SpanKind } from "./span.ts";

/** Output of a stage in one round. */
export interface StageOutput {
  /** Number of elements. */
  readonly length: number;
  readonly type: ElementType;
}

/** Argument of a stage's `run` in one round. */
export interface StageWork<T = unknown> {
  /** Number of the round, from 0. */
  readonly round: number;
  /** Argument of `push` for this round. */
  readonly value: T;
  /** Stream of the stage. `run` must enqueue all its GPU work there. */
  readonly stream: Stream;
  /**
   * Outputs of this round that the stage reads, by the name of the stage that writes them. They remain
   * unchanged until the last stage that reads them is done.
   */
  readonly inputs: Readonly<Record<string, Buffer>>;
  /**
   * Last of `inputs`, by default the output of the nearest earlier stage. Throws TypeError if the stage has
   * no inputs.
   */
  readonly input: Buffer;
  /** Output buffer of the stage for this round. Throws TypeError if the stage has no output. */
  readonly output: Buffer;
}

/** One step of a pipeline. */
export interface Stage<T = unknown> {
  readonly name: string;
  /**
   * Kind of the stage, by default `compute`. A `communication` stage has a stream of high priority. A `host`
   * stage must be the last one. It runs on the event loop after the earlier stages, and the round waits for
   * its promise.
   */
  readonly kind?: SpanKind;
  /** Output of the stage. The pipeline allocates `depth` buffers for it. */
  readonly output?: StageOutput;
  /**
   * Names of the stages whose outputs the stage reads, by default the nearest earlier stage with an output.
   */
  readonly from?: readonly string[];
  /** Enqueues the work of a round in the stage's stream. The `run` of a host stage may return a promise. */
  readonly run: (work: StageWork<T>) => unknown;
}

/** Options of a pipeline. */
export interface PipelineOptions<T = unknown> {
  /** Stages in the order of a round. */
  readonly stages: readonly Stage<T>[];
  /**
   * Number of buffers for each output. It is also the maximum number of rounds between the stage that writes
   * the output and the last stage that reads it.
   */
  readonly depth?: number;
  /** True when each stage is timed, for `profile()`. */
  readonly profile?: boolean;
}

const outputOptions = optionsTable<StageOutput>()(
  "group.StageOutput",
  {},
  {
    length: {
      type: whole(1, Number.MAX_SAFE_INTEGER),
      unit: "elements",
      required: true,
      text: "Number of elements.",
    },
    type: {
      type: described<ElementType>('an element type such as "f32"', isElementType),
      required: true,
      text: "Type of the elements.",
    },
  },
);

const stageOptions = optionsTable<Stage>()(
  "group.Stage",
  {},
  {
    name: { type: text("a name"), required: true, text: "Name in profiles and errors." },
    kind: {
      type: oneOf("compute", "communication", "copy", "host"),
      default: "compute",
      text: "Kind of the stage.",
    },
    output: { type: nested(() => outputOptions), defaultText: "none", text: "Output of the stage." },
    from: {
      type: list(text("a stage's name")),
      defaultText: "the nearest earlier stage with an output",
      text: "Stages whose outputs the stage reads.",
    },
    run: {
      type: callback<Stage["run"]>("a function that takes the work of a round"),
      required: true,
      text: "Enqueues the work in the stage's stream.",
    },
  },
);

export const pipelineOptions = optionsTable<PipelineOptions>()(
  "group.PipelineOptions",
  { "Group.pipeline": 0 },
  {
    stages: {
      type: list(
        nested(() => stageOptions),
        1,
      ),
      required: true,
      text: "Stages in the order of a round.",
    },
    depth: { type: whole(1, 64), default: 2, text: "Number of buffers for each output." },
    profile: { type: flag(), default: false, text: "Measure the time of each stage." },
  },
);

/** Stage after the check of its options. */
export interface CheckedStage {
  readonly name: string;
  readonly kind: SpanKind;
  readonly output: StageOutput | undefined;
  /** Indices of the stages whose outputs the stage reads. */
  readonly from: readonly number[];
  readonly run: Stage["run"];
}

/**
 * Checks the stages together. Names must differ, inputs must come from earlier stages, and a host stage must
 * be the last one.
 */
export function checkStages(stages: readonly Stage[]): CheckedStage[] {
  const checked: CheckedStage[] = [];
  for (const [index, stage] of stages.entries()) {
    const caller = `pipeline: stages[${index}]`;
    const { name, kind, output, from, run } = checkOptions(stageOptions, caller, stage);
    if (checked.some((before) => before.name === name))
      throw new TypeError(`${caller}: an earlier stage has the name "${name}". Use another name.`);
    if (checked.at(-1)?.kind === "host")
      throw new TypeError(
        `${caller}: "${name}" follows a host stage, which must be the last stage. Push the result into another pipeline.`,
      );
    const nearest = checked.findLastIndex((before) => before.output !== undefined);
    const indices = from?.map((wanted) => {
      const found = checked.findIndex((before) => before.name === wanted && before.output !== undefined);
      if (found < 0) throw new TypeError(`${caller}: no stage "${wanted}" before "${name}" has an output`);
      return found;
    });
    const usual = nearest < 0 ? [] : [nearest];
    checked.push({ name, kind, output, from: indices ?? usual, run });
  }
  return checked;
}
