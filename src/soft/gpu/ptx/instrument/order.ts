// Passes that record what orders accesses to memory: fences, barriers, and the end of the previous launch.
import type { Block } from "../graph.ts";
import { countBarrier, countFence, publish } from "../operations/inserted.ts";
import type { Operation } from "../operations/operation.ts";
import type { Instruction } from "../syntax.ts";
import { insertAfterWaits, insertAround, inspecting } from "./insert.ts";

/** Returns the scope in which an operation orders earlier accesses before later ones, or undefined. */
function fenceOf(operation: Operation): "thread" | "device" | undefined {
  switch (operation.kind) {
    case "clusterArrival":
      return operation.releases ? "device" : undefined;
    case "load":
    case "store":
    case "atomic":
      if (operation.order !== "release" && operation.order !== "acq_rel") return undefined;
      break;
    default:
      if (operation.kind !== "fence") return undefined;
  }
  return operation.scope === undefined || operation.scope === "cta" ? "thread" : "device";
}

/** Returns true if an instruction orders memory for its thread, but not for the device. */
export const isThreadFence = ({ operation }: Instruction): boolean =>
  operation.kind === "mbarrier" || fenceOf(operation) === "thread";

/** Inserts a count before each fence and release, and after each barrier. */
export function countOrder(blocks: Block[]): void {
  insertAround(blocks, (i) => {
    const scope = fenceOf(i.operation);
    return scope === undefined ? [] : [inspecting([i], countFence(scope), [], i.guard)];
  });
  insertAfterWaits(blocks, (i) => {
    const { kind } = i.operation;
    if (kind !== "clusterWait" && kind !== "barrier") return [];
    return [inspecting([i], countBarrier(kind === "barrier" && i.operation.isOfWarp))];
  });
}

/**
 * Returns true if accesses of the previous launch may be visible after an instruction. A thread may also acquire them
 * from another thread that waited.
 */
function publishes({ operation }: Instruction): boolean {
  switch (operation.kind) {
    case "dependency":
      return operation.waits;
    case "fence":
    case "mbarrier":
      return true;
    case "load":
    case "store":
    case "atomic":
      return operation.order === "acquire" || operation.order === "acq_rel";
    default:
      return false;
  }
}

/** Inserts a record before each instruction after which accesses of the previous launch may be visible. */
export const recordPublication = (blocks: readonly Block[]): void =>
  insertAround(blocks, (i) => (publishes(i) ? [inspecting([i], publish(), [], i.guard)] : []));
