/** Number of recent calls whose description is retained for error messages. */
const capacity = 1024;

/** Parameters of one collective call. The text of the call is formatted only for an error message. */
export interface CallNumbers {
  readonly name: string;
  readonly type: string;
  readonly count: number;
  /** Further parameters of the call, such as "sum" or "root 2". Empty without any. */
  readonly detail: string;
  /**
   * Name of a part of a call that has several parts. Members must be in the same part, and error messages
   * name the whole call.
   */
  readonly part?: string;
}

/** First number of calls in graphs, which are never forgotten. Numbers of other calls are smaller and wrap. */
const FIRST_CAPTURED = 2 ** 31;

/** Descriptions of the most recent calls, and of all calls in graphs, by call number. */
export class RecentCalls {
  readonly #calls: (CallNumbers | undefined)[] = new Array(capacity).fill(undefined);
  /** Texts of the calls in graphs. A graph runs its calls again at any later time. */
  readonly #captured: string[] = [];
  #next = 0;
  #last = "";

  /** Records a call and returns its number, which wraps at 31 bits. */
  add(call: CallNumbers): number {
    const number = this.#next;
    this.#next = (this.#next + 1) % FIRST_CAPTURED;
    this.#calls[number % capacity] = call;
    this.#last = "";
    return number;
  }

  /** Records a call in a graph and returns its number. Equal calls have the same number. */
  addCaptured(call: CallNumbers): number {
    this.#last = callText(call);
    const found = this.#captured.indexOf(this.#last);
    return FIRST_CAPTURED + (found >= 0 ? found : this.#captured.push(this.#last) - 1);
  }

  /** Returns the text of a call, such as "allReduce(f32[1024], sum)". */
  text(number: number): string {
    if (number >= FIRST_CAPTURED) return this.#captured[number - FIRST_CAPTURED] ?? "nothing";
    const call = this.#calls[number % capacity];
    return call === undefined ? "nothing" : callText(call);
  }

  /** Text of the most recent call. Empty before the first call. */
  get last(): string {
    if (this.#last !== "" || this.#next === 0) return this.#last;
    return this.text(this.#next - 1);
  }
}

export const callText = ({ name, type, count, detail }: CallNumbers): string =>
  `${name}(${type}[${count}]${detail === "" ? "" : `, ${detail}`})`;

/** Returns a 32-bit hash of a call that is never 0. Members compare the hash to detect different calls. */
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
