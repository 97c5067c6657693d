// What keeps transfers going: at each turn of the event loop engines tell what has ended, and transfers begin what comes next.
import type { IoEngine } from "../io/io-engine.ts";

/** Something that is advanced until it is over. */
export interface Active {
  readonly engine: IoEngine;
  /** Begins what can be begun, looks at what may have ended; true when anything happened. */
  advance(): boolean;
}

/** Turns without a pause while things happen; then milliseconds. */
const eagerMs = 3;
/** Within a turn: so long without news, and so long in all. Small transfers are over by then. */
const spinMs = 0.05;
const longestTurnMs = 0.3;

const active = new Set<Active>();
let scheduled = false;
let lastNews = 0;
let begun = 0;

/** How many were activated so far; NaN while one is active. What ran alone moved it by just one. */
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

/** One round; true when anything happened. Also for those who wait without the event loop. */
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
