import { type ChildProcess, spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { until } from "../../support/until.ts";

// Runs the examples in the manner of a user: in processes of their own, on soft0, without rights or packages.
const root = fileURLToPath(new URL("../../..", import.meta.url));
const directory = mkdtempSync(join(tmpdir(), "doorbell-examples-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const started = new Set<ChildProcess>();
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
});

const ownRuntime = [process.execPath, ...(runtimeName === "deno" ? ["run", "-A"] : [])];
const limitMs = 60_000;

interface Running {
  readonly child: ChildProcess;
  /** Exit code and whole output of the process. The code is null when a signal ended the process. */
  readonly ended: Promise<{ status: number | null; output: string }>;
}

function start(
  script: string,
  args: readonly string[] = [],
  runtime: readonly string[] = ownRuntime,
): Running {
  const { DOORBELL_TRACE: _, NODE_OPTIONS: __, ...env } = process.env;
  const [program = "", ...flags] = runtime;
  const child = spawn(program, [...flags, script, ...args], {
    env: { ...env, DOORBELL_RDMA: "soft", DOORBELL_CUDA: "soft" },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: limitMs,
  });
  started.add(child);
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const ended = Promise.all([text(child.stdout!), text(child.stderr!), exited]).then(([out, error]) => {
    started.delete(child);
    return { status: child.exitCode, output: out + error };
  });
  return { child, ended };
}

const example = (name: string): string => join(root, "examples", name);
const run = (name: string, args: readonly string[] = [], runtime?: readonly string[]) =>
  start(example(name), args, runtime).ended;

/** Returns a TCP port that is free now. */
function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(`${typeof address === "object" ? address?.port : 0}`));
    });
  });
}

const inbox = (name: string): string => {
  const path = join(directory, name);
  mkdirSync(path);
  return path;
};

