const units = ["B", "KiB", "MiB", "GiB", "TiB"] as const;

/** Returns a number of bytes with the largest unit that leaves at least 1. */
export function bytesText(bytes: number): string {
  const unit = bytes === 0 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${Number((bytes / 1024 ** unit).toPrecision(4))} ${units[unit]}`;
}
