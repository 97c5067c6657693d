import type { PlainKind } from "../../../ptx/operations/operation.ts";
import type { InstructionOf } from "../../../ptx/syntax.ts";
import type { VectorCode } from "./vector-code.ts";

/**
 * Writes an instruction for all lanes at once. Returns false without writing code if the instruction has no
 * such form.
 */
export type VectorHandler<K extends PlainKind> = (v: VectorCode, instruction: InstructionOf<K>) => boolean;
