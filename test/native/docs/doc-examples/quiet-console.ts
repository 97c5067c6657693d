/** `console` as examples see it: it prints nothing, and what it asserts must hold. */
export const quietConsole = {
  log: (..._values: unknown[]): void => {},
  error: (..._values: unknown[]): void => {},
  assert: (condition: unknown, message = "an example's console.assert"): void => {
    if (!condition) throw new Error(`${message} failed`);
  },
};
