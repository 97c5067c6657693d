import type { Bar } from "./bar.ts";

// Words of a device in the text of a described machine, and the notation of sizes.

interface Word {
  readonly pattern: RegExp;
  /** The form, for errors. */
  readonly form: string;
}

const count: Word = { pattern: /^\d+$/, form: "a whole number" };
const names: Word = { pattern: /^[^\s,:/]+(,[^\s,:/]+)*$/, form: "names with commas between them" };
const namesWithState: Word = {
  pattern: /^[^\s,:/]+(:[\w-]+)?(,[^\s,:/]+(:[\w-]+)?)*$/,
  form: "names with commas between them, each with its state, such as mlx5_0:ACTIVE or eth0:up",
};
const bar: Word = {
  pattern: /^[0-9a-f]{1,16}:[1-9]\d{0,14}[KMGTP]?[pwli]?$/,
  form: "ADDRESS:SIZE with a hexadecimal address, such as 42000000:16M, then p for prefetchable and 64 bits, w for 64 bits, l for prefetchable, i for I/O ports",
};
const powerOfTwo = `(${Array.from({ length: 14 }, (_, bit) => 2 ** bit).join("|")})[MGTP]`;
const resizableBar: Word = {
  pattern: new RegExp(`^(unknown|${powerOfTwo}(,${powerOfTwo})*)$`),
  form: 'powers of two, such as 64M,256M, or "unknown"',
};
const ofBars = (name: string, word: Word): Record<string, Word> =>
  Object.fromEntries([0, 1, 2, 3, 4, 5].map((index) => [`${name}${index}`, word]));

/** Words of a device. */
export const deviceWords: Readonly<Record<string, Word>> = {
  link: {
    pattern: /^(Unknown|\d+(\.\d+)?)x\d+(\/\d+(\.\d+)?x\d+)?$/,
    form: "GT/s and lanes, now and at best, such as 32x16 or 2.5x8/32x16",
  },
  ...ofBars("bar", bar),
  ...ofBars("rebar", resizableBar),
  config: { ...count, form: "the readable bytes of its configuration space, 64 without root" },
  acs: {
    pattern: /^(redirect|validate|off|0x[0-9a-f]{1,2})$/,
    form: '"redirect", "validate", "off", or the bits of the control register, such as 0x1d',
  },
  port: {
    pattern: /^(root-port|switch-upstream|switch-downstream|bridge)$/,
    form: "a kind of port, such as switch-upstream",
  },
  node: count,
  group: count,
  cpus: { pattern: /^\d+(-\d+)?(,\d+(-\d+)?)*$/, form: "processors, such as 0-55,112-167" },
  iommu: { pattern: /^[\w-]+$/, form: '"identity", "DMA" or "DMA-FQ"' },
  driver: { pattern: /^[^\s/]+$/, form: "the name of a driver" },
  ib: namesWithState,
  rate: { pattern: /^[1-9]\d{0,5}(\.\d)?$/, form: "the Gb/s of a NIC's port, such as 400" },
  net: namesWithState,
  nvme: names,
  drm: names,
  p2pmem: {
    pattern: /^\d{1,15}[KMGTP]?(:\d{1,15}[KMGTP]?(:[01])?)?$/,
    form: "SIZE:AVAILABLE:PUBLISHED, such as 64M:0:1",
  },
};

/** Kind of a BAR, as the ending of its size says it. */
type BarKind = Pick<Bar, "isMemory" | "prefetchable" | "is64Bit">;

const barEndings: Readonly<Record<string, BarKind>> = {
  "": { isMemory: true, prefetchable: false, is64Bit: false },
  p: { isMemory: true, prefetchable: true, is64Bit: true },
  w: { isMemory: true, prefetchable: false, is64Bit: true },
  l: { isMemory: true, prefetchable: true, is64Bit: false },
  i: { isMemory: false, prefetchable: false, is64Bit: false },
};

/** Returns the kind of a BAR from its size, such as "256Gp". */
export const barKindOf = (size: string): BarKind => barEndings[size.at(-1)!] ?? barEndings[""]!;

/** Returns the ending that {@link barKindOf} reads. */
export const barEnding = (bar: BarKind): string =>
  Object.entries(barEndings).find(
    ([, kind]) =>
      kind.isMemory === bar.isMemory &&
      (!bar.isMemory || (kind.prefetchable === bar.prefetchable && kind.is64Bit === bar.is64Bit)),
  )![0];

const units = ["", "K", "M", "G", "T", "P"];

/** Reads a size such as "16M", in bytes. */
export function sizeOf(text: string): number {
  const found = /^(\d+)([KMGTP]?)/.exec(text)!;
  return Number(found[1]) * 2 ** (10 * units.indexOf(found[2]!));
}

/** Returns a size in the notation of {@link sizeOf}. */
export function sizeText(bytes: number): string {
  const unit = units.findLastIndex((_, i) => bytes >= 2 ** (10 * i) && bytes % 2 ** (10 * i) === 0);
  return unit <= 0 ? `${bytes}` : `${bytes / 2 ** (10 * unit)}${units[unit]}`;
}
