// Check of eight threads that access whole lines of shared memory with 32-bit or 64-bit elements. If a line
// cannot race, one shadow stands for its eight words (line-encoding.ts).
import type { Code } from "../../encoding/code.ts";
import { SHARED_SHADOW } from "../../unit/layout.ts";
import { EncodingBits, loadEncoding, pushIsExpanded, SAME, storeEncoding } from "./line-encoding.ts";
import { storeLineState } from "./settled-lines.ts";
import {
  ALL_WRITTEN,
  BYTES_MARK,
  EPOCH_BITS,
  LINE_SHADOW_BYTES,
  READ_BY_SEVERAL,
  READ_MARK,
  SEVERAL_MARK,
  SHADOW_BYTES,
  WARP_EPOCH,
} from "./shared-shadow.ts";

/** Locals of a line: shadow offset, epoch, first thread, position, and logarithm of an element's words. */
export type WholeLine = Readonly<Record<"at" | "epochs" | "thread" | "position" | "shift", number>>;

const words = (...values: readonly [number, number, number, number]): Uint8Array =>
  new Uint8Array(Int32Array.from(values).buffer);

/** Pushes the first thread's tag. */
const pushTag = (code: Code, { epochs, thread }: WholeLine, marks: number): Code =>
  code.get(epochs).get(thread).op("i32.or").i32(marks).op("i32.or");

/**
 * Records a write of a line. Branches to `slow` without recording it if a word was accessed since the last
 * barrier, or by bytes.
 */
export function writeWholeLine(code: Code, line: WholeLine, slow: number): void {
  const { at, epochs, position, shift } = line;
  const [encoding, word, end] = [code.local("i32"), code.local("i32"), code.local("i32")];
  const [shadow, marks] = [code.local("v128"), code.local("v128")];
  loadEncoding(code, at).set(encoding);
  code.get(at).tee(word).i32(LINE_SHADOW_BYTES).i32(SHADOW_BYTES);
  pushIsExpanded(code, encoding).op("select", "i32.add").set(end).loop();
  const loop = code.depth - 1;
  code.get(word).vectorMemory("v128.load", SHARED_SHADOW).tee(shadow);
  code
    .v128(words(ALL_WRITTEN, 0, READ_MARK, 0))
    .v("v128.and")
    .v128(words(0, 0, 0, 0))
    .v("i32x4.ne");
  code.set(marks).get(shadow).get(epochs).v("i32x4.splat").v("v128.xor");
  code
    .i32(WARP_EPOCH)
    .v("i32x4.splat")
    .v("v128.and")
    .v128(words(0, 0, 0, 0))
    .v("i32x4.eq");
  code
    .get(marks)
    .v("v128.and")
    .get(shadow)
    .v128(words(BYTES_MARK, 0, 0, 0))
    .v("v128.and")
    .v("v128.or");
  code.v("v128.any_true").brIf(slow);
  code.get(word).i32(SHADOW_BYTES).op("i32.add").tee(word).get(end).op("i32.lt_u").brIf(loop).end();
  code.get(at).v128(words(0, 0, 0, 0));
  pushTag(code, line, ALL_WRITTEN).v("i32x4.replace_lane", 0).get(position).v("i32x4.replace_lane", 1);
  code.vectorMemory("v128.store", SHARED_SHADOW);
  storeEncoding(code, at, () => code.get(shift));
  storeLineState(code, at, () => code.i32(0));
}

/** Records a read of a line that was written before the last barrier. Branches to `slow` in other cases. */
export function readWholeLine(code: Code, line: WholeLine, slow: number): void {
  const { at, epochs, thread, position, shift } = line;
  const [encoding, tag] = [code.local("i32"), code.local("i32")];
  loadEncoding(code, at).set(encoding);
  pushIsExpanded(code, encoding).brIf(slow);
  code.get(at).memory("i32.load", SHARED_SHADOW).tee(tag).i32(ALL_WRITTEN).op("i32.lt_u").brIf(slow);
  code.get(tag).get(epochs).op("i32.xor").i32(WARP_EPOCH).op("i32.and", "i32.eqz").brIf(slow);
  const store = (offset: number, push: () => void) => {
    code.get(at);
    push();
    code.memory("i32.store", SHARED_SHADOW + offset);
  };
  code
    .get(at)
    .memory("i32.load", SHARED_SHADOW + 8)
    .tee(tag);
  code.get(epochs).op("i32.xor").i32(READ_MARK).op("i32.xor");
  code
    .i32(READ_MARK | EPOCH_BITS)
    .op("i32.and")
    .if();
  store(8, () => pushTag(code, line, READ_MARK));
  store(12, () => code.get(position));
  storeEncoding(code, at, () => {
    code
      .get(encoding)
      .i32(SAME << EncodingBits.writer)
      .op("i32.and")
      .get(shift)
      .i32(EncodingBits.reader)
      .op("i32.shl", "i32.or");
    code.i32(SAME << EncodingBits.position).op("i32.or");
  });
  storeLineState(code, at, () => code.i32(0));
  code.else();
  // The line was read since the same barrier, by the same threads or by others.
  code.get(tag).i32(SEVERAL_MARK).op("i32.and", "i32.eqz").if();
  code
    .get(encoding)
    .i32(EncodingBits.reader)
    .op("i32.shr_u")
    .i32(SAME)
    .op("i32.and")
    .get(shift)
    .op("i32.ne")
    .brIf(slow);
  store(12, () => code.get(position));
  storeEncoding(code, at, () =>
    code
      .get(encoding)
      .i32(SAME << EncodingBits.position)
      .op("i32.or"),
  );
  code.get(tag).i32(1023).op("i32.and").get(thread).op("i32.ne").if();
  store(8, () => code.get(tag).i32(SEVERAL_MARK).op("i32.or"));
  storeLineState(code, at, () => code.get(epochs).i32(READ_BY_SEVERAL).op("i32.or"));
  code.end().end().end();
}

/** Writes `each` for each accessed line, and advances `at` and `thread`. */
export function writeLines(
  code: Code,
  { at, thread, shift }: Readonly<Record<"at" | "thread" | "shift", number>>,
  each: () => void,
): void {
  const last = code.local("i32");
  code.get(at).i32(LINE_SHADOW_BYTES).get(shift).op("i32.shl", "i32.add").set(last).loop();
  const loop = code.depth - 1;
  each();
  code.get(thread).i32(8).get(shift).op("i32.shr_u", "i32.add").set(thread);
  code.get(at).i32(LINE_SHADOW_BYTES).op("i32.add").tee(at).get(last).op("i32.lt_u").brIf(loop).end();
}
