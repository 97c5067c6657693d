// Target of "#threads" in a checkout. The npm package has dist/threads.js instead, because Bun runs no macros
// in packages.
import { bundleThread } from "./bundle-thread.ts" with { type: "macro" };

const bundle: string = bundleThread();

/**
 * Returns the program of a thread, for `new Worker(text, { eval: true })`. It reads its own name from
 * `globalThis.doorbellThread`.
 */
export const threadText = (): string => bundle;
