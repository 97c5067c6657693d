import type { Kind } from "../../ptx/operations/operation.ts";
import type { InstructionOf } from "../../ptx/syntax.ts";
import type { FunctionCode } from "../unit/function-code.ts";

/** Writes the code of one instruction. Throws a PtxError for wrong operands. */
export type Handler<K extends Kind> = (f: FunctionCode, instruction: InstructionOf<K>) => void;
