import type { Random as Dice } from "../../support/random.ts";
import type { World } from "./world.ts";

const numbers = [
  ...[0, -0, -1, 1, 3, 255, 65536, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 63, 1e300, 0.5],
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
];

const primitives: readonly unknown[] = [
  ...numbers,
  ...["1", "x", "", "\0", "a\0b", "f32", "__proto__", null, undefined, true, false],
  ...[5n, -1n, 2n ** 64n, Symbol.iterator],
];

/** Wrong values of an argument, by mistake or malice. */
export function absurd(dice: Dice, world: World): unknown {
  switch (dice.int(12)) {
    case 0:
      return {};
    case 1:
      return [];
    case 2:
      return () => 1;
    case 3:
      return { pointer: dice.pick(numbers), label: "forged", device: world.some("Device") };
    case 4:
      return new Proxy({}, { get: () => dice.pick(primitives) });
    case 5:
      return new Uint8Array(dice.int(64));
    case 6:
    case 7:
      return world.any();
    case 8:
      return Object.create((world.any() ?? {}) as object);
    default:
      return dice.pick(primitives);
  }
}

/** Object whose getter closes another object during the call that reads it. */
function closing(value: object, dice: Dice, world: World): object {
  const key: string | undefined = dice.pick(Object.keys(value));
  if (key === undefined) return value;
  const was = (value as Record<string, unknown>)[key];
  const victim = world.any() as { close?: () => void } | undefined;
  return Object.defineProperty({ ...value }, key, {
    enumerable: true,
    get: () => {
      victim?.close?.();
      return was;
    },
  });
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Returns a value with one change: another value, a missing or misspelt key, a longer or shorter list. */
function changed(value: unknown, dice: Dice, world: World): unknown {
  if (isPlain(value) && dice.chance(0.8)) {
    const key: string | undefined = dice.pick(Object.keys(value));
    const copy: Record<string, unknown> = { ...value };
    if (key === undefined || dice.chance(0.15)) return { ...copy, [`${key ?? "optio"}x`]: 1 };
    if (dice.chance(0.15)) return closing(value, dice, world);
    if (dice.chance(0.2)) delete copy[key];
    else copy[key] = changed(value[key], dice, world);
    return copy;
  }
  if (Array.isArray(value) && value.length > 0 && dice.chance(0.8)) {
    const copy: unknown[] = [...value];
    const at = dice.int(copy.length);
    const turn = dice.int(5);
    if (turn === 0) copy.splice(at, 1);
    else if (turn === 1) copy.push(copy[at]);
    else copy[at] = changed(copy[at], dice, world);
    return copy;
  }
  return absurd(dice, world);
}

/** Returns the arguments with one of them changed, missing or added. */
export function mutated(args: readonly unknown[], dice: Dice, world: World): unknown[] {
  const copy = [...args];
  if (copy.length === 0 || dice.chance(0.1)) return [...copy, absurd(dice, world)];
  const at = dice.int(copy.length);
  if (dice.chance(0.1)) return copy.slice(0, at);
  copy[at] = changed(copy[at], dice, world);
  return copy;
}
