/** Operation of a client, as {@link History} records it. */
export interface Operation<Input, Output> {
  /** Client that called, which has one operation at a time. */
  readonly client: string;
  readonly input: Input;
  /** Result. Undefined when the client received none, so the operation may have happened or not. */
  readonly output: Output | undefined;
  /** Position of the call among all calls and results. */
  readonly called: number;
  /** Position of the result. Infinity when the client received none. */
  readonly returned: number;
}

/**
 * Records the operations of all clients for {@link checkLinearizable}.
 *
 * @example
 * const history = new History<RegisterInput, number>();
 * const done = history.call("client 1", { kind: "write", value: 7 });
 * done(7);
 * console.log(history.operations.length); // 1
 */
export class History<Input, Output> {
  readonly #operations: { -readonly [K in keyof Operation<Input, Output>]: Operation<Input, Output>[K] }[] =
    [];
  #events = 0;

  /**
   * Records the call of an operation. The returned function records its result. A call without a result counts as
   * one that may have happened.
   *
   * @example
   * const done = new History<RegisterInput, number>().call("client 1", { kind: "read" });
   * done(0);
   */
  call(client: string, input: Input): (output: Output) => void {
    const operation = {
      ...{ client, input, called: this.#events++ },
      ...{ output: undefined as Output | undefined, returned: Number.POSITIVE_INFINITY },
    };
    this.#operations.push(operation);
    return (output) => {
      operation.output = output;
      operation.returned = this.#events++;
    };
  }

  /** Operations in the order of their calls. */
  get operations(): readonly Operation<Input, Output>[] {
    return this.#operations;
  }
}
