import type { Device } from "../cuda/device/device.ts";
import { newArray } from "../cuda/memory/element-type.ts";
import { takeNode } from "./gather.ts";
import { NdArray } from "./nd-array.ts";
import { uploadedNode } from "./temporary.ts";

/** Formats of floats of 8 bits: 4 bits of exponent without infinities, and the upper half of an f16. */
export type Float8 = "e4m3" | "e5m2";

/** Bits of the exponent and of the fraction, and the bias of the exponent. */
const parts = { e4m3: [4, 3, 7], e5m2: [5, 2, 15] } as const;

/** Returns the number that a byte stands for, by the OCP specification of floats of 8 bits (OFP8). */
function numberOf(byte: number, format: Float8): number {
  const [exponentBits, fractionBits, bias] = parts[format];
  const sign = byte >= 128 ? -1 : 1;
  const exponent = (byte >> fractionBits) & (2 ** exponentBits - 1);
  const fraction = byte & (2 ** fractionBits - 1);
  if (exponent === 2 ** exponentBits - 1) {
    if (format === "e5m2") return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
    if (fraction === 2 ** fractionBits - 1) return Number.NaN;
  }
  return exponent === 0
    ? sign * fraction * 2 ** (1 - bias - fractionBits)
    : sign * (1 + fraction / 2 ** fractionBits) * 2 ** (exponent - bias);
}

/** Returns floats of 8 bits, given as bytes, as f16, which holds all of their numbers. */
export function fromFloat8(device: Device, bytes: NdArray, format: Float8): NdArray {
  const numbers = newArray("f16", 256);
  for (let byte = 0; byte < numbers.length; byte++) numbers[byte] = numberOf(byte, format);
  return new NdArray(takeNode(uploadedNode(device, numbers, "f16"), bytes.node, 0)).run();
}
