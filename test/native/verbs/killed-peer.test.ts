import { type ChildProcess, spawn } from "node:child_process";
import { execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import type { Endpoint } from "../../../src/index.ts";
import { CompletionError, meetPeer, type PeerSocket, type RemoteMemory } from "../../../src/index.ts";
import { deviceName, openTestDevice } from "./pair.ts";

interface Hello {
  readonly endpoint: Endpoint;
  readonly memory: RemoteMemory;
}

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) signal(child, "SIGKILL");
});

/**
 * Sends a signal by process id, because `child.kill` of Deno works once only. After the first signal Deno
 * treats the child as exited, even when it only stopped.
 */
function signal({ pid, exitCode, signalCode }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  try {
    process.kill(pid, name);
  } catch {
    // The process has exited, but its exit event is pending.
  }
}

/** Starts a process that lends its memory and waits. */
function startPeer(port: number): ChildProcess {
  const script = fileURLToPath(new URL("lend-memory.ts", import.meta.url));
  const child = spawn(execPath, [script, String(port)], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, DOORBELL_RDMA: deviceName },
  });
  children.push(child);
  return child;
}

describe(`a peer process on ${deviceName}`, () => {
  test("killed in mid-transfer leaves a typed error within the configured deadline", async () => {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const child = startPeer(port);
    using socket: PeerSocket = await meetPeer("127.0.0.1", { port, timeoutMs: 25_000 });
    using device = openTestDevice();
    const pd = device.createProtectionDomain();
    const cq = device.createCompletionQueue();
    const qp = pd.createQueuePair({ completions: cq });
    const hello = await socket.receive<Hello>();
    // The NIC aborts after about 0.5 s, because a retry takes at most 7 times 16.8 ms. The test uses 6 retries,
    // because rxe treats 7 as infinite.
    qp.connect(hello.endpoint, { timeout: 12, retryCount: 6 });
    socket.send({ endpoint: qp.endpoint() });
    await socket.receive();
    const region = pd.allocate(1 << 20);

    let moved = 0;
    let killedAt = 0;
    let failure: unknown;
    for (let i = 0; i < 4; i++) qp.write({ local: region, remote: hello.memory });
    while (failure === undefined) {
      try {
        await cq.next({ timeoutMs: 20_000 });
        if (++moved === 8) {
          signal(child, "SIGKILL");
          killedAt = performance.now();
        }
        qp.write({ local: region, remote: hello.memory });
      } catch (error) {
        failure = error;
      }
    }
    expect(failure).toBeInstanceOf(CompletionError);
    // The kernel may answer for the dead process with a refusal. Silence ends in a retry error.
    expect(["RETRY_EXC_ERR", "REM_ACCESS_ERR", "REM_INV_REQ_ERR", "REM_OP_ERR"]).toContain(
      (failure as CompletionError).status,
    );
    expect(performance.now() - killedAt).toBeLessThan(15_000);
  }, 60_000);

  test("stopped for a while and continued loses nothing", async () => {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const child = startPeer(port);
    using socket: PeerSocket = await meetPeer("127.0.0.1", { port, timeoutMs: 25_000 });
    using device = openTestDevice();
    const pd = device.createProtectionDomain();
    const cq = device.createCompletionQueue();
    const qp = pd.createQueuePair({ completions: cq });
    const hello = await socket.receive<Hello>();
    qp.connect(hello.endpoint, { timeout: 17, retryCount: 7 });
    socket.send({ endpoint: qp.endpoint() });
    await socket.receive();
    const region = pd.allocate(1 << 20);
    for (let i = 0; i < 6; i++) {
      if (i === 2) signal(child, "SIGSTOP");
      qp.write({ local: region, remote: hello.memory });
      if (i === 2) setTimeout(() => signal(child, "SIGCONT"), 300);
      expect((await cq.next({ timeoutMs: 20_000 })).ok).toBe(true);
    }
  }, 60_000);
});
