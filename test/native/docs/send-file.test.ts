// The file receiver under misbehaving senders.
import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { meetPeer } from "../../../src/index.ts";
import { until } from "../../support/until.ts";

const folder = mkdtempSync(join(tmpdir(), "doorbell-send-file-"));
afterAll(() => rmSync(folder, { recursive: true }));
const script = fileURLToPath(new URL("../../../examples/send-file.ts", import.meta.url));

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Limits files to a number of 512-byte blocks. Writes beyond it fail as on a full disk, without a signal. */
const limited = (blocks: number, command: readonly string[]) => [
  "sh",
  "-c",
  `trap "" XFSZ; ulimit -f ${blocks}; exec "$0" "$@"`,
  ...command,
];

class Program {
  readonly child;
  output = "";
  readonly ended: Promise<number | null>;

  constructor(args: readonly string[], diskBlocks?: number) {
    const plain = [process.execPath, ...(runtimeName === "deno" ? ["run", "-A"] : []), script, ...args];
    const [command = "", ...rest] = diskBlocks === undefined ? plain : limited(diskBlocks, plain);
    this.child = spawn(command, rest, {
      env: { ...process.env, BUN_BE_BUN: "1", DOORBELL_RDMA: "soft0" },
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream.on("data", (data) => {
        this.output += data;
      });
    }
    this.ended = new Promise((resolve) => this.child.on("exit", resolve));
    programs.push(this);
  }
}
const programs: Program[] = [];
afterEach(() => {
  for (const { child } of programs.splice(0)) child.kill("SIGKILL");
});

let inboxes = 0;
async function receiver(
  timeout = "10",
  diskBlocks?: number,
): Promise<{ port: number; inbox: string; program: Program }> {
  const port = await freePort();
  const inbox = join(folder, `inbox${inboxes++}`);
  mkdirSync(inbox);
  const program = new Program(
    ["receive", inbox, "--port", `${port}`, "--host", "127.0.0.1", "--timeout", timeout],
    diskBlocks,
  );
  await until(() => program.output.includes("waits on TCP"));
  return { port, inbox, program };
}

const send = (file: string, port: number) => new Program(["send", file, "127.0.0.1", "--port", `${port}`]);

/** Connects, sends a text, and waits until the receiver closes the connection. */
async function stray(port: number, text: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const attempt = () => {
      const socket = connect(port, "127.0.0.1", () => socket.end(text));
      socket.on("close", (failed) => (failed ? setTimeout(attempt, 20) : resolve()));
      socket.on("error", () => {});
      socket.resume();
    };
    attempt();
  });
}

test("other clients do not end the receiver, and their data prints no control characters", async () => {
  const { port, inbox, program } = await receiver();
  for (const text of ["", "GET / HTTP/1.1\r\n\r\n", '{"kind":"\u009b31m"}\n', "null\n"])
    await stray(port, text);
  const file = join(folder, "plain.txt");
  writeFileSync(file, "intended content");
  const sender = send(file, port);
  expect(await sender.ended, sender.output).toBe(0);
  expect(await program.ended, program.output).toBe(0);
  expect(readFileSync(join(inbox, "plain.txt"), "utf8")).toBe("intended content");
  expect(program.output.match(/disconnected 127.0.0.1/g)).toHaveLength(4);
  expect(program.output).not.toContain("\u009b");
});

test.each(["\u001b[31mred", "a\nb", "\u202etxt.exe", "bell\u0007", "c1\u009b31m"])(
  "the name %j is refused",
  async (name) => {
    const { port, inbox, program } = await receiver();
    using peer = await meetPeer("127.0.0.1", { port, timeoutMs: 10_000 });
    peer.send({ kind: "offer", version: 1, name, bytes: 1, endpoint: {} });
    expect(await peer.receive<{ kind: string }>()).toMatchObject({ kind: "refused" });
    expect(await program.ended).toBe(1);
    expect(readdirSync(inbox)).toEqual([]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(program.output).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  },
);

test("a file that is created under the same name during the transfer stays unchanged", async () => {
  const { port, inbox, program } = await receiver();
  const file = join(folder, "late.bin");
  writeFileSync(file, new Uint8Array(64 << 20));
  const sender = send(file, port);
  await until(() => readdirSync(inbox).some((name) => name.endsWith(".part")));
  writeFileSync(join(inbox, "late.bin"), "another file");
  expect(await program.ended, program.output).toBe(1);
  expect(await sender.ended).toBe(1);
  expect(program.output).toContain("exists already");
  expect(readFileSync(join(inbox, "late.bin"), "utf8")).toBe("another file");
  expect(readdirSync(inbox)).toEqual(["late.bin"]);
});

test("a disk that becomes full ends both sides with the error, and no file remains", async () => {
  const file = join(folder, "large.bin");
  writeFileSync(file, Buffer.alloc(24 << 20, 7));
  const { port, inbox, program } = await receiver("10", (8 << 20) / 512);
  const sender = send(file, port);
  expect(await program.ended, program.output).toBe(1);
  expect(program.output).toContain("EFBIG");
  expect(await sender.ended, sender.output).toBe(1);
  expect(readdirSync(inbox)).toEqual([]);
});

test("a stopped sender does not block the receiver after the file is stored", async () => {
  const { port, inbox, program } = await receiver("2");
  const file = join(folder, "stays.bin");
  writeFileSync(file, "x");
  const sender = send(file, port);
  // The sender stops as soon as the file exists, before or after the receiver's answer.
  await until(() => existsSync(join(inbox, "stays.bin")));
  sender.child.kill("SIGSTOP");
  expect(await program.ended, program.output).toBe(0);
  expect(readFileSync(join(inbox, "stays.bin"), "utf8")).toBe("x");
});
