const binary = ["B", "KiB", "MiB", "GiB", "TiB"];

/**
 * Returns a number of bytes as text: 4096 is "4 KiB", 1500 is "1500 B". The text is exact where that is
 * short, else it has one decimal.
 */
export function bytesText(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < binary.length - 1) {
    value /= 1024;
    unit++;
  }
  return `${Number.isInteger(value) ? value : value.toFixed(1)} ${binary[unit]}`;
}
