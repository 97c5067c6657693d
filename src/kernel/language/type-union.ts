import { isScalar, type ScalarName, scalars } from "./scalar.ts";

/** Types that a parameter may have. Parameters with the same types are of one type in each launch. */
export interface TypeUnion {
  /** Text of the types, in the order of `scalars`: "f32 | f64". */
  readonly name: string;
  readonly members: readonly ScalarName[];
}

const order = Object.keys(scalars) as ScalarName[];

/** Parses "f32 | f64" or "(f32 | f64)". Returns undefined for other text. */
export function typeUnion(text: string): TypeUnion | undefined {
  const inner = /^\((.*)\)$/.exec(text.trim())?.[1] ?? text;
  const words = inner.split("|").map((each) => each.trim());
  if (words.length < 2 || !words.every(isScalar)) return undefined;
  const members = order.filter((each) => words.includes(each));
  return members.length < 2 ? undefined : { name: members.join(" | "), members };
}
