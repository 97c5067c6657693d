// Compiles a PTX module to a WebAssembly module.
import { isBuiltin } from "../ptx/calls/builtins.ts";
import { callGraphOf, instructionsOf } from "../ptx/calls/call-graph.ts";
import { inlinerOf } from "../ptx/calls/inline.ts";
import { withParameterRegisters } from "../ptx/calls/parameter-registers.ts";
import { isThreadFence } from "../ptx/instrument/order.ts";
import { roundUp } from "../ptx/operations/scalar.ts";
import {
  type Call,
  invalid,
  leavesOf,
  type Position,
  type PtxFunction,
  type PtxModule,
  unsupported,
  type Variable,
} from "../ptx/syntax.ts";
import { fits, requireFits } from "./encoding/code.ts";
import { moduleText } from "./encoding/module-text.ts";
import type { Bases } from "./encoding/relocation.ts";
import { CHECKED_LANES } from "./inspect/memory-check/check-lanes.ts";
import { deviceFunctions, pointerTo } from "./kernel/device-functions.ts";
import { writeGridDriver } from "./kernel/grid-driver.ts";
import { planOf, registersOf, usesOf } from "./kernel/kernel-plan.ts";
import { writeThreadRegion } from "./kernel/one-thread.ts";
import type { Wait } from "./kernel/wait-points.ts";

import { placed } from "./unit/call-frame.ts";
import type { Instrumentation } from "./unit/instrumentation.ts";
import {
  LOCAL_BYTES,
  MOST_THREADS,
  PARAMETERS,
  PARAMETERS_BYTES,
  SHARED,
  STATIC_SHARED_BYTES,
} from "./unit/layout.ts";
import {
  type Abilities,
  type BlockCounter,
  type InspectedRegister,
  type SymbolAddress,
  Unit,
} from "./unit/unit.ts";
import { classify } from "./vector/analysis/classify.ts";
import { writeGroupRegion } from "./vector/group.ts";
import { numberReadRuns } from "./vector/read-runs.ts";

/** Description of a compiled kernel for the runtime. */
export interface CompiledKernel
  extends Pick<PtxFunction, "name" | "maxThreads" | "maxCluster" | "requiredThreads" | "requiredCluster"> {
  /** Number of the first region's export. Regions are exported as "r0", "r1" and so on. */
  readonly firstRegion: number;
  readonly waits: readonly Wait[];
  /** True for each region that also has a function for groups of lanes, exported as "v0", "v1" and so on. */
  readonly vectorized: readonly boolean[];
  /** In checked launches: positions of the instructions at the wait points. */
  readonly positions: readonly number[];
  readonly parameters: readonly { readonly offset: number; readonly size: number }[];
  readonly parameterBytes: number;
  readonly staticShared: number;
  readonly localBytes: number;
  /** Estimated number of registers of a thread. */
  readonly registers: number;
}

export interface CompiledModule extends Pick<PtxModule, "target" | "version"> {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Constants in `bytes` that depend on the load addresses (relocation.ts). */
  readonly relocations: readonly number[];
  /** Returns the module in the text format; `comment` returns a line of the PTX. */
  text(comment: (line: number) => string): string;
  readonly kernels: readonly CompiledKernel[];
  /** Positions in the PTX, by the number that a fault reports. */
  readonly positions: readonly Position[];
  /** Inspected registers by number. `counters` has the basic blocks of a profile by number. */
  readonly registers: readonly InspectedRegister[];
  readonly counters: readonly BlockCounter[];
  /** Called functions that the soft GPU implements itself. */
  readonly builtins: readonly string[];
  /** Values of function pointers, by function name. */
  readonly functionPointers: ReadonlyMap<string, number>;
}

/** Offsets of the device-memory variables in one allocation, in the module's order. */
export interface GlobalLayout {
  readonly variables: ReadonlyMap<string, { readonly offset: number; readonly bytes: number }>;
  readonly bytes: number;
}

/** Lays out `.global` and `.const` variables. Throws a PtxError for an extern variable without a definition. */
export function layoutGlobals(module: PtxModule): GlobalLayout {
  const variables = new Map<string, { offset: number; bytes: number }>();
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
    variables.set(variable.name, { offset, bytes: variable.bytes });
    end = offset + variable.bytes;
  }
  return { variables, bytes: end };
}

