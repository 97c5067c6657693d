// Renames registers, variables and labels in a function's statements, for inlining and linking.
import type { Operand, Register, Statement } from "./syntax.ts";

export interface Names {
  register(old: Register): Register;
  /** New names of variables, by the old name. */
  readonly variables: ReadonlyMap<string, string>;
  label(old: string): string;
}

export function renamed(statement: Statement, names: Names): Statement {
  if ("label" in statement) return { ...statement, label: names.label(statement.label) };
  const { guard, operation, operands, call } = statement;
  const jumps = operation.kind === "branch" || operation.kind === "branchTable";
  const change = (operand: Operand): Operand => {
    if (jumps && operand.kind === "symbol") return { ...operand, name: names.label(operand.name) };
    return renamedOperand(operand, names);
  };
  const variable = (name: string) => names.variables.get(name) ?? name;
  return {
    ...statement,
    guard: guard === undefined ? undefined : { ...guard, register: names.register(guard.register) },
    operands: operands.map(change),
    ...(call !== undefined && {
      call: {
        ...call,
        results: call.results.map(variable),
        target: renamedOperand(call.target, names),
        parameters: call.parameters.map((each) => renamedOperand(each, names)),
      },
    }),
  };
}

function renamedOperand(operand: Operand, names: Names): Operand {
  const change = (each: Operand) => renamedOperand(each, names);
  switch (operand.kind) {
    case "register":
      return { ...operand, register: names.register(operand.register) };
    case "symbol":
      return { ...operand, name: names.variables.get(operand.name) ?? operand.name };
    case "address":
      return {
        ...operand,
        base: operand.base === undefined ? undefined : change(operand.base),
        ...(operand.coordinates !== undefined && { coordinates: operand.coordinates.map(change) }),
      };
    case "vector":
      return { ...operand, elements: operand.elements.map(change) };
    case "pair":
      return { ...operand, first: change(operand.first), second: change(operand.second) };
    case "not":
      return { ...operand, operand: change(operand.operand) };
    default:
      return operand;
  }
}
