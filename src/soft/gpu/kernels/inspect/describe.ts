// Text of findings.
import type { KernelFinding } from "../../../../../ffi/cuda/inspector.ts";
import type { Position } from "../../ptx/syntax.ts";
import { Violation } from "../../wasm/inspect/memory-check/violation.ts";
import { SHARED } from "../../wasm/unit/layout.ts";
import type { Allocation, RawFinding } from "./inspection.ts";
import { lineOf, sourceOf } from "./position.ts";

const KINDS: Readonly<Record<number, KernelFinding["kind"]>> = {
  [Violation.outOfBounds]: "out of bounds",
  [Violation.misaligned]: "misaligned",
  [Violation.uninitialised]: "uninitialised",
  [Violation.race]: "race",
  [Violation.divergentBarrier]: "divergent barrier",
  [Violation.endedBefore]: "divergent barrier",
  [Violation.neverOpens]: "barrier never opens",
  [Violation.readOnly]: "read-only",
};

export interface Launched {
  readonly kernel: string;
  readonly positions: readonly Position[];
  readonly grid: readonly [number, number, number];
  readonly block: readonly [number, number, number];
  readonly allocations: readonly Allocation[];
  /** Lines of the PTX. */
  readonly text: readonly string[];
  /** Kernel of the previous launch of the stream, and its positions, for a launch that may overlap it. */
  readonly previous?: { readonly kernel: string; readonly positions: readonly Position[] } | undefined;
  /** Returns the size of memory at an address that the kernel's device may not access, or undefined. */
  denied(address: number): number | undefined;
  /** Device address of the window, which kernels see as address 0. */
  readonly window: number;
}

/** Returns the index of a thread in a block from its linear number. */
export const threadIn = (size: readonly [number, number, number], n: number): [number, number, number] => [
  n % size[0],
  Math.floor(n / size[0]) % size[1],
  Math.floor(n / (size[0] * size[1])),
];

export function describe(raw: RawFinding, launched: Launched): KernelFinding {
  const { block: size, positions, kernel } = launched;
  const kind = KINDS[raw.kind] ?? "race";
  const threadOf = (n: number) => threadIn(size, n);
  const at = positions[raw.position];
  const other = positions[raw.otherPosition];
  const instruction = lineOf(launched.text, at);
  const thread = threadOf(raw.thread);
  const where = `thread (${thread.join(", ")}) of block (${raw.block.join(", ")}) in ${kernel}, ${positionText(at)}: ${instruction}`;
  return {
    kind,
    kernel,
    line: at?.line ?? 0,
    source: sourceOf(at),
    instruction,
    block: raw.block,
    thread,
    address: raw.address,
    bytes: raw.bytes,
    message: messageOf(
      raw,
      where,
      other === undefined
        ? undefined
        : `thread (${threadOf(raw.otherThread).join(", ")})${otherBlock(raw, launched)} at ${positionText(other)}`,
      launched,
    ),
  };
}

/** Returns the block of the other thread in a race, if it differs from the block of the finding. */
function otherBlock(raw: RawFinding, { grid }: Launched): string {
  if (raw.otherBlock === 0) return "";
  const block = threadIn(grid, raw.otherBlock - 1);
  return block.every((each, axis) => each === raw.block[axis]) ? "" : ` of block (${block.join(", ")})`;
}

/** Returns the source line of a position, or its PTX line. */
export function positionText(at: Position | undefined): string {
  if (at === undefined) return "an unknown position";
  const { source } = at;
  return source?.name === undefined
    ? `PTX line ${at.line}`
    : `${source.name}:${source.line} (PTX line ${at.line})`;
}

const isShared = (raw: RawFinding, { window }: Launched): boolean =>
  raw.address - window >= SHARED && raw.address - window < SHARED + 0x40000;

function addressOf(raw: RawFinding, launched: Launched): string {
  if (isShared(raw, launched)) return `byte ${raw.address - launched.window - SHARED} of shared memory`;
  return `0x${raw.address.toString(16)}`;
}

function messageOf(raw: RawFinding, where: string, other: string | undefined, launched: Launched): string {
  const place = addressOf(raw, launched);
  switch (raw.kind) {
    case Violation.outOfBounds:
      return `out of bounds: ${raw.bytes} bytes at ${place}${isShared(raw, launched) ? ", after the end of the block's shared memory" : `, ${nearest(raw, launched)}`}; ${where}`;
    case Violation.readOnly:
      return `read-only: a write of ${raw.bytes} bytes at ${place}, in ${sizeOf(raw, launched)} that the kernel's device may only read (setAccess); ${where}`;
    case Violation.misaligned:
      return `misaligned: ${raw.bytes} bytes at ${place}; ${where}`;
    case Violation.uninitialised:
      return `uninitialised: no thread and no copy has written ${raw.bytes} bytes at ${place}; ${where}`;
    case Violation.race:
      return `race: ${place} with ${other ?? "another thread"}, ${isShared(raw, launched) ? "no barrier" : "no barrier or fence"} between them; ${where}`;
    case Violation.unpublished:
      return `race: ${place}, which the previous launch ${previousAccess(raw, launched)}, no griddepcontrol.wait before this access; ${where}`;
    case Violation.divergentBarrier:
      return `divergent barrier: threads of the block wait at different barriers; ${where}`;
    case Violation.endedBefore:
      return `divergent barrier: threads of the block ended without reaching it; ${where}`;
    default:
      return `barrier never opens: the threads that it waits for have ended or wait elsewhere; ${where}`;
  }
}

/** Returns the text of the access of the previous launch. */
const previousAccess = (raw: RawFinding, { previous }: Launched): string =>
  `of ${previous?.kernel} ${raw.otherThread === 1 ? "writes" : "reads"} at ${positionText(previous?.positions[raw.otherPosition])}`;

/** Returns the text of the allocation that holds an address. */
function sizeOf({ address }: RawFinding, { allocations }: Launched): string {
  const found = allocations.find(({ base, size }) => address >= base && address < base + size);
  return `memory of ${found?.size} bytes`;
}

/** Distance beyond which an access is not attributed to the nearest allocation, in bytes. */
const FAR = 2 ** 26;

/** Returns the text of the allocation nearest to an address, or of memory without access. */
function nearest({ address }: RawFinding, { allocations, denied }: Launched): string {
  const size = denied(address);
  if (size !== undefined)
    return `in memory of ${size} bytes without access by the kernel's device (setAccess or enablePeerAccess)`;
  let best: { readonly distance: number; readonly text: string } | undefined;
  for (const { base, size, name } of allocations) {
    const behind = address - (base + size);
    const before = base - address;
    const distance = Math.max(behind, before);
    if (best !== undefined && distance >= best.distance) continue;
    const what = `${name} of ${size} bytes at 0x${base.toString(16)}`;
    const text =
      distance < 0
        ? `over the end of ${what}`
        : behind >= 0
          ? `${behind === 0 ? "just" : `${behind} bytes`} behind ${what}`
          : `${before} bytes before ${what}`;
    best = { distance, text };
  }
  return best === undefined || best.distance > FAR ? "where nothing is allocated" : best.text;
}
