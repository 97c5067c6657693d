/**
 * Numbers that people compare by eye: addresses, keys, handles.
 * @module
 */

/** In hexadecimal, in groups of four from the right: 0x7f2b_b850_cb80, which TypeScript takes as it stands. */
export const hexadecimal = (value: number | bigint): string =>
  `0x${value.toString(16).replace(/\B(?=(.{4})+$)/g, "_")}`;
