// Advances all transfers: at each turn of the event loop engines report finished requests, and transfers
// start their next steps.
import type { IoEngine } from "../io/io-engine.ts";

/** A transfer that is advanced until it is over. */
export interface Active {
  readonly engine: IoEngine;
  /** Starts possible steps and checks for finished ones. Returns true when there was progress. */
  advance(): boolean;
}

/** Longest time without progress within one turn, in milliseconds. */
const eagerMs = 3;
/** Longest time without progress within one turn, in milliseconds. */
const spinMs = 0.05;
/** Longest time of one turn, in milliseconds. Small transfers finish in it. */
const longestTurnMs = 0.3;

const active = new Set<Active>();
let scheduled = false;
let lastNews = 0;
let begun = 0;

/**
 * Returns the number of transfers started so far, NaN while one is active. A transfer that ran alone raised
 * it by one.
 */
export const begunAlone = (): number => (active.size === 0 ? begun : Number.NaN);

export function activate(one: Active): void {
  begun++;
  active.add(one);
  lastNews = performance.now();
  turn();
}

export function deactivate(one: Active): void {
  active.delete(one);
}

/** Runs one round and returns true when there was progress. Waits outside of the event loop call it too. */
export function advanceAll(): boolean {
  let news = 0;
  const engines = new Set<IoEngine>();
  for (const one of active) {
    engines.add(one.engine);
    if (one.advance()) news++;
  }
  for (const engine of engines) news += engine.poll();
  return news > 0;
}

function turn(): void {
  if (scheduled) return;
  const start = performance.now();
  for (;;) {
    const news = advanceAll();
    if (active.size === 0) return;
    const now = performance.now();
    if (news) lastNews = now;
    if (now - lastNews > spinMs || now - start > longestTurnMs) break;
  }
  scheduled = true;
  const next = () => {
    scheduled = false;
    turn();
  };
  if (performance.now() - lastNews < eagerMs) setImmediate(next);
  else setTimeout(next, 1);
}
