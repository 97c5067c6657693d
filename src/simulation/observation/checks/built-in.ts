import type { SimulationObserver } from "../observer.ts";
import { CompletionCheck } from "./completions.ts";
import { MemoryCheck } from "./memory.ts";
import { MessageCheck } from "./messages.ts";
import { PlacementCheck } from "./placement.ts";
import { ProgressCheck } from "./progress.ts";

/** Returns the checks of a simulation that are always on. @internal */
export const builtInChecks = (): readonly SimulationObserver[] => [
  new CompletionCheck(),
  new MessageCheck(),
  new PlacementCheck(),
  new MemoryCheck(),
  new ProgressCheck(),
];
