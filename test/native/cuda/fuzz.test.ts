import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { environment, native } from "./provider.ts";

const run = fileURLToPath(new URL("../../fuzz/objects/run.ts", import.meta.url));

test.skipIf(native).each(["cuda", "array"])(
  "random calls of %s crash nothing, change no other memory, and fail with documented errors",
  (api) => {
    const args = [run, "--api", api, "--calls", "4000", "--each", "2000", "--seed", "7"];
    const { status, stdout } = spawnSync(process.execPath, args, { env: environment, encoding: "utf8" });
    expect(stdout).toContain(", 0 kinds of problem in 0 runs");
    expect(status).toBe(0);
  },
  120_000,
);
