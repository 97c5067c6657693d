import type { Instruction } from "../../../ptx/syntax.ts";
import type { VectorCode } from "./vector-code.ts";

/**
 * Writes an instruction for all lanes at once. Returns false without writing code if the instruction has no
 * such form.
 */
export type VectorHandler = (v: VectorCode, instruction: Instruction) => boolean;