/** Generates the code of a module. */
export function compileModule(
  module: PtxModule,
  options: Bases & {
    readonly abilities: Abilities;
    /** Instrumentation for an inspected launch. */
    readonly instrumentation?: Instrumentation | undefined;
    /** Name of the only kernel to compile. */
    readonly only?: string | undefined;
  },
): CompiledModule {
  const symbols = new Map<string, SymbolAddress>();
  for (const [name, { offset }] of layoutGlobals(module).variables)
    symbols.set(name, { space: "global", address: options.globalBase + offset, variable: offset });
  const graph = callGraphOf(module);
  const functionPointers = new Map(graph.addressTaken.map(({ name }) => [name, pointerTo(graph, name)!]));
  for (const [name, address] of functionPointers) symbols.set(name, { space: "global", address });
  const inliner = inlinerOf(graph, (name) => functionPointers.get(name) ?? 0);
  const { abilities, instrumentation, only } = options;
  const unit = new Unit({ abilities, bases: options, symbols, instrumentation });
  const { builder } = unit;
  const functions = deviceFunctions(unit, graph, inliner);
  unit.functions = functions;
  const kernels: CompiledKernel[] = [];
  let regions = 0;
  for (const fn of module.functions) {
    if (!fn.isKernel || fn.body === undefined || (only !== undefined && fn.name !== only)) continue;
    const compiled = compileKernel(unit, module, withParameterRegisters(inliner(fn)), regions);
    regions += compiled.waits.length;
    kernels.push(compiled);
  }
  functions.finish();
  const { target, version } = module;
  const bytes = builder.bytes();
  return {
    bytes,
    relocations: builder.relocations,
    text: (comment) => moduleText(builder, comment),
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
  const addresses = new Map<string, SymbolAddress>();
  const parameters = layoutParameters(fn, addresses);
  const staticShared = layoutShared(module, fn, addresses);
  const localBytes = layoutLocals(fn, addresses);
  const plan = planOf(fn, unit);
  // A thread-level fence changes the epoch of one thread, so such kernels are checked thread by thread.
  const hasThreadFence = plan.blocks.some(({ instructions }) => instructions.some(isThreadFence));
  const checksPerThread = unit.checks && (unit.abilities.lanes !== CHECKED_LANES || hasThreadFence);
  const perThread = unit.abilities.lanes === 0 || checksPerThread || unit.overlaps || unit.inOrder;
  const classes = perThread ? undefined : classify(plan, unit.abilities.lanes, localBytes);
  if (unit.checks && classes !== undefined)
    for (const { instructions } of plan.blocks) numberReadRuns(unit, instructions);
  const vectorized: boolean[] = [];
  const scalarRegions: number[] = [];
  const groupRegions: number[] = [];
  const addressOf = (name: string) => addresses.get(name);
  for (const [state, each] of plan.states.entries()) {
    const options = { unit, plan, state, uses: usesOf(plan, each), addressOf, localBytes };
    const index = unit.builder.add(requireFits(fn, writeThreadRegion(options)), `region${state}`);
    unit.builder.export(`r${firstRegion + state}`, index);
    const candidate =
      classes === undefined ? undefined : writeGroupRegion({ ...options, classes, scalar: index });
    const vectorCode = candidate !== undefined && fits(candidate) ? candidate : undefined;
    const group = vectorCode && unit.builder.add(vectorCode, `region${state}_of_eight`);
    if (group !== undefined) unit.builder.export(`v${firstRegion + state}`, group);
    vectorized.push(group !== undefined);
    scalarRegions.push(index);
    groupRegions.push(group ?? index);
  }
  const waits = plan.states.map(({ wait }) => (unit.inOrder ? { ...wait, wholeBlock: false } : wait));
  for (const [letter, name, regions] of [
    ["a", "blocks", scalarRegions],
    ["g", "blocks_of_eight", groupRegions],
  ] as const) {
    const driver = unit.builder.add(writeGridDriver(waits, regions), name);
    unit.builder.export(`${letter}${firstRegion}`, driver);
  }
  return {
    name: fn.name,
    firstRegion,
    vectorized,
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

function layoutParameters(
  fn: PtxFunction,
  addresses: Map<string, SymbolAddress>,
): { offset: number; size: number }[] {
  const { offsets, end } = placed(fn.parameters);
  if (end > PARAMETERS_BYTES)
    invalid(fn, `the parameters of '${fn.name}' take more than ${PARAMETERS_BYTES} bytes`);
  return fn.parameters.map(({ name, bytes: size }, n) => {
    const offset = offsets[n]!;
    addresses.set(name, { space: "param", address: PARAMETERS + offset });
    return { offset, size };
  });
}

/** Returns the variables that a kernel may access: without calls, only those that it names. */
function variablesOf(module: PtxModule, fn: PtxFunction): readonly Variable[] {
  const instructions = instructionsOf(fn);
  if (instructions.some(({ call }) => call !== undefined && !isBuiltinCall(call))) return module.variables;
  const named = new Set<string>();
  for (const { operands, call } of instructions)
    for (const operand of call === undefined ? operands : call.parameters)
      for (const each of leavesOf(operand)) if (each.kind === "symbol") named.add(each.name);
  return module.variables.filter(({ name, external, bytes }) => named.has(name) || external || bytes === 0);
}

const isBuiltinCall = ({ target }: Call): boolean => target.kind === "symbol" && isBuiltin(target.name);

/** Lays out static shared memory at the start, and dynamic shared memory behind it. */
function layoutShared(module: PtxModule, fn: PtxFunction, addresses: Map<string, SymbolAddress>): number {
  const shared = [...variablesOf(module, fn), ...fn.variables].filter(({ space }) => space === "shared");
  const isDynamic = ({ bytes, external }: Variable) => external || bytes === 0;
  const fixed = shared.filter((each) => !isDynamic(each));
  const { offsets, end } = placed(fixed);
  for (const [n, { name }] of fixed.entries())
    addresses.set(name, { space: "shared", address: SHARED + offsets[n]! });
  if (end > STATIC_SHARED_BYTES)
    invalid(
      fn,
      `Entry function '${fn.name}' uses too much shared data (0x${end.toString(16)} bytes, 0xc000 max)`,
    );
  const start = SHARED + roundUp(end, 128);
  for (const variable of shared)
    if (isDynamic(variable))
      addresses.set(variable.name, { space: "shared", address: roundUp(start, variable.align) });
  return start - SHARED;
}

function layoutLocals(fn: PtxFunction, addresses: Map<string, SymbolAddress>): number {
  const locals = fn.variables.filter(({ space }) => space === "local");
  const { offsets, end } = placed(locals);
  for (const [n, { name }] of locals.entries()) addresses.set(name, { space: "local", address: offsets[n]! });
  const bytes = roundUp(end, 16);
  if (bytes * MOST_THREADS > LOCAL_BYTES)
    unsupported(fn, `${bytes} bytes of local memory per thread (${fn.name})`);
  return bytes;
}
