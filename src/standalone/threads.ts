// "#threads" of a checkout. The package has a file in its place that was made when it was packed: Bun runs no macros there.
import { bundleThread } from "./bundle-thread.ts" with { type: "macro" };

/** What `new Worker(text, { eval: true })` runs, after `globalThis.doorbellThread` was set. */
export const text: string = bundleThread();
