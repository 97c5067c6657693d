// Barriers and operations of a warp.
import type { Words } from "./words.ts";

/** Decodes `bar` and `barrier`. */
export function barrier(words: Words) {
  if (words.opcode === "barrier" && words.has("cluster")) return clusterBarrier(words);
  words.only(["sync", "arrive", "red", "aligned", "cta", "popc", "and", "or", "warp"]);
  const isOfWarp = words.has("warp");
  const reduces = words.has("red") && !isOfWarp;
  return {
    kind: "barrier" as const,
    hasResult: words.has("red"),
    isOfWarp,
    arrives: words.has("arrive"),
    syncs: words.has("sync"),
    reduction: reduces ? (words.oneOf(["popc", "and", "or"]) ?? words.refuse()) : undefined,
  };
}

/** Decodes barrier.cluster, whose arrival only orders memory, because the wait counts the waiting blocks. */
function clusterBarrier(words: Words) {
  if (words.has("wait")) return { kind: "clusterWait" as const, hasResult: false };
  words.only(["cluster", "arrive", "release", "relaxed", "aligned"]);
  return { kind: "clusterArrival" as const, hasResult: false, releases: words.has("release") };
}

const SHUFFLES = ["up", "down", "bfly", "idx"] as const;
export type Shuffle = (typeof SHUFFLES)[number];

export function shuffle(words: Words) {
  const mode = words.oneOf(SHUFFLES) ?? words.invalid("Arguments mismatch for instruction 'shfl'");
  return { kind: "shuffle" as const, mode };
}

export function vote(words: Words) {
  return { kind: "vote" as const, mode: words.oneOf(["all", "any", "uni", "ballot"]) ?? words.refuse() };
}

export function match(words: Words) {
  const { type } = words;
  if (type !== "b32" && type !== "b64") words.refuse();
  return { kind: "match" as const, type, mode: words.has("any") ? ("any" as const) : ("all" as const) };
}

export function reduce(words: Words) {
  const { type } = words;
  const action = words.oneOf(["add", "min", "max", "and", "or", "xor"]) ?? words.refuse();
  if (type !== "u32" && type !== "s32" && type !== "b32") words.refuse();
  return { kind: "reduce" as const, type, action };
}
