// Errors of PTX text, worded as ptxas words them.
import { CUDA_ERROR_INVALID_PTX, CUDA_ERROR_NOT_SUPPORTED } from "../../../../ffi/cuda/index.ts";

/** Position in the PTX text; lines and columns count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
  /** Line of the CUDA source, from the `.loc` directive before the instruction. */
  readonly source?: SourceLine | undefined;
}

export interface SourceLine {
  readonly file: number;
  readonly line: number;
  /** Name of the source file, filled in at the end of the module from its `.file` directive. */
  name?: string | undefined;
}

/**
 * Error in a PTX module: CUDA_ERROR_INVALID_PTX, or another code for valid PTX that the soft GPU does not
 * support.
 */
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

/** Throws a PtxError for invalid PTX. */
export function invalid(at: Position, text: string): never {
  throw new PtxError(at, `error   : ${text}`);
}

/** Throws a PtxError for valid PTX that the soft GPU does not support. */
export function unsupported(at: Position, what: string): never {
  throw new PtxError(at, `error   : ${what} is not supported by the soft GPU`, CUDA_ERROR_NOT_SUPPORTED);
}
