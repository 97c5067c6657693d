import { type Dtype, isComplex, isFloating } from "./dtype.ts";
import type { HostArray } from "./host.ts";
import type { IndexPart } from "./indexing.ts";
import { type Shape, shapeText, sizeOf } from "./shape.ts";

/** Number of elements above which the middle of each axis is left out. */
const THRESHOLD = 1000;
/** Number of elements at both ends of an axis whose middle is left out. */
const EDGE = 3;
/** Largest number of characters of a line. */
const LINE = 75;
/** Largest number of digits of a fraction. */
const PRECISION = 8;

/** An array for printing. */
export interface PrintedArray {
  readonly dtype: Dtype;
  readonly shape: Shape;
  readonly device: string;
  /** Reads part of the elements. */
  readonly read: (index: readonly IndexPart[]) => HostArray;
}

/** Nested texts of the elements. undefined stands for elements that are left out. */
export type Texts = string | readonly (Texts | undefined)[];

/** Element for printing. One of c64 is a pair of its parts. */
type Element = number | bigint | readonly [re: number, im: number];

/** Returns an array as NumPy prints it, then a line with its type, shape and device. */
export function printed(array: PrintedArray): string {
  const { shape } = array;
  const body = sizeOf(shape) === 0 ? "[]" : lines(nestedTexts(array), shape.length, 0);
  return `${body}\n${caption(array)}`;
}

/** Returns the type, the shape and the device of an array as text. */
export const caption = ({ dtype, shape, device }: PrintedArray): string =>
  `${dtype}, shape ${shapeText(shape)}, ${device}`;

/** Returns the texts of the elements of an array that has some. The middle of long axes is left out. */
export function nestedTexts(array: PrintedArray): Texts {
  const { dtype, shape } = array;
  const isCut = sizeOf(shape) > THRESHOLD;
  const kept = shape.map((length) => (isCut && length > 2 * EDGE ? 2 * EDGE : length));
  const values = readEdges(array, kept);
  const texts = shape.length === 0 ? [scalarText(values[0]!, dtype)] : elementTexts(values, dtype);
  let next = 0;
  const nest = (axis: number): Texts => {
    if (axis === shape.length) return texts[next++]!;
    const parts: (Texts | undefined)[] = Array.from({ length: kept[axis]! }, () => nest(axis + 1));
    if (kept[axis] !== shape[axis]) parts.splice(EDGE, 0, undefined);
    return parts;
  };
  return nest(0);
}

/** Reads the elements at the ends of each axis, in C's order. */
function readEdges({ dtype, shape, read: readPart }: PrintedArray, kept: Shape): Element[] {
  const read = (index: readonly IndexPart[]) => elementsOf(readPart(index), dtype);
  const cut = shape.map((length, axis) => kept[axis] !== length);
  if (!cut.includes(true)) return read([]);
  const size = sizeOf(kept);
  const values: Element[] = new Array(size);
  // Each corner is one read.
  const corner = (axis: number, index: readonly string[], begins: readonly number[]): void => {
    if (axis === shape.length) {
      const lengths = shape.map((length, i) => (cut[i] ? EDGE : length));
      const part = read(index);
      for (let i = 0; i < part.length; i++) values[placeOf(i, lengths, begins, kept)] = part[i]!;
      return;
    }
    if (!cut[axis]) {
      corner(axis + 1, [...index, ":"], [...begins, 0]);
      return;
    }
    corner(axis + 1, [...index, `:${EDGE}`], [...begins, 0]);
    corner(axis + 1, [...index, `-${EDGE}:`], [...begins, EDGE]);
  };
  corner(0, [], []);
  return values;
}

/** Returns the elements of an array on the host. */
function elementsOf(array: HostArray, dtype: Dtype): Element[] {
  if (!isComplex(dtype)) return [...(array as Iterable<number | bigint>)];
  return Array.from({ length: array.length / 2 }, (_, i) => [
    array[2 * i] as number,
    array[2 * i + 1] as number,
  ]);
}

/** Returns the index of an element of a corner in the printed elements. */
function placeOf(index: number, lengths: Shape, begins: readonly number[], kept: Shape): number {
  let [rest, place, stride] = [index, 0, 1];
  for (let axis = lengths.length - 1; axis >= 0; axis--) {
    place += ((rest % lengths[axis]!) + begins[axis]!) * stride;
    rest = Math.floor(rest / lengths[axis]!);
    stride *= kept[axis]!;
  }
  return place;
}

