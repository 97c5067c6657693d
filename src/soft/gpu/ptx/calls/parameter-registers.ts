// Parameters of calls that were replaced by bodies: what is only stored and loaded as a whole becomes a register, the rest local memory.
import { unsupported } from "../ptx-error.ts";
import type { Instruction, Operand, PtxFunction, Register, Statement, Variable } from "../syntax.ts";
import { bytesOf, isSigned, type Scalar, scalarOf } from "../types.ts";

interface Access {
  readonly offset: number;
  readonly type: Scalar;
  readonly elements: readonly Operand[];
}

/** Gives a function whose `.param` variables, other than its own parameters, are registers and local variables. */
export function withParameterRegisters(fn: PtxFunction): PtxFunction {
  const own = new Set([...fn.parameters, ...fn.results].map(({ name }) => name));
  const passed = fn.variables.filter(({ name, space }) => space === "param" && !own.has(name));
  if (passed.length === 0) return fn;
  const places = new Map<string, Map<number, number> | undefined>(
    passed.map(({ name }) => [name, new Map<number, number>()]),
  );
  for (const statement of fn.body ?? []) if ("opcode" in statement) survey(statement, places);
  for (const [name, widths] of places)
    if (widths !== undefined && overlap(widths)) places.set(name, undefined);
  const registers = [...fn.registers];
  const parts = new Map<string, Map<number, Register>>();
  for (const [name, widths] of places) {
    if (widths === undefined) continue;
    const found = new Map<number, Register>();
    for (const [offset, bytes] of widths) {
      const type: Scalar = bytes === 8 ? "b64" : "b32";
      const register = { index: registers.length, name: `${name}+${offset}`, type };
      registers.push(register);
      found.set(offset, register);
    }
    parts.set(name, found);
  }
  const body = (fn.body ?? []).flatMap((statement): Statement[] =>
    "opcode" in statement ? replaced(statement, parts) : [statement],
  );
  const variables = fn.variables.flatMap((variable): Variable[] => {
    if (!places.has(variable.name)) return [variable];
    return parts.has(variable.name) ? [] : [{ ...variable, space: "local" }];
  });
  return { ...fn, body, registers, variables };
}

/** The variable that an instruction loads from or stores to as a whole, with what it moves. */
function accessOf({ opcode, modifiers, operands }: Instruction): [name: string, Access] | undefined {
  if ((opcode !== "ld" && opcode !== "st") || !modifiers.some((each) => each.split("::")[0] === "param"))
    return undefined;
  const [address, value] = opcode === "ld" ? [operands[1], operands[0]] : operands;
  if (address?.kind !== "address" || address.base?.kind !== "symbol" || value === undefined) return undefined;
  const type = modifiers.map(scalarOf).findLast((each) => each !== undefined);
  if (type === undefined || type === "b128" || type === "pred") return undefined;
  const elements = value.kind === "vector" ? value.elements : [value];
  return [address.base.name, { offset: address.offset + address.base.offset, type, elements }];
}

function survey(instruction: Instruction, places: Map<string, Map<number, number> | undefined>): void {
  const access = accessOf(instruction);
  if (access !== undefined) {
    const [name, { offset, type, elements }] = access;
    const widths = places.get(name);
    const bytes = bytesOf(type);
    elements.forEach((_, i) => {
      const at = offset + i * bytes;
      widths?.set(at, Math.max(bytes, widths.get(at) ?? 0));
    });
    return;
  }
  const keep = (operand: Operand | undefined): void => {
    if (operand?.kind === "symbol" && places.has(operand.name)) places.set(operand.name, undefined);
    else if (operand?.kind === "address") keep(operand.base);
    else if (operand?.kind === "vector") operand.elements.forEach(keep);
  };
  instruction.operands.forEach(keep);
  for (const name of instruction.call?.results ?? []) if (places.has(name)) places.set(name, undefined);
  instruction.call?.parameters.forEach(keep);
}

/** Whether two accesses meet without beginning at the same place. */
function overlap(widths: ReadonlyMap<number, number>): boolean {
  let end = 0;
  for (const [offset, bytes] of [...widths].sort(([a], [b]) => a - b)) {
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
  const from = instruction.opcode === "st";
  for (const [i, element] of elements.entries()) {
    if (element.kind === "sink") continue;
    const register = found.get(offset + i * bytes)!;
    const kept: Operand = { kind: "register", register };
    moves.push({
      ...instruction,
      ...move(type, register, element, from, instruction),
      operands: from ? [kept, element] : [element, kept],
    });
  }
  return moves;
}

/** The instruction that brings an element into its register, or back. */
function move(
  type: Scalar,
  register: Register,
  element: Operand,
  store: boolean,
  at: Instruction,
): { opcode: string; modifiers: string[] } {
  const bytes = bytesOf(type);
  const whole = bytesOf(register.type);
  if (store) {
    if (bytes === whole)
      return { opcode: "mov", modifiers: [element.kind === "register" ? `b${bytes * 8}` : type] };
    if (bytes < 8) return { opcode: "cvt", modifiers: [`u${whole * 8}`, `u${bytes * 8}`] };
    unsupported(at, "a parameter that is stored in parts");
  }
  if (element.kind !== "register") return { opcode: "mov", modifiers: [`b${whole * 8}`] };
  const to = bytesOf(element.register.type);
  if (bytes === whole && to === bytes) return { opcode: "mov", modifiers: [`b${bytes * 8}`] };
  const sign = isSigned(type) ? "s" : "u";
  return { opcode: "cvt", modifiers: [`${sign}${to * 8}`, `${sign}${bytes * 8}`] };
}
