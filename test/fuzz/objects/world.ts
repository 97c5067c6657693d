import type { Random as Dice } from "../../support/random.ts";

/** What can be closed, and says so. */
interface Closable {
  readonly closed?: boolean;
  close?: () => void;
}

const most = 10;

/** The objects that a run has made and may use, by the name of their kind. */
export class World {
  readonly #kinds = new Map<string, object[]>();
  readonly #dice: Dice;
  /** What was left to the collector. */
  readonly #forgotten: WeakRef<Closable>[] = [];

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  /** Keeps a result for later calls; one of too many is forgotten, closed or left to the collector. */
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
      // What close() refuses is a call of its own.
    }
  }

  /** One of a kind, mostly an open one; undefined when there is none yet. */
  some(kind: string): object | undefined {
    const all = this.#kinds.get(kind) ?? [];
    const open = all.filter((each) => (each as Closable).closed !== true);
    const from = this.#dice.chance(0.95) && open.length > 0 ? open : all;
    return from.length === 0 ? undefined : this.#dice.pick(from);
  }

  /** All of a kind, closed ones too. */
  all(kind: string): readonly object[] {
    return this.#kinds.get(kind) ?? [];
  }

  /** One of a kind that a call cannot do without. */
  need<T>(kind: string): T {
    const found = this.some(kind);
    if (found === undefined) throw new NotYet(kind);
    return found as T;
  }

  /** Any object at all. */
  any(): object | undefined {
    return this.#kinds.size === 0 ? undefined : this.some(this.#dice.pick([...this.#kinds.keys()]));
  }

  /** Closes everything, in no order: what waits for an object that was forgotten would wait for its whole deadline. */
  closeAll(): void {
    const left: Closable[] = [...this.#kinds.values()].flat();
    for (const one of this.#forgotten) left.push(one.deref() ?? {});
    while (left.length > 0) this.#close(left.splice(this.#dice.int(left.length), 1)[0]!);
    this.#kinds.clear();
  }
}

/** A call cannot be made yet: nothing of this kind is there. */
export class NotYet extends Error {}
