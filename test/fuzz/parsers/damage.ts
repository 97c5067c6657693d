// Damages valid messages: single members of a value, or characters of its text.
import type { Random } from "../../support/random.ts";

const oddValues: readonly unknown[] = [
  ...[null, true, 0, -1, 0.5, 1e308, -1e308, 2 ** 53, 2 ** 32, 65_536, 255],
  ...["", " ", "0", "-1", "1e9", "NaN", "..", "../x", "/", "\0", "\u2028", "\ud800", "é".repeat(64)],
  ...["x".repeat(2000), [], [null], [[]], {}, { toString: 1 }, { toJSON: 1 }, { length: 1e9 }],
];
/** Names that mean something to an engine. */
const oddNames = ["__proto__", "constructor", "toString", "length", "then", "toJSON", ""];
const letters = '{}[]",:\\ \n\0\u2028é0123456789-+.eEtruefalsn';
/** Depth at which the parsers of some engines end. */
const depths = [1, 16, 17, 1000, 1001, 20_000];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns a copy of a value of JSON with one to four members replaced, removed, added or moved. */
export function damagedValue(dice: Random, value: unknown): unknown {
  let result = value;
  for (let times = 1 + dice.int(4); times > 0; times--) result = damagedOnce(dice, result);
  return result;
}

function damagedOnce(dice: Random, value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && dice.chance(0.85)) {
    const copy: unknown[] = [...value];
    const at = dice.int(copy.length);
    const chance = dice.random();
    if (chance < 0.15) copy.splice(at, 1);
    else if (chance < 0.3) copy.splice(at, 0, copy[dice.int(copy.length)]);
    else copy[at] = damagedOnce(dice, copy[at]);
    return copy;
  }
  const names = isObject(value) ? Object.keys(value) : [];
  if (names.length === 0 || dice.chance(0.1)) return oddValueFor(dice, value);
  const copy = { ...(value as Record<string, unknown>) };
  const name = dice.pick(names);
  const chance = dice.random();
  if (chance < 0.12) delete copy[name];
  else if (chance < 0.2) copy[dice.pick(names)] = copy[name];
  else if (chance < 0.27)
    Object.defineProperty(copy, dice.pick(oddNames), {
      value: dice.pick(oddValues),
      ...{ enumerable: true, configurable: true, writable: true },
    });
  else copy[name] = damagedOnce(dice, copy[name]);
  return copy;
}

/** Returns an odd value, and often one near the given value. */
function oddValueFor(dice: Random, value: unknown): unknown {
  if (typeof value === "number" && dice.chance(0.4)) return value + dice.pick([-1, 1, 0.5, 256, 2 ** 31]);
  if (typeof value === "string" && dice.chance(0.3)) return damagedText(dice, value);
  if (typeof value === "boolean" && dice.chance(0.5)) return !value;
  return dice.pick(oddValues);
}

/** Returns a text with one to six stretches replaced, inserted, doubled or removed. */
export function damagedText(dice: Random, text: string): string {
  let result = text;
  for (let times = 1 + dice.int(6); times > 0; times--) {
    const at = dice.int(result.length + 1);
    const end = Math.min(result.length, at + dice.int(1 + dice.pick([1, 4, 40])));
    const some = Array.from({ length: dice.int(8) }, () => letters[dice.int(letters.length)]).join("");
    result =
      result.slice(0, at) + (dice.chance(0.2) ? result.slice(at, end).repeat(2) : some) + result.slice(end);
  }
  return result;
}

/** Returns a message of JSON, damaged as a value, as a text or both. Some of them are deep or of another kind. */
export function damagedJson(dice: Random, value: unknown): string {
  const chance = dice.random();
  if (chance < 0.02) {
    const depth = dice.pick(depths);
    const deep = dice.chance(0.5) ? "[".repeat(depth) + "]".repeat(depth) : '{"a":'.repeat(depth);
    return dice.chance(0.5) ? deep : JSON.stringify(value).replace(/:("[^"]*"|\d+)/, () => `:${deep}`);
  }
  if (chance < 0.05) return randomText(dice);
  const text = JSON.stringify(chance < 0.75 ? damagedValue(dice, value) : value) ?? "null";
  return chance < 0.65 ? text : damagedText(dice, text);
}

/** Returns text of random characters. */
export const randomText = (dice: Random): string =>
  Array.from({ length: dice.int(200) }, () => String.fromCharCode(dice.int(dice.pick([128, 0x3000])))).join(
    "",
  );

/** Returns bytes with some bits and stretches changed. The length stays the same. */
export function damagedBytes(dice: Random, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  for (let times = 1 + dice.int(5); times > 0; times--) {
    const at = dice.int(copy.length);
    if (dice.chance(0.4)) copy[at]! ^= 1 << dice.int(8);
    else copy.fill(dice.pick([0, 255, dice.int(256)]), at, at + 1 + dice.int(8));
  }
  return copy;
}
