import process from "node:process";
import { DoorbellError, LibraryError } from "doorbell";

/** Says what went wrong as a person wants to read it (DOORBELL_TRACE shows every C call), and leaves with status 1. */
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
