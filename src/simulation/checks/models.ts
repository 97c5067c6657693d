/** Sequential behaviour of an object, against which {@link checkLinearizable} holds a history. */
export interface Model<State, Input, Output> {
  readonly initial: State;
  /**
   * Returns the state after an operation, or undefined when the object could not have returned `output`. An output
   * of undefined is unknown and contradicts nothing.
   */
  step(state: State, input: Input, output: Output | undefined): State | undefined;
  /** Returns a text that is equal for equal states. */
  key(state: State): string;
  /** Returns the part of the object that an operation concerns. Parts are checked independently. */
  part?(input: Input): string;
}

/** Operation on a register of one number. Reads return its value, writes the written value, swaps whether they won. */
export type RegisterInput =
  | { readonly kind: "read" }
  | { readonly kind: "write"; readonly value: number }
  | { readonly kind: "swap"; readonly expected: number; readonly value: number };

/** Register that begins with 0. The output of a swap is 1 when it won, else 0. */
export const registerModel: Model<number, RegisterInput, number> = {
  initial: 0,
  step(state, input, output) {
    if (input.kind === "read") return output === undefined || output === state ? state : undefined;
    if (input.kind === "write") return input.value;
    const wins = state === input.expected;
    if (output !== undefined && (output === 1) !== wins) return undefined;
    return wins ? input.value : state;
  },
  key: String,
};

/** Operation on a key-value store. */
export type KeyValueInput =
  | { readonly kind: "get"; readonly key: string }
  | { readonly kind: "put"; readonly key: string; readonly value: string };

/** Key-value store whose keys begin with "". Each key is checked independently. A put returns its value. */
export const keyValueModel: Model<string, KeyValueInput, string> = {
  initial: "",
  step(state, input, output) {
    if (input.kind === "put") return input.value;
    return output === undefined || output === state ? state : undefined;
  },
  key: (state) => state,
  part: ({ key }) => key,
};

/** Operation on a queue. An enqueue returns its value, a dequeue the oldest value or "" for an empty queue. */
export type QueueInput = { readonly kind: "enqueue"; readonly value: string } | { readonly kind: "dequeue" };

/** Queue, first in first out. */
export const queueModel: Model<readonly string[], QueueInput, string> = {
  initial: [],
  step(state, input, output) {
    if (input.kind === "enqueue") return [...state, input.value];
    const [first = "", ...rest] = state;
    return output === undefined || output === first ? rest : undefined;
  },
  key: (state) => JSON.stringify(state),
};
