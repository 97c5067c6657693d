import type { Random as Dice } from "../../support/random.ts";

/** Object that can be closed and reports it. */
interface Closable {
  readonly closed?: boolean;
  close?: () => void;
}

const most = 10;

/** Objects of a run that calls may use, by the name of their kind. */
export class World {
  readonly #kinds = new Map<string, object[]>();
  readonly #dice: Dice;
  /** Number of objects left to the collector. */
  readonly #forgotten: WeakRef<Closable>[] = [];

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  /** Stores a result for later calls. Of too many, one is closed or left to the collector. */
  keep(kind: string, value: unknown): void {
    if (typeof value !== "object" || value === null) return;
    const all = this.#kinds.get(kind) ?? [];
    this.#kinds.set(kind, all);
    if (all.includes(value)) return;
    if (all.length >= most) {
      const [gone] = all.splice(this.#dice.int(all.length), 1) as [Closable];
      if (this.#dice.chance(0.7)) this.#close(gone);
      else this.#forgotten.push(new WeakRef(gone));
    }
    all.push(value);
  }

  #close(thing: Closable): void {
    try {
      thing.close?.();
    } catch {
      // A refused close() counts as a call of its own.
    }
  }

  /** Returns an object of a kind, mostly an open one, or undefined when there is none yet. */
  some(kind: string): object | undefined {
    const all = this.#kinds.get(kind) ?? [];
    const open = all.filter((each) => (each as Closable).closed !== true);
    const from = this.#dice.chance(0.95) && open.length > 0 ? open : all;
    return from.length === 0 ? undefined : this.#dice.pick(from);
  }

  /** Returns all objects of a kind, closed ones too. */
  all(kind: string): readonly object[] {
    return this.#kinds.get(kind) ?? [];
  }

  /** Returns an object of a kind that a call requires. */
  need<T>(kind: string): T {
    const found = this.some(kind);
    if (found === undefined) throw new NotYet(kind);
    return found as T;
  }

  /** Returns any object. */
  any(): object | undefined {
    return this.#kinds.size === 0 ? undefined : this.some(this.#dice.pick([...this.#kinds.keys()]));
  }

  /** Closes all objects in any order. A wait for a forgotten object would take its whole deadline. */
  closeAll(): void {
    const left: Closable[] = [...this.#kinds.values()].flat();
    for (const one of this.#forgotten) left.push(one.deref() ?? {});
    while (left.length > 0) this.#close(left.splice(this.#dice.int(left.length), 1)[0]!);
    this.#kinds.clear();
  }
}

/** Thrown when a call cannot be made yet, because no object of its kind exists. */
export class NotYet extends Error {}
