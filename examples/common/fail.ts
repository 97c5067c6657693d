import process from "node:process";
import { DoorbellError, LibraryError } from "doorbell";

/** Prints an error for people, and exits with status 1. DOORBELL_TRACE also shows the C calls. */
export function fail(error: unknown): never {
  const known =
    error instanceof DoorbellError ||
    error instanceof LibraryError ||
    (error as NodeJS.ErrnoException)?.code !== undefined;
  const text = known
    ? `${(error as Error).name}: ${(error as Error).message}`
    : ((error as Error)?.stack ?? error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
