import { expect, test } from "vitest";
import { kinds } from "../cycles/kinds.ts";
import { measure } from "../cycles/measure.ts";

// Long: npm run cycles -- --cycles 10000.
test.each(Object.keys(kinds))("%s: made and closed 100 times, nothing is left", async (name) => {
  const { descriptors, mappings } = await measure(kinds[name]!, 100);
  // The runtime maps memory of its own, and opens a file now and then.
  expect(descriptors).toBeLessThanOrEqual(5);
  expect(mappings).toBeLessThanOrEqual(60);
});
