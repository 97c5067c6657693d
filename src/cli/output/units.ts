const factors: Readonly<Record<string, number>> = { "": 1, K: 2 ** 10, M: 2 ** 20, G: 2 ** 30 };

/** Parses bytes written as "65536", "64K", "64KiB" or "1M". Returns undefined for other text. */
export function bytesFrom(text: string): number | undefined {
  const found = /^(\d+)\s*([KMG]?)(?:i?B)?$/i.exec(text.trim());
  if (found === null) return undefined;
  return Number(found[1]) * factors[found[2]!.toUpperCase()]!;
}

const decimal = ["", " k", " M", " G", " T"];

/** Returns a rate with three digits and k, M, G or T: 0 is "0", 1234 is "1.23 k". */
export function rateText(perSecond: number): string {
  let value = perSecond;
  let unit = 0;
  while (value >= 999.5 && unit < decimal.length - 1) {
    value /= 1000;
    unit++;
  }
  if (value < 0.05) return "0";
  const digits = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
  return `${unit === 0 && Number.isInteger(value) ? value : value.toFixed(digits)}${decimal[unit]}`;
}
