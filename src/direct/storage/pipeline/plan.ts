/** One step of a transfer: a descriptor, a range of the file and a range of memory. */
export interface Piece {
  /** True for the descriptor that bypasses the page cache. */
  readonly direct: boolean;
  /** True for a step through staging memory, false for one between the file and the target itself. */
  readonly staged: boolean;
  /** Offset in the file that is read or written. */
  readonly ioOffset: number;
  readonly ioBytes: number;
  /** Number of leading bytes to drop. They were read because blocks are read whole. */
  readonly skip: number;
  /** Number of requested bytes. */
  readonly bytes: number;
  /** Offset of these bytes from the start of the request. */
  readonly at: number;
}

/** Range to transfer and its constraints. */
export interface PlanRequest {
  readonly write: boolean;
  readonly fileOffset: number;
  readonly bytes: number;
  /** End of the file, as far as it is known. */
  readonly fileEnd: number;
  /** True to bypass the page cache for whole blocks. */
  readonly direct: boolean;
  /**
   * Address of the target where the kernel reaches it. Undefined when all bytes go through staging memory.
   */
  readonly address: number | undefined;
  /** Size of a chunk, a multiple of {@link blockBytes}. */
  readonly pieceBytes: number;
}

/** Alignment of files and memory for transfers that bypass the page cache, in bytes. */
export const blockBytes = 4096;

const down = (value: number): number => value - (value % blockBytes);
const up = (value: number): number => down(value + blockBytes - 1);

/** Returns the steps of a transfer in file order. */
export function plan(request: PlanRequest): Piece[] {
  const { write, fileOffset, bytes, direct, address } = request;
  if (bytes === 0) return [];
  if (!direct) return cut(request, fileOffset, fileOffset + bytes, false);
  const end = fileOffset + bytes;
  const fits = address !== undefined && (address - fileOffset) % blockBytes === 0;
  if (!write && !fits) return wholeBlocks(request);
  // Whole blocks of the request. The bytes before and after go through the page cache.
  const first = Math.min(end, up(fileOffset));
  // The last block of the file would be read past the end of the file, over memory that must not change.
  const last = Math.max(first, down(write ? end : Math.min(end, request.fileEnd)));
  return [
    ...cut(request, fileOffset, first, false),
    ...cut(request, first, last, true, !fits),
    ...cut(request, last, end, false),
  ];
}

/** Splits bytes `from` to `to` of the file into steps that start at multiples of the chunk size. */
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

/**
 * Plans a read through staging memory, which may read whole blocks and drop the bytes that were not
 * requested.
 */
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
