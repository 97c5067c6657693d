import { afterEach, expect, test, vi } from "vitest";
import { progressText, withProgress } from "../../src/cli/repl/file-progress.ts";

afterEach(() => vi.restoreAllMocks());

test("the bar has the part, the bytes and the rate", () => {
  expect(progressText("/data/model.npy", { bytes: 2 ** 30, totalBytes: 4 * 2 ** 30 }, 500)).toBe(
    "model.npy ━━━━━━──────────────────  25 %  1.00 of 4.00 GiB  2.15 GB/s".replace("  25", " 25"),
  );
  expect(progressText("a.bin", { bytes: 0, totalBytes: 0 }, 1)).toContain("100 %");
});

test("only a transfer of more than a second shows a bar", async () => {
  const notes: string[] = [];
  const output = { asJson: false, note: (text: string) => notes.push(text) } as never;
  let time = 0;
  vi.spyOn(performance, "now").mockImplementation(() => time);
  type Watched = { onProgress: (progress: { bytes: number; totalBytes: number }) => void };
  const result = await withProgress(output, "a.npy", undefined as Watched | undefined, async (watched) => {
    time = 900;
    watched!.onProgress({ bytes: 1, totalBytes: 8 });
    expect(notes).toEqual([]);
    // A line follows another one after ten seconds where standard error is not a terminal.
    time = 11_000;
    watched!.onProgress({ bytes: 4, totalBytes: 8 });
    return 7;
  });
  expect(result).toBe(7);
  expect(notes.length + Number(process.stderr.isTTY === true)).toBe(1);
});

test("options that are not an object reach the transfer", async () => {
  const seen = await withProgress({} as never, "a.npy", 5 as never, async (options) => options);
  expect(seen).toBe(5);
});
