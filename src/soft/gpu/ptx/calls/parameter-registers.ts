// Replaces `.param` variables of inlined calls: scalars that are only loaded and stored whole become
// registers, the rest local memory.
import { operationOf } from "../operations/operation.ts";
import { bytesOf, isSigned, type Scalar } from "../operations/scalar.ts";
import {
  type Instruction,
  leavesOf,
  type Operand,
  type PtxFunction,
  type Register,
  type Statement,
  unsupported,
  type Variable,
} from "../syntax.ts";

interface Access {
  readonly offset: number;
  readonly type: Scalar;
  readonly elements: readonly Operand[];
}

/** Returns the function with registers and local variables in place of the `.param` variables of calls. */
export function withParameterRegisters(fn: PtxFunction): PtxFunction {
  const own = new Set([...fn.parameters, ...fn.results].map(({ name }) => name));
  const passed = fn.variables.filter(({ name, space }) => space === "param" && !own.has(name));
  if (passed.length === 0) return fn;
  const widths = new Map<string, Map<number, number> | undefined>(
    passed.map(({ name }) => [name, new Map<number, number>()]),
  );
  for (const statement of fn.body ?? []) if ("operation" in statement) survey(statement, widths);
  for (const [name, offsets] of widths)
    if (offsets !== undefined && overlap(offsets)) widths.set(name, undefined);
  const registers = [...fn.registers];
  const parts = new Map<string, Map<number, Register>>();
  for (const [name, offsets] of widths) {
    if (offsets === undefined) continue;
    const found = new Map<number, Register>();
    for (const [offset, bytes] of offsets) {
      const type: Scalar = bytes === 8 ? "b64" : "b32";
      const register = { index: registers.length, name: `${name}+${offset}`, type };
      registers.push(register);
      found.set(offset, register);
    }
    parts.set(name, found);
  }
  const body = (fn.body ?? []).flatMap((statement): Statement[] =>
    "operation" in statement ? replaced(statement, parts) : [statement],
  );
  const variables = fn.variables.flatMap((variable): Variable[] => {
    if (!widths.has(variable.name)) return [variable];
    return parts.has(variable.name) ? [] : [{ ...variable, space: "local" }];
  });
  return { ...fn, body, registers, variables };
}

/** Returns the `.param` variable that an instruction loads or stores, and the accessed range. */
function accessOf({ operation, operands }: Instruction): [name: string, Access] | undefined {
  if ((operation.kind !== "load" && operation.kind !== "store") || operation.space !== "param")
    return undefined;
  const { type } = operation;
  const [address, value] = operation.kind === "load" ? [operands[1], operands[0]] : operands;
  if (address?.kind !== "address" || address.base?.kind !== "symbol" || value === undefined) return undefined;
  const elements = value.kind === "vector" ? value.elements : [value];
  return [address.base.name, { offset: address.offset + address.base.offset, type, elements }];
}

function survey(instruction: Instruction, widths: Map<string, Map<number, number> | undefined>): void {
  const access = accessOf(instruction);
  if (access !== undefined) {
    const [name, { offset, type, elements }] = access;
    const offsets = widths.get(name);
    const bytes = bytesOf(type);
    elements.forEach((_, i) => {
      const at = offset + i * bytes;
      offsets?.set(at, Math.max(bytes, offsets.get(at) ?? 0));
    });
    return;
  }
  const { operands, call } = instruction;
  const named = [...operands, ...(call?.parameters ?? [])]
    .flatMap(leavesOf)
    .flatMap((each) => (each.kind === "symbol" ? [each.name] : []));
  for (const name of [...named, ...(call?.results ?? [])]) if (widths.has(name)) widths.set(name, undefined);
}

/** Returns true if two ranges overlap without starting at the same offset. */
function overlap(offsets: ReadonlyMap<number, number>): boolean {
  let end = 0;
  for (const [offset, bytes] of [...offsets].sort(([a], [b]) => a - b)) {
    if (offset < end) return true;
    end = offset + bytes;
  }
  return false;
}

function replaced(
  instruction: Instruction,
  parts: ReadonlyMap<string, Map<number, Register>>,
): Instruction[] {
  const access = accessOf(instruction);
  const found = access === undefined ? undefined : parts.get(access[0]);
  if (access === undefined || found === undefined) return [instruction];
  const [, { offset, type, elements }] = access;
  const bytes = bytesOf(type);
  const moves: Instruction[] = [];
  const from = instruction.operation.kind === "store";
  for (const [i, element] of elements.entries()) {
    if (element.kind === "sink") continue;
    const register = found.get(offset + i * bytes)!;
    const registerOperand: Operand = { kind: "register", register };
    moves.push({
      ...instruction,
      operation: operationOf(move(type, register, element, from, instruction)),
      operands: from ? [registerOperand, element] : [element, registerOperand],
    });
  }
  return moves;
}

/** Returns the name of the operation that moves a value into or out of a parameter's register. */
function move(type: Scalar, register: Register, element: Operand, store: boolean, at: Instruction): string {
  const bytes = bytesOf(type);
  const whole = bytesOf(register.type);
  if (store) {
    if (bytes === whole) return element.kind === "register" ? `mov.b${bytes * 8}` : `mov.${type}`;
    if (bytes < 8) return `cvt.u${whole * 8}.u${bytes * 8}`;
    unsupported(at, "a parameter that is stored in parts of different sizes");
  }
  if (element.kind !== "register") return `mov.b${whole * 8}`;
  const to = bytesOf(element.register.type);
  if (bytes === whole && to === bytes) return `mov.b${bytes * 8}`;
  const sign = isSigned(type) ? "s" : "u";
  return `cvt.${sign}${to * 8}.${sign}${bytes * 8}`;
}
