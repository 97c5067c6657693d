import type { Random as Dice } from "../../support/random.ts";

const count = 200;

/** Arrays that no call receives. A change of one of them is a write to foreign memory. */
export class Canaries {
  readonly #dice: Dice;
  readonly #all: { readonly bytes: Uint8Array; readonly value: number }[] = [];

  constructor(dice: Dice) {
    this.#dice = dice;
    for (let i = 0; i < count; i++) this.#all.push(this.#make());
  }

  // Sizes that arguments of calls have too, so that freed memory is reused by a canary.
  #make(): { bytes: Uint8Array; value: number } {
    const value = 1 + this.#dice.int(255);
    const sizes = [64, 256, 1024, 4096, 16384, 65536];
    return { bytes: new Uint8Array(this.#dice.pick(sizes)!).fill(value), value };
  }

  /** Replaces some arrays. Returns how many had changed. */
  check(): number {
    let changed = 0;
    for (const { bytes, value } of this.#all) if (bytes.some((byte) => byte !== value)) changed++;
    for (let i = 0; i < count / 4; i++) this.#all[this.#dice.int(count)] = this.#make();
    return changed;
  }
}
