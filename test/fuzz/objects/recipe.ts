import type { Random as Dice } from "../../support/random.ts";
import type { Call, Recipe } from "./call.ts";
import type { World } from "./world.ts";

/** Properties of a recipe besides object and method. */
export type Made = Omit<Call, "on" | "method">;

/** Recipe for a method of an object of a kind. Without `make` it has no arguments. */
export const of = (
  weight: number,
  kind: string,
  method: string,
  make: (world: World, dice: Dice, on: never) => Made = () => ({ args: [] }),
): Recipe => [
  weight,
  `${kind}.${method}`,
  (world, dice) => {
    const on = world.need<object>(kind);
    return { on, method, ...make(world, dice, on as never) };
  },
];

/** Recipe for a function or a static method. */
export const free = (
  weight: number,
  on: object,
  method: string,
  make: (world: World, dice: Dice) => Made,
): Recipe => [weight, method, (world, dice) => ({ on, method, ...make(world, dice) })];

/** Returns a value half of the time, spread as an optional argument. */
export const maybe = <T>(dice: Dice, make: () => T): T[] => (dice.chance(0.5) ? [make()] : []);

/** Returns options of a wait that ends soon. */
export const waiting = (dice: Dice) => ({
  timeoutMs: dice.int(50),
  ...(dice.chance(0.2) ? { signal: AbortSignal.timeout(5) } : {}),
});
