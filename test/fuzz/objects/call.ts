import type { Random as Dice } from "../../support/random.ts";
import type { World } from "./world.ts";

/** Valid call: its object, its arguments, and the kind under which its result is stored. */
export interface Call {
  readonly on: object;
  readonly method: string;
  readonly args: readonly unknown[];
  /** Kind of the result, undefined when the result is not stored. */
  readonly makes?: string;
  /**
   * True when no mistake is put into its arguments, because the call blocks as requested or consists of
   * several calls.
   */
  readonly exact?: boolean;
}

/** Frequency of a call, its name, and its construction from the existing objects. */
export type Recipe = readonly [weight: number, name: string, make: (world: World, dice: Dice) => Call];

/** API that is fuzzed. */
export interface Api {
  readonly recipes: readonly Recipe[];
  /** Ends waits that would last forever, before everything is closed. */
  readonly finish?: (world: World) => void;
  /** Returns what is left after all objects were closed, a text for each. */
  readonly left?: () => Promise<readonly string[]>;
  /**
   * Returns whether this process can make no more calls after such an error, so that another one continues.
   */
  readonly isTheEnd?: (error: unknown) => boolean;
}
