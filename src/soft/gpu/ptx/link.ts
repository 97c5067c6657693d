// Links several PTX modules: resolves external names, and renames symbols that are private to one module.
import { CUDA_ERROR_INVALID_IMAGE } from "../../../../ffi/cuda/index.ts";
import { renamed } from "./rename.ts";
import { PtxError, type PtxFunction, type PtxModule, type Variable } from "./syntax.ts";

const fail = (message: string): never => {
  throw new PtxError({ line: 0, column: 0 }, `error   : ${message}`, CUDA_ERROR_INVALID_IMAGE);
};

/** Links modules. Throws a PtxError for a duplicate definition. */
export function linkModules(modules: readonly PtxModule[]): PtxModule {
  const [first] = modules;
  if (first === undefined || modules.length === 1) return first ?? fail("no modules to link");
  const parts = modules.map(withOwnNames);
  const variables = merge(parts.flatMap((part) => part.variables));
  const functions = merge(parts.flatMap((part) => part.functions));
  const newest = modules.reduce((a, b) => (compare(a.version, b.version) >= 0 ? a : b));
  return { version: newest.version, target: newest.target, variables, functions };
}

const compare = (a: readonly [number, number], b: readonly [number, number]): number =>
  a[0] - b[0] || a[1] - b[1];

/** Appends the module's number to the names of symbols that other modules cannot refer to. */
function withOwnNames(module: PtxModule, number: number): PtxModule {
  const own = new Map<string, string>();
  for (const { name, visible, external } of module.variables)
    if (!visible && !external) own.set(name, `${name}#${number}`);
  for (const fn of module.functions)
    if (!fn.visible && !fn.isKernel && fn.body !== undefined) own.set(fn.name, `${fn.name}#${number}`);
  const change = (name: string) => own.get(name) ?? name;
  return {
    ...module,
    variables: module.variables.map((variable) => ({
      ...variable,
      name: change(variable.name),
      initial: variable.initial.map((each) =>
        each.symbol === undefined ? each : { ...each, symbol: change(each.symbol) },
      ),
    })),
    functions: module.functions.map((fn) => functionWithNames(fn, own)),
  };
}

function functionWithNames(fn: PtxFunction, own: ReadonlyMap<string, string>): PtxFunction {
  const inside = new Set(fn.variables.map(({ name }) => name));
  const variables = new Map([...own].filter(([name]) => !inside.has(name)));
  const names = { register: <T>(old: T) => old, variables, label: (old: string) => old };
  return {
    ...fn,
    name: own.get(fn.name) ?? fn.name,
    body: fn.body?.map((statement) => renamed(statement, names)),
  };
}

const isDefinition = (each: Variable | PtxFunction): boolean =>
  "body" in each ? each.body !== undefined : !each.external;

/** Returns one symbol for each name, preferring its definition. */
function merge<T extends Variable | PtxFunction>(all: readonly T[]): T[] {
  const found = new Map<string, T>();
  for (const each of all) {
    const known = found.get(each.name);
    if (known === undefined || !isDefinition(known)) found.set(each.name, each);
    else if (isDefinition(each) && known.weak) found.set(each.name, each.weak ? known : each);
    else if (isDefinition(each) && !each.weak) fail(`Multiple definition of '${each.name}'`);
  }
  return [...found.values()];
}
