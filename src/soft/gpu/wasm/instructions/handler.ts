import type { Instruction } from "../../ptx/syntax.ts";
import type { FunctionCode } from "../unit/function-code.ts";

/** Writes the code of one instruction. Throws a PtxError for an unsupported form. */
export type Handler = (f: FunctionCode, instruction: Instruction) => void;
