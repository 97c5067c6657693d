import { LibraryError } from "../errors.ts";

/** A function that the installed library does not have. */
export class MissingFunctionError extends LibraryError {
  /** The C function. */
  readonly function: string;
  /** The version that brought it, as the library counts (driver 12010, NCCL 22304); undefined when not recorded. */
  readonly needs: number | undefined;
  /** The installed version; undefined when the library does not say. */
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
