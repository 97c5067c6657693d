// Pass that reports each access to memory before it happens.
import type { Block } from "../graph.ts";
import { access, accessFragment, accessRange, Touch } from "../operations/inserted.ts";
import type { Inserted } from "../operations/operation.ts";
import { bytesOf, type Space } from "../operations/scalar.ts";
import type { Instruction, Operand, PlainInstruction } from "../syntax.ts";
import { insertAround, inspecting } from "./insert.ts";

/** Bytes of an mbarrier object, and granularity of bulk copies. */
const MBARRIER_BYTES = 8;
const BULK_BYTES = 16;
/** Bytes of a row of a matrix. */
const ROW_BYTES = 16;

/** Inserts the reports of all accesses. */
export function reportAccesses(blocks: readonly Block[]): void {
  insertAround(blocks, reportsOf);
}

function reportsOf(i: Instruction): readonly PlainInstruction[] {
  const { operation, operands, guard } = i;
  const report = (operation: Inserted, ...operands: readonly (Operand | undefined)[]) =>
    operands.every((each) => each !== undefined)
      ? [inspecting([i], operation, operands as readonly Operand[], guard)]
      : [];
  /** Reports an access through the address in an operand. Kernel parameters need no report. */
  const at = (operand: Operand | undefined, space: Space, bytes: number, touch: number, elements = 1) =>
    operand?.kind === "address" && space !== "param"
      ? report(access(space, bytes * elements, touch, elements), operand)
      : [];
  switch (operation.kind) {
    case "load":
    case "store":
    case "atomic": {
      const { kind, space, type, elements } = operation;
      const address = operands[operation.hasResult ? 1 : 0];
      return at(address, space, bytesOf(type), touchOf(kind, operation.order), elements);
    }
    case "asyncCopy": {
      const [to, from, size, partial] = operation.hasCacheHint ? operands.slice(0, -1) : operands;
      if (size?.kind !== "immediate") return [];
      const bytes = Number(size.value);
      const read = partial === undefined ? Touch.read : Touch.none;
      return [...at(to, "shared", bytes, Touch.write), ...at(from, "global", bytes, read)];
    }
    case "bulkCopy": {
      const [to, from, bytes, barrier] = operands;
      const write = operation.reduction === undefined ? Touch.write : Touch.atomic;
      return [
        ...at(to, operation.to, BULK_BYTES, Touch.none),
        ...at(from, operation.from, BULK_BYTES, Touch.none),
        ...report(accessRange(operation.to, write), to, bytes),
        ...report(accessRange(operation.from, Touch.read), from, bytes),
        ...(operation.completes ? at(barrier, "shared", MBARRIER_BYTES, Touch.none) : []),
      ];
    }
    case "copyArrival":
      return at(operands[0], "shared", MBARRIER_BYTES, Touch.none);
    case "mbarrier":
      return at(operands[operation.hasResult ? 1 : 0], operation.space, MBARRIER_BYTES, Touch.none);
    case "fragment": {
      const others = operands.filter((_, n) => n !== (operation.stores ? 1 : 0));
      return [
        ...at(others[0], operation.space, operation.bits / 8, Touch.none),
        ...report(accessFragment(), ...others),
      ];
    }
    case "matrix": {
      const { opcode, matrices } = operation;
      if (opcode !== "ldmatrix" && opcode !== "stmatrix") return [];
      const [address, touch] = opcode === "stmatrix" ? [operands[0], Touch.write] : [operands[1], Touch.read];
      // Eight lanes supply the rows of each matrix.
      return [
        ...at(address, "shared", 1, Touch.none),
        ...report(access("shared", ROW_BYTES, touch, 1, 8 * matrices), address),
      ];
    }
    default:
      return [];
  }
}

/** Strong accesses do not race with each other. */
function touchOf(kind: "load" | "store" | "atomic", order: string | undefined): number {
  if (kind === "atomic") return Touch.atomic;
  return (kind === "load" ? Touch.read : Touch.write) | (order === "weak" ? 0 : Touch.strong);
}
