import { expect, test } from "vitest";
import { kinds } from "../cycles/kinds.ts";
import { measure } from "../cycles/measure.ts";

// Short form of npm run cycles -- --cycles 10000.
test.each(Object.keys(kinds))(
  "%s: 100 cycles of creation and close leak no descriptor and no mapping",
  async (name) => {
    const { descriptors, mappings } = await measure(kinds[name]!, 100);
    // The runtime maps memory of its own and opens a file now and then.
    expect(descriptors).toBeLessThanOrEqual(5);
    expect(mappings).toBeLessThanOrEqual(60);
  },
);
