/**
 * Error for a struct or library of an unsupported ABI. doorbell refuses it instead of guessing its layout.
 *
 * @example
 * try {
 *   openDevice("soft0").close();
 * } catch (error) {
 *   if (error instanceof AbiError) console.log("a newer rdma-core than this package supports", error.message);
 * }
 */
export class AbiError extends Error {
  override readonly name = "AbiError";
}

/**
 * Error for a missing shared library or symbol. `library` is the requested file, and `hint` the fix.
 *
 * @example
 * try {
 *   open("libnothing.so.1", {});
 * } catch (error) {
 *   if (error instanceof LibraryError) console.log(error.library); // "libnothing.so.1"
 * }
 */
export class LibraryError extends Error {
  override readonly name = "LibraryError";
  readonly library: string;
  readonly hint: string;

  constructor(library: string, cause: string, hint = "") {
    super(hint ? `${cause}\n  ${hint}` : cause);
    this.library = library;
    this.hint = hint;
  }
}
