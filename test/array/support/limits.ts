/** Largest difference between an element and NumPy's. Its parts are added. */
export interface Limit {
  /** Units in the last place of the element. */
  readonly ulps?: number;
  /** Further ulps for the root of the number of elements. */
  readonly ulpsPerRoot?: number;
  /** Further ulps for each element. */
  readonly ulpsPerElement?: number;
  /** Multiplies the limit in ulps by the condition of each matrix. */
  readonly isOfCondition?: boolean;
  /** Size below which the limit is that of a number of this size, because terms of this size cancel each other. */
  readonly floor?: number;
  /** Relative error of the whole result, in the norm of all elements, in place of ulps. */
  readonly relative?: number;
  /** Further relative error for the binary logarithm of the number of elements. */
  readonly relativePerLog?: number;
}

/** Limit of functions whose elements are NumPy's. */
export const exactly: Limit = { ulps: 0 };

/** Limit of functions of complex numbers that round more than once. */
export const ofComplex: Limit = { relative: 2e-7 };

/** Returns the largest difference for a number of elements in ulps. */
export const mostUlpsOf = (
  { ulps = 0, ulpsPerRoot = 0, ulpsPerElement = 0 }: Limit,
  length: number,
): number => ulps + ulpsPerRoot * Math.sqrt(length) + ulpsPerElement * length;

/** Returns the largest relative error for a number of elements. Undefined where the limit is in ulps. */
export const mostErrorOf = ({ relative, relativePerLog = 0 }: Limit, length: number): number | undefined =>
  relative === undefined ? undefined : relative + relativePerLog * Math.log2(Math.max(2, length));

/** Returns the text of a limit for a table: "exact", "4 ulps" or "8 + 4 sqrt(n) ulps". */
export function limitText(limit: Limit): string {
  const { ulps = 0, ulpsPerRoot, ulpsPerElement, isOfCondition, floor, relative, relativePerLog } = limit;
  if (relative !== undefined)
    return relativePerLog === undefined
      ? `relative error ${relative}`
      : `relative error ${relative} + ${relativePerLog} log2(n)`;
  const parts = [
    ...(ulps > 0 ? [`${ulps}`] : []),
    ...(ulpsPerRoot === undefined ? [] : [`${ulpsPerRoot} sqrt(n)`]),
    ...(ulpsPerElement === undefined ? [] : [ulpsPerElement === 1 ? "n" : `${ulpsPerElement} n`]),
  ];
  if (parts.length === 0) return "exact";
  const unit = parts.length === 1 && ulps === 1 ? "ulp" : "ulps";
  const factor = isOfCondition === true ? " times the condition" : "";
  return `${parts.join(" + ")} ${unit}${factor}${floor === undefined ? "" : `, and below ${floor} those of ${floor}`}`;
}
