/** How many calls are remembered: those that are in a stream's queue, for an error's words. */
const kept = 1024;

/** What one collective call was, as numbers: nothing is made of it until an error needs words. */
export interface CallNumbers {
  readonly name: string;
  readonly type: string;
  readonly count: number;
  /** "sum", "root 2" or "". */
  readonly detail: string;
  /** Which part of it, where it has several: members must be in the same one, errors tell of the whole. */
  readonly part?: string;
}

/** The calls of late, by their numbers. */
export class RecentCalls {
  readonly #calls: (CallNumbers | undefined)[] = new Array(kept).fill(undefined);
  #next = 0;

  /** Remembers a call; its number, which wraps. */
  add(call: CallNumbers): number {
    const number = this.#next;
    this.#next = (this.#next + 1) >>> 0;
    this.#calls[number % kept] = call;
    return number;
  }

  /** "allReduce(f32[1024], sum)". */
  text(number: number): string {
    const call = this.#calls[number % kept];
    return call === undefined ? "nothing" : callText(call);
  }

  /** What was called last; "" when nothing was. */
  get last(): string {
    return this.#next === 0 ? "" : this.text((this.#next - 1) >>> 0);
  }
}

export const callText = ({ name, type, count, detail }: CallNumbers): string =>
  `${name}(${type}[${count}]${detail === "" ? "" : `, ${detail}`})`;

/** 32 bits that differ where calls do, never 0. */
export function signatureOf({ name, type, count, detail, part = "" }: CallNumbers): number {
  let hash = 0x811c9dc5;
  const mix = (value: number): void => {
    hash = Math.imul(hash ^ value, 0x01000193);
  };
  for (const text of [name, type, detail, part]) {
    for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i));
    mix(0x100);
  }
  mix(count | 0);
  mix(Math.floor(count / 2 ** 32));
  return hash >>> 0 || 1;
}
