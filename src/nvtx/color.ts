import { shown } from "../arguments/shown.ts";

/** Colors by name, as 0xRRGGBB. */
const named = {
  red: 0xe0_31_31,
  orange: 0xf0_8c_00,
  yellow: 0xff_d4_3b,
  green: 0x76_b9_00,
  cyan: 0x22_b8_cf,
  blue: 0x1c_7e_d6,
  purple: 0x9c_36_b5,
  pink: 0xf0_65_95,
  brown: 0x8d_6e_63,
  gray: 0x86_8e_96,
} as const;

/** Name of a color. */
export type ColorName = keyof typeof named;

/** Color of an event: a name, "#rrggbb", or 0xRRGGBB. */
export type Color = ColorName | `#${string}` | number;

const OPAQUE = 0xff00_0000;

/** Returns the words that describe a color in an error. */
export const colorWords = `${Object.keys(named).join(", ")}, "#76b900" or 0x76b900`;

/** Returns the color as NVTX takes it, 0xAARRGGBB and opaque. Throws RangeError for another value. */
export function argbOf(caller: string, color: Color): number {
  const rgb =
    typeof color === "number"
      ? color
      : Object.hasOwn(named, color)
        ? named[color as ColorName]
        : /^#[0-9a-f]{6}$/i.test(color)
          ? Number.parseInt(color.slice(1), 16)
          : Number.NaN;
  if (Number.isInteger(rgb) && rgb >= 0 && rgb <= 0xff_ff_ff) return (OPAQUE | rgb) >>> 0;
  throw new RangeError(`${caller}: color is ${shown(color)}. Use ${colorWords}`);
}
