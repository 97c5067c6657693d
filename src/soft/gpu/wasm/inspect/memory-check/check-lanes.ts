// Check of eight threads at once that access consecutive elements. Anything unusual falls back to checks
// thread by thread.
import type { Code } from "../../encoding/code.ts";
import { ACCESS_SITES, PRIVATE_BYTES } from "../../unit/layout.ts";
import type { Unit } from "../../unit/unit.ts";
import { pushOutsideSite } from "./access-site.ts";
import { checkAccess } from "./check-access.ts";
import { checkLine, LINE_BITS, LineAccess, pushLine } from "./check-global-line.ts";
import { writeSharedLanes } from "./check-shared-lanes.ts";
import { Touch } from "./violation.ts";

export const CHECKED_LANES = 8;

// Parameters: address of the first thread, bytes | Touch << 16, position, first thread.
const ADDRESS = 0;
const ACCESS = 1;
const POSITION = 2;
const THREAD = 3;

/** Returns the check function (address, bytes | Touch << 16, position, thread) for eight threads. */
export function checkLanes(unit: Unit): number {
  return unit.helper("check_lanes", ["i64", "i32", "i32", "i32"], [], (code) => {
    const number = () => code.local("i32");
    const [low, bytes, from, site, lane] = [number(), number(), number(), number(), number()];
    code.get(ADDRESS).op("i32.wrap_i64").set(low).get(ACCESS).i32(0xffff).op("i32.and").set(bytes);
    code.block();
    const perThread = code.depth - 1;
    code.get(ADDRESS).i64(32n).op("i64.shr_u").i64(BigInt(unit.windowHigh)).op("i64.ne");
    code.get(low).get(bytes).i32(1).op("i32.sub", "i32.and").i32(0).op("i32.ne", "i32.or").brIf(perThread);
    code.get(low).i32(PRIVATE_BYTES).op("i32.ge_u").if();
    // The fast path needs whole lines inside the cached allocation.
    pushOutsideSite(code, { low, position: POSITION, access: ACCESS, site, from }, () =>
      code.get(bytes).i32(3).op("i32.shl"),
    );
    code
      .get(from)
      .i32((1 << LINE_BITS) - 1)
      .op("i32.and", "i32.or")
      .brIf(perThread);
    writeBits(code, { site, from, bytes }, perThread);
    writeLines(unit, code, { site, from, bytes }, perThread);
    code.op("return").end();
    writeSharedLanes(unit, code, { low, bytes }, perThread);
    code.end();
    code.i32(0).set(lane).loop();
    const loop = code.depth - 1;
    code
      .get(ADDRESS)
      .get(lane)
      .get(bytes)
      .op("i32.mul", "i64.extend_i32_u", "i64.add")
      .get(ACCESS)
      .get(POSITION);
    code.get(THREAD).get(lane).op("i32.add").call(checkAccess(unit));
    code.get(lane).i32(1).op("i32.add").tee(lane).i32(CHECKED_LANES).op("i32.lt_u").brIf(loop).end();
  });
}

type Locals<Name extends string> = Readonly<Record<Name, number>>;

const writes = (code: Code): Code =>
  code
    .get(ACCESS)
    .i32(Touch.write << 16)
    .op("i32.and");

/** Updates the bits of written bytes; a read of unwritten bytes falls back. */
function writeBits(
  code: Code,
  { site, from, bytes }: Locals<"site" | "from" | "bytes">,
  perThread: number,
): void {
  const at = code.local("i32");
  code
    .get(site)
    .memory("i32.load", ACCESS_SITES + 12)
    .tee(at)
    .if();
  code.get(at).get(from).i32(LINE_BITS).op("i32.shr_u").i32(2).op("i32.shl", "i32.add").tee(at);
  code.memory("i32.load");
  code.i32(-1).get(at).memory("i32.load", 4).get(bytes).i32(4).op("i32.eq", "select", "i32.and");
  code.i32(-1).op("i32.ne").if();
  writes(code).op("i32.eqz").brIf(perThread);
  code.get(at).i32(-1).memory("i32.atomic.rmw.or").op("drop");
  code.get(bytes).i32(8).op("i32.eq").if();
  code.get(at).i32(-1).memory("i32.atomic.rmw.or", 4).op("drop").end().end().end();
}

function writeLines(
  unit: Unit,
  code: Code,
  { site, from, bytes }: Locals<"site" | "from" | "bytes">,
  perThread: number,
): void {
  const [cells, at, access] = [code.local("i32"), code.local("i32"), code.local("i32")];
  code
    .get(site)
    .memory("i32.load", ACCESS_SITES + 8)
    .tee(cells)
    .op("i32.eqz")
    .if()
    .op("return")
    .end();
  pushLine(code, cells, () => code.get(from).i32(LINE_BITS).op("i32.shr_u")).set(at);
  writes(code).i32(0).op("i32.ne");
  code.get(bytes).i32(2).op("i32.shr_u").i32(LineAccess.pairs).op("i32.and", "i32.or").set(access);
  code.get(at).get(THREAD).get(POSITION).get(access).call(checkLine(unit)).op("i32.eqz").brIf(perThread);
  code.get(bytes).i32(8).op("i32.eq").if();
  code
    .get(at)
    .i32(1 << LINE_BITS)
    .op("i32.add")
    .get(THREAD)
    .i32(CHECKED_LANES / 2)
    .op("i32.add");
  code.get(POSITION).get(access).call(checkLine(unit)).op("i32.eqz").brIf(perThread).end();
}
