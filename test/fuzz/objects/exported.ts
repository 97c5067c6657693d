import type { Recipe } from "./call.ts";
import { absurd } from "./mutate.ts";
import { free } from "./recipe.ts";

/** Exports that may not get random arguments: `closeFd` closes any descriptor of the process. */
const dangerous: ReadonlySet<string> = new Set(["closeFd"]);

/** Functions that a module exports, by name, without its classes. A new export is included by itself. */
export const exportedFunctions = (module: object): [name: string, (...args: unknown[]) => unknown][] =>
  Object.entries(module).filter(
    ([name, value]) =>
      typeof value === "function" &&
      !dangerous.has(name) &&
      !/^class\b/.test(Function.prototype.toString.call(value)),
  );

/** Recipes that call each exported function of a module with a wrong first argument. */
export const exported = (module: object): Recipe[] =>
  exportedFunctions(module).map(([name]) =>
    free(0.1, module, name, (world, dice) => ({ args: [absurd(dice, world)], exact: true })),
  );
