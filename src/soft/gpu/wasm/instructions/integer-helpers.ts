// Helper functions for integer operations that take several instructions.
import type { Code } from "../encoding/code.ts";
import { Body, type Value, type Variable } from "../encoding/expression.ts";
import type { Unit } from "../unit/unit.ts";

/** Returns the helper for the upper 64 bits of a 64-bit product. */
export function multiplyHigh(unit: Unit, signed: boolean): number {
  return unit.helper(`mul_hi_${signed ? "s" : "u"}64`, ["i64", "i64"], ["i64"], (code) => {
    const [low, cross] = [code.local("i64"), code.local("i64")];
    const lower = (local: number) => code.get(local).i64(0xffffffffn).op("i64.and");
    const upper = (local: number) => code.get(local).i64(32n).op("i64.shr_u");
    // cross = aHigh*bLow + (aLow*bLow >> 32); low = aLow*bHigh + (cross & mask)
    upper(0);
    lower(1).op("i64.mul");
    lower(0);
    lower(1).op("i64.mul").i64(32n).op("i64.shr_u", "i64.add").set(cross);
    lower(0);
    upper(1).op("i64.mul");
    lower(cross).op("i64.add").set(low);
    upper(0);
    upper(1).op("i64.mul");
    upper(cross).op("i64.add");
    upper(low).op("i64.add");
    if (!signed) return;
    for (const [one, other] of [
      [0, 1],
      [1, 0],
    ] as const)
      code.get(other).i64(0n).get(one).i64(0n).op("i64.lt_s", "select", "i64.sub");
  });
}

/**
 * Returns the helper for a division that never traps: division by zero yields all ones, the smallest number
 * by -1 itself.
 */
export function divide(unit: Unit, operation: "div" | "rem", v: "i32" | "i64", signed: boolean): number {
  const sign = signed ? "s" : "u";
  return unit.helper(`${operation}_${v}_${sign}`, [v, v], [v], (code) => {
    const constant = (value: number) => (v === "i64" ? code.i64(BigInt(value)) : code.i32(value));
    code.get(1).op(`${v}.eqz`).if(v);
    constant(-1).else();
    if (signed) {
      code.get(1);
      constant(-1).op(`${v}.eq`).if(v);
      constant(0);
      if (operation === "div") code.get(0).op(`${v}.sub`);
      code.else();
    }
    code.get(0).get(1).op(`${v}.${operation}_${sign}`);
    if (signed) code.end();
    code.end();
  });
}

/**
 * Returns the helper for bfe without sign: `length` bits from `position`. Counts have 8 bits for 32-bit
 * operands, else 32 bits.
 */
export function extractUnsigned(unit: Unit, wide: boolean): number {
  return unit.helper(`bfe_u_${wide}`, ["i64", "i32", "i32"], ["i64"], (code) => {
    if (!wide) clampCounts(code);
    code.get(1).i32(63).op("i32.gt_u").if().i64(0n).set(0).end();
    code.get(2).i32(64).op("i32.ge_u").if("i64");
    code.get(0).get(1).op("i64.extend_i32_u", "i64.shr_u");
    code.else().get(0).get(1).op("i64.extend_i32_u", "i64.shr_u");
    code.i64(1n).get(2).op("i64.extend_i32_u", "i64.shl").i64(1n).op("i64.sub", "i64.and").end();
  });
}

/**
 * Returns the helper for bfe with sign: the last bit of the field is extended, or the operand's sign if the
 * field exceeds it.
 */
export function extractSigned(unit: Unit, wide: boolean): number {
  return unit.helper(`bfe_s_${wide}`, ["i64", "i32", "i32"], ["i64"], (code) => {
    if (!wide) clampCounts(code);
    code.get(2).op("i32.eqz").if("i64").i64(0n).else();
    code
      .get(0)
      .i32(63)
      .get(1)
      .get(1)
      .i32(63)
      .op("i32.gt_u", "select", "i64.extend_i32_u", "i64.shr_s")
      .set(0);
    code.get(2).i32(64).op("i32.ge_u").if("i64").get(0).else();
    code.get(0).i64(64n).get(2).op("i64.extend_i32_u", "i64.sub", "i64.shl");
    code.i64(64n).get(2).op("i64.extend_i32_u", "i64.sub", "i64.shr_s").end();
    code.end();
  });
}

