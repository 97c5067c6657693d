import { expect, test } from "vitest";
import { type PlanRequest, plan } from "../../../src/direct/storage/pipeline/plan.ts";
import { seeded } from "../../support/random.ts";

const block = 4096;
const request = (changes: Partial<PlanRequest>): PlanRequest => ({
  ...{ write: false, fileOffset: 0, bytes: 10_000, fileEnd: Number.POSITIVE_INFINITY },
  ...{ direct: true, address: undefined, pieceBytes: 2 * block, ...changes },
});

test("transfers past the page cache are whole blocks, and every byte is in one chunk, in order", () => {
  const { int } = seeded(5);
  for (let i = 0; i < 5000; i++) {
    const fileOffset = int(5 * block);
    const address = [undefined, 10 * block + (fileOffset % block), 10 * block + int(block)][i % 3];
    const one = request({
      write: i % 2 === 0,
      fileOffset,
      bytes: int(9 * block),
      fileEnd: i % 5 === 0 ? int(10 * block) : Number.POSITIVE_INFINITY,
      direct: i % 7 !== 0,
      address,
    });
    let at = 0;
    for (const piece of plan(one)) {
      expect(piece.at).toBe(at);
      expect(piece.ioOffset + piece.skip).toBe(fileOffset + at);
      at += piece.bytes;
      expect(piece.bytes).toBeGreaterThan(0);
      expect(piece.skip + piece.bytes).toBeLessThanOrEqual(piece.ioBytes);
      if (piece.direct) {
        expect([piece.ioOffset % block, piece.ioBytes % block]).toEqual([0, 0]);
        if (!piece.staged) {
          expect((address! + piece.at) % block).toBe(0);
          if (!one.write) expect(piece.ioOffset + piece.ioBytes).toBeLessThanOrEqual(one.fileEnd);
        }
      } else expect([piece.skip, piece.ioBytes]).toEqual([0, piece.bytes]);
      if (one.write) expect([piece.skip, piece.ioBytes]).toEqual([0, piece.bytes]);
      if (address === undefined) expect(piece.staged).toBe(true);
    }
    expect(at).toBe(one.bytes);
  }
});

test("a read through staging memory covers whole blocks, and a write leaves other bytes unchanged", () => {
  expect(plan(request({ fileOffset: 100, bytes: 10 }))).toEqual([
    { direct: true, staged: true, ioOffset: 0, ioBytes: block, skip: 100, bytes: 10, at: 0 },
  ]);
  expect(plan(request({ write: true, fileOffset: 100, bytes: 10 }))).toMatchObject([
    { direct: false, ioBytes: 10 },
  ]);
  expect(plan(request({ bytes: 0 }))).toEqual([]);
});
