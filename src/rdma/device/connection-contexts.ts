import type { ConnectionContext, ContextPath } from "../../../ffi/ibverbs/connection-context.ts";
import { bare, printedAs } from "../../lifetime/resource.ts";

function duration(microseconds: number): string {
  if (microseconds < 1000) return `${microseconds} us`;
  return microseconds < 1e6
    ? `${(microseconds / 1000).toFixed(1)} ms`
    : `${(microseconds / 1e6).toFixed(1)} s`;
}

function pathText({ from, to, sourcePort, isUp, onTheWay, roundTripUs, delivery }: ContextPath): string {
  const ends = `${from} port ${sourcePort} to ${to}`;
  if (onTheWay === undefined || roundTripUs === undefined || delivery === undefined) return ends;
  const state = isUp ? "" : ", left";
  return `${ends}${state}, ${onTheWay} in flight, ${duration(roundTripUs)}, ${(100 * delivery).toFixed(0)}% arrive`;
}

/** Returns the same data as an object that prints with units. */
export const printedContext = (context: ConnectionContext): ConnectionContext =>
  printedAs(`${context.kind} context ${context.id}`, context, ({ kind, state, peer, paths, ageUs }) => ({
    kind: bare(kind),
    state: bare(state),
    peer: bare(peer),
    paths: paths.map((path) => bare(pathText(path))),
    ageUs: bare(duration(ageUs)),
  }));
