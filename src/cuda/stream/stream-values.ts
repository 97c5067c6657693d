import {
  CU_STREAM_WAIT_VALUE_AND,
  CU_STREAM_WAIT_VALUE_EQ,
  CU_STREAM_WAIT_VALUE_GEQ,
  CU_STREAM_WAIT_VALUE_NOR,
} from "../../../ffi/cuda/constants.ts";
import { shown } from "../../arguments/shown.ts";
import { checkKind } from "../driver/kind.ts";
import type { Buffer } from "../memory/buffer.ts";
import type { Stream } from "./stream.ts";

/** Buffer whose first element, a 32- or 64-bit integer, is read or written by a stream. */
export type ValueTarget = Buffer<"u32"> | Buffer<"i32"> | Buffer<"u64"> | Buffer<"i64">;

/**
 * Condition of a wait. ">=" compares cyclically (value - expected >= 0), "&" waits for a common bit, "nor"
 * for a clear one.
 */
export type WaitCondition = ">=" | "==" | "&" | "nor";

const conditions: Readonly<Record<WaitCondition, number>> = {
  ">=": CU_STREAM_WAIT_VALUE_GEQ,
  "==": CU_STREAM_WAIT_VALUE_EQ,
  "&": CU_STREAM_WAIT_VALUE_AND,
  nor: CU_STREAM_WAIT_VALUE_NOR,
};

export function waitFlags(condition: WaitCondition): number {
  const flags = typeof condition === "string" ? conditions[condition] : undefined;
  if (flags === undefined)
    throw new TypeError(`there is no condition ${shown(condition)}. Use ">=", "==", "&" or "nor"`);
  return flags;
}

function widthOf(target: ValueTarget, what: string): 32 | 64 {
  checkKind(target, "Buffer", `${what}: target`);
  target.ensureOpen();
  const type = target.type;
  if (type === "u32" || type === "i32") return 32;
  if (type === "u64" || type === "i64") return 64;
  throw new TypeError(`${what}: the target is a buffer of u32, i32, u64 or i64, not ${shown(type)}`);
}

/**
 * Converts a value modulo 2^32 for 32-bit targets and 2^64 for others. Negative values are in two's
 * complement.
 */
function bitsOf(what: string, value: number | bigint, bits: 32 | 64): number | bigint {
  if (typeof value !== "bigint" && !Number.isSafeInteger(value)) {
    throw new TypeError(`${what}: the value is ${shown(value)}. Use a whole number or a bigint`);
  }
  return bits === 32 ? Number(BigInt.asUintN(32, BigInt(value))) : BigInt.asUintN(64, BigInt(value));
}

export function waitValue(stream: Stream, target: ValueTarget, value: number | bigint, flags: number): void {
  const { lib } = stream.device.driver;
  if (widthOf(target, "waitValue") === 32) {
    const word = bitsOf("waitValue", value, 32);
    const code = lib.cuStreamWaitValue32_v2(stream.pointer, target.pointer, Number(word), flags);
    stream.check(code, "cuStreamWaitValue32_v2");
  } else {
    stream.check(
      lib.cuStreamWaitValue64_v2(stream.pointer, target.pointer, bitsOf("waitValue", value, 64), flags),
      "cuStreamWaitValue64_v2",
    );
  }
}

export function writeValue(stream: Stream, target: ValueTarget, value: number | bigint): void {
  const { lib } = stream.device.driver;
  if (widthOf(target, "writeValue") === 32) {
    const word = bitsOf("writeValue", value, 32);
    const code = lib.cuStreamWriteValue32_v2(stream.pointer, target.pointer, Number(word), 0);
    stream.check(code, "cuStreamWriteValue32_v2");
  } else {
    stream.check(
      lib.cuStreamWriteValue64_v2(stream.pointer, target.pointer, bitsOf("writeValue", value, 64), 0),
      "cuStreamWriteValue64_v2",
    );
  }
}
