import type { KernelText } from "./emit.ts";

/** Names of the two f32 of a complex number in a kernel. */
interface Value {
  readonly re: string;
  readonly im: string;
}

const plus = (text: KernelText, a: Value, b: Value): Value => ({
  re: text.constant(`${a.re} + ${b.re}`),
  im: text.constant(`${a.im} + ${b.im}`),
});

const minus = (text: KernelText, a: Value, b: Value): Value => ({
  re: text.constant(`${a.re} - ${b.re}`),
  im: text.constant(`${a.im} - ${b.im}`),
});

/** Returns a number as a literal of f32. */
const literal = (value: number): string => `f32(${value})`;

/** Adds the text of a product with e to the power of -2 pi i k / n. Quarter turns need no product. */
function rotated(text: KernelText, { re, im }: Value, k: number, n: number): Value {
  const quarter = (4 * (k % n)) / n;
  if (quarter === 0) return { re, im };
  if (quarter === 1) return { re: im, im: text.constant(`-${re}`) };
  if (quarter === 2) return { re: text.constant(`-${re}`), im: text.constant(`-${im}`) };
  if (quarter === 3) return { re: text.constant(`-${im}`), im: re };
  const angle = (-2 * Math.PI * (k % n)) / n;
  const [c, s] = [literal(Math.cos(angle)), literal(Math.sin(angle))];
  return {
    re: text.constant(`${re} * ${c} - ${im} * ${s}`),
    im: text.constant(`${re} * ${s} + ${im} * ${c}`),
  };
}

/** Adds the text of a transform of odd prime length: sums and differences of pairs, times cosines and sines. */
function primeTransform(text: KernelText, values: readonly Value[]): Value[] {
  const n = values.length;
  const first = values[0]!;
  const half = (n - 1) / 2;
  const pairs = Array.from({ length: half }, (_, i) => {
    const [a, b] = [values[i + 1]!, values[n - 1 - i]!];
    return { sum: plus(text, a, b), difference: minus(text, a, b) };
  });
  const results: Value[] = new Array(n);
  results[0] = pairs.reduce((total, { sum }) => plus(text, total, sum), first);
  for (let k = 1; k <= half; k++) {
    const turn = (q: number) => (2 * Math.PI * ((k * q) % n)) / n;
    const terms = (of: "cos" | "sin", part: (pair: (typeof pairs)[number]) => string) =>
      pairs.map((pair, i) => `${part(pair)} * ${literal(Math[of](turn(i + 1)))}`).join(" + ");
    const even = {
      re: text.constant(`${first.re} + ${terms("cos", ({ sum }) => sum.re)}`),
      im: text.constant(`${first.im} + ${terms("cos", ({ sum }) => sum.im)}`),
    };
    // The product of the sines with -i exchanges the parts.
    const odd = {
      re: text.constant(terms("sin", ({ difference }) => difference.im)),
      im: text.constant(`-(${terms("sin", ({ difference }) => difference.re)})`),
    };
    results[k] = plus(text, even, odd);
    results[n - k] = minus(text, even, odd);
  }
  return results;
}

/** Adds the text of a forward transform of a few values. Returns the names of the results, in order. */
export function transformText(text: KernelText, values: readonly Value[]): Value[] {
  const n = values.length;
  if (n === 1) return [...values];
  if (n === 2) return [plus(text, values[0]!, values[1]!), minus(text, values[0]!, values[1]!)];
  const factor = [4, 2, 3, 5, 7].find((each) => n % each === 0 && each < n);
  if (factor === undefined && n !== 4) return primeTransform(text, values);
  // Transforms of every `rest`th value, then transforms of their results across.
  const by = factor ?? 2;
  const rest = n / by;
  const columns = Array.from({ length: rest }, (_, j) =>
    transformText(
      text,
      Array.from({ length: by }, (_, i) => values[i * rest + j]!),
    ),
  );
  const results: Value[] = new Array(n);
  for (let k = 0; k < by; k++) {
    const row = columns.map((column, j) => rotated(text, column[k]!, j * k, n));
    for (const [i, value] of transformText(text, row).entries()) results[k + i * by] = value;
  }
  return results;
}
