// Reports of memory accesses.
import { Touch } from "../inspect/memory-check/violation.ts";
import {
  writeAccess,
  writeCheckOfCommonAddress,
  writeCheckOfLanes,
  writeCountBarrier,
  writeCountBarrierOfLanes,
} from "../inspect/memory-check/write-check.ts";
import { InstructionBody } from "../unit/instruction-body.ts";
import { shapeOfRow, writeVariants } from "./consecutive.ts";
import type { Form } from "./handler.ts";
import { checkScattered } from "./scattered.ts";

/** Writes the report of an access. Only checked launches report the accesses of lanes together. */
export const access: Form<"access"> = {
  thread: writeAccess,
  lanes(v, i, byLanes) {
    const { touch, bytes, elements } = i.operation;
    const [address] = i.operands;
    if ((touch & ~Touch.strong) === Touch.read && v.shape(address).kind === "uniform") {
      writeCheckOfCommonAddress(v, i);
      return true;
    }
    if (elements > 1 || (touch !== Touch.read && touch !== Touch.write)) return false;
    const shape = shapeOfRow(v, address, bytes);
    if (address === undefined || shape === undefined) return checkScattered(v, i, byLanes);
    const all = () => writeCheckOfLanes(new InstructionBody(v.f, i), i);
    writeVariants(v, address, shape, { all, some: () => false, scattered: byLanes });
    return true;
  },
};

export const countBarrier: Form<"countBarrier"> = {
  thread: (w, i) => writeCountBarrier(w, i.operation.ofWarp),
  lanes: writeCountBarrierOfLanes,
};
