/** Which descriptor, which bytes of the file, and which of memory: one step of a transfer. */
export interface Piece {
  /** By the descriptor that bypasses the page cache, or by the one that does not. */
  readonly direct: boolean;
  /** Through staging memory, or between the file and the target itself. */
  readonly staged: boolean;
  /** What is read or written of the file. */
  readonly ioOffset: number;
  readonly ioBytes: number;
  /** Bytes at the beginning of those that are not the caller's: they were read because blocks are read whole. */
  readonly skip: number;
  /** The caller's bytes in it, and where they are from the request's beginning on. */
  readonly bytes: number;
  readonly at: number;
}

/** What is to be transferred, and how it may be. */
export interface PlanRequest {
  readonly write: boolean;
  readonly fileOffset: number;
  readonly bytes: number;
  /** Where the file ends, as far as is known. */
  readonly fileEnd: number;
  /** The page cache is bypassed where blocks are whole. */
  readonly direct: boolean;
  /** The target's address where the kernel reaches it; undefined when everything goes through staging memory. */
  readonly address: number | undefined;
  /** A multiple of {@link blockBytes}. */
  readonly pieceBytes: number;
}

/** Files and memory that are read and written without the page cache are aligned to this. */
export const blockBytes = 4096;

const down = (value: number): number => value - (value % blockBytes);
const up = (value: number): number => down(value + blockBytes - 1);

/** The pieces of a transfer, in the file's order. */
export function plan(request: PlanRequest): Piece[] {
  const { write, fileOffset, bytes, direct, address } = request;
  if (bytes === 0) return [];
  if (!direct) return cut(request, fileOffset, fileOffset + bytes, false);
  const end = fileOffset + bytes;
  const fits = address !== undefined && (address - fileOffset) % blockBytes === 0;
  if (!write && !fits) return wholeBlocks(request);
  // The blocks that are the request's alone; what is left of others goes by the page cache, byte by byte.
  const first = Math.min(end, up(fileOffset));
  // The block in which the file ends would be read whole: past the end, over memory that stays as it is.
  const last = Math.max(first, down(write ? end : Math.min(end, request.fileEnd)));
  return [
    ...cut(request, fileOffset, first, false),
    ...cut(request, first, last, true, !fits),
    ...cut(request, last, end, false),
  ];
}

/** Bytes `from` to `to` of the file as they are, in pieces that begin at multiples of the piece size. */
function cut(
  { address, fileOffset, pieceBytes }: PlanRequest,
  from: number,
  to: number,
  direct: boolean,
  staged = address === undefined,
): Piece[] {
  const pieces: Piece[] = [];
  for (let offset = from; offset < to; ) {
    const end = Math.min(to, offset - (offset % pieceBytes) + pieceBytes);
    const bytes = end - offset;
    pieces.push({
      direct,
      staged,
      ioOffset: offset,
      ioBytes: bytes,
      skip: 0,
      bytes,
      at: offset - fileOffset,
    });
    offset = end;
  }
  return pieces;
}

/** Reads through staging memory may take whole blocks, and leave out what is not asked for. */
function wholeBlocks({ fileOffset, bytes, pieceBytes }: PlanRequest): Piece[] {
  const pieces: Piece[] = [];
  const end = fileOffset + bytes;
  for (let offset = fileOffset; offset < end; ) {
    const ioOffset = down(offset);
    const stop = Math.min(end, ioOffset - (ioOffset % pieceBytes) + pieceBytes);
    pieces.push({
      direct: true,
      staged: true,
      ioOffset,
      ioBytes: up(stop) - ioOffset,
      skip: offset - ioOffset,
      bytes: stop - offset,
      at: offset - fileOffset,
    });
    offset = stop;
  }
  return pieces;
}
