// A PTX module to a WebAssembly module.
import { isBuiltin } from "../ptx/calls/builtins.ts";
import { callGraphOf, instructionsOf } from "../ptx/calls/call-graph.ts";
import { Inliner } from "../ptx/calls/inline.ts";
import { withParameterRegisters } from "../ptx/calls/parameter-registers.ts";
import { invalid, type Position, unsupported } from "../ptx/ptx-error.ts";
import type { Call, Operand, PtxFunction, PtxModule, Variable } from "../ptx/syntax.ts";
import { CHECKED_LANES } from "./checks/check-lanes.ts";
import { placeRuns } from "./checks/read-runs.ts";
import { ordersAlone } from "./checks/write-check.ts";
import { DeviceFunctions, pointerTo } from "./device-functions.ts";
import { fits, fitting } from "./engine-limits.ts";
import { writeGridDriver } from "./grid-driver.ts";
import { HOST_FUNCTIONS } from "./host-functions.ts";
import { planOf } from "./kernel-plan.ts";
import {
  LOCAL_BYTES,
  MOST_THREADS,
  PARAMETERS,
  PARAMETERS_BYTES,
  SHARED,
  STATIC_SHARED_BYTES,
} from "./layout.ts";
import { ModuleBuilder } from "./module-builder.ts";
import { writeRegion } from "./region.ts";
import { registersOf } from "./registers.ts";
import type { Bases } from "./relocation.ts";
import { type Abilities, type Counter, type Place, Unit, type WatchedRegister } from "./unit.ts";
import { classify } from "./vector/classify.ts";
import { writeVectorRegion } from "./vector/vector-region.ts";
import type { Wait } from "./waiting.ts";
import type { Watching } from "./watch/watching.ts";

/** A kernel as the runtime needs it. */
export interface CompiledKernel {
  readonly name: string;
  /** Number of the first region's export; they follow each other ("r0", "r1", ...). */
  readonly firstRegion: number;
  readonly waits: readonly Wait[];
  /** The regions that have a function for groups of lanes ("v0", "v1", ... as for one lane). */
  readonly vector: readonly boolean[];
  /** Where the instructions of the waits are, when launches are checked. */
  readonly positions: readonly number[];
  readonly parameters: readonly { readonly offset: number; readonly size: number }[];
  readonly parameterBytes: number;
  readonly staticShared: number;
  readonly localBytes: number;
  readonly maxThreads: number;
  /** Of a thread, by estimate. */
  readonly registers: number;
  readonly maxCluster: number | undefined;
  readonly requiredThreads: readonly [number, number, number] | undefined;
  readonly requiredCluster: readonly [number, number, number] | undefined;
}

export interface CompiledModule {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What of it depends on the bases (relocation.ts). */
  readonly relocations: readonly number[];
  /** The same for readers; `comment` gives a line of the PTX. */
  text(comment: (line: number) => string): string;
  readonly kernels: readonly CompiledKernel[];
  /** Places in the text that faults name by number. */
  readonly positions: readonly Position[];
  /** For launches that are followed or profiled: what registers and counters mean, by their number. */
  readonly registers: readonly WatchedRegister[];
  readonly counters: readonly Counter[];
  /** The functions of the device itself that are called. */
  readonly builtins: readonly string[];
  /** The values of pointers to functions, by the function's name. */
  readonly functionPointers: ReadonlyMap<string, number>;
  readonly target: string;
  readonly version: readonly [number, number];
}

/** Where the variables in device memory are: offsets in one allocation, in the module's order. */
export interface GlobalLayout {
  readonly places: ReadonlyMap<string, { readonly offset: number; readonly bytes: number }>;
  readonly bytes: number;
}

const roundUp = (value: number, to: number): number => Math.ceil(value / to) * to;

/** Lays out `.global` and `.const` variables; PtxError for one that no module defines. */
export function layoutGlobals(module: PtxModule): GlobalLayout {
  const places = new Map<string, { offset: number; bytes: number }>();
  let end = 0;
  for (const variable of module.variables) {
    if (variable.space !== "global" && variable.space !== "const") continue;
    if (
      variable.external &&
      !module.variables.some(({ name, external }) => name === variable.name && !external)
    )
      invalid(variable, `Unresolved extern variable '${variable.name}'`);
    if (variable.external) continue;
    const offset = roundUp(end, Math.max(variable.align, 16));
    places.set(variable.name, { offset, bytes: variable.bytes });
    end = offset + variable.bytes;
  }
  return { places, bytes: end };
}

