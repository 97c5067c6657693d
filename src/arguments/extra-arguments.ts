/**
 * Returns the error of a call with more arguments than its method takes. Methods compare `arguments.length`
 * themselves, which costs nothing.
 *
 * @example
 * const { message } = extraArguments("slice", ["from", "to"], 3);
 * console.assert(message === "slice takes at most 2 arguments (from, to), 3 given");
 */
export function extraArguments(
  method: string,
  parameters: readonly string[],
  given: number,
  fix = "",
): TypeError {
  const count = parameters.length;
  const taken =
    count === 0
      ? "no arguments"
      : `${count === 1 ? "1 argument" : `at most ${count} arguments`} (${parameters.join(", ")})`;
  return new TypeError(`${method} takes ${taken}, ${given} given${fix === "" ? "" : `: ${fix}`}`);
}
