// The check of eight threads at once, for an access with which they touch numbers that follow each other: what has something new about it
// goes thread by thread.
import type { Code } from "../code.ts";
import { CHECK_SITES, PRIVATE_BYTES } from "../layout.ts";
import type { Unit } from "../unit.ts";
import { checkAccess } from "./check-access.ts";
import { checkLine, LINE_BITS, LineAccess, pushLine } from "./check-line.ts";
import { writeSharedLanes } from "./check-shared-lanes.ts";
import { pushOutsideSite } from "./check-site.ts";
import { Touch } from "./violation.ts";

export const CHECKED_LANES = 8;

// Parameters: the first thread's address, bytes and Touch, the position, the first thread.
const ADDRESS = 0;
const WHAT = 1;
const POSITION = 2;
const THREAD = 3;

/** (address, bytes | Touch << 16, position, thread). */
export function checkLanes(unit: Unit): number {
  return unit.helper("check_lanes", ["i64", "i32", "i32", "i32"], [], (code) => {
    const number = () => code.local("i32");
    const [low, bytes, from, site, lane] = [number(), number(), number(), number(), number()];
    code.get(ADDRESS).op("i32.wrap_i64").set(low).get(WHAT).i32(0xffff).op("i32.and").set(bytes);
    code.block();
    const alone = code.depth - 1;
    code.get(ADDRESS).i64(32n).op("i64.shr_u").i64(BigInt(unit.windowHigh)).op("i64.ne");
    code.get(low).get(bytes).i32(1).op("i32.sub", "i32.and").i32(0).op("i32.ne", "i32.or").brIf(alone);
    code.get(low).i32(PRIVATE_BYTES).op("i32.ge_u").if();
    // All of it within the allocation that this instruction touched last, and whole lines.
    pushOutsideSite(code, { low, position: POSITION, site, from }, () =>
      code.get(bytes).i32(3).op("i32.shl"),
    );
    code
      .get(from)
      .i32((1 << LINE_BITS) - 1)
      .op("i32.and", "i32.or")
      .brIf(alone);
    writeBits(code, { site, from, bytes }, alone);
    writeLines(unit, code, { site, from, bytes }, alone);
    code.op("return").end();
    writeSharedLanes(unit, code, { low, bytes }, alone);
    code.end();
    code.i32(0).set(lane).loop();
    const loop = code.depth - 1;
    code
      .get(ADDRESS)
      .get(lane)
      .get(bytes)
      .op("i32.mul", "i64.extend_i32_u", "i64.add")
      .get(WHAT)
      .get(POSITION);
    code.get(THREAD).get(lane).op("i32.add").call(checkAccess(unit));
    code.get(lane).i32(1).op("i32.add").tee(lane).i32(CHECKED_LANES).op("i32.lt_u").brIf(loop).end();
  });
}

type Locals<Name extends string> = Readonly<Record<Name, number>>;

const writes = (code: Code): Code =>
  code
    .get(WHAT)
    .i32(Touch.write << 16)
    .op("i32.and");

/** Which bytes are written: all of them are now, or were already. */
function writeBits(
  code: Code,
  { site, from, bytes }: Locals<"site" | "from" | "bytes">,
  alone: number,
): void {
  const at = code.local("i32");
  code
    .get(site)
    .memory("i32.load", CHECK_SITES + 12)
    .tee(at)
    .if();
  code.get(at).get(from).i32(LINE_BITS).op("i32.shr_u").i32(2).op("i32.shl", "i32.add").tee(at);
  code.memory("i32.load");
  code.i32(-1).get(at).memory("i32.load", 4).get(bytes).i32(4).op("i32.eq", "select", "i32.and");
  code.i32(-1).op("i32.ne").if();
  writes(code).op("i32.eqz").brIf(alone);
  code.get(at).i32(-1).memory("i32.atomic.rmw.or").op("drop");
  code.get(bytes).i32(8).op("i32.eq").if();
  code.get(at).i32(-1).memory("i32.atomic.rmw.or", 4).op("drop").end().end().end();
}

function writeLines(
  unit: Unit,
  code: Code,
  { site, from, bytes }: Locals<"site" | "from" | "bytes">,
  alone: number,
): void {
  const [cells, at, access] = [code.local("i32"), code.local("i32"), code.local("i32")];
  code
    .get(site)
    .memory("i32.load", CHECK_SITES + 8)
    .tee(cells)
    .op("i32.eqz")
    .if()
    .op("return")
    .end();
  pushLine(code, cells, () => code.get(from).i32(LINE_BITS).op("i32.shr_u")).set(at);
  writes(code).i32(0).op("i32.ne");
  code.get(bytes).i32(2).op("i32.shr_u").i32(LineAccess.pairs).op("i32.and", "i32.or").set(access);
  code.get(at).get(THREAD).get(POSITION).get(access).call(checkLine(unit)).op("i32.eqz").brIf(alone);
  code.get(bytes).i32(8).op("i32.eq").if();
  code
    .get(at)
    .i32(1 << LINE_BITS)
    .op("i32.add")
    .get(THREAD)
    .i32(CHECKED_LANES / 2)
    .op("i32.add");
  code.get(POSITION).get(access).call(checkLine(unit)).op("i32.eqz").brIf(alone).end();
}
