import type { Instruction } from "../../../ptx/syntax.ts";
import type { VectorCode } from "../vector-code.ts";

/** Writes an instruction for all lanes at once; false, with nothing written, when it has no such form. */
export type VectorHandler = (v: VectorCode, instruction: Instruction) => boolean;
