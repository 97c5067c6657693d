import type { Instruction } from "../../ptx/syntax.ts";
import type { FunctionCode } from "../function-code.ts";

/** Writes the code of one instruction; refuses by name what it does not know. */
export type Handler = (f: FunctionCode, instruction: Instruction) => void;