/** Returns nested texts as lines in brackets, as NumPy breaks them. */
function lines(texts: Texts, axes: number, depth: number): string {
  if (typeof texts === "string") return texts;
  const indent = " ".repeat(depth + 1);
  if (axes === 1) {
    const all: string[] = [];
    let line = "";
    for (const each of texts) {
      const word = (each as string | undefined) ?? "...";
      // NumPy counts the brackets that follow.
      if (line !== "" && depth + 1 + line.length + word.length + 1 > LINE - depth - 1) {
        all.push(line.trimEnd());
        line = "";
      }
      line = line === "" ? word : `${line} ${word}`;
    }
    return `[${[...all, line].join(`\n${indent}`)}]`;
  }
  const inner = texts.map((each) => (each === undefined ? "..." : lines(each, axes - 1, depth + 1)));
  return `[${inner.join(`${"\n".repeat(axes - 1)}${indent}`)}]`;
}

function elementTexts(values: readonly Element[], dtype: Dtype): string[] {
  if (isComplex(dtype)) return complexTexts(values as readonly (readonly [number, number])[]);
  if (dtype === "bool") return values.map((value) => (value ? " True" : "False"));
  if (!isFloating(dtype)) {
    const all = values.map(String);
    const width = Math.max(...all.map(({ length }) => length));
    return all.map((text) => text.padStart(width));
  }
  return floatTexts(values as readonly number[], dtype);
}

const half = typeof Float16Array === "undefined" ? undefined : new Float16Array(1);

/** Returns a number rounded to the precision of an element type. */
function roundedTo(value: number, dtype: Dtype): number {
  if (dtype === "f64") return value;
  if (dtype !== "f16" || half === undefined) return Math.fround(value);
  half[0] = value;
  return half[0]!;
}

/** Returns the fewest significant digits that name a number among those of its type, in the form "d.ddde+x". */
function shortest(value: number, dtype: Dtype): string {
  if (dtype === "f64") return value.toExponential();
  for (let digits = 0; digits < 9; digits++) {
    const text = value.toExponential(digits);
    if (roundedTo(Number(text), dtype) === value) return evenTie(value, digits, "toExponential");
  }
  return value.toExponential();
}

/** Number of digits after the point that show all digits of a float of f32, and ties of f64. */
const ALL_DIGITS = 100;

/** Returns the text of a rounded number, with ties to even digits. JavaScript rounds ties up. */
function evenTie(value: number, digits: number, textOf: "toFixed" | "toExponential"): string {
  const text = value[textOf](digits);
  const exact = value[textOf](ALL_DIGITS);
  const point = exact.indexOf(".") + 1;
  const isTie = /^50*(e|$)/.test(exact.slice(point + digits));
  const [mantissa, exponent] = text.split("e") as [string, string?];
  const isOdd = Number(mantissa.at(-1)) % 2 === 1;
  if (!isTie || !isOdd) return text;
  const cut = exact.slice(0, point + digits).replace(/\.$/, "");
  return exponent === undefined ? cut : `${cut}e${exponent}`;
}

/** Returns the digits of a fraction without zeros at the end. */
const trimmed = (digits: string): string => digits.replace(/0+$/, "");

/** Whole number and fraction of a finite number. */
function positional(value: number, dtype: Dtype, plus: Plus): readonly [whole: string, fraction: string] {
  const short = shortest(Math.abs(value), dtype);
  const digits = fractionDigits(short);
  const text =
    digits > PRECISION ? evenTie(Math.abs(value), PRECISION, "toFixed") : Number(short).toFixed(digits);
  const [whole, fraction = ""] = text.split(".");
  const sign = value < 0 || Object.is(value, -0) ? "-" : plus;
  return [`${sign}${whole}`, trimmed(fraction)];
}

/** Number of digits of the fraction of a number in the form "d.ddde+x". */
function fractionDigits(text: string): number {
  const [mantissa, exponent] = text.split("e") as [string, string];
  return Math.max(0, (mantissa.split(".")[1]?.length ?? 0) - Number(exponent));
}

/** Returns the texts of complex numbers: both parts have their own widths, and the second one has its sign. */
function complexTexts(values: readonly (readonly [number, number])[]): string[] {
  const real = floatTexts(
    values.map(([re]) => re),
    "f32",
  );
  const imaginary = floatTexts(
    values.map(([, im]) => im),
    "f32",
    "+",
  );
  return values.map((_, i) => {
    const end = imaginary[i]!.trimEnd().length;
    return `${real[i]}${imaginary[i]!.slice(0, end)}j${imaginary[i]!.slice(end)}`;
  });
}

