// Random programs of views, expressions that have not run, and operations in place.
import type { ArrayMaker, Dtype, NdArray } from "../../../src/array/index.ts";
import type { Random } from "../../support/random.ts";

/** A step of a program: its kind, and the names, types and shapes that it uses. */
export type Step = readonly [name: string, ...given: unknown[]];
const names = ["a", "b", "c", "d", "e"] as const;
const operations = ["add", "subtract", "multiply", "divide"] as const;

/** Returns a program on five variables. Each step is a view, an expression, a write or a read. */
export function randomProgram({ int, pick, chance }: Random): Step[] {
  const shapes = [[6], [4, 6], [3, 4, 5], [1, 6], [300]];
  const types = ["u8", "i16", "i32", "i64", "f32", "f64"];
  const fresh = (): Step => ["new", pick(names), pick(types), pick(shapes), int(19)];
  const ranges = [":", "1:", ":-1", "::2", "1::2", "::-1", ":2", "-1:"];
  const view = (): Step => [
    ...(["view", pick(names), pick(names)] as const),
    chance(0.2) ? "T" : chance(0.5) ? pick(ranges) : `${pick(ranges)},${pick(ranges)}`,
  ];
  const steps: Step[] = names.map((name) => [
    "new",
    name,
    pick(["i32", "f32"]),
    pick([[4, 6], [6]]),
    int(19),
  ]);
  const kinds: (() => Step)[] = [
    fresh,
    view,
    view,
    () => ["lazy", pick(names), pick(operations), pick(names), pick(names)],
    () => ["lazy", pick(names), pick(operations), pick(names), pick(names)],
    () => ["copy", pick(names), pick(names)],
    () => ["max", pick(names), pick(names), 0],
    () => ["assign", pick(names), pick(names)],
    () => ["fill", pick(names), int(100)],
    () => ["update", pick(names), pick(operations), pick(names), pick(names)],
    () => ["inPlace", pick(names), pick(operations), pick(names)],
    () => ["inPlace", pick(names), pick(operations), pick(names)],
    () => ["read", pick(names)],
  ];
  for (let i = 0; i < 30; i++) steps.push(pick(kinds)());
  return [...steps, ...names.map((name): Step => ["read", name])];
}

/** Result of a step. A read has the bytes of the elements. */
export type ProgramResult =
  | "done"
  | "error"
  | readonly [dtype: string, shape: readonly number[], bytes: string];

type Operation = (typeof operations)[number];

/** Runs a step. Closes the array that a variable had, where `closes` is true. */
function runStep(
  make: ArrayMaker,
  values: Map<string, NdArray>,
  [name, ...given]: Step,
  closes: boolean,
): void {
  const arrayOf = (key: unknown) => values.get(key as string)!;
  const set = (key: unknown, value: NdArray) => {
    const old = values.get(key as string);
    values.set(key as string, value);
    if (closes) old?.close();
  };
  const [to, second, third, fourth] = given;
  if (name === "new") {
    const size = (third as number[]).reduce((a, b) => a * b, 1);
    const elements = Array.from({ length: size }, (_, i) => (i * 7 + (fourth as number)) % 19);
    set(
      to,
      make
        .array(elements, "f64")
        .astype(second as Dtype)
        .reshape(third as number[]),
    );
  } else if (name === "view")
    set(to, third === "T" ? arrayOf(second).T : arrayOf(second).slice(third as string));
  else if (name === "lazy") set(to, arrayOf(third)[second as Operation](arrayOf(fourth)));
  else if (name === "copy") set(to, arrayOf(second).astype(arrayOf(second).dtype));
  else if (name === "max") set(to, arrayOf(second).max(third as number));
  else if (name === "assign") arrayOf(to).assign(arrayOf(second));
  else if (name === "fill") arrayOf(to).assign(second as number);
  else if (name === "update") arrayOf(to).assign(() => arrayOf(third)[second as Operation](arrayOf(fourth)));
  else arrayOf(to)[`${second as Operation}InPlace`](arrayOf(third));
}

/** Runs a program on the device of `make`. `closes` says whether a variable closes its array at once. */
export function runProgram(make: ArrayMaker, steps: readonly Step[], closes: boolean): ProgramResult[] {
  const values = new Map<string, NdArray>();
  const results = steps.map((step): ProgramResult => {
    if (step[0] === "read") {
      const value = values.get(step[1] as string)!;
      const { buffer, byteOffset, byteLength } = value.toArray();
      return [value.dtype, value.shape, Buffer.from(buffer, byteOffset, byteLength).toString("base64")];
    }
    try {
      runStep(make, values, step, closes);
      return "done";
    } catch (error) {
      if (error instanceof TypeError || error instanceof RangeError) return "error";
      throw error;
    }
  });
  for (const value of values.values()) value.close();
  return results;
}

/** Returns the elements of a result. NaN compares equal, with any payload. */
export function elementsOf(result: ProgramResult): unknown {
  if (typeof result === "string") return result;
  const [dtype, shape, text] = result;
  const bytes = Uint8Array.from(Buffer.from(text, "base64"));
  const types = {
    ...{ u8: Uint8Array, i16: Int16Array, i32: Int32Array, i64: BigInt64Array, u64: BigUint64Array },
    ...{ f32: Float32Array, f64: Float64Array },
  };
  return [dtype, shape, [...new types[dtype as "f32"](bytes.buffer)]];
}
