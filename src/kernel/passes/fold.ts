import { type Constant, fold } from "../ir/fold.ts";
import { freshId, type IrFunction, resolved, Value } from "../ir/value.ts";
import type { RegisterType } from "../language/scalar.ts";
import { resolveAll } from "./common.ts";

/** Computes the instructions whose operands are constants (constant folding). */
export function foldConstants(kernel: IrFunction): void {
  const added: Value[] = [];
  for (const block of kernel.blocks) {
    block.body = block.body.filter((value) => {
      const args = value.args.map(resolved);
      if (args.length === 0 || args.some(({ op }) => op !== "const")) return true;
      const constants = args.map(({ attributes }) => attributes.constant!);
      const constant = folded(value, args[0]!.type as RegisterType, constants);
      if (constant === undefined) return true;
      value.forward = new Value(freshId(), "const", value.type, [], {
        attributes: { constant },
        place: undefined,
      });
      added.push(value.forward);
      return false;
    });
  }
  if (added.length === 0) return;
  kernel.blocks[0]!.body.unshift(...added);
  resolveAll(kernel);
}

function folded({ op }: Value, type: RegisterType, constants: readonly Constant[]): Constant | undefined {
  if (op === "select") return constants[0] === true ? constants[1] : constants[2];
  return op === "convert" || op === "round" || op === "load" || op === "store"
    ? undefined
    : fold(op, type, constants);
}