/** Generates code. */
export function compileModule(
  module: PtxModule,
  options: Bases & {
    readonly abilities: Abilities;
    /** Code for a launch that is looked at. */
    readonly watching?: Watching | undefined;
    /** The one kernel that is of interest. */
    readonly only?: string | undefined;
  },
): CompiledModule {
  const builder = new ModuleBuilder(undefined, options.abilities.sharedMemory);
  const host = new Map<string, number>();
  for (const [name, { parameters, results }] of Object.entries(HOST_FUNCTIONS))
    host.set(name, builder.import(name, parameters, results));
  const symbols = new Map<string, Place>();
  for (const [name, { offset }] of layoutGlobals(module).places)
    symbols.set(name, { space: "global", address: options.globalBase + offset, variable: offset });
  const graph = callGraphOf(module);
  const functionPointers = new Map(graph.pointed.map(({ name }) => [name, pointerTo(graph, name)!]));
  for (const [name, address] of functionPointers) symbols.set(name, { space: "global", address });
  const inliner = new Inliner(graph, (name) => functionPointers.get(name) ?? 0);
  const { abilities, watching, only } = options;
  const unit = new Unit({ builder, abilities, bases: options, host, symbols, watching });
  const functions = new DeviceFunctions(unit, graph, inliner);
  unit.functions = functions;
  const kernels: CompiledKernel[] = [];
  let regions = 0;
  for (const fn of module.functions) {
    if (!fn.isKernel || fn.body === undefined || (only !== undefined && fn.name !== only)) continue;
    const compiled = compileKernel(unit, module, withParameterRegisters(inliner.expand(fn)), regions);
    regions += compiled.waits.length;
    kernels.push(compiled);
  }
  functions.finish();
  const { target, version } = module;
  const bytes = builder.bytes();
  return {
    bytes,
    relocations: builder.relocations,
    text: (comment) => builder.text(comment),
    kernels,
    positions: unit.positions,
    registers: unit.registers,
    counters: unit.counters,
    builtins: graph.builtins,
    functionPointers,
    target,
    version,
  };
}

function compileKernel(unit: Unit, module: PtxModule, fn: PtxFunction, firstRegion: number): CompiledKernel {
  const places = new Map<string, Place>();
  const parameters = placeParameters(fn, places);
  const staticShared = placeShared(module, fn, places);
  const localBytes = placeLocals(fn, places);
  const plan = planOf(fn, unit.inOrder);
  // A thread that orders its own accesses is checked by itself.
  const byOne = plan.blocks.some(({ instructions }) => instructions.some(ordersAlone));
  const checksOne = unit.checks && (unit.abilities.lanes !== CHECKED_LANES || byOne);
  const single = unit.abilities.lanes === 0 || checksOne || unit.inOrder;
  const classes = single ? undefined : classify(plan, unit.abilities.lanes, localBytes);
  if (unit.checks && classes !== undefined)
    for (const { instructions } of plan.blocks) placeRuns(unit, instructions);
  const vector: boolean[] = [];
  const alone: number[] = [];
  const groups: number[] = [];
  for (let state = 0; state < plan.states.length; state++) {
    const place = (name: string) => places.get(name);
    const options = { unit, plan, state, place, localBytes };
    const index = unit.builder.add(fitting(fn, writeRegion(options)));
    unit.builder.name(index, `region${state}`);
    unit.builder.export(`r${firstRegion + state}`, index);
    const eight =
      classes === undefined ? undefined : writeVectorRegion({ ...options, classes, scalar: index });
    const together = eight !== undefined && fits(eight) ? eight : undefined;
    vector.push(together !== undefined);
    alone.push(index);
    groups.push(together === undefined ? index : unit.builder.add(together));
    if (together !== undefined) unit.builder.name(groups.at(-1)!, `region${state}_of_eight`);
    if (together !== undefined) unit.builder.export(`v${firstRegion + state}`, groups.at(-1)!);
  }
  const waits = plan.states.map(({ wait }) => (unit.inOrder ? { ...wait, whole: false } : wait));
  for (const [letter, name, regions] of [
    ["a", "blocks", alone],
    ["g", "blocks_of_eight", groups],
  ] as const) {
    const driver = unit.builder.add(writeGridDriver(waits, regions));
    unit.builder.export(`${letter}${firstRegion}`, driver);
    unit.builder.name(driver, name);
  }
  return {
    name: fn.name,
    firstRegion,
    vector,
    waits,
    positions: plan.states.map(({ instruction }) =>
      unit.checks && instruction !== undefined ? unit.position(instruction) : -1,
    ),
    parameters,
    parameterBytes: parameters.reduce((end, { offset, size }) => Math.max(end, offset + size), 0),
    staticShared,
    localBytes,
    maxThreads: fn.maxThreads,
    registers: registersOf(plan),
    maxCluster: fn.maxCluster,
    requiredThreads: fn.requiredThreads,
    requiredCluster: fn.requiredCluster,
  };
}

