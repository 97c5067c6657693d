import { seeded } from "../soft-nic/unit/packet.ts";

/** A seeded generator with the questions that a fuzzer asks. */
export class Dice {
  readonly random: () => number;

  constructor(seed: number) {
    this.random = seeded(seed);
  }

  /** A whole number from 0 to `below` - 1. */
  int(below: number): number {
    return Math.floor(this.random() * below);
  }

  chance(probability: number): boolean {
    return this.random() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.int(list.length)]!;
  }
}
