// Texels of images in device memory. Loads go through WebAssembly, where an access to an unmapped address
// throws instead of ending the process.
import {
  CU_AD_FORMAT_FLOAT,
  CU_AD_FORMAT_HALF,
  CU_AD_FORMAT_SIGNED_INT8,
  CU_AD_FORMAT_SIGNED_INT16,
  CU_AD_FORMAT_SIGNED_INT32,
  CU_AD_FORMAT_UNSIGNED_INT8,
  CU_AD_FORMAT_UNSIGNED_INT16,
  CU_AD_FORMAT_UNSIGNED_INT32,
} from "../../../../../ffi/cuda/constants.ts";
import { sharedMemory } from "../../core/memory-kind.ts";
import { Code } from "../../wasm/encoding/code.ts";
import { ModuleBuilder } from "../../wasm/encoding/module-builder.ts";
import { reader } from "../matrix/numbers.ts";

const half = reader("f16");

/** Loads and stores at addresses of a worker's memory. */
export interface Access {
  u8(at: number): number;
  u16(at: number): number;
  i32(at: number): number;
  put8(at: number, value: number): void;
  put16(at: number, value: number): void;
  put32(at: number, value: number): void;
}

/** Returns the access functions of a memory. They throw for unmapped addresses. */
export function accessTo(memory: WebAssembly.Memory): Access {
  const builder = new ModuleBuilder(undefined, sharedMemory);
  for (const [name, load] of [
    ["u8", "i32.load8_u"],
    ["u16", "i32.load16_u"],
    ["i32", "i32.load"],
  ] as const)
    builder.export(name, builder.add(new Code(["i32"], ["i32"]).get(0).memory(load)));
  for (const [name, store] of [
    ["put8", "i32.store8"],
    ["put16", "i32.store16"],
    ["put32", "i32.store"],
  ] as const)
    builder.export(name, builder.add(new Code(["i32", "i32"]).get(0).get(1).memory(store)));
  const instance = new WebAssembly.Instance(new WebAssembly.Module(builder.bytes()), { env: { memory } });
  return instance.exports as unknown as Access;
}

const FORMATS: Readonly<Record<number, { bytes: number; real: boolean }>> = {
  [CU_AD_FORMAT_UNSIGNED_INT8]: { bytes: 1, real: false },
  [CU_AD_FORMAT_UNSIGNED_INT16]: { bytes: 2, real: false },
  [CU_AD_FORMAT_UNSIGNED_INT32]: { bytes: 4, real: false },
  [CU_AD_FORMAT_SIGNED_INT8]: { bytes: 1, real: false },
  [CU_AD_FORMAT_SIGNED_INT16]: { bytes: 2, real: false },
  [CU_AD_FORMAT_SIGNED_INT32]: { bytes: 4, real: false },
  [CU_AD_FORMAT_HALF]: { bytes: 2, real: true },
  [CU_AD_FORMAT_FLOAT]: { bytes: 4, real: true },
};

/** Returns the size of a channel in bytes, or 0 for an unknown format. */
export const channelBytes = (format: number): number => FORMATS[format]?.bytes ?? 0;
export const isReal = (format: number): boolean => FORMATS[format]?.real ?? false;

const bits = new DataView(new ArrayBuffer(4));
export const floatOf = (word: number): number => {
  bits.setInt32(0, word);
  return bits.getFloat32(0);
};
export const wordOf = (value: number): number => {
  bits.setFloat32(0, value);
  return bits.getInt32(0);
};

/** Reads a channel as a number. Integers are not scaled. */
export function channel(access: Access, format: number, at: number): number {
  switch (format) {
    case CU_AD_FORMAT_UNSIGNED_INT8:
      return access.u8(at);
    case CU_AD_FORMAT_SIGNED_INT8:
      return (access.u8(at) << 24) >> 24;
    case CU_AD_FORMAT_UNSIGNED_INT16:
      return access.u16(at);
    case CU_AD_FORMAT_SIGNED_INT16:
      return (access.u16(at) << 16) >> 16;
    case CU_AD_FORMAT_UNSIGNED_INT32:
      return access.i32(at) >>> 0;
    case CU_AD_FORMAT_SIGNED_INT32:
      return access.i32(at);
    case CU_AD_FORMAT_HALF:
      return half(access.u16(at), 0);
    default:
      return floatOf(access.i32(at));
  }
}

/** Returns the divisor that scales an integer format to 0..1 or -1..1, or 0 for a format without scaling. */
export function scaleOf(format: number): number {
  switch (format) {
    case CU_AD_FORMAT_UNSIGNED_INT8:
      return 255;
    case CU_AD_FORMAT_SIGNED_INT8:
      return 127;
    case CU_AD_FORMAT_UNSIGNED_INT16:
      return 65535;
    case CU_AD_FORMAT_SIGNED_INT16:
      return 32767;
    default:
      return 0;
  }
}