function clampCounts(code: Code): void {
  for (const local of [1, 2]) code.get(local).i32(0xff).op("i32.and").set(local);
}

/** Returns the helper for bfi: b with the lower `length` bits of a at `position`. */
export function insert(unit: Unit, wide: boolean): number {
  return unit.helper(`bfi_${wide}`, ["i64", "i64", "i32", "i32"], ["i64"], (code) => {
    const mask = code.local("i64");
    if (!wide) for (const local of [2, 3]) code.get(local).i32(0xff).op("i32.and").set(local);
    const w = new Body(code);
    const [low, high, position, length] = w.parameters as [Variable, Variable, Variable, Variable];
    const bits = w.local("i64", mask);
    bits.set(w.constant("i64", -1).when(length.gt(63), w.constant("i64", 1).shl(length.wide()).sub(1)));
    bits.set(w.constant("i64", 0).when(position.gt(63), bits.shl(position.wide())));
    w.push(high.and(bits.xor(-1)).or(low.shl(position.wide()).and(bits)));
  });
}

/** Returns the helper that reverses the order of bits. */
export function reverse(unit: Unit): number {
  return unit.helper("brev", ["i64"], ["i64"], (code) => {
    for (const [mask, shift] of [
      [0x5555555555555555n, 1n],
      [0x3333333333333333n, 2n],
      [0x0f0f0f0f0f0f0f0fn, 4n],
      [0x00ff00ff00ff00ffn, 8n],
      [0x0000ffff0000ffffn, 16n],
    ] as const) {
      code.get(0).i64(mask).op("i64.and").i64(shift).op("i64.shl");
      code.get(0).i64(shift).op("i64.shr_u").i64(mask).op("i64.and", "i64.or").set(0);
    }
    code.get(0).i64(32n).op("i64.rotl");
  });
}

/**
 * Returns the helper for prmt without a mode. The nibbles of a selector pick four bytes of a and b. Bit 3 of
 * a nibble replicates the byte's sign.
 */
export function permute(unit: Unit): number {
  return unit.helper("prmt", ["i32", "i32", "i32"], ["i32"], (code) => {
    const w = new Body(code);
    const [a, b, selectors] = w.parameters as [Variable, Variable, Variable];
    const [both, byte] = [w.local("i64"), w.local("i32")];
    both.set(a.wide().or(b.wide().shl(32)));
    for (let i = 0; i < 4; i++) {
      byte.set(
        both
          .shr(
            selectors
              .shr(4 * i)
              .and(7)
              .shl(3)
              .wide(),
          )
          .low()
          .op("extend8_s"),
      );
      w.push(
        byte
          .op("shr_s", [7])
          .when(selectors.shr(4 * i + 3).and(1), byte)
          .and(0xff)
          .shl(8 * i),
      );
      if (i > 0) code.op("i32.or");
    }
  });
}

/** Returns the helper for dp4a and dp2a: a sum of products of bytes, or of halves of a with bytes of b. */
export function dotProduct(
  unit: Unit,
  kind: "dp4a" | "dp2a",
  signs: readonly [boolean, boolean],
  high: boolean,
): number {
  const name = `${kind}_${signs.join()}_${high}`;
  return unit.helper(name, ["i32", "i32", "i32"], ["i32"], (code) => {
    const w = new Body(code);
    const [a, b, c] = w.parameters as [Variable, Variable, Variable];
    const field = (word: Value, bits: number, from: number, signed: boolean) =>
      word.shl(32 - bits - from).op(signed ? "shr_s" : "shr_u", [32 - bits]);
    const [parts, bits] = kind === "dp4a" ? [4, 8] : [2, 16];
    let sum: Value = c;
    for (let i = 0; i < parts; i++) {
      const factor = field(b, 8, 8 * i + (high ? 16 : 0), signs[1]);
      sum = sum.add(field(a, bits, i * bits, signs[0]).mul(factor));
    }
    w.push(sum);
  });
}
