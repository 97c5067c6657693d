import { AbiError, DoorbellError, LibraryError } from "../../../src/index.ts";

/**
 * Messages of JavaScript engines for mistakes inside a function, which mean that the argument was not
 * checked.
 */
const fromInside =
  /is not (a function|a constructor|an object \(|iterable|defined)|undefined is not (an|a function)|null is not (an|a function)|evaluating '|Cannot (read|set|convert|mix|access|destructure|perform)|Invalid (argument|mix)|must be an instance of|private (field|name|member)|Can't convert|Conversion from|Invalid array length|Out of memory|Maximum call stack|(Length|offset|index) out of|Reflect\.|requires that|Expected .* (got|but)|argument must be of type/i;

/** Returns whether an error is promised by the library: of one of its classes, or naming the argument. */
export function promised(error: unknown): boolean {
  if (error instanceof DoorbellError || error instanceof LibraryError || error instanceof AbiError)
    return true;
  if (error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError")) return true;
  return (error instanceof TypeError || error instanceof RangeError) && !fromInside.test(error.message);
}
