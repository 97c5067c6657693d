import process from "node:process";
import { AbiError, LibraryError } from "../../ffi/errors.ts";
import { DoorbellError } from "../errors.ts";
import { CliError, exitCode } from "./common/command.ts";
import { writeAll } from "./output/output.ts";

/** Returns true for an error that the user can fix. It is printed without a stack. */
const isExpected = (error: unknown): error is Error =>
  error instanceof DoorbellError ||
  error instanceof LibraryError ||
  error instanceof AbiError ||
  error instanceof CliError ||
  error instanceof TypeError ||
  error instanceof RangeError ||
  typeof (error as NodeJS.ErrnoException | undefined)?.syscall === "string";

/** Prints an error on standard error and returns the exit code. DOORBELL_TRACE adds the stack. */
export function failure(command: string, error: unknown): number {
  if (isExpected(error) && !process.env["DOORBELL_TRACE"]) writeAll(2, `${command}: ${error.message}\n`);
  else
    writeAll(2, `${command}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  if (error instanceof CliError) return error.code;
  return error instanceof LibraryError ? exitCode.unavailable : exitCode.failed;
}
