// Checks of values that other members sent. A member with the token may still be faulty, or run other code.
import { shown } from "../../../arguments/shown.ts";
import { MemberValueError } from "./group-error.ts";
import { isRecord } from "./handshake.ts";
import type { Member } from "./member.ts";

/** Function that returns true for a received value of the expected form. */
export type Accepts<T> = (value: unknown) => value is T;

/** Accepts any value, for values that only the program reads. */
export const isAnything = <T>(_: unknown): _ is T => true;

export const isText: Accepts<string> = (value) => typeof value === "string";

export const isFlag: Accepts<boolean> = (value) => typeof value === "boolean";

/** Accepts finite numbers of at least 0, such as a duration. */
export const isAmount: Accepts<number> = (value): value is number =>
  typeof value === "number" && value >= 0 && value < Number.POSITIVE_INFINITY;

/** Returns a check that accepts the whole numbers from `least` to `most`. */
export const wholeFrom =
  (least: number, most: number = Number.MAX_SAFE_INTEGER): Accepts<number> =>
  (value): value is number =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

/** Returns a check that accepts these values. */
export const oneOf =
  <T extends string | number>(...values: readonly T[]): Accepts<T> =>
  (value): value is T =>
    (values as readonly unknown[]).includes(value);

/** Returns a check that also accepts a missing value. JSON carries it as null, or without the name. */
export const optional =
  <T>(accepts: Accepts<T>): Accepts<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || value === null || accepts(value);

/** Returns a check that accepts what either check accepts. */
export const eitherOf =
  <A, B>(one: Accepts<A>, other: Accepts<B>): Accepts<A | B> =>
  (value): value is A | B =>
    one(value) || other(value);

/** Returns a check that accepts arrays, with `length` elements if it is given. */
export const listOf =
  <T>(accepts: Accepts<T>, length?: number): Accepts<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && (length ?? value.length) === value.length && value.every((each) => accepts(each));

/** Returns a check that accepts objects with these members. Further members are ignored. */
export const recordOf =
  <T>(members: { readonly [K in keyof T]-?: Accepts<T[K]> }): Accepts<T> =>
  (value): value is T =>
    isRecord(value) &&
    Object.entries<Accepts<unknown>>(members).every(([name, accepts]) =>
      accepts(Object.hasOwn(value, name) ? value[name] : undefined),
    );

/** Returns a check that accepts objects whose members all pass one check. */
export const mapOf =
  <T>(accepts: Accepts<T>): Accepts<Readonly<Record<string, T>>> =>
  (value): value is Readonly<Record<string, T>> =>
    isRecord(value) && !Array.isArray(value) && Object.values(value).every((each) => accepts(each));

/**
 * Returns the value that a member sent. Throws MemberValueError for a value of another form. `what` is the
 * name of the call in the message.
 */
export function checkedValue<T>(what: string, member: Member, value: unknown, accepts: Accepts<T>): T {
  if (accepts(value)) return value;
  throw new MemberValueError(what, member, shown(value));
}
