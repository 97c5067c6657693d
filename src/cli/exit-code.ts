/** What the command's exit status tells a script. */
export const exitCode = {
  fine: 0,
  /** It ran, and something that should work does not; or the user's own script failed. */
  failed: 1,
  /** Unknown command, option or name. */
  usage: 2,
  /** It cannot be done here: no such device, library or runtime. */
  unavailable: 3,
  interrupted: 130,
} as const;

/** Ends the command with a line on standard error. */
export class CliError extends Error {
  override readonly name = "CliError";
  readonly code: number;

  constructor(message: string, code: number = exitCode.usage) {
    super(message);
    this.code = code;
  }
}
