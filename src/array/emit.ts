import { complexText, unsignedText } from "./complex-text.ts";
import { type Dtype, factsOf, isBig, isComplex } from "./dtype.ts";

/** Text of a kernel's body, line by line. */
export class KernelText {
  readonly #lines: string[] = [];
  #names = 0;

  /** Adds a statement. */
  add(line: string): void {
    this.#lines.push(line);
  }

  /** Returns a new name. */
  name(): string {
    return `v${this.#names++}`;
  }

  /** Declares a constant with the value of an expression, and returns its name. */
  constant(expression: string): string {
    const name = this.name();
    this.add(`const ${name} = ${expression};`);
    return name;
  }

  toString(): string {
    return this.#lines.join("\n");
  }
}

/** Returns a small number as a literal of an element type. */
export const literal = (value: number, dtype: Dtype): string => (isBig(dtype) ? `${value}n` : `${value}`);

/** Returns the expression with the range or the precision of an element type that is narrower than its register. */
export function narrowed(expression: string, dtype: Dtype): string {
  switch (dtype) {
    case "i8":
    case "u8":
    case "i16":
    case "u16":
      return `${dtype}(${expression})`;
    case "f16":
    case "bf16":
      return `unpack.${dtype}x2(pack.${dtype}x2(${expression}, 0)).x`;
    default:
      return expression;
  }
}

/** Returns the expression that converts the value of a name. */
export function converted(name: string, from: Dtype, to: Dtype): string {
  if (from === to) return name;
  if (isComplex(from)) return to === "bool" ? `(${unsignedText(name)}) !== 0n` : refusedConversion(from, to);
  if (isComplex(to)) return complexText(converted(name, from, "f32"), "f32(0)");
  if (to === "bool") return `${name} !== ${literal(0, from)}`;
  const { register } = factsOf(to);
  // One rounding, not one to f32 and one to f16.
  if (to === "f16" && from === "f64")
    return `ptx("f32", \`{ .reg .b16 half; cvt.rn.f16.f64 half, \${${name}}; cvt.f32.f16 $d, half; }\`)`;
  if (register === factsOf(from).register)
    return factsOf(to).bits < factsOf(from).bits || !isWidening(from, to) ? narrowed(name, to) : name;
  return narrowed(`${register}(${name})`, to);
}

/** Throws TypeError: a conversion would drop the imaginary parts. */
function refusedConversion(from: Dtype, to: Dtype): never {
  throw new TypeError(`astype: ${to} does not hold elements of ${from}. Use real(), imag() or abs() before`);
}

/** Returns true where each value of `from` is a value of `to`. Both have the same register. */
function isWidening(from: Dtype, to: Dtype): boolean {
  const [a, b] = [factsOf(from), factsOf(to)];
  if (a.kind === "float") return to === "f32" || to === "f64";
  return b.bits > a.bits && (a.kind === b.kind || a.kind === "unsigned");
}

/**
 * Returns the text of the larger or smaller one of two values. NaN wins. It has no branch, which lets the soft GPU run it on
 * vectors.
 */
export function extremeText(name: "max" | "min", a: string, b: string, dtype: Dtype): string {
  const chosen = `select(${b} ${name === "max" ? ">" : "<"} ${a}, ${b}, ${a})`;
  return factsOf(dtype).kind === "float" ? `select(${b} !== ${b}, ${b}, ${chosen})` : chosen;
}
