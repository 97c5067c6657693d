import { AbiError, DoorbellError, LibraryError } from "../../../src/index.ts";

/** Messages that engines make of mistakes inside a function: nobody has checked the argument. */
const fromInside =
  /is not (a function|a constructor|an object \(|iterable|defined)|undefined is not (an|a function)|null is not (an|a function)|evaluating '|Cannot (read|set|convert|mix|access|destructure|perform)|Invalid (argument|mix)|must be an instance of|private (field|name|member)|Can't convert|Conversion from|Invalid array length|Out of memory|Maximum call stack|(Length|offset|index) out of|Reflect\.|requires that|Expected .* (got|but)|argument must be of type/i;

/** Whether an error is one that the library promises: of a class of ours, or one that names the argument. */
export function promised(error: unknown): boolean {
  if (error instanceof DoorbellError || error instanceof LibraryError || error instanceof AbiError)
    return true;
  if (error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError")) return true;
  return (error instanceof TypeError || error instanceof RangeError) && !fromInside.test(error.message);
}
