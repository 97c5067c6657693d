/**
 * A fact about the C side is not what this library knows how to handle: refused, never guessed.
 *
 * @example
 * try {
 *   openDevice("soft0").close();
 * } catch (error) {
 *   if (error instanceof AbiError) console.log("a newer rdma-core than this package knows", error.message);
 * }
 */
export class AbiError extends Error {
  override readonly name = "AbiError";
}

/**
 * A shared library, or a symbol in it, is not there. `library` is what was asked for, `hint` what to do about it.
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
