// Operands and results of one thread's instruction as expressions.
import { type Scalar, valueType } from "../../ptx/operations/scalar.ts";
import type { Instruction, Operand } from "../../ptx/syntax.ts";
import {
  Body,
  type Operand as Expression,
  localOf,
  type Shape,
  type Value,
  type Variable,
} from "../encoding/expression.ts";
import type { FunctionCode } from "./function-code.ts";
import type { Unit } from "./unit.ts";

export class InstructionBody extends Body {
  readonly f: FunctionCode;
  readonly i: Instruction;

  constructor(f: FunctionCode, i: Instruction) {
    super(f.code);
    this.f = f;
    this.i = i;
  }

  get unit(): Unit {
    return this.f.unit;
  }

  /** Returns an operand, given itself or by its index, as a value of a type. */
  operand(operand: number | Operand | undefined, type: Scalar): Value {
    const given = typeof operand === "number" ? this.i.operands[operand] : operand;
    return this.value(valueType(type), () => this.f.push(this.i, given, type));
  }

  /** Returns a temporary variable by shape and name. */
  temporary(shape: Shape, name: string): Variable {
    return this.local(shape, this.f.temporary(localOf(shape), name));
  }

  /** Returns a temporary variable with the value of an operand. */
  stored(name: string, operand: number | Operand | undefined, type: Scalar): Variable {
    return this.saved(name, this.operand(operand, type));
  }

  /** Returns a temporary variable with a value. */
  saved(name: string, value: Value): Variable {
    const variable = this.temporary(value.shape, name);
    variable.set(value);
    return variable;
  }

  special(name: string): Value {
    return this.value("i32", () => this.f.pushSpecial(name, this.i));
  }

  /** Sets a result of a type, which is the first operand unless another one is given. */
  result(type: Scalar, value: Expression, to: Operand | undefined = this.i.operands[0]): void {
    this.push(value, valueType(type));
    this.f.pop(this.i, to, type);
  }
}
