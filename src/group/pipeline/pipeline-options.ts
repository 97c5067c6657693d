import { checkOptions } from "../../arguments/check-options.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { callback, described, flag, list, nested, oneOf, text, whole } from "../../arguments/value-type.ts";
import type { Buffer, ElementType, Stream } from "../../cuda/index.ts";
import { isElementType } from "../../cuda/memory/element-type.ts";
import type { SpanKind } from "../timeline/span.ts";

/** Elements of one type: what a stage writes in one round. */
export interface StageOutput {
  readonly length: number;
  readonly type: ElementType;
}

/** What a stage works with in one round. */
export interface StageWork<T = unknown> {
  /** Which round it is, from 0. */
  readonly round: number;
  /** What this round was pushed with. */
  readonly value: T;
  /** The stage's own stream: everything it does is given to this one. */
  readonly stream: Stream;
  /** This round's outputs of the stages before that have one, by their names; kept until the last stage that uses them is done. */
  readonly inputs: Readonly<Record<string, Buffer>>;
  /** That of the nearest stage before that has one. TypeError where there is none. */
  readonly input: Buffer;
  /** This round's own. TypeError in a stage that has none. */
  readonly output: Buffer;
}

/** One step of a pipeline. */
export interface Stage<T = unknown> {
  readonly name: string;
  /**
   * "compute" (the default), "communication" (a stream of high priority) or "copy"; "host": the last one, called on the event loop when all
   * before it are done, whose promise the round waits for.
   */
  readonly kind?: SpanKind;
  /** What it writes: `depth` buffers of that are made. */
  readonly output?: StageOutput;
  /** Whose outputs it uses; the nearest before it that has one, without it. */
  readonly from?: readonly string[];
  /** Gives the round's work to the stage's stream, and returns. */
  readonly run: (work: StageWork<T>) => unknown;
}

/** How a pipeline works. */
export interface PipelineOptions<T = unknown> {
  /** In the order in which a round passes them. */
  readonly stages: readonly Stage<T>[];
  /** Buffers of each output: so many rounds may be between the stage that writes it and the last that reads it. */
  readonly depth?: number;
  /** Take the time of each stage, for `profile()`. */
  readonly profile?: boolean;
}

const outputOptions = optionsTable<StageOutput>()(
  "group.StageOutput",
  {},
  {
    length: { type: whole(1, Number.MAX_SAFE_INTEGER), unit: "elements", required: true, text: "How many." },
    type: {
      type: described<ElementType>('an element type such as "f32"', isElementType),
      required: true,
      text: "Of what type.",
    },
  },
);

const stageOptions = optionsTable<Stage>()(
  "group.Stage",
  {},
  {
    name: { type: text("a name"), required: true, text: "What it is called in profiles and errors." },
    kind: {
      type: oneOf("compute", "communication", "copy", "host"),
      default: "compute",
      text: "What it does.",
    },
    output: { type: nested(() => outputOptions), defaultText: "none", text: "What it writes." },
    from: {
      type: list(text("a stage's name")),
      defaultText: "the nearest stage before that has an output",
      text: "Whose outputs it uses.",
    },
    run: {
      type: callback<Stage["run"]>("a function that is given the round's work"),
      required: true,
      text: "Gives the work to the stage's stream.",
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
      text: "The steps of a round.",
    },
    depth: { type: whole(1, 64), default: 2, text: "Buffers of each output." },
    profile: { type: flag(), default: false, text: "Take the time of each stage." },
  },
);

/** A stage as it was checked. */
export interface CheckedStage {
  readonly name: string;
  readonly kind: SpanKind;
  readonly output: StageOutput | undefined;
  /** Places of the stages whose outputs it uses. */
  readonly from: readonly number[];
  readonly run: Stage["run"];
}

/** The stages, checked together: names differ, inputs come from before, and what the host does comes last. */
export function checkStages(stages: readonly Stage[]): CheckedStage[] {
  const checked: CheckedStage[] = [];
  for (const [place, stage] of stages.entries()) {
    const caller = `pipeline: stages[${place}]`;
    const { name, kind, output, from, run } = checkOptions(stageOptions, caller, stage);
    if (checked.some((before) => before.name === name))
      throw new TypeError(`${caller}: there is a stage "${name}" before it: use another name`);
    if (checked.at(-1)?.kind === "host")
      throw new TypeError(
        `${caller}: "${name}" comes after a stage of the host, which must be the last: push what it gives into another pipeline`,
      );
    const nearest = checked.findLastIndex((before) => before.output !== undefined);
    const places = from?.map((wanted) => {
      const found = checked.findIndex((before) => before.name === wanted && before.output !== undefined);
      if (found < 0)
        throw new TypeError(`${caller}: no stage "${wanted}" before "${name}" has an output to be used`);
      return found;
    });
    const usual = nearest < 0 ? [] : [nearest];
    checked.push({ name, kind, output, from: places ?? usual, run });
  }
  return checked;
}
