/** Text of a kernel, which takes constants. */
interface Text {
  constant(expression: string): string;
}

/** Names of the two numbers of an element of c64. */
export interface Parts {
  readonly re: string;
  readonly im: string;
}

/** Adds the text that splits an element of c64 into its real and its imaginary part. */
export const partsOf = (text: Text, name: string): Parts => ({
  re: text.constant(`f32FromBits(u32(${name}))`),
  im: text.constant(`f32FromBits(u32(${name} >> 32n))`),
});

/** Returns the text of an element of c64. The parts are names or expressions of f32. */
export const complexText = (re: string, im: string): string =>
  `u64(u32(bitsOf(${re}))) | (u64(u32(bitsOf(${im}))) << 32n)`;

/** Returns the text of the bits of an element of c64 without its signs, which is 0n for 0 of any sign. */
export const unsignedText = (name: string): string => `${name} & 0x7fffffff7fffffffn`;
