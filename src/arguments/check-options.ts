import { didYouMean } from "../../ffi/nearest.ts";
import { checkValue, wordsFor } from "./check-value.ts";
import type { AnyRow, Checked, OptionsTable } from "./options-table.ts";
import { shown } from "./shown.ts";

/**
 * Returns the checked options with the defaults of the table. Each value is read once, so that a getter or a
 * Proxy cannot change it later. Throws TypeError for an unknown key, with the nearest known one, for a
 * missing key, and for a value of another type. Throws RangeError for a number out of range. `caller` is the
 * method's name, which begins every message.
 *
 * @example
 * const bell = optionsTable<{ readonly rings?: number }>()("example.BellOptions", { ringBell: 0 }, {
 *   rings: { type: whole(1, 10), default: 3, text: "How often it rings." },
 * });
 * console.log(checkOptions(bell, "ringBell", {}).rings); // 3
 * checkOptions(bell, "ringBell", { rings: 2 }); // { ring: 2 }: unknown option "ring"; did you mean "rings"?
 */
export function checkOptions<O extends object, R>(
  table: OptionsTable<O, R>,
  caller: string,
  given: O | undefined,
): Checked<O, R> {
  if (given !== undefined) refuseUnknown(table, caller, given);
  const read: Record<string, unknown> = {};
  for (const key of table.keys) {
    const row = table.rows[key]!;
    const value = (given as Record<string, unknown> | undefined)?.[key];
    if (value !== undefined) read[key] = checkRow(`${caller}: ${key}`, row, value);
    else if (row.required) throw new TypeError(`${caller}: ${key} is missing. Use ${words(row)}`);
    else if (row.default !== undefined) read[key] = row.default;
  }
  return read as Checked<O, R>;
}

const words = (row: AnyRow): string => wordsFor(row.type, row.unit);

function checkRow(name: string, row: AnyRow, value: unknown): unknown {
  checkValue(name, row.type, value, row.unit);
  return row.type.kind === "options" ? checkOptions(row.type.table(), name, value as object) : value;
}

/**
 * Throws TypeError unless `given` is an object whose keys are all in the table. It allocates nothing, for
 * frequent calls that check their values themselves.
 *
 * @example
 * refuseUnknown({ keys: new Set(["local", "remote"]) }, "write", { local: region, remote });
 */
export function refuseUnknown(
  table: { readonly keys: ReadonlySet<string> },
  caller: string,
  given: object,
): void {
  if (typeof given !== "object" || given === null) throw noOptions(table, caller, given);
  for (const key in given) if (!table.keys.has(key)) throw unknownOption(table, caller, given, key);
}

function noOptions(table: { readonly keys: ReadonlySet<string> }, caller: string, given: unknown): TypeError {
  const [first] = table.keys;
  return new TypeError(
    `${caller}: the options are ${shown(given)}. Use an object such as { ${first}: ... }, or leave them out`,
  );
}

function unknownOption(
  { keys }: { readonly keys: ReadonlySet<string> },
  caller: string,
  given: object,
  key: string,
): TypeError {
  if (Array.isArray(given)) return noOptions({ keys }, caller, given);
  const near = didYouMean(key, keys);
  const known = near === "" ? `; there are ${[...keys].join(", ")}` : near;
  return new TypeError(`${caller}: unknown option ${JSON.stringify(key)}${known}`);
}
