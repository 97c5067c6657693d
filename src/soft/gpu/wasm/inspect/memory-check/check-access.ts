// Check of one access in a checked launch: alignment, bounds, initialized bytes and races.
import type { Code } from "../../encoding/code.ts";
import {
  CLUSTER,
  CONTEXT,
  CONTEXT_WORDS,
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
import type { Unit } from "../../unit/unit.ts";
import { pushOutsideSite } from "./access-site.ts";
import { checkGlobal } from "./check-global.ts";
import { checkShared } from "./check-shared.ts";
import { Violation } from "./violation.ts";

// Parameters of the function: address, bytes | Touch << 16, position, thread.
const ADDRESS = 0;
const ACCESS = 1;
const POSITION = 2;
const THREAD = 3;

/** Reports a violation to the host, which throws. */
function report(unit: Unit, code: Code, kind: number, bytes: number): void {
  code.i32(kind).get(ADDRESS).op("i32.wrap_i64").get(ADDRESS).i64(32n).op("i64.shr_u", "i32.wrap_i64");
  code.get(bytes).get(POSITION).get(THREAD).i32(-1).call(unit.host("violation")).op("unreachable");
}

/** Returns the check function (address, bytes | Touch << 16, position, thread). */
export function checkAccess(unit: Unit): number {
  return unit.helper("check_access", ["i64", "i32", "i32", "i32"], [], (code) => {
    const [low, bytes, site, from] = Array.from({ length: 4 }, () => code.local("i32")) as [
      number,
      number,
      number,
      number,
    ];
    code.get(ADDRESS).op("i32.wrap_i64").set(low).get(ACCESS).i32(0xffff).op("i32.and").set(bytes);
    code.get(ADDRESS).i64(32n).op("i64.shr_u").i64(BigInt(unit.windowHigh)).op("i64.ne").if();
    report(unit, code, Violation.outOfBounds, bytes);
    code.end();
    code.get(low).get(bytes).i32(1).op("i32.sub", "i32.and").if();
    report(unit, code, Violation.misaligned, bytes);
    code.end();
    code.get(low).i32(PRIVATE_BYTES).op("i32.ge_u").if();
    // Most accesses stay in the allocation that this instruction accessed last.
    pushOutsideSite(code, { low, position: POSITION, access: ACCESS, site, from }, () => code.get(bytes));
    code.if();
    code.get(low).get(ACCESS).get(POSITION).get(THREAD).call(unit.host("locate")).end();
    if (unit.overlaps) code.get(low).get(ACCESS).get(POSITION).get(THREAD).call(unit.host("unpublished"));
    code.get(low).get(ACCESS).get(POSITION).get(THREAD).get(site).call(checkGlobal(unit)).op("return").end();
    code.get(low).i32(SHARED).op("i32.sub").i32(SHARED_ROOM).op("i32.lt_u").if();
    code.get(low).get(bytes).op("i32.add").i32(SHARED).op("i32.sub");
    code
      .i32(0)
      .memory("i32.load", CONTEXT + 4 * CONTEXT_WORDS.sharedLimit)
      .op("i32.le_u")
      .if();
    code.get(low).get(ACCESS).get(POSITION).get(THREAD).call(checkShared(unit)).op("return").end();
    within(code, low, RESERVED_SHARED, RESERVED_SHARED_BYTES);
    report(unit, code, Violation.outOfBounds, bytes);
    code.end();
    // The remaining valid ranges are the thread's local memory, its stack and the kernel's parameters.
    code.get(low).i32(LOCAL).op("i32.sub").get(THREAD);
    code
      .i32(0)
      .memory("i32.load", CONTEXT + 4 * CONTEXT_WORDS.localLimit)
      .op("i32.mul", "i32.sub");
    code
      .i32(0)
      .memory("i32.load", CONTEXT + 4 * CONTEXT_WORDS.localLimit)
      .op("i32.lt_u")
      .if()
      .op("return")
      .end();
    code
      .get(low)
      .i32(STACKS)
      .op("i32.sub")
      .get(THREAD)
      .i32(STACK_BYTES)
      .op("i32.mul", "i32.sub")
      .i32(STACK_BYTES);
    code.op("i32.lt_u").if().op("return").end();
    within(code, low, PARAMETERS, PARAMETERS_BYTES);
    // The shared memory of the cluster's blocks is mapped by rank. A range that is valid in one block is
    // valid in all.
    code
      .get(low)
      .i32(CLUSTER)
      .op("i32.sub")
      .tee(from)
      .i32(MOST_CLUSTER * SHARED_ROOM)
      .op("i32.lt_u")
      .if();
    code
      .get(from)
      .i32(SHARED_ROOM - 1)
      .op("i32.and")
      .get(bytes)
      .op("i32.add");
    code
      .i32(0)
      .memory("i32.load", CONTEXT + 4 * CONTEXT_WORDS.sharedLimit)
      .op("i32.le_u");
    for (let axis = 0; axis < 3; axis++) {
      code.i32(0).memory("i32.load", CONTEXT + 4 * (CONTEXT_WORDS.cluster + axis));
      if (axis > 0) code.op("i32.mul");
    }
    code.get(from).i32(SHARED_ROOM).op("i32.div_u", "i32.gt_u", "i32.and").if().op("return").end().end();
    report(unit, code, Violation.outOfBounds, bytes);
  });
}

/** Returns from the function if an address is in a range. */
function within(code: Code, low: number, start: number, bytes: number): void {
  code.get(low).i32(start).op("i32.sub").i32(bytes).op("i32.lt_u").if().op("return").end();
}
