import { spawn } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { listen } from "../../../src/index.ts";
import { here } from "./many-connections.ts";

test("a process that exits without closing its connection is reported to the peer at once", async () => {
  using listener = listen(here(), { provider: "soft" });
  const { address, port } = listener.address;
  const script = fileURLToPath(new URL("./leaving.ts", import.meta.url));
  const flags = runtimeName === "deno" ? ["run", "-A"] : [];
  const child = spawn(process.execPath, [...flags, script, address, `${port}`], { stdio: "inherit" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const request = await listener.next({ timeoutMs: 25_000 });
  const connection = await request.accept().catch((error) => error);
  // The process may exit before it reported that it is ready.
  if (connection instanceof Error) expect(connection.message).toContain("DISCONNECTED");
  else {
    await connection.disconnected({ timeoutMs: 5000 });
    connection.close();
  }
  expect(await ended).toBe(0);
});
