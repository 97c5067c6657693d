/** Types of 16 bits. A kernel computes with them in registers of 32 bits. */
export const smallTypes = ["i16", "u16", "f16", "bf16"] as const;

/** Name of a type of 16 bits. */
export type SmallType = (typeof smallTypes)[number];

/** Returns true for a type of 16 bits. */
export const isSmall = (type: string): type is SmallType => (smallTypes as readonly string[]).includes(type);

/** Returns the PTX that widens a register of 16 bits to one of 32 bits. */
export function widenText(type: SmallType, wide: string, small: string): string {
  if (type === "f16") return `cvt.f32.f16 ${wide}, ${small};`;
  if (type === "i16") return `cvt.s32.s16 ${wide}, ${small};`;
  if (type === "u16") return `cvt.u32.u16 ${wide}, ${small};`;
  // The conversion of PTX needs sm_90.
  return `{ .reg .b16 zero; mov.b16 zero, 0; mov.b32 ${wide}, {zero, ${small}}; }`;
}

/** Returns the PTX that narrows a register of 32 bits to one of 16 bits. */
export const narrowText = (type: SmallType, small: string, wide: string): string =>
  type === "f16" || type === "bf16"
    ? `cvt.rn.${type}.f32 ${small}, ${wide};`
    : `cvt.u16.u32 ${small}, ${wide};`;
