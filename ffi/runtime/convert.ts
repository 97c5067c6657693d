import type { AnyFunction } from "./types.ts";

type Convert = (value: never) => unknown;
type Loose = (...args: unknown[]) => unknown;

const same: Convert = (value) => value;

/**
 * A function of fixed arity that converts each argument and the result around `native`.
 * Fixed arity, because a rest parameter costs 25 ns a call in Bun. More than 11 arguments are rare and take the slow way.
 */
export function convertCall(
  native: AnyFunction,
  params: readonly (Convert | undefined)[],
  result: Convert = same,
): AnyFunction {
  const f = native as Loose;
  const r = result as Loose;
  const [c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10] = params.map((c) => (c ?? same) as Loose) as Loose[];
  switch (params.length) {
    case 0:
      return () => r(f());
    case 1:
      return (a: unknown) => r(f(c0!(a)));
    case 2:
      return (a: unknown, b: unknown) => r(f(c0!(a), c1!(b)));
    case 3:
      return (a: unknown, b: unknown, c: unknown) => r(f(c0!(a), c1!(b), c2!(c)));
    case 4:
      return (a: unknown, b: unknown, c: unknown, d: unknown) => r(f(c0!(a), c1!(b), c2!(c), c3!(d)));
    case 5:
      return (a: unknown, b: unknown, c: unknown, d: unknown, e: unknown) =>
        r(f(c0!(a), c1!(b), c2!(c), c3!(d), c4!(e)));
    case 6:
      return (a: unknown, b: unknown, c: unknown, d: unknown, e: unknown, g: unknown) =>
        r(f(c0!(a), c1!(b), c2!(c), c3!(d), c4!(e), c5!(g)));
    case 11:
      return (...x: unknown[]) =>
        r(
          f(
            c0!(x[0]),
            c1!(x[1]),
            c2!(x[2]),
            c3!(x[3]),
            c4!(x[4]),
            c5!(x[5]),
            c6!(x[6]),
            c7!(x[7]),
            c8!(x[8]),
            c9!(x[9]),
            c10!(x[10]),
          ),
        );
    default: {
      const all = params.map((c) => (c ?? same) as Loose);
      return (...args: unknown[]) => r(f(...all.map((c, i) => c(args[i]))));
    }
  }
}
