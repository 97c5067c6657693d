import { spawn } from "node:child_process";
import process from "node:process";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { WatchReport } from "../../src/cli/watch/report.ts";
import { openDevice } from "../../src/rdma/index.ts";

test("doorbell watch shows the counters of the kernel's device during traffic", {
  timeout: 300_000,
}, async () => {
  using device = openDevice("rxe0");
  const domain = device.createProtectionDomain();
  const completions = device.createCompletionQueue();
  const [a, b] = [domain.createQueuePair({ completions }), domain.createQueuePair({ completions })];
  a.connect(b.endpoint());
  b.connect(a.endpoint());
  const region = domain.allocate(4096, ["localWrite", "remoteWrite"]);

  const words = ["bin/doorbell.js", "watch", "--once", "--json", "--interval", "1"];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  let ended = false;
  child.once("exit", () => (ended = true));
  const output = text(child.stdout);
  while (!ended) {
    a.write({ local: region.slice(0, 2048), remote: region.slice(2048, 4096).remote() });
    await completions.next({ timeoutMs: 10_000 });
  }
  const { ports } = JSON.parse(await output) as WatchReport;
  const port = ports.find((each) => each.device === "rxe0");
  expect(port).toMatchObject({ port: 1, state: "ACTIVE" });
  expect(port!.counters["sent_pkts"]).toBeGreaterThan(0);
  expect(port!.packetsOutPerSecond).toBeGreaterThan(0);
});
