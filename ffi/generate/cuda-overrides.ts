/**
 * Type decisions that do not follow from NVIDIA's headers.
 * @module
 */

/** Returns true for an enum whose values combine as flags. */
export const isFlags = (name: string): boolean =>
  /flags(_t)?$/i.test(name) || name === "CUmemAllocationHandleType";

/** Returns true for a `char` array that holds bytes instead of text. */
export const isBytes = (path: string): boolean =>
  /\.(reserved\d*|pad|bytes|internal|opaqueData)$|^CUfilePerGpuStats_t\.uuid$/.test(path);

/**
 * Returns true for a 64-bit integer that TypeScript reads as a bigint, because it may use all 64 bits. All
 * other 64-bit integers are sizes, offsets, times, counters or small sets of flags. These read as numbers,
 * exact below 2^53.
 */
export const isBigint = (path: string): boolean =>
  /\.(value64|value|key|fh|handle|memHandle|p2pToken|opaque|pad|reserved\d*|u?l?lVal|sllVal|eventTypes?|eventData|usedGpuMemory|usedGpuCcProtectedMemory|maxMemoryUsage|maxAttackerAdvantage|attackerAdvantage|time|startTime)$/.test(
    path,
  );
