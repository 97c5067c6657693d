// Check of one access in a checked launch: alignment, bounds, initialized bytes and races.
import type { Value } from "../../encoding/expression.ts";
import {
  CLUSTER,
  LOCAL,
  MOST_CLUSTER,
  PARAMETERS,
  PARAMETERS_BYTES,
  PRIVATE_BYTES,
  RESERVED_SHARED,
  RESERVED_SHARED_BYTES,
  SHARED,
  SHARED_ROOM,
  STACK_BYTES,
  STACKS,
} from "../../unit/layout.ts";
import { contextWord } from "../../unit/special-registers.ts";
import type { Unit } from "../../unit/unit.ts";
import { isOutsideSite } from "./access-site.ts";
import { checkGlobal } from "./check-global.ts";
import { checkShared } from "./check-shared.ts";
import { Violation } from "./violation.ts";

/** Returns the check function (address, bytes | Touch << 16, position, thread). */
export function checkAccess(unit: Unit): number {
  return unit.helper("check_access", "i64 i32 i32 i32 >", (w, address, access, position, thread) => {
    const [low, bytes, site, from] = w.locals("i32", 4);
    /** Reports a violation to the host, which throws. */
    const report = (kind: number) => {
      const high = address.shr(32).low();
      unit.fail(w, "violation", kind, address.low(), high, bytes, position, thread, -1);
    };
    /** Returns from the function if an address is in a range. */
    const allow = (start: number, bytes: number) => w.returnIf(low.sub(start).lt(bytes));
    low.set(address.low());
    bytes.set(access.and(0xffff));
    w.if(address.shr(32).ne(unit.windowHigh), () => report(Violation.outOfBounds));
    w.if(low.and(bytes.sub(1)), () => report(Violation.misaligned));
    w.if(low.ge(PRIVATE_BYTES), () => {
      // Most accesses stay in the allocation that this instruction accessed last.
      w.if(isOutsideSite({ low, position, access, site, from }, bytes), () =>
        w.call(unit.host("locate"), low, access, position, thread),
      );
      if (unit.overlaps) w.call(unit.host("unpublished"), low, access, position, thread);
      w.call(checkGlobal(unit), low, access, position, thread, site);
      w.return();
    });
    const limit = contextWord(w, "sharedLimit");
    w.if(low.sub(SHARED).lt(SHARED_ROOM), () => {
      w.if(low.add(bytes).sub(SHARED).le(limit), () => {
        w.call(checkShared(unit), low, access, position, thread);
        w.return();
      });
      allow(RESERVED_SHARED, RESERVED_SHARED_BYTES);
      report(Violation.outOfBounds);
    });
    // The remaining valid ranges are the thread's local memory, its stack and the kernel's parameters.
    const localLimit = contextWord(w, "localLimit");
    w.returnIf(low.sub(LOCAL).sub(thread.mul(localLimit)).lt(localLimit));
    w.returnIf(low.sub(STACKS).sub(thread.mul(STACK_BYTES)).lt(STACK_BYTES));
    allow(PARAMETERS, PARAMETERS_BYTES);
    // The shared memory of the cluster's blocks is mapped by rank. A range that is valid in one block is
    // valid in all.
    w.if(from.tee(low.sub(CLUSTER)).lt(MOST_CLUSTER * SHARED_ROOM), () => {
      const [x, y, z] = [0, 1, 2].map((axis) => contextWord(w, "cluster", axis)) as [Value, Value, Value];
      const end = from.and(SHARED_ROOM - 1).add(bytes);
      w.returnIf(end.le(limit).and(x.mul(y).mul(z).gt(from.op("div_u", SHARED_ROOM))));
    });
    report(Violation.outOfBounds);
  });
}
