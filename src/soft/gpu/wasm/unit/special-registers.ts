// Special registers of PTX.
import type { Value } from "../../ptx/operations/scalar.ts";
import { invalid, type Position, unsupported } from "../../ptx/syntax.ts";
import type { Code } from "../encoding/code.ts";
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

/** Pushes a word of the launch context. */
export function pushContext(code: Code, word: number): void {
  code.i32(0).memory("i32.load", CONTEXT + 4 * word);
}

/** Stores the divergence of the block's threads, a value of DIVERGENCE. */
export function setDivergence(code: Code, value: number): void {
  code
    .i32(0)
    .i32(value)
    .memory("i32.store", CONTEXT + 4 * CONTEXT_WORDS.divergence);
}

function pushCluster(code: Code, name: string, axis: number): void {
  const size = () => pushContext(code, CONTEXT_WORDS.cluster + axis);
  if (name === "cluster_nctaid") {
    size();
    return;
  }
  pushContext(code, (name === "nclusterid" ? CONTEXT_WORDS.nctaid : CONTEXT_WORDS.ctaid) + axis);
  size();
  code.op(name === "cluster_ctaid" ? "i32.rem_u" : "i32.div_u");
}

/** Pushes the rank of the block in its cluster: x + width * (y + height * z). */
function pushRank(code: Code): void {
  pushCluster(code, "cluster_ctaid", 2);
  pushContext(code, CONTEXT_WORDS.cluster + 1);
  code.op("i32.mul");
  pushCluster(code, "cluster_ctaid", 1);
  code.op("i32.add");
  pushContext(code, CONTEXT_WORDS.cluster);
  code.op("i32.mul");
  pushCluster(code, "cluster_ctaid", 0);
  code.op("i32.add");
}

/**
 * Pushes a special register, as i32 or as i64 for a 64-bit register. Throws a PtxError for an unknown one.
 */
