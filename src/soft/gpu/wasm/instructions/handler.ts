// Descriptions of instructions: the form for one thread beside the form for a group of lanes.
import type { Kind, PlainKind } from "../../ptx/operations/operation.ts";
import type { InstructionOf } from "../../ptx/syntax.ts";
import type { InstructionBody } from "../unit/instruction-body.ts";
import type { LaneCode } from "../unit/lane-code.ts";
import type { VectorCode } from "../unit/vector-code.ts";

/** Writes the code of one instruction for one thread. Throws a PtxError for wrong operands. */
export type Handler<K extends Kind> = (w: InstructionBody, instruction: InstructionOf<K>) => void;

/**
 * Writes an instruction for all lanes at once. Returns false without writing code if the instruction has no such
 * form. `byLanes` writes it lane by lane, for forms that cover only some cases at run time.
 */
export type VectorHandler<K extends PlainKind> = (
  v: VectorCode,
  instruction: InstructionOf<K>,
  byLanes: () => void,
) => boolean;

/** An instruction without a form for lanes runs lane by lane. */
export interface Form<K extends PlainKind> {
  readonly thread: Handler<K>;
  readonly lanes?: VectorHandler<K>;
}

/** Returns the form of an instruction that is written once for one thread and for lanes. */
export const once = <K extends PlainKind>(
  write: (lane: LaneCode, instruction: InstructionOf<K>) => boolean,
): Form<K> => ({ thread: ({ f }, i) => write(f, i), lanes: write });
