// Special registers of PTX.
import type { Value as Type } from "../../ptx/operations/scalar.ts";
import { invalid, type Position, unsupported } from "../../ptx/syntax.ts";
import type { Code } from "../encoding/code.ts";
import { Body, type Value, type Variable } from "../encoding/expression.ts";
import {
  CONTEXT,
  CONTEXT_WORDS,
  LOCAL,
  RESERVED_SHARED,
  RESERVED_SHARED_BYTES,
  STACK_BYTES,
  STACKS,
} from "./layout.ts";
import type { Unit } from "./unit.ts";

/** Locals that identify the running thread. */
export interface ThreadLocals {
  readonly code: Code;
  readonly unit: Unit;
  /** Locals with the three components of %tid. */
  readonly ids: readonly number[];
  /** Local with the thread's number in its block. */
  readonly thread: number;
  /** Bytes of local memory of a thread. */
  readonly localBytes: number;
}

/** Returns a word of the launch context, or a word behind it. */
export const contextWord = (w: Body, name: keyof typeof CONTEXT_WORDS, index = 0): Value =>
  w.constant("i32", 0).load(CONTEXT + 4 * (CONTEXT_WORDS[name] + index));

/** Stores the divergence of the block's threads, a value of DIVERGENCE. */
export function setDivergence(code: Code, value: number): void {
  const at = CONTEXT + 4 * CONTEXT_WORDS.divergence;
  code.i32(0).i32(value).memory("i32.store", at);
}

/** Returns a component of a register that describes the block's cluster. */
function clusterWord(w: Body, name: string, axis: number): Value {
  const size = contextWord(w, "cluster", axis);
  if (name === "cluster_nctaid") return size;
  if (name === "nclusterid") return contextWord(w, "nctaid", axis).op("div_u", size);
  return contextWord(w, "ctaid", axis).op(name === "cluster_ctaid" ? "rem_u" : "div_u", size);
}

/** Returns the rank of the block in its cluster: x + width * (y + height * z). */
function clusterRank(w: Body): Value {
  const [x, y, z] = [0, 1, 2].map((axis) => clusterWord(w, "cluster_ctaid", axis)) as [Value, Value, Value];
  const row = z.mul(contextWord(w, "cluster", 1)).add(y);
  return row.mul(contextWord(w, "cluster")).add(x);
}

/** Registers that are words of the launch context. */
const WORDS: Readonly<Record<string, readonly [keyof typeof CONTEXT_WORDS, index?: number]>> = {
  smid: ["worker"],
  nsmid: ["workers"],
  is_explicit_cluster: ["explicit"],
  dynamic_smem_size: ["dynamicShared"],
  total_smem_size: ["totalShared"],
  aggr_smem_size: ["totalShared"],
  // Cooperative groups combine these two registers to the workspace's address.
  envreg1: ["workspace", 1],
  envreg2: ["workspace"],
};

/** Registers that are constants. */
const CONSTANTS: Readonly<Record<string, number>> = {
  reserved_smem_offset_begin: RESERVED_SHARED,
  reserved_smem_offset_0: RESERVED_SHARED,
  reserved_smem_offset_1: RESERVED_SHARED + RESERVED_SHARED_BYTES / 2,
  reserved_smem_offset_end: RESERVED_SHARED + RESERVED_SHARED_BYTES,
  reserved_smem_offset_cap: RESERVED_SHARED + RESERVED_SHARED_BYTES,
};

/** Number to shift left by the lane, and number to subtract. */
const LANE_MASKS: Readonly<Record<string, readonly [shifted: number, less: number]>> = {
  lanemask_eq: [1, 0],
  lanemask_lt: [1, 1],
  lanemask_le: [2, 1],
  lanemask_ge: [-1, 0],
  lanemask_gt: [-2, 0],
};

