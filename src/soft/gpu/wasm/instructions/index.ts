// Dispatch of an instruction to its handler by the kind of its operation.
import type { PlainKind } from "../../ptx/operations/operation.ts";
import { conditionOf, type Guard, invalid, type PlainInstruction } from "../../ptx/syntax.ts";
import { UnknownWasmInstruction } from "../encoding/code.ts";
import * as inspection from "../inspect/memory-check/write-check.ts";
import * as steps from "../inspect/steps.ts";
import type { FunctionCode } from "../unit/function-code.ts";
import { InstructionBody } from "../unit/instruction-body.ts";
import * as access from "./access.ts";
import * as copy from "./async-copy.ts";
import * as atomic from "./atomic.ts";
import * as bits from "./bits.ts";
import * as call from "./call.ts";
import * as cluster from "./cluster.ts";
import * as compare from "./compare.ts";
import * as convert from "./convert.ts";
import * as float from "./float.ts";
import * as half from "./half.ts";
import type { Form, Handler, VectorHandler } from "./handler.ts";
import * as integer from "./integer.ts";
import * as mbarrier from "./mbarrier.ts";
import * as memory from "./memory.ts";
import * as other from "./other.ts";
import * as texture from "./texture.ts";
import * as video from "./video.ts";
import * as matrix from "./wmma.ts";

/**
 * Instructions by the kind of the operation, which is also the name of the form in its file. One that is only a function
 * runs lane by lane in groups.
 */
const forms: { readonly [K in PlainKind]: Form<K> | Handler<K> } = {
  ...integer,
  ...float,
  ...half,
  ...bits,
  ...video,
  ...compare,
  ...convert,
  ...memory,
  ...atomic,
  ...cluster,
  ...copy,
  ...mbarrier,
  ...texture,
  ...matrix,
  ...call,
  ...other,
  ...access,
  ...inspection,
  ...steps,
};

/** Returns the form of an instruction for all lanes at once, if it has one. */
export function lanesFormOf({ operation }: PlainInstruction): VectorHandler<PlainKind> | undefined {
  const form = forms[operation.kind];
  return typeof form === "function" ? undefined : (form.lanes as VectorHandler<PlainKind> | undefined);
}

/** Writes instructions one after the other. */
export function writeInstructions(f: FunctionCode, instructions: readonly PlainInstruction[]): void {
  for (let at = 0; at < instructions.length; ) {
    const { guard } = instructions[at]!;
    const from = at++;
    // An inspected instruction and those that inspect it share a guard, which the instruction may change.
    const inspects = () =>
      instructions[at - 1]!.inspects !== undefined || instructions[at]!.inspects !== undefined;
    while (guard !== undefined && instructions[at]?.guard === guard && inspects()) at++;
    if (at - from === 1) writeInstruction(f, instructions[from]!);
    else
      guarded(f, instructions[from]!, guard!, () => {
        for (const each of instructions.slice(from, at)) write(f, each);
      });
  }
}

/** Writes the code of an instruction and its guard. */
export function writeInstruction(f: FunctionCode, instruction: PlainInstruction): void {
  const { guard } = instruction;
  if (guard === undefined) write(f, instruction);
  else if (!memory.writePredicatedStore(f, { ...instruction, guard: undefined }, guard))
    guarded(f, instruction, guard, () => write(f, instruction));
}

/** Writes code for threads whose guard holds. */
function guarded(f: FunctionCode, at: PlainInstruction, guard: Guard, writeCode: () => void): void {
  f.push(at, conditionOf(guard), "pred");
  f.code.if();
  // Address checks under a guard do not hold after it.
  const before = new Map(f.checked);
  writeCode();
  f.code.end();
  for (const index of f.checked.keys())
    if (before.get(index) !== f.checked.get(index)) f.checked.delete(index);
}

/** Writes the code of an instruction without its guard. */
function write(f: FunctionCode, instruction: PlainInstruction): void {
  const { kind, opcode } = instruction.operation;
  const form = forms[kind];
  const handler = (typeof form === "function" ? form : form.thread) as Handler<PlainKind>;
  f.unit.mark(f.code, instruction);
  try {
    handler(new InstructionBody(f, instruction), instruction);
  } catch (error) {
    if (!(error instanceof UnknownWasmInstruction)) throw error;
    invalid(instruction, `Unexpected instruction types specified for '${opcode}'`);
  }
}
