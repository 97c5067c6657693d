import type { AnyType, ValueType } from "./value-type.ts";

/** Description of one option: its type and meaning. */
export interface OptionRow<T = unknown> {
  readonly type: ValueType<T>;
  /** Unit of a number: "bytes", "ms". */
  readonly unit?: string;
  /** Value of a missing option. */
  readonly default?: T;
  /** Description of the default when it is not a value: "the first active port". */
  readonly defaultText?: string;
  /** True when the option has no default and must be given. */
  readonly required?: boolean;
  /** Line of help text about the effect of the option. */
  readonly text: string;
}

/** Row of any type. */
export type AnyRow = Omit<OptionRow, "type"> & { readonly type: AnyType };

type RequiredRow<T> = OptionRow<T> & {
  readonly required: true;
  readonly default?: never;
  readonly defaultText?: never;
};
type OptionalRow<T> = OptionRow<T> & { readonly required?: false };

/** Rows for every key of an options interface, with required ones marked. */
export type Rows<O> = {
  readonly [K in keyof O]-?: Record<never, never> extends Pick<O, K>
    ? OptionalRow<Exclude<O[K], undefined>>
    : RequiredRow<O[K]>;
};

type WithDefault<R> = { [K in keyof R]: R[K] extends { readonly default: unknown } ? K : never }[keyof R];

/** Options after the check, with defaults filled in. */
export type Checked<O, R> = O & {
  readonly [K in WithDefault<R> & keyof O]-?: Exclude<O[K], undefined>;
};

/** Description of an options object as plain data, for checks, completion at the prompt and help. */
export interface OptionsTable<O extends object = object, R = unknown> {
  /** Name of the module and the interface: "rdma.CompletionQueueOptions". */
  readonly name: string;
  /**
   * Functions that take the options, with the index of the argument: `{ "Device.createCompletionQueue": 0 }`.
   */
  readonly takenBy: Readonly<Record<string, number>>;
  readonly rows: Readonly<Record<string, AnyRow>>;
  /** Names of all options. */
  readonly keys: ReadonlySet<string>;
  /** @internal Used only for types. */
  readonly describes?: { readonly options: (options: O) => O; readonly rows: R };
}

const tables = new Map<string, OptionsTable>();

/** Returns all tables of the loaded modules. */
export const optionsTables = (): readonly OptionsTable[] =>
  [...tables.values()].sort((a, b) => a.name.localeCompare(b.name));

/**
 * Describes the options interface `O` key by key. TypeScript refuses a table with a missing key, an
 * additional key or another type. Call it while the module loads. {@link checkOptions} takes the result.
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