/** Returns a special register by its name without the percent sign, or undefined for an unknown one. */
function specialRegister(locals: ThreadLocals, name: string): Value | undefined {
  const { code, unit, ids, localBytes } = locals;
  const w = new Body(code);
  const thread = w.local("i32", locals.thread);
  const [plain, component = "x"] = name.split(".") as [string, string?];
  const axis = "xyz".indexOf(component);
  const [word, mask, constant] = [WORDS[plain], LANE_MASKS[plain], CONSTANTS[plain]];
  if (word !== undefined) return contextWord(w, ...word);
  if (constant !== undefined) return w.constant("i32", constant);
  if (mask !== undefined) {
    const shifted = w.constant("i32", mask[0]).shl(thread.and(31));
    return mask[1] === 0 ? shifted : shifted.sub(mask[1]);
  }
  const clock = plain.startsWith("clock") ? "clock64" : "globaltimer";
  switch (plain) {
    case "tid":
      return w.local("i32", ids[axis]!);
    case "ntid":
    case "ctaid":
    case "nctaid":
      return contextWord(w, plain, axis);
    case "thread":
      return thread;
    case "laneid":
      return thread.and(31);
    case "warpid":
      return thread.shr(5);
    case "nwarpid":
      return contextWord(w, "threads").add(31).shr(5);
    case "local":
      return w.constant("i32", LOCAL).add(thread.mul(localBytes));
    case "stack":
      // Stacks start at different offsets in their pages, so that they do not share cache sets.
      return w.constant("i32", STACKS).add(thread.mul(STACK_BYTES)).add(thread.and(31).mul(128));
    case "clusterid":
    case "nclusterid":
    case "cluster_ctaid":
    case "cluster_nctaid":
      return clusterWord(w, plain, axis);
    case "cluster_ctarank":
      return clusterRank(w);
    case "cluster_nctarank":
      return contextWord(w, "cluster").mul(contextWord(w, "cluster", 1).mul(contextWord(w, "cluster", 2)));
    case "gridid":
      return contextWord(w, "grid").wide();
    case "clock64":
    case "globaltimer":
      return w.called("i64", unit.host(clock));
    case "clock":
    case "globaltimer_lo":
      return w.called("i64", unit.host(clock)).low();
    case "clock_hi":
    case "globaltimer_hi":
      return w.called("i64", unit.host(clock)).shr(32).low();
    default:
      return undefined;
  }
}

/** Pushes a special register, as i32 or as i64 for a 64-bit register. Throws a PtxError for an unknown one. */
export function pushSpecialRegister(locals: ThreadLocals, name: string, at: Position): Type {
  if (!name.startsWith("%")) invalid(at, `Unknown symbol '${name}'`);
  const value = specialRegister(locals, name.slice(1));
  if (value === undefined) unsupported(at, `the special register ${name}`);
  value.push();
  return value.shape as Type;
}

/** Returns the number of components of %tid that the code reads. */
export function dimensionsOf(specials: ReadonlySet<string>): number {
  if (specials.has("%tid.z")) return 3;
  if (specials.has("%tid.y")) return 2;
  return specials.has("%tid.x") ? 1 : 0;
}

/** Returns the components of %tid. */
const components = (w: Body, ids: readonly number[]): [Variable, Variable, Variable] =>
  ids.map((each) => w.local("i32", each)) as [Variable, Variable, Variable];

/** Computes the components of %tid from the thread's number. */
export function setIds({ code, thread, ids }: ThreadLocals, dimensions: number): void {
  const w = new Body(code);
  const [x, y, z] = components(w, ids);
  const number = w.local("i32", thread);
  const [width, height] = [contextWord(w, "ntid"), contextWord(w, "ntid", 1)];
  if (dimensions > 0) x.set(number.op("rem_u", width));
  if (dimensions < 2) return;
  y.set(z.tee(number.op("div_u", width)).op("rem_u", height));
  z.set(z.op("div_u", height));
}

/** Advances %tid by a number of threads in a row, or to the start of the next row. */
export function advanceIds(code: Code, ids: readonly number[], dimensions: number, by: number): void {
  const w = new Body(code);
  const [x, y, z] = components(w, ids);
  const advance = (id: Variable, axis: number, by: number, behind: () => void) =>
    w.if(id.tee(id.add(by)).ge(contextWord(w, "ntid", axis)), () => {
      id.set(0);
      behind();
    });
  const nextRow = () => advance(y, 1, 1, () => z.set(z.add(1)));
  if (dimensions > 0) advance(x, 0, by, dimensions > 1 ? nextRow : () => {});
}
