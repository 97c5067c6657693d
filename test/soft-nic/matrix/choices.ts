// Random choices of the mixed workload.
export type Kind = "send" | "send-imm" | "write" | "write-imm" | "read" | "add" | "swap";

/** Weights of the request kinds, largest message and most outstanding requests. */
export interface FlowOptions {
  readonly seed: number;
  readonly messages: number;
  readonly largest: number;
  readonly window: number;
  readonly kinds: { readonly [K in Kind]?: number };
}

export interface Piece {
  readonly offset: number;
  readonly bytes: number;
}

/** Random sizes, kinds and SGEs of requests. */
export class Choices {
  readonly random: () => number;
  readonly #options: FlowOptions;

  constructor(random: () => number, options: FlowOptions) {
    this.random = random;
    this.#options = options;
  }

  /** Returns a whole number from 0 to `below` - 1. */
  int(below: number): number {
    return Math.floor(this.random() * below);
  }

  /** Returns sizes of all magnitudes, often those at packet boundaries. */
  size(): number {
    const { largest } = this.#options;
    const dice = this.random();
    if (dice < 0.05) return 0;
    if (dice < 0.2) return Math.min(largest, 1024 * (1 + this.int(4)) + this.int(3) - 1);
    return Math.floor(largest ** this.random());
  }

  /**
   * Splits `bytes` bytes from `offset` of a field of `room` bytes into 1 to `most` SGEs, with gaps where
   * there is room.
   */
  split(offset: number, bytes: number, room: number, most: number): Piece[] {
    const pieces: Piece[] = [];
    let at = offset;
    let left = bytes;
    let spare = room - bytes;
    for (let count = 1 + this.int(most); count > 0 && (left > 0 || pieces.length === 0); count--) {
      const part = count === 1 ? left : this.int(left + 1);
      pieces.push({ offset: at, bytes: part });
      left -= part;
      const gap = this.int(Math.min(spare, 16) + 1);
      spare -= gap;
      at += part + gap;
    }
    const last = pieces.at(-1)!;
    if (left > 0) pieces[pieces.length - 1] = { offset: last.offset, bytes: last.bytes + left };
    return pieces;
  }

  /** Returns a request kind, by weight. */
  kind(): Kind {
    const entries = Object.entries(this.#options.kinds) as [Kind, number][];
    let dice = this.random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [kind, weight] of entries) if ((dice -= weight) < 0) return kind;
    return entries[0]![0];
  }
}