export function pushSpecialRegister(
  { code, unit, ids, thread, localBytes }: ThreadLocals,
  name: string,
  at: Position,
): Value {
  const axis = "xyz".indexOf(name.at(-1)!);
  const [plain] = name.slice(1).split(".");
  switch (plain) {
    case "tid":
      code.get(ids[axis]!);
      return "i32";
    case "ntid":
    case "ctaid":
    case "nctaid":
      pushContext(code, CONTEXT_WORDS[plain] + axis);
      return "i32";
    case "laneid":
      code.get(thread).i32(31).op("i32.and");
      return "i32";
    case "warpid":
      code.get(thread).i32(5).op("i32.shr_u");
      return "i32";
    case "nwarpid":
      pushContext(code, CONTEXT_WORDS.threads);
      code.i32(31).op("i32.add").i32(5).op("i32.shr_u");
      return "i32";
    case "local":
      code.i32(LOCAL).get(thread).i32(localBytes).op("i32.mul", "i32.add");
      return "i32";
    case "thread":
      code.get(thread);
      return "i32";
    case "stack":
      // Stacks start at different offsets in their pages, so that they do not share cache sets.
      code.i32(STACKS).get(thread).i32(STACK_BYTES).op("i32.mul", "i32.add");
      code.get(thread).i32(31).op("i32.and").i32(128).op("i32.mul", "i32.add");
      return "i32";
    case "smid":
      pushContext(code, CONTEXT_WORDS.worker);
      return "i32";
    case "nsmid":
      pushContext(code, CONTEXT_WORDS.workers);
      return "i32";
    case "clusterid":
    case "nclusterid":
    case "cluster_ctaid":
    case "cluster_nctaid":
      pushCluster(code, plain, axis);
      return "i32";
    case "cluster_ctarank":
      pushRank(code);
      return "i32";
    case "cluster_nctarank":
      for (let each = 0; each < 3; each++) pushContext(code, CONTEXT_WORDS.cluster + each);
      code.op("i32.mul", "i32.mul");
      return "i32";
    case "is_explicit_cluster":
      pushContext(code, CONTEXT_WORDS.explicit);
      return "i32";
    case "dynamic_smem_size":
      pushContext(code, CONTEXT_WORDS.dynamicShared);
      return "i32";
    case "total_smem_size":
    case "aggr_smem_size":
      pushContext(code, CONTEXT_WORDS.totalShared);
      return "i32";
    // Cooperative groups combine these two registers to the workspace's address.
    case "envreg1":
    case "envreg2":
      pushContext(code, CONTEXT_WORDS.workspace + (plain === "envreg1" ? 1 : 0));
      return "i32";
    case "reserved_smem_offset_begin":
    case "reserved_smem_offset_0":
      code.i32(RESERVED_SHARED);
      return "i32";
    case "reserved_smem_offset_1":
      code.i32(RESERVED_SHARED + RESERVED_SHARED_BYTES / 2);
      return "i32";
    case "reserved_smem_offset_end":
    case "reserved_smem_offset_cap":
      code.i32(RESERVED_SHARED + RESERVED_SHARED_BYTES);
      return "i32";
    case "gridid":
      pushContext(code, CONTEXT_WORDS.grid);
      code.op("i64.extend_i32_u");
      return "i64";
  }
  const lane = () => code.get(thread).i32(31).op("i32.and");
  switch (name) {
    case "%lanemask_eq":
      code.i32(1);
      lane().op("i32.shl");
      return "i32";
    case "%lanemask_lt":
      code.i32(1);
      lane().op("i32.shl").i32(1).op("i32.sub");
      return "i32";
    case "%lanemask_le":
      code.i32(2);
      lane().op("i32.shl").i32(1).op("i32.sub");
      return "i32";
    case "%lanemask_ge":
      code.i32(-1);
      lane().op("i32.shl");
      return "i32";
    case "%lanemask_gt":
      code.i32(-2);
      lane().op("i32.shl");
      return "i32";
    case "%clock64":
    case "%globaltimer":
      code.call(unit.host(name.slice(1)));
      return "i64";
    case "%clock":
    case "%globaltimer_lo":
      code.call(unit.host(name === "%clock" ? "clock64" : "globaltimer")).op("i32.wrap_i64");
      return "i32";
    case "%clock_hi":
    case "%globaltimer_hi":
      code.call(unit.host(name === "%clock_hi" ? "clock64" : "globaltimer"));
      code.i64(32n).op("i64.shr_u", "i32.wrap_i64");
      return "i32";
  }
  if (!name.startsWith("%")) invalid(at, `Unknown symbol '${name}'`);
  unsupported(at, `the special register ${name}`);
}

/** Returns the number of components of %tid that the code reads. */
export function dimensionsOf(specials: ReadonlySet<string>): number {
  if (specials.has("%tid.z")) return 3;
  if (specials.has("%tid.y")) return 2;
  return specials.has("%tid.x") ? 1 : 0;
}

/** Computes the components of %tid from the thread's number. */
export function setIds({ code, thread, ids }: ThreadLocals, dimensions: number): void {
  const [x, y, z] = ids as [number, number, number];
  const size = (axis: number) => pushContext(code, CONTEXT_WORDS.ntid + axis);
  if (dimensions > 0) {
    code.get(thread);
    size(0);
    code.op("i32.rem_u").set(x);
  }
  if (dimensions > 1) {
    code.get(thread);
    size(0);
    code.op("i32.div_u").tee(z);
    size(1);
    code.op("i32.rem_u").set(y).get(z);
    size(1);
    code.op("i32.div_u").set(z);
  }
}

/** Advances %tid by a number of threads in a row, or to the start of the next row. */
export function advanceIds(code: Code, ids: readonly number[], dimensions: number, by: number): void {
  const [x, y, z] = ids as [number, number, number];
  const advance = (id: number, axis: number, by: number) => {
    code.get(id).i32(by).op("i32.add").tee(id);
    pushContext(code, CONTEXT_WORDS.ntid + axis);
    code.op("i32.ge_u").if().i32(0).set(id);
  };
  if (dimensions === 0) return;
  advance(x, 0, by);
  if (dimensions > 1) {
    advance(y, 1, 1);
    code.get(z).i32(1).op("i32.add").set(z).end();
  }
  code.end();
}
