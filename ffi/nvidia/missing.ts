import { LibraryError } from "../errors.ts";

/** Error for a function that the installed library does not have. */
export class MissingFunctionError extends LibraryError {
  /** Name of the C function. */
  readonly function: string;
  /**
   * Version that introduced the function, in the library's own numbers (driver 12010, NCCL 22304). Undefined
   * when unknown.
   */
  readonly needs: number | undefined;
  /** Installed version. Undefined when the library does not report it. */
  readonly has: number | undefined;

  constructor(
    name: string,
    library: string,
    text: string,
    hint: string,
    needs: number | undefined,
    has: number | undefined,
  ) {
    super(library, text, hint);
    this.function = name;
    this.needs = needs;
    this.has = has;
  }
}