function placeParameters(fn: PtxFunction, places: Map<string, Place>): { offset: number; size: number }[] {
  let end = 0;
  const found = fn.parameters.map((variable) => {
    const offset = roundUp(end, variable.align);
    end = offset + variable.bytes;
    places.set(variable.name, { space: "param", address: PARAMETERS + offset });
    return { offset, size: variable.bytes };
  });
  if (end > PARAMETERS_BYTES)
    invalid(fn, `the parameters of '${fn.name}' take more than ${PARAMETERS_BYTES} bytes`);
  return found;
}

/** The symbols that operands name. */
function symbolsOf(operands: readonly Operand[], found: Set<string>): Set<string> {
  for (const operand of operands) {
    if (operand.kind === "symbol") found.add(operand.name);
    if (operand.kind === "address" && operand.base !== undefined) symbolsOf([operand.base], found);
    if (operand.kind === "vector") symbolsOf(operand.elements, found);
  }
  return found;
}

/** The module's variables that a kernel may touch: a kernel that calls nothing touches those that it names, and pays for no others. */
function variablesOf(module: PtxModule, fn: PtxFunction): readonly Variable[] {
  const instructions = instructionsOf(fn);
  if (instructions.some(({ call }) => call !== undefined && !isBuiltinCall(call))) return module.variables;
  const named = new Set<string>();
  for (const { operands } of instructions) symbolsOf(operands, named);
  for (const { call } of instructions) symbolsOf(call?.parameters ?? [], named);
  return module.variables.filter(({ name, external, bytes }) => named.has(name) || external || bytes === 0);
}

const isBuiltinCall = ({ target }: Call): boolean => target.kind === "symbol" && isBuiltin(target.name);

/** Static shared memory from the start, dynamic memory after it. */
function placeShared(module: PtxModule, fn: PtxFunction, places: Map<string, Place>): number {
  const shared = [...variablesOf(module, fn), ...fn.variables].filter(({ space }) => space === "shared");
  let end = 0;
  const isDynamic = ({ bytes, external }: Variable) => external || bytes === 0;
  for (const variable of shared) {
    if (isDynamic(variable)) continue;
    const at = roundUp(end, variable.align);
    places.set(variable.name, { space: "shared", address: SHARED + at });
    end = at + variable.bytes;
  }
  if (end > STATIC_SHARED_BYTES)
    invalid(
      fn,
      `Entry function '${fn.name}' uses too much shared data (0x${end.toString(16)} bytes, 0xc000 max)`,
    );
  const start = SHARED + roundUp(end, 128);
  for (const variable of shared)
    if (isDynamic(variable))
      places.set(variable.name, { space: "shared", address: roundUp(start, variable.align) });
  return start - SHARED;
}

function placeLocals(fn: PtxFunction, places: Map<string, Place>): number {
  let end = 0;
  for (const variable of fn.variables) {
    if (variable.space !== "local") continue;
    const at = roundUp(end, variable.align);
    places.set(variable.name, { space: "local", address: at });
    end = at + variable.bytes;
  }
  const bytes = roundUp(end, 16);
  if (bytes * MOST_THREADS > LOCAL_BYTES)
    unsupported(fn, `${bytes} bytes of local memory for a thread (${fn.name})`);
  return bytes;
}
