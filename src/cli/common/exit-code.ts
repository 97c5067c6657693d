/** Exit codes of the command. */
export const exitCode = {
  fine: 0,
  /** The command ran, but an expected part does not work, or the user's script failed. */
  failed: 1,
  /** Unknown command, option or name. */
  usage: 2,
  /** The machine lacks the requested device, library or runtime. */
  unavailable: 3,
  interrupted: 130,
} as const;

/** Error that ends the command with a line on standard error. */
export class CliError extends Error {
  override readonly name = "CliError";
  readonly code: number;

  constructor(message: string, code: number = exitCode.usage) {
    super(message);
    this.code = code;
  }
}
