// Floating-point constants of PTX: 0f3F800000, 0d3FF0000000000000, 1.5.

const view = new DataView(new ArrayBuffer(8));

/** Returns the bits of a number as f32 or f64. */
export function floatBits(value: number, type: "f32" | "f64"): bigint {
  if (type === "f64") {
    view.setFloat64(0, value);
    return view.getBigUint64(0);
  }
  view.setFloat32(0, value);
  return BigInt(view.getUint32(0));
}

/** Returns the number that the bits of an f32 or f64 represent. */
export function floatOf(bits: bigint, type: "f32" | "f64"): number {
  if (type === "f64") {
    view.setBigUint64(0, BigInt.asUintN(64, bits));
    return view.getFloat64(0);
  }
  view.setUint32(0, Number(BigInt.asUintN(32, bits)));
  return view.getFloat32(0);
}

/** Returns the value of a constant as written in the text, or undefined for an integer. */
export function floatConstant(text: string): number | undefined {
  if (/^0[fF]/.test(text)) return floatOf(BigInt(`0x${text.slice(2)}`), "f32");
  if (/^0[dD]/.test(text)) return floatOf(BigInt(`0x${text.slice(2)}`), "f64");
  return /[.eE]/.test(text) && !/^0[xX]/.test(text) ? Number(text) : undefined;
}