/** Returns the size from which NumPy 2.4 prints a scalar with an exponent, by the digits that the type holds. */
const exponentFrom = (dtype: Dtype): number => (dtype === "f64" ? 1e16 : dtype === "f16" ? 1e3 : 1e6);

/** Sign of numbers that are not negative. */
type Plus = "" | "+";

function floatTexts(values: readonly number[], dtype: Dtype, plus: Plus = ""): string[] {
  const finite = values.filter(Number.isFinite);
  const sizes = finite.map(Math.abs).filter((each) => each !== 0);
  const [most, least] = [Math.max(...sizes), Math.min(...sizes)];
  const isScientific =
    sizes.length > 0 && (most >= Math.min(1e8, exponentFrom(dtype)) || least < 1e-4 || most / least > 1000);
  const texts = isScientific ? scientific(finite, dtype, plus) : fixed(finite, dtype, plus);
  const width = Math.max(
    ...texts.map(({ length }) => length),
    ...values.filter((v) => !Number.isFinite(v)).map((v) => nameOf(v, plus).length),
  );
  let next = 0;
  return values.map((value) =>
    (Number.isFinite(value) ? texts[next++]! : nameOf(value, plus)).padStart(width),
  );
}

const nameOf = (value: number, plus: Plus = ""): string =>
  Number.isNaN(value) ? `${plus}nan` : value > 0 ? `${plus}inf` : "-inf";

function fixed(values: readonly number[], dtype: Dtype, plus: Plus): string[] {
  const parts = values.map((value) => positional(value, dtype, plus));
  const left = Math.max(0, ...parts.map(([whole]) => whole.length));
  const right = Math.max(0, ...parts.map(([, fraction]) => fraction.length));
  return parts.map(([whole, fraction]) => `${whole.padStart(left)}.${fraction.padEnd(right)}`);
}

function scientific(values: readonly number[], dtype: Dtype, plus: Plus): string[] {
  const digits = values.map((value) => {
    const fraction = shortest(value, dtype).split("e")[0]!.split(".")[1] ?? "";
    return fraction.length > PRECISION
      ? trimmed(evenTie(value, PRECISION, "toExponential").split("e")[0]!.split(".")[1]!).length
      : fraction.length;
  });
  // A number with fewer digits than another one gets more of its exact digits.
  const right = Math.max(...digits);
  const parts = values.map((value) => {
    const [mantissa, exponent] = evenTie(value, right, "toExponential").split("e") as [string, string];
    const sign = Object.is(value, -0) ? "-" : value >= 0 ? plus : "";
    return { mantissa: `${sign}${mantissa}${right === 0 ? "." : ""}`, exponent: Number(exponent) };
  });
  const width = Math.max(2, ...parts.map(({ exponent }) => `${Math.abs(exponent)}`.length));
  const texts = parts.map(
    ({ mantissa, exponent }) =>
      `${mantissa}e${exponent < 0 ? "-" : "+"}${`${Math.abs(exponent)}`.padStart(width, "0")}`,
  );
  const longest = Math.max(...texts.map(({ length }) => length));
  return texts.map((text) => text.padStart(longest));
}

/** Returns the text of the only element of an array without axes: all its digits, as a scalar of NumPy. */
function scalarText(value: Element, dtype: Dtype): string {
  if (typeof value === "object") return complexScalar(value);
  if (dtype === "bool") return value ? "True" : "False";
  if (!isFloating(dtype)) return `${value}`;
  const number = value as number;
  if (!Number.isFinite(number)) return nameOf(number);
  const size = Math.abs(number);
  if (size !== 0 && (size >= exponentFrom(dtype) || size < 1e-4)) {
    const [mantissa, exponent] = shortest(number, dtype).split("e") as [string, string];
    const digits = exponent.slice(1).padStart(2, "0");
    return `${mantissa}e${exponent[0]}${digits}`;
  }
  const text = shortest(size, dtype);
  const plain = Number(text).toFixed(Math.min(100, Math.max(1, fractionDigits(text))));
  return number < 0 || Object.is(number, -0) ? `-${plain}` : plain;
}

/** Returns the text of a complex number without axes. NumPy leaves out a real part of 0, and zeros behind the point. */
function complexScalar([re, im]: readonly [number, number]): string {
  const [real, imaginary] = [re, im].map((part) => scalarText(part, "f32").replace(/\.0$/, "")) as [
    string,
    string,
  ];
  if (Object.is(re, 0)) return `${imaginary}j`;
  return `(${real}${imaginary.startsWith("-") ? "" : "+"}${imaginary}j)`;
}
