import { existsSync } from "node:fs";
import { textOf } from "./sysfs.ts";

/** What needs root to be seen. */
export const unknownWithoutRoot = "unknown without root";
/** In place of what only root can see. */
export type UnknownWithoutRoot = typeof unknownWithoutRoot;

/** A range of bus addresses by which a device shows registers or memory (PCI Express base specification, 7.5.1.2.1). */
export interface Bar {
  /** 0 to 5. */
  readonly index: number;
  /** Where it lies; a bigint, as addresses are above 2 ** 53 on some machines. */
  readonly address: bigint;
  readonly bytes: number;
  /** False for the old I/O ports. */
  readonly isMemory: boolean;
  /** Reading has no effect: memory rather than registers. */
  readonly prefetchable: boolean;
  readonly is64Bit: boolean;
  /** Sizes that it can be given (resizable BAR), in bytes; none when it cannot be changed. */
  readonly resizableBytes: readonly number[] | UnknownWithoutRoot;
}

// Flags of <linux/ioport.h>.
const IORESOURCE_MEM = 0x200n;
const IORESOURCE_PREFETCH = 0x2000n;
const IORESOURCE_MEM_64 = 0x10_0000n;

/** The BARs of a device's folder: the first six lines of `resource`, those that are there. */
export function barsIn(folder: string, isBridge: boolean): readonly Bar[] {
  // A bridge has two; what follows are the windows that it forwards.
  const lines = (textOf(`${folder}/resource`) ?? "").split("\n").slice(0, isBridge ? 2 : 6);
  return lines.flatMap((line, index) => {
    const [start, end, flags] = line.split(" ").map((word) => BigInt(word || 0)) as [bigint, bigint, bigint];
    if (!flags || end <= start) return [];
    return {
      index,
      address: start,
      bytes: Number(end - start + 1n),
      isMemory: (flags & IORESOURCE_MEM) !== 0n,
      prefetchable: (flags & IORESOURCE_PREFETCH) !== 0n,
      is64Bit: (flags & IORESOURCE_MEM_64) !== 0n,
      resizableBytes: sizesOf(`${folder}/resource${index}_resize`),
    };
  });
}

/** A hexadecimal mask: bit n stands for 2 ** n MiB. */
function sizesOf(file: string): readonly number[] | UnknownWithoutRoot {
  if (!existsSync(file)) return [];
  const text = textOf(file);
  if (text === undefined) return unknownWithoutRoot;
  const mask = BigInt(`0x${text.replace(/^0x/, "") || 0}`);
  return Array.from({ length: 44 }, (_, bit) => bit)
    .filter((bit) => (mask >> BigInt(bit)) & 1n)
    .map((bit) => 2 ** (20 + bit));
}

/** The BAR in which a device's memory shows: its largest that is memory. */
export const memoryBar = (bars: readonly Bar[]): Bar | undefined =>
  bars
    .filter(({ isMemory, prefetchable }) => isMemory && prefetchable)
    .reduce<Bar | undefined>((best, each) => (best && best.bytes >= each.bytes ? best : each), undefined);