describe("the examples on soft0", { timeout: limitMs }, () => {
  test("devices lists the device, its port and its addresses", async () => {
    const { status, output } = await run("devices.ts");
    expect(output).toMatch(/^soft0 {2}\(soft NIC/m);
    expect(output).toMatch(/^ +1 +ACTIVE +Ethernet +\d+ of 4096/m);
    expect(output).toMatch(/^ +1 +0 +::ffff:127\S+ +RoCE v2 .*<- default$/m);
    expect(status).toBe(0);
  });

  test("write-with-imm walks through all steps in two processes", async () => {
    const { status, output } = await run("write-with-imm.ts");
    expect(output).toMatch(/^writer +completed +write: SUCCESS$/m);
    expect(output).toMatch(/^listener +completed +receiveWriteWithImmediate: SUCCESS$/m);
    expect(output).toMatch(/^listener +received +immediate 37, .*"Hello from the other process's memory"$/m);
    expect(output.match(/ closed +all objects, in order$/gm)).toHaveLength(2);
    expect(status).toBe(0);
  });

  test("verbs-by-c-names writes, with an immediate, and polls", async () => {
    const { status, output } = await run("verbs-by-c-names.ts");
    expect(output).toContain("wr_id 1: IBV_WC_RECV_RDMA_WITH_IMM IBV_WC_SUCCESS, immediate 11\n");
    expect(output).toContain(
      "wr_id 3: IBV_WC_RDMA_WRITE IBV_WC_SUCCESS\nin the peer's memory: hello, RDMA\n",
    );
    expect(status).toBe(0);
  });

  test("vmm-by-c-names maps two pieces behind each other, and one of them twice", async () => {
    const { status, output } = await run("vmm-by-c-names.ts");
    expect(output).toContain("across both: one range, two pieces\nat the alias: one range,\n");
    expect(status).toBe(0);
  });

  test("many-peers greets every peer over one queue pair", async () => {
    const { status, output } = await run("many-peers.ts", ["5"]);
    for (let i = 0; i < 5; i++) {
      expect(output).toMatch(new RegExp(`^peer ${i} of 5: greeted by queue pair \\d+$`, "m"));
    }
    expect(output).toMatch(/^one queue pair, 5 peers: \d+ packets sent, \d+ received$/m);
    expect(status).toBe(0);
  });

  test.for(["-l 0", "-e", "-s 1 -m 256", "-s 100000 -m 4096 -r 2"])(
    "rc-pingpong runs against itself: %s",
    async (options) => {
      const all = ["-n", "20", "-p", await freePort(), ...options.split(" ")];
      const ends = await Promise.all([
        run("rc-pingpong.ts", all),
        run("rc-pingpong.ts", [...all, "127.0.0.1"]),
      ]);
      for (const { status, output } of ends) {
        expect(output).toMatch(
          /^ {2}local address: {2}LID 0x0000, QPN 0x[\da-f]{6}, PSN 0x[\da-f]{6}, GID ::ffff:127/m,
        );
        expect(output).toMatch(
          /^\d+ bytes in [\d.]+ seconds = [\d.]+ Mbit\/sec\n20 iters in .* usec\/iter$/m,
        );
        expect(status).toBe(0);
      }
    },
  );

  test("rc-pingpong names the missing peer and its command line, and ends at the deadline", async () => {
    const port = await freePort();
    const server = await run("rc-pingpong.ts", ["-p", port, "-w", "1"]);
    expect(server.output).toContain(`waiting 1 s for a client on TCP port ${port}`);
    expect(server.output).toContain(`npx bun examples/rc-pingpong.ts -p ${port} HOST`);
    expect(server.output).toContain(`ibv_rc_pingpong -g INDEX -p ${port} HOST`);
    expect(server.output).toContain(`no client connected to TCP port ${port} within 1 s`);
    const client = await run("rc-pingpong.ts", ["-p", port, "-w", "1", "127.0.0.1"]);
    expect(client.output).toContain(`no server listens at 127.0.0.1:${port} yet`);
    expect(client.output).toContain("Is the server started, and is this its port (-p)?");
    expect([server.status, client.status]).toEqual([1, 1]);
  });

  test("rc-pingpong reports a peer with another protocol", async () => {
    const port = await freePort();
    const server = start(example("rc-pingpong.ts"), ["-p", port]);
    const dial = () => {
      const socket = connect({ host: "127.0.0.1", port: Number(port) });
      socket.on("connect", () => socket.write("GET / HTTP/1.1\r\nHost: somewhere.else.example.com\r\n\r\n"));
      socket.on("error", () => setTimeout(dial, 50));
    };
    dial();
    const { status, output } = await server.ended;
    expect(output).toContain("the peer does not speak ibv_rc_pingpong");
    expect(status).toBe(1);
  });

  test("a wrong option prints the usage", async () => {
    for (const script of ["rc-pingpong.ts", "send-file.ts"]) {
      const { status, output } = await run(script, ["--nonsense"]);
      expect(output).toContain("--nonsense");
      expect(output).toContain("usage:");
      expect(status).not.toBe(0);
    }
  });
});

describe("send-file", { timeout: limitMs }, () => {
  test("--demo moves a file between two processes and verifies it", async () => {
    const { status, output } = await run("send-file.ts", ["--demo", "--size", "8"]);
    expect(output).toMatch(/^ +device +soft0/m);
    expect(output).toMatch(/^ +path MTU +\d+ bytes$/m);
    expect(output).toMatch(/\(8388608 bytes\)/);
    expect(output).toMatch(/^ +time +[\d.]+ s/m);
    expect(output).toMatch(
      /^ +file rate +[\d.]+ GB\/s: reading, hashing, sending, hashing and storing at once$/m,
    );
    expect(output).toMatch(/^ +NIC rate +[\d.]+ GB\/s: RDMA WRITE of 64\.0 MiB .*without the file$/m);
    expect(output).toMatch(/^ +SHA-256 +[\da-f]{64}, the same on both sides$/m);
    expect(output).toContain("the received file on disk has the SHA-256 of the source");
    expect(output).not.toContain("█");
    expect(status).toBe(0);
    const folder = /\S*doorbell-demo-\w+/.exec(output)?.[0];
    expect(folder && existsSync(folder)).toBe(false);
  });

  test.for(["deno run -A", "node --no-warnings"])("--demo runs with %s", async (runtime) => {
    const [program, ...flags] = runtime.split(" ");
    const command = [join(root, "node_modules", ".bin", program!), ...flags];
    const { status, output } = await run("send-file.ts", ["--demo", "--size", "2"], command);
    expect(output).toContain("the received file on disk has the SHA-256 of the source");
    expect(status).toBe(0);
  });

  /** Sends `source` to `to` and returns the result of both ends. */
  async function send(source: string, to: string) {
    const port = await freePort();
    const receiver = start(example("send-file.ts"), ["receive", to, "--port", port]);
    const sender = start(example("send-file.ts"), ["send", source, "127.0.0.1", "--port", port]);
    return { sender: await sender.ended, receiver: await receiver.ended };
  }

  test.for([0, 1, 262_144, 17 * 262_144 + 5])("stores a file of %i bytes unchanged", async (bytes) => {
    const to = inbox(`size-${bytes}`);
    const source = join(directory, `a file of ${bytes} ü.bin`);
    const content = new Uint8Array(bytes).map((_, i) => (i * 31 + (i >>> 8) * 7) & 255);
    writeFileSync(source, content);
    const { sender, receiver } = await send(source, to);
    expect(sender).toMatchObject({ status: 0 });
    expect(receiver).toMatchObject({ status: 0 });
    expect(readdirSync(to)).toEqual([`a file of ${bytes} ü.bin`]);
    expect(readFileSync(join(to, `a file of ${bytes} ü.bin`)).equals(content)).toBe(true);
  });

  test("never overwrites a file, and both ends report it", async () => {
    const to = inbox("taken");
    const source = join(directory, "taken.txt");
    writeFileSync(source, "new");
    writeFileSync(join(to, "taken.txt"), "old");
    const { sender, receiver } = await send(source, to);
    expect(sender.status).toBe(1);
    expect(sender.output).toContain("exists already");
    expect(receiver.status).toBe(1);
    expect(readFileSync(join(to, "taken.txt"), "utf8")).toBe("old");
    expect(readdirSync(to)).toEqual(["taken.txt"]);
  });

  test("names a missing file or host", async () => {
    const port = await freePort();
    const missing = await run("send-file.ts", ["send", "/nowhere/file", "127.0.0.1", "--port", port]);
    expect(missing.status).toBe(1);
    expect(missing.output).toContain("/nowhere/file");
    const alone = await run("send-file.ts", [
      "send",
      example("devices.ts"),
      "127.0.0.1",
      "-t",
      "0.2",
      "-p",
      port,
    ]);
    expect(alone.status).toBe(1);
    expect(alone.output).toMatch(/DeadlineError: connecting to 127\.0\.0\.1:\d+: nothing within 200 ms/);
  });

  /** Starts two ends, each with a deadline of 2 s, and returns in the middle of a long transfer. */
  async function inTheMiddle(name: string) {
    const to = inbox(name);
    const source = join(directory, `${name}.bin`);
    writeFileSync(source, "");
    truncateSync(source, 8 * 1024 ** 3); // The file consists of holes and takes no disk space.
    const options = ["--port", await freePort(), "--timeout", "2"];
    const receiver = start(example("send-file.ts"), ["receive", to, ...options]);
    const sender = start(example("send-file.ts"), ["send", source, "127.0.0.1", ...options]);
    const part = () => readdirSync(to).find((file) => file.endsWith(".part"));
    await until(
      () => {
        const found = part();
        return found !== undefined && statSync(join(to, found)).size > 1024 ** 2;
      },
      "part of the file",
      limitMs,
    );
    return { to, sender, receiver };
  }

  // All processes end within the deadline. Otherwise the test's limit ends them with a signal, and the status
  // is null.
  test("a killed sender is an error at the receiver, which stores no file", async () => {
    const { to, sender, receiver } = await inTheMiddle("sender-killed");
    sender.child.kill("SIGKILL");
    const { status, output } = await receiver.ended;
    expect(output).toContain("DoorbellError: the sender has exited");
    expect(status).toBe(1);
    expect(readdirSync(to)).toEqual([]);
  });

  test("a killed receiver is an error at the sender, and leaves only a partial file", async () => {
    const { to, sender, receiver } = await inTheMiddle("receiver-killed");
    receiver.child.kill("SIGKILL");
    const { status, output } = await sender.ended;
    expect(output).toMatch(/(DoorbellError: the receiver has exited|CompletionError: .*RETRY_EXC_ERR)/);
    expect(status).toBe(1);
    expect(readdirSync(to)).toEqual([expect.stringMatching(/\.part$/)]);
  });

  test("a stopped sender is an error at the receiver's deadline", async () => {
    const { to, sender, receiver } = await inTheMiddle("sender-stopped");
    sender.child.kill("SIGSTOP");
    const { status, output } = await receiver.ended;
    sender.child.kill("SIGKILL");
    // The receiver reports the deadline, or the NIC detects the failure first by a missing acknowledgement.
    expect(output).toMatch(/(DeadlineError: .* nothing within 2000 ms|CompletionError: .*RETRY_EXC_ERR)/);
    expect(status).toBe(1);
    expect(readdirSync(to)).toEqual([]);
  });

  test("a terminated receiver removes its partial file", async () => {
    const { to, sender, receiver } = await inTheMiddle("receiver-ended");
    receiver.child.kill("SIGTERM");
    expect((await receiver.ended).status).toBe(130);
    expect((await sender.ended).status).toBe(1);
    expect(readdirSync(to)).toEqual([]);
  });
});

describe("the README", { timeout: limitMs }, () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");

  const [rdma = "", cuda = ""] = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = ""]) => code);
  test.each([
    ["RDMA", rdma, "SUCCESS hello, RDMA\n"],
    ["CUDA", cuda, "[ 11, 22, 33 ]\n"],
  ])("has a program for %s that runs unchanged, in at most ten lines", async (name, program, printed) => {
    // Folder of a user, with doorbell as a dependency.
    const folder = join(directory, `user-${name}`);
    mkdirSync(join(folder, "node_modules"), { recursive: true });
    symlinkSync(root, join(folder, "node_modules", "doorbell"));
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    writeFileSync(join(folder, "program.ts"), program);
    const { status, output } = await start(join(folder, "program.ts")).ended;
    expect(output.replace(/Float32Array\(3\) /, "")).toBe(printed);
    expect(status).toBe(0);
    expect(program.split("\n").filter((line) => line.trim() !== "").length).toBeLessThanOrEqual(10);
  });

  test("has at most 120 lines", () => {
    expect(readme.split("\n").length).toBeLessThanOrEqual(121);
  });

  test("names only files, scripts and links that exist", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      scripts: Record<string, string>;
    };
    const named = [...readme.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name!);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const paths = [...readme.matchAll(/\]\((?!http)([^)#]+)\)|\b((?:examples|test|bench)\/[\w./-]+\.ts)/g)];
    expect(
      paths.map(([, link, path]) => link ?? path!).filter((path) => !existsSync(join(root, path))),
    ).toEqual([]);
  });
});
