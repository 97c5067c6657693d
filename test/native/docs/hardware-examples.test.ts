import { execFile } from "node:child_process";
import { execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";

const run = promisify(execFile);
const before = runtimeName === "deno" ? ["run", "-A"] : [];

test.each([
  ["rss", "ibv_create_wq"],
  ["packet-pacing", "ibv_modify_qp_rate_limit"],
  ["tag-matching", "ibv_create_srq_ex"],
])("examples/hardware/%s runs until soft0 refuses %s", async (name, verb) => {
  const script = fileURLToPath(new URL(`../../../examples/hardware/${name}.ts`, import.meta.url));
  const env = { ...process.env, DOORBELL_RDMA: "soft" };
  const { stdout } = await run(execPath, [...before, script], { env, timeout: 60_000 });
  expect(stdout).toContain(
    `soft0 does not support this: ${verb} failed: EOPNOTSUPP (Operation not supported)`,
  );
});
