import { spawn } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { libc } from "../../../ffi/libc/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { DescriptorSocket, openBuffer, openEvent, ShareError, share } from "../../../src/cuda/index.ts";
import { type Ticket, ticketText } from "../../../src/cuda/ipc/ticket.ts";
import { descriptorCount, memfd, memfds } from "../../support/descriptors.ts";
import { seeded } from "../../support/random.ts";
import { runFixture } from "../../support/subprocess.ts";
import { environment, open } from "./provider.ts";
import { made } from "./shareable.ts";

const mark = "doorbell-share:";
const MiB2 = 2 << 20;
const bytesOf = (text: string) =>
  JSON.parse(Buffer.from(text.slice(mark.length), "base64url").toString()) as Ticket;
const textOf = (ticket: unknown) => mark + Buffer.from(JSON.stringify(ticket)).toString("base64url");

/** Returns a ticket of this process that names the socket of another owner. */
const falseTicket = (socket: DescriptorSocket, provider: string) =>
  ticketText({
    ...{ mechanism: "vmm-fd", deviceUuid: "", provider, socket: socket.path },
    ...{ type: "u8", length: 16, offset: 0, pieces: [MiB2, MiB2] },
  });

const reasonOf = (error: unknown) => (error instanceof ShareError ? error.reason : String(error));

describe("an owner with false answers", () => {
  // The descriptor watcher starts with the first wait.
  beforeAll(async () => {
    using socket = new DescriptorSocket();
    await socket.receive({ timeoutMs: 1 }).catch(() => {});
  });
  const pipe = () => {
    const ends = new Int32Array(new ArrayBuffer(8));
    libc.pipe2(addressOf(ends), 0);
    // The pipe is full and blocking: a writer waits forever.
    libc.fcntl(ends[1]!, 4, 0o4000);
    const bytes = new Uint8Array(new ArrayBuffer(1 << 16));
    while (libc.write(ends[1]!, addressOf(bytes), bytes.length) > 0n);
    libc.fcntl(ends[1]!, 4, 0);
    return [...ends];
  };

  test.each<[string, () => number[]]>([
    ["no descriptors", () => []],
    ["too few", () => [memfd(MiB2 + 4096, true)]],
    ["too many", () => [0, 1, 2, 3, 4].map(() => memfd(MiB2 + 4096, true))],
    ["memory that it can take away", () => [memfd(MiB2 + 4096, false), memfd(MiB2 + 4096, false)]],
    ["both ends of a pipe that is full", pipe],
  ])("with %s gets an error, and leaves no descriptor", async (_, make) => {
    using device = open();
    using owner = new DescriptorSocket();
    const before = descriptorCount();
    const opening = openBuffer(device, falseTicket(owner, device.provider), { timeoutMs: 5000 }).catch(
      reasonOf,
    );
    const { from } = await owner.receive({ timeoutMs: 5000 });
    const fds = make();
    owner.send(from, "descriptors", fds);
    for (const fd of fds) libc.close(fd);
    expect(await opening).toMatch(/ticket|CUDA_ERROR/);
    expect(descriptorCount()).toBe(before);
  });

  test("gets no answer from other sockets", async () => {
    using device = open();
    using owner = new DescriptorSocket();
    using stranger = new DescriptorSocket();
    const opening = openBuffer(device, falseTicket(owner, device.provider), { timeoutMs: 300 }).catch(
      reasonOf,
    );
    const { from } = await owner.receive({ timeoutMs: 5000 });
    const before = descriptorCount();
    const fd = memfd(MiB2 + 4096, true);
    for (let i = 0; i < 3; i++) stranger.send(from, "descriptors", [fd, fd, fd, fd]);
    libc.close(fd);
    expect(await opening).toBe("no answer");
    expect(descriptorCount()).toBeLessThan(before);
  });

  test("answers only its own request among many", async () => {
    using device = open();
    const owners = Array.from({ length: 20 }, () => new DescriptorSocket());
    try {
      const openings = owners.map((owner) =>
        openBuffer(device, falseTicket(owner, device.provider), { timeoutMs: 300 }).catch(reasonOf),
      );
      const asked = await Promise.all(owners.map((owner) => owner.receive({ timeoutMs: 5000 })));
      expect(new Set(asked.map(({ from }) => from)).size).toBe(3);
      // All owners but the first answer. The answer of one owner must not serve the request to another.
      owners.slice(1).forEach((owner, i) => void owner.send(asked[i + 1]!.from, "descriptors", []));
      const [first, ...others] = await Promise.all(openings);
      expect(first).toBe("no answer");
      expect(new Set(others)).toEqual(new Set(["ticket"]));
    } finally {
      for (const owner of owners) owner.close();
    }
  });
});

