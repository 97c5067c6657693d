import type { Value } from "../ir/value.ts";
import type { RegisterType } from "../language/scalar.ts";
import type { Lowering } from "./lowering.ts";

/**
 * Returns JavaScript's remainder of floats: exact, with the sign of the dividend. Each round of the loop
 * subtracts a whole multiple of the divisor with one exact `fma`, and removes about 52 bits of the quotient.
 */
export function floatRemainder(lowering: Lowering, a: Value, b: Value, key: string): Value {
  const { build } = lowering;
  if (!build.reachable) return build.constant(a.type as RegisterType, 0);
  const double = (value: number) => build.constant("f64", value);
  const [x, y] = [build.convert(a, "f64"), build.convert(b, "f64")];
  const divisor = build.unary("abs", y);
  // A quotient of two f32 values fits in f64. One of two f64 values may not: a multiple of the divisor divides first.
  const large = build.binary("mul", divisor, double(2 ** 1000));
  const largest = build.binary("mul", large, double(2 ** 100));
  const divisors = a.type === "f64" ? [divisor, large, largest] : [divisor];
  const isLarge = (value: Value) => build.binary("ge", build.unary("abs", value), divisor);
  const [round, done] = [build.block(), build.block()];
  const first = build.unary("abs", x);
  build.write(key, first);
  build.branch(isLarge(first), round, done);
  build.enter(round);
  const rest = build.read(key);
  let whole = rest;
  let by = divisor;
  for (const [i, each] of divisors.toReversed().entries()) {
    const quotient = build.round(build.binary("div", rest, each), "trunc");
    const isBounded = build.binary("lt", build.unary("abs", quotient), double(Infinity));
    whole = i === 0 ? quotient : build.select(isBounded, quotient, whole);
    by = i === 0 ? each : build.select(isBounded, each, by);
  }
  const next = build.fma(build.unary("neg", whole), by, rest);
  build.write(key, next);
  build.branch(isLarge(next), round, done);
  build.seal(round);
  build.seal(done);
  build.enter(done);
  // A quotient that was rounded up leaves a negative rest.
  const left = build.read(key);
  const positive = build.select(
    build.binary("lt", left, double(0)),
    build.binary("add", left, divisor),
    left,
  );
  const signed = build.ptx("copysign.f64 $d, $0, $1;", "f64", [x, positive]);
  const isNumber = build.binary("eq", y, y);
  return build.convert(build.select(isNumber, signed, y), a.type as RegisterType);
}
