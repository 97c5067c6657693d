import type { Random as Dice } from "../../support/random.ts";
import type { World } from "./world.ts";

/** A call that makes sense: what it is called on, with what, and as what kind its result is kept. */
export interface Call {
  readonly on: object;
  readonly method: string;
  readonly args: readonly unknown[];
  /** The kind of the result; undefined when it is not kept. */
  readonly makes?: string;
  /** No mistake is put into its arguments: it blocks as long as it is told to, or is put together from several calls. */
  readonly exact?: boolean;
}

/** How often a call is made, its name, and how one is put together from what there is. */
export type Recipe = readonly [weight: number, name: string, make: (world: World, dice: Dice) => Call];

/** An API to be fuzzed. */
export interface Api {
  readonly recipes: readonly Recipe[];
  /** Before everything is closed: ends what would wait for ever. */
  readonly finish?: (world: World) => void;
  /** Whether nothing can be called any more in this process after such an error, so that another one goes on. */
  readonly isTheEnd?: (error: unknown) => boolean;
}
