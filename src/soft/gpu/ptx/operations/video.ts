// Video instructions: arithmetic on bytes and halves of words.
import type { Words } from "./words.ts";

/** Opcodes of the video instructions on one word, two halves and four bytes. */
export const VIDEO_OPCODES = [
  ...(["vadd", "vsub", "vabsdiff", "vmin", "vmax", "vshl", "vshr", "vmad", "vset"] as const),
  ...(["vadd2", "vsub2", "vavrg2", "vabsdiff2", "vmin2", "vmax2", "vset2"] as const),
  ...(["vadd4", "vsub4", "vavrg4", "vabsdiff4", "vmin4", "vmax4", "vset4"] as const),
];
const ACTIONS = ["add", "sub", "absdiff", "min", "max", "avrg", "shl", "shr", "mad", "set"] as const;
const FLAGS = ["sat", "add", "min", "max", "clamp", "wrap", "shr7", "shr15", "po"];
const COMPARISONS = ["eq", "ne", "lt", "le", "gt", "ge"] as const;

export function video(words: Words) {
  const { opcode } = words;
  words.only(["u32", "s32", ...FLAGS, ...COMPARISONS], 0);
  const action = ACTIONS.find((each) => opcode.replace(/[24]$/, "") === `v${each}`) ?? words.refuse();
  const types = words.types.filter((each) => each === "u32" || each === "s32");
  const [result, a, b] = action === "set" ? ["u32", ...types] : types;
  if (b === undefined || result === undefined) words.invalid(`'${opcode}' needs its types`);
  const second = words.oneOf(["add", "min", "max"]);
  const extreme = words.has("min") || words.has("max");
  // GPUs deviate from the PTX ISA in these forms, so they are refused.
  if (extreme && (words.has("sat") || action === "sub")) words.refuse();
  if (extreme && (action === "add" ? result === "u32" : action === "absdiff" && result === "s32"))
    words.refuse();
  const comparison = words.oneOf(COMPARISONS);
  if (action === "set" && comparison === undefined) words.invalid(`'${opcode}' needs a comparison`);
  return {
    kind: "video" as const,
    action,
    /** Number of lanes in a word: 1, 2 or 4. */
    lanes: Number(/[24]$/.exec(opcode)?.[0] ?? 1),
    /** True for signed types: of the result, then of both operands. */
    signed: [result === "s32", a === "s32", b === "s32"] as const,
    saturates: words.has("sat"),
    wraps: words.has("wrap"),
    /** True for .po: the sum of vmad is increased by one. */
    addsOne: words.has("po"),
    /** Number of bits by which the result of vmad is shifted right. */
    shift: words.has("shr7") ? 7 : words.has("shr15") ? 15 : 0,
    /** Operation that combines the result with the third operand. */
    second,
    comparison,
  };
}
