import type { AnyType, ValueType } from "./value-type.ts";

/** One option: what it may be and what it means. */
export interface OptionRow<T = unknown> {
  readonly type: ValueType<T>;
  /** What a number counts: "bytes", "ms". */
  readonly unit?: string;
  /** What holds without it. */
  readonly default?: T;
  /** What holds without it, where that is no value: "the first active port". */
  readonly defaultText?: string;
  /** There is no default: it must be given. */
  readonly required?: boolean;
  /** A line for people: what it does. */
  readonly text: string;
}

/** A row whatever its type. */
export type AnyRow = Omit<OptionRow, "type"> & { readonly type: AnyType };

type RequiredRow<T> = OptionRow<T> & {
  readonly required: true;
  readonly default?: never;
  readonly defaultText?: never;
};
type OptionalRow<T> = OptionRow<T> & { readonly required?: false };

/** A row for every key of an options interface, required ones marked so. */
export type Rows<O> = {
  readonly [K in keyof O]-?: Record<never, never> extends Pick<O, K>
    ? OptionalRow<Exclude<O[K], undefined>>
    : RequiredRow<O[K]>;
};

type WithDefault<R> = { [K in keyof R]: R[K] extends { readonly default: unknown } ? K : never }[keyof R];

/** Options after the check: those with a default are there. */
export type Checked<O, R> = O & {
  readonly [K in WithDefault<R> & keyof O]-?: Exclude<O[K], undefined>;
};

/** An options object, described: plain data for the check, the prompt's Tab and help. */
export interface OptionsTable<O extends object = object, R = unknown> {
  /** The room and the interface: "rdma.CompletionQueueOptions". */
  readonly name: string;
  /** Who takes it and as which argument, from 0: `{ "Device.createCompletionQueue": 0 }`. */
  readonly takenBy: Readonly<Record<string, number>>;
  readonly rows: Readonly<Record<string, AnyRow>>;
  /** The names of all options. */
  readonly keys: ReadonlySet<string>;
  /** @internal Only for types. */
  readonly describes?: { readonly options: (options: O) => O; readonly rows: R };
}

const tables = new Map<string, OptionsTable>();

/** All tables of the modules that are loaded, by name. */
export const optionsTables = (): readonly OptionsTable[] =>
  [...tables.values()].sort((a, b) => a.name.localeCompare(b.name));

/**
 * Describes the options interface `O`, key by key; TypeScript refuses a table that lacks one, has one too many, or gives one
 * another type. Called as the module loads; the result is what {@link checkOptions} takes.
 *
 * @example
 * interface LampOptions {
 *   readonly watts?: number;
 *   readonly color?: "white" | "red";
 * }
 * const lampOptions = optionsTable<LampOptions>()(
 *   "example.LampOptions",
 *   { createLamp: 0 },
 *   {
 *     watts: { type: whole(1, 100), unit: "W", default: 10, text: "The power it takes." },
 *     color: { type: oneOf("white", "red"), default: "white", text: "The light's color." },
 *   },
 * );
 * const { watts } = checkOptions(lampOptions, "createLamp", { color: "red" });
 * console.log(watts); // 10
 */
export const optionsTable =
  <O extends object>() =>
  <const R extends Rows<O>>(
    name: string,
    takenBy: Readonly<Record<string, number>>,
    rows: R & Readonly<Record<Exclude<keyof R, keyof O>, never>>,
  ): OptionsTable<O, R> => {
    if (tables.has(name)) throw new TypeError(`two options tables are named ${name}`);
    const plain = rows as Readonly<Record<string, AnyRow>>;
    const table: OptionsTable<O, R> = Object.freeze({
      name,
      takenBy,
      rows: Object.freeze({ ...plain }),
      keys: new Set(Object.keys(plain)),
    });
    tables.set(name, table as unknown as OptionsTable);
    return table;
  };