describe("a hostile requester", () => {
  test("leaves no descriptors at the owner, which still answers others", async () => {
    using device = open();
    using buffer = made(device, "vmm");
    buffer.fill(77);
    device.synchronize();
    using shared = share(buffer);
    const { socket = "" } = bytesOf(shared.ticket);
    using asker = new DescriptorSocket();
    const before = descriptorCount();
    // Unrequested descriptors, and requests whose answers are not read.
    for (let i = 0; i < 1000; i++) await asker.sendWhenRoom(socket, "x", { timeoutMs: 5000 });
    const gifts = Array.from({ length: 250 }, () => memfd(4096, true));
    for (let i = 0; i < 8; i++) {
      try {
        asker.send(socket, asker.path, gifts);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
    for (const fd of gifts) libc.close(fd);
    const script = fileURLToPath(new URL("./opener.ts", import.meta.url));
    const opener = spawn(process.execPath, [script, "0", "read", shared.ticket], { env: environment });
    let said = "";
    opener.stdout.on("data", (text) => (said += text));
    await new Promise((resolve) => opener.once("exit", resolve));
    expect(said).toContain('"first":77');
    // A watcher may have started meanwhile.
    expect(descriptorCount()).toBeLessThanOrEqual(before + 5);
  }, 30_000);

  test("gets an error when the queue of a socket is full", () => {
    using asker = new DescriptorSocket();
    using unread = new DescriptorSocket();
    expect(() => {
      for (let i = 0; i < 10_000; i++) asker.send(unread.path, "x");
    }).toThrow(/queue is full/);
  });
});

test("a wait for a stopped owner does not block the event loop", () => {
  const { stdout, stderr, status } = runFixture("stopped-owner.ts");
  expect({ stderr, status }).toMatchObject({ status: 0 });
  expect(JSON.parse(stdout)).toEqual({ reasons: ["no answer"], turned: true, value: 99 });
});

describe("changed tickets", () => {
  test("are refused with an error for any content", async () => {
    using device = open();
    using buffers = new DisposableStack();
    const { pick, int } = seeded(4);
    const good = ["device", "vmm", "pool"].map((kind) =>
      bytesOf(buffers.use(share(buffers.use(made(device, kind)))).ticket),
    );
    const fifo = "../../../../tmp";
    const wild = [
      ...[
        undefined,
        null,
        -1,
        0,
        0.5,
        2 ** 53,
        1e300,
        Number.NaN,
        "",
        "x",
        "/",
        "/dev/ptmx",
        fifo,
        true,
        {},
        [],
      ],
      ...[
        [-1],
        [0],
        [2 ** 60],
        [MiB2, "x"],
        Array(1000).fill(MiB2),
        "00",
        "zz".repeat(64),
        "ff".repeat(64),
        "\0",
      ],
    ];
    const fields = ["mechanism", "pid", "started", "handle", "socket", "type", "length", "offset", "pieces"];
    for (let i = 0; i < 400; i++) {
      const ticket: Record<string, unknown> = { ...pick(good) };
      for (let n = 0; n <= int(2); n++) ticket[pick(fields)] = pick(wild);
      // The ticket's own process and socket return sometimes, so that later checks are tested too.
      if (int(2) === 0) Object.assign(ticket, { pid: process.pid, started: good[0]!.started });
      for (const attempt of [
        async () => (await openBuffer(device, textOf(ticket), { timeoutMs: 50 })).close(),
        async () => openEvent(device, textOf(ticket)).close(),
      ]) {
        const error = await attempt().catch((thrown: unknown) => thrown);
        const typed =
          error === undefined || error instanceof ShareError || (error as Error).name === "CudaError";
        expect({ ticket, error, typed }).toMatchObject({ typed: true });
      }
    }
  }, 60_000);

  test("cannot open more than the shared memory", async () => {
    using device = open();
    using buffer = made(device, "vmm");
    using shared = share(buffer);
    const ticket = bytesOf(shared.ticket);
    for (const change of [{ length: 2 ** 40 }, { offset: 2 ** 40 }]) {
      const error = await openBuffer(device, textOf({ ...ticket, ...change })).catch(
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(ShareError);
    }
  });

  test("cannot open elements that are not aligned", async () => {
    using device = open();
    using buffer = made(device, "vmm");
    using shared = share(buffer);
    const moved = { ...bytesOf(shared.ticket), type: "u32", offset: 2, length: 1 };
    await expect(openBuffer(device, textOf(moved))).rejects.toThrow(
      "is not a multiple of 4, the size of u32",
    );
  });
});

test("a request without a free descriptor is an error with the reason", () => {
  const { status, stdout, stderr } = runFixture("asker-unwatched.ts", [], { mostFiles: 200 });
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/^DoorbellError: cannot watch descriptor/);
});

test("memory that another process can open has a sealed size", () => {
  using device = open();
  using stack = new DisposableStack();
  for (const kind of ["device", "vmm", "pool"]) stack.use(share(stack.use(made(device, kind))));
  stack.use(share(stack.use(device.createEvent({ interprocess: true }))));
  stack.use(device.allocatePinned(4096));
  const found = memfds();
  if (device.provider === "soft") expect(found.length).toBeGreaterThan(3);
  for (const one of found) expect(one).toMatchObject({ stays: true });
});
