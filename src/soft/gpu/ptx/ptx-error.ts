// What is wrong with PTX text, said as ptxas says it.
import { CUDA_ERROR_INVALID_PTX, CUDA_ERROR_NOT_SUPPORTED } from "../../../../ffi/cuda/index.ts";

/** A place in the text, from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
  /** The line of the source that it was compiled from (`.loc`). */
  readonly source?: SourceLine | undefined;
}

export interface SourceLine {
  readonly file: number;
  readonly line: number;
  /** The file's name, which stands at the end of a module. */
  name?: string | undefined;
}

/** A mistake in PTX (CUDA_ERROR_INVALID_PTX), or something valid that this device does not run (another code). */
export class PtxError extends Error {
  readonly code: number;
  readonly line: number;
  readonly column: number;

  constructor(at: Position, text: string, code: number = CUDA_ERROR_INVALID_PTX) {
    super(`ptx, line ${at.line}, column ${at.column}; ${text}`);
    this.name = "PtxError";
    this.code = code;
    this.line = at.line;
    this.column = at.column;
  }
}

/** Wrong PTX. */
export function invalid(at: Position, text: string): never {
  throw new PtxError(at, `error   : ${text}`);
}

/** PTX that is valid and not supported here. */
export function unsupported(at: Position, what: string): never {
  throw new PtxError(at, `error   : ${what} is not supported by the embedded GPU`, CUDA_ERROR_NOT_SUPPORTED);
}
