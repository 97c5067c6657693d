/** `console` of the examples. It prints nothing and throws when an assertion fails. */
export const quietConsole = {
  log: (..._values: unknown[]): void => {},
  error: (..._values: unknown[]): void => {},
  assert: (condition: unknown, message = "an example's console.assert"): void => {
    if (!condition) throw new Error(`${message} failed`);
  },
};
