/**
 * Text of numbers that users compare by eye: addresses, keys, handles.
 * @module
 */

/**
 * Returns the number in hexadecimal, in groups of four digits: 0x7f2b_b850_cb80. TypeScript accepts the text
 * as a literal.
 */
export const hexadecimal = (value: number | bigint): string =>
  `0x${value.toString(16).replace(/\B(?=(.{4})+$)/g, "_")}`;
