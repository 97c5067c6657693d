import type { SentPacket } from "../../simulation/network/observer.ts";

const usText = (ns: number): string => `${(ns / 1000).toFixed(3)} us`;

/** Returns the fate of a packet as text: "lost", "cut", or its latency with everything that happened to it. */
export function packetNotes({ fate, at, arrivals, isDamaged, isMarked, isReordered }: SentPacket): string {
  if (fate !== "sent") return fate;
  return [
    ...(isDamaged ? ["damaged"] : []),
    ...(isReordered ? ["overtaken"] : []),
    ...(isMarked ? ["marked (ECN)"] : []),
    ...(arrivals.length > 1 ? ["arrives twice"] : []),
    arrivals.map((arrival) => `+${usText(arrival - at)}`).join(" and "),
  ].join(", ");
}
