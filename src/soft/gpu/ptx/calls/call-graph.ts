// Which functions of a module call which, and what becomes of each: code of its own, or part of its callers.

import { waits } from "../graph.ts";
import { invalid, unsupported } from "../ptx-error.ts";
import type { Call, Instruction, Operand, PtxFunction, PtxModule, Variable } from "../syntax.ts";
import { isBuiltin } from "./builtins.ts";

const SMALL = 300;

export interface CallGraph {
  /** The functions of the module by name, those without a body too. */
  readonly functions: ReadonlyMap<string, PtxFunction>;
  /** Functions whose address is taken, in order: calls through registers reach them. */
  readonly pointed: readonly PtxFunction[];
  /** The functions of the device itself that are called. */
  readonly builtins: readonly string[];
  /** Whether a call of it is replaced by its body. */
  isInlined(name: string): boolean;
  /** It does what only code that is part of a kernel can do. */
  mustInline(name: string): boolean;
  /** The functions that a call through a register may reach. */
  candidates(call: Call): readonly PtxFunction[];
}

export const instructionsOf = (fn: PtxFunction): Instruction[] =>
  (fn.body ?? []).filter((each): each is Instruction => "opcode" in each);

/** Analyses a module's calls. PtxError for a function that nobody defines. */
export function callGraphOf(module: PtxModule): CallGraph {
  const functions = new Map(module.functions.map((fn) => [fn.name, fn]));
  const defined = module.functions.filter(({ body }) => body !== undefined);
  const pointed = pointedFunctions(module, functions);
  const calls = new Map(
    defined.map((fn) => [fn.name, instructionsOf(fn).filter(({ call }) => call !== undefined)]),
  );
  const candidates = ({ prototype }: Call): readonly PtxFunction[] => {
    if (prototype === undefined) return pointed;
    return pointed.filter(
      (fn) => sameSizes(fn.results, prototype.results) && sameSizes(fn.parameters, prototype.parameters),
    );
  };
  const reached = new Map<string, readonly string[]>();
  const builtins = new Set<string>();
  const sites = new Map<string, number>();
  for (const fn of defined) {
    const found = calls.get(fn.name)!.flatMap(({ call, ...at }) => {
      const { target } = call!;
      if (target.kind !== "symbol") return candidates(call!).map(({ name }) => name);
      if (isBuiltin(target.name)) {
        builtins.add(target.name);
        return [];
      }
      if (functions.get(target.name)?.body === undefined)
        invalid(at, `Unresolved extern function '${target.name}'`);
      sites.set(target.name, (sites.get(target.name) ?? 0) + 1);
      return [target.name];
    });
    reached.set(fn.name, [...new Set(found)]);
  }
  const recursive = cyclesOf(reached);
  const bound = new Set(defined.filter((fn) => bindsToKernel(fn, module)).map(({ name }) => name));
  for (let before = -1; before !== bound.size; ) {
    before = bound.size;
    for (const [name, callees] of reached) if (callees.some((each) => bound.has(each))) bound.add(name);
  }
  for (const name of bound)
    if (recursive.has(name))
      unsupported(
        functions.get(name)!,
        `a recursive function that waits for other threads, ends its own or names shared memory (${name})`,
      );
  const isInlined = (name: string): boolean => {
    if (bound.has(name)) return true;
    if (recursive.has(name)) return false;
    return sites.get(name) === 1 || (functions.get(name)?.body?.length ?? 0) <= SMALL;
  };
  const mustInline = (name: string) => bound.has(name);
  return { functions, pointed, builtins: [...builtins], isInlined, mustInline, candidates };
}

const sameSizes = (a: readonly Variable[], b: readonly Variable[]): boolean =>
  a.length === b.length && a.every(({ bytes }, i) => bytes === b[i]!.bytes);

/** What only code that is part of a kernel can do: waiting, ending the thread, naming shared memory, whose place is the kernel's. */
function bindsToKernel(fn: PtxFunction, module: PtxModule): boolean {
  if (fn.isKernel) return false;
  const shared = new Set(
    [...module.variables, ...fn.variables].filter(({ space }) => space === "shared").map(({ name }) => name),
  );
  const names = (operand: Operand | undefined): boolean => {
    if (operand?.kind === "address") return names(operand.base);
    if (operand?.kind === "vector") return operand.elements.some(names);
    return operand?.kind === "symbol" && shared.has(operand.name);
  };
  return instructionsOf(fn).some(
    (each) => waits(each) || each.opcode === "exit" || each.operands.some(names),
  );
}

function pointedFunctions(module: PtxModule, functions: ReadonlyMap<string, PtxFunction>): PtxFunction[] {
  const found = new Set<string>();
  const note = (name: string | undefined) => {
    if (name !== undefined && functions.get(name)?.isKernel === false) found.add(name);
  };
  for (const { initial } of module.variables) for (const { symbol } of initial) note(symbol);
  const look = (operand: Operand): void => {
    if (operand.kind === "symbol") note(operand.name);
    else if (operand.kind === "vector") operand.elements.forEach(look);
  };
  for (const fn of module.functions) for (const { operands } of instructionsOf(fn)) operands.forEach(look);
  return [...found].map((name) => functions.get(name)!).filter(({ body }) => body !== undefined);
}

/** The functions from which a way of calls leads back to them. */
function cyclesOf(reached: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set<string>();
  for (const start of reached.keys()) {
    const seen = new Set<string>();
    const open = [...reached.get(start)!];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (name === start) {
        found.add(start);
        break;
      }
      if (seen.has(name)) continue;
      seen.add(name);
      open.push(...(reached.get(name) ?? []));
    }
  }
  return found;
}
