/**
 * The few decisions that NVIDIA's headers cannot make for us.
 * @module
 */

/** Enums whose values combine. */
export const isFlags = (name: string): boolean =>
  /flags(_t)?$/i.test(name) || name === "CUmemAllocationHandleType";

/** `char` arrays that are bytes, not text. */
export const isBytes = (path: string): boolean =>
  /\.(reserved\d*|pad|bytes|internal|opaqueData)$|^CUfilePerGpuStats_t\.uuid$/.test(path);

/**
 * 64-bit integers that may use all their bits, or say "not available" with all of them: bigint in TypeScript.
 * The others are sizes, offsets, times, counters and small sets of flags: numbers, exact below 2^53.
 */
export const isBigint = (path: string): boolean =>
  /\.(value64|value|key|fh|handle|memHandle|p2pToken|opaque|pad|reserved\d*|u?l?lVal|sllVal|eventTypes?|eventData|usedGpuMemory|usedGpuCcProtectedMemory|maxMemoryUsage|maxAttackerAdvantage|attackerAdvantage|time|startTime)$/.test(
    path,
  );
