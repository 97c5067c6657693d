import { describe, expect, test } from "vitest";
import { parsers } from "../fuzz/parsers/index.ts";
import { play } from "../fuzz/parsers/play.ts";

// The first cases of `npm run fuzz:parsers`. A failure has the seed that repeats it.

describe("damaged messages of strangers and peers", () => {
  test.each(parsers.map((parser) => [parser.name, parser] as const))(
    "%s: each is a value or an error that a caller understands",
    async (_, parser) => {
      expect(await play(parser, { seed: 1, runs: 400 })).toEqual([]);
      await parser.end?.();
    },
  );
});
