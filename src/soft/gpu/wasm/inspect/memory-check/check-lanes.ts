// Check of eight threads at once that access consecutive elements. Anything unusual falls back to checks
// thread by thread.
import type { Body, LeaveIf, Value, Variable } from "../../encoding/expression.ts";
import { ACCESS_SITES, PRIVATE_BYTES } from "../../unit/layout.ts";
import type { Unit } from "../../unit/unit.ts";
import { isOutsideSite } from "./access-site.ts";
import { checkAccess } from "./check-access.ts";
import { checkLine, LINE_BITS, LineAccess, lineOf } from "./check-global-line.ts";
import { isWrite, writeSharedLanes } from "./check-shared-lanes.ts";

export const CHECKED_LANES = 8;

type Lanes = Readonly<Record<"bytes" | "from" | "site" | "access" | "position" | "thread", Variable>>;

/** Returns the check function (address, bytes | Touch << 16, position, thread) for eight threads. */
export function checkLanes(unit: Unit): number {
  return unit.helper("check_lanes", "i64 i32 i32 i32 >", (w, address, access, position, thread) => {
    const [low, bytes, from, site, lane] = w.locals("i32", 5);
    const lanes = { low, bytes, from, site, access, position, thread };
    low.set(address.low());
    bytes.set(access.and(0xffff));
    w.block((slowIf) => {
      const isOutside = address.shr(32).ne(unit.windowHigh);
      slowIf(isOutside.or(low.and(bytes.sub(1)).ne(0)));
      w.if(low.ge(PRIVATE_BYTES), () => {
        // The fast path needs whole lines inside the cached allocation.
        slowIf(isOutsideSite(lanes, bytes.shl(3)).or(from.and((1 << LINE_BITS) - 1)));
        writeBits(w, lanes, slowIf);
        writeLines(unit, w, lanes, slowIf);
        w.return();
      });
      writeSharedLanes(unit, w, lanes, slowIf);
    });
    lane.set(0);
    w.loop(() => {
      const own = address.add(lane.mul(bytes).wide());
      w.call(checkAccess(unit), own, access, position, thread.add(lane));
      return lane.tee(lane.add(1)).lt(CHECKED_LANES);
    });
  });
}

/** Updates the bits of written bytes; a read of unwritten bytes falls back. */
function writeBits(w: Body, { site, from, bytes, access }: Lanes, slowIf: LeaveIf): void {
  const at = w.local("i32");
  const mark = (offset: number) => w.drop(w.atomic("i32.atomic.rmw.or", at, offset, -1));
  w.if(at.tee(site.load(ACCESS_SITES + 12)), () => {
    const bits = at.tee(at.add(from.shr(LINE_BITS).shl(2))).load();
    const both = bits.and(w.constant("i32", -1).when(bytes.eq(4), at.load(4)));
    w.if(both.ne(-1), () => {
      slowIf(isWrite(access).not());
      mark(0);
      w.if(bytes.eq(8), () => mark(4));
    });
  });
}

function writeLines(unit: Unit, w: Body, lanes: Lanes, slowIf: LeaveIf): void {
  const { site, from, bytes, access, position, thread } = lanes;
  const [cells, at, flags] = w.locals("i32", 3);
  w.returnIf(cells.tee(site.load(ACCESS_SITES + 8)).not());
  at.set(lineOf(w, cells, from.shr(LINE_BITS)));
  flags.set(isWrite(access).ne(0).or(bytes.shr(2).and(LineAccess.pairs)));
  const check = (line: Value, thread: Value) =>
    slowIf(w.called("i32", checkLine(unit), line, thread, position, flags).not());
  check(at, thread);
  w.if(bytes.eq(8), () => check(at.add(1 << LINE_BITS), thread.add(CHECKED_LANES / 2)));
}
