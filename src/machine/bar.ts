import type { Sysfs } from "./sysfs.ts";

/** Text in place of values that only root can read. */
export const unknownWithoutRoot = "unknown without root";
/** Type of values that only root can read. */
export type UnknownWithoutRoot = typeof unknownWithoutRoot;

/**
 * A range of bus addresses at which a device shows registers or memory (PCI Express base specification,
 * 7.5.1.2.1).
 */
export interface Bar {
  /** Index of the BAR, 0 to 5. */
  readonly index: number;
  /** Bus address. A bigint, because addresses exceed 2 ** 53 on some machines. */
  readonly address: bigint;
  readonly bytes: number;
  /** True for memory, false for I/O ports. */
  readonly isMemory: boolean;
  /** True when reads have no side effect, as for memory in contrast to registers. */
  readonly prefetchable: boolean;
  readonly is64Bit: boolean;
  /** Possible sizes of a resizable BAR, in bytes. Empty when the size is fixed. */
  readonly resizableBytes: readonly number[] | UnknownWithoutRoot;
}

// Flags of <linux/ioport.h>.
const IORESOURCE_IO = 0x100n;
const IORESOURCE_MEM = 0x200n;
const IORESOURCE_PREFETCH = 0x2000n;
const IORESOURCE_MEM_64 = 0x10_0000n;

/** Returns the flags that `resource` has for a kind of BAR. */
export const barFlags = ({
  isMemory,
  prefetchable,
  is64Bit,
}: Pick<Bar, "isMemory" | "prefetchable" | "is64Bit">): bigint =>
  (isMemory ? IORESOURCE_MEM : IORESOURCE_IO) |
  (prefetchable ? IORESOURCE_PREFETCH : 0n) |
  (is64Bit ? IORESOURCE_MEM_64 : 0n);

/** Reads the BARs from the first six lines of `resource` in a device's folder. */
export function barsIn(sysfs: Sysfs, folder: string, isBridge: boolean): readonly Bar[] {
  // A bridge has two BARs. The following lines are the windows that it forwards.
  const lines = (sysfs.text(`${folder}/resource`) ?? "").split("\n").slice(0, isBridge ? 2 : 6);
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
      resizableBytes: sizesOf(sysfs, `${folder}/resource${index}_resize`),
    };
  });
}

/** Parses a hexadecimal mask in which bit n stands for 2 ** n MiB. */
function sizesOf(sysfs: Sysfs, file: string): readonly number[] | UnknownWithoutRoot {
  if (!sysfs.has(file)) return [];
  const text = sysfs.text(file);
  if (text === undefined) return unknownWithoutRoot;
  const mask = BigInt(`0x${text.replace(/^0x/, "") || 0}`);
  return Array.from({ length: 44 }, (_, bit) => bit)
    .filter((bit) => (mask >> BigInt(bit)) & 1n)
    .map((bit) => 2 ** (20 + bit));
}

/** Returns the BAR that shows the memory of a device: its largest memory BAR. */
export const memoryBar = (bars: readonly Bar[]): Bar | undefined =>
  bars
    .filter(({ isMemory, prefetchable }) => isMemory && prefetchable)
    .reduce<Bar | undefined>((best, each) => (best && best.bytes >= each.bytes ? best : each), undefined);
