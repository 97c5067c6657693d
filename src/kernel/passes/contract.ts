import { freshId, type IrFunction, Value } from "../ir/value.ts";
import { isFloat, type RegisterType } from "../language/scalar.ts";

/** Joins each product that one sum reads with that sum, with one rounding. */
export function contract(kernel: IrFunction): void {
  const uses = new Map<Value, number>();
  for (const block of kernel.blocks) {
    for (const { args } of [...block.phis, ...block.body])
      for (const arg of args) uses.set(arg, (uses.get(arg) ?? 0) + 1);
  }
  const isProduct = (value: Value): boolean => value.op === "mul" && uses.get(value) === 1;
  for (const block of kernel.blocks) {
    const body: Value[] = [];
    for (const value of block.body) {
      const [a, b] = value.args as [Value, Value];
      const isSum = (value.op === "add" || value.op === "sub") && isFloat(value.type as RegisterType);
      if (isSum && isProduct(a)) {
        value.args = [...a.args, value.op === "add" ? b : negated(b, body)];
        value.op = "fma";
      } else if (isSum && isProduct(b)) {
        const [x, y] = b.args as [Value, Value];
        value.args = [value.op === "add" ? x : negated(x, body), y, a];
        value.op = "fma";
      }
      body.push(value);
    }
    block.body = body;
  }
}

/** Returns the negated value. ptxas makes it a modifier of the operand. */
function negated(value: Value, body: Value[]): Value {
  const { constant } = value.attributes;
  if (value.op === "const")
    return new Value(freshId(), "const", value.type, [], {
      attributes: { constant: -Number(constant) },
      place: undefined,
    });
  const result = new Value(freshId(), "neg", value.type, [value], { attributes: {}, place: value.place });
  body.push(result);
  return result;
}
