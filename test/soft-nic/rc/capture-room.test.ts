// Captures without room: the transfer continues, records stay whole, and lost packets are reported.
import { execFileSync, spawn } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { runFixture } from "../../support/subprocess.ts";
import { readCapture } from "../support/capture-file.ts";

const folder = mkdtempSync(join(tmpdir(), "doorbell-capture-"));
afterAll(() => rmSync(folder, { recursive: true }));
const environment = (file: string) => ({ DOORBELL_SOFT_PCAP: file, DOORBELL_SOFT_SHARED: "off" });

function fifo(name: string): string {
  const path = join(folder, name);
  execFileSync("mkfifo", [path]);
  return path;
}

test.each<[what: string, file: () => string, words: RegExp[]]>([
  ["a full device", () => "/dev/full", [/cannot capture to \/dev\/full: ENOSPC/, /device is full/]],
  [
    "a FIFO without a reader",
    () => fifo("unread"),
    [/cannot capture to .*unread.*ENXIO/, /Start the reader first/],
  ],
])("%s is an error with the reason", (_what, file, words) => {
  const { status, stderr } = runFixture("capture-traffic.ts", [], { environment: environment(file()) });
  expect(status).toBe(1);
  for (const expected of words) expect(stderr).toMatch(expected);
});

test("a slow reader delays nothing and gets whole records, and lost packets are counted and reported", async () => {
  const path = fifo("paused");
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const script = fileURLToPath(new URL("../../fixtures/capture-much.ts", import.meta.url));
  const child = spawn(process.execPath, [...(runtimeName === "deno" ? ["run", "-A"] : []), script], {
    env: { ...process.env, BUN_BE_BUN: "1", ...environment(path) },
  });
  let errors = "";
  child.stderr.on("data", (data) => {
    errors += data;
  });
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  const drain = () => {
    const chunk = new Uint8Array(new ArrayBuffer(1 << 20));
    try {
      for (let bytes = 1; bytes > 0; ) {
        bytes = readSync(reader, chunk);
        chunks.push(chunk.slice(0, bytes));
      }
    } catch (error) {
      expect((error as { code: string }).code).toBe("EAGAIN");
    }
  };
  // The transfer ended without a reader of the FIFO.
  expect(Number((await lines.next()).value)).toBeGreaterThan(100);
  drain();
  child.stdin.write("go on\n");
  expect((await lines.next()).value).toBe("0");
  expect(await ended, errors).toBe(0);
  drain();
  closeSync(reader);
  const packets = readCapture(new Uint8Array(Buffer.concat(chunks)));
  const lengths = packets.map(({ ip }) => ip.length);
  // The first 64 KiB, followed by the last WRITE and its acknowledgement.
  expect(lengths.length).toBeGreaterThan(10);
  expect(lengths.at(-1)).toBe(28 + 12 + 4 + 4);
  expect(errors.match(/accepts no more packets \(EAGAIN\)/g)).toHaveLength(1);
  expect(errors).toContain("capture_lost");
});
