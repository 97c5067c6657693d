import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { kinds } from "../../../src/cli/pingpong/kinds.ts";
import { doorbell, environment, program, runtimes } from "../run-command.ts";

/** Runs `doorbell pingpong ...` on soft0, concurrently with other processes. */
async function pingpong(
  words: readonly string[],
): Promise<{ status: number | null; out: string; error: string }> {
  const [executable = "", ...args] = runtimes.bun;
  const child = spawn(executable, [...args, program, "pingpong", ...words], {
    env: environment({ DOORBELL_RDMA: "soft" }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await new Promise((resolve) => child.once("exit", resolve));
  return { status: child.exitCode, out, error };
}

const port = () => 20_000 + Math.floor(Math.random() * 20_000);

describe.concurrent("doorbell pingpong", () => {
  test.each(kinds)(
    "%s: two processes exchange messages, and each prints the peer's own address",
    async (kind) => {
      const options = [kind, "-p", `${port()}`, "-n", "50", "-s", "512"];
      const [server, client] = await Promise.all([pingpong(options), pingpong([...options, "127.0.0.1"])]);
      expect(server, server.error).toMatchObject({ status: 0 });
      expect(client, client.error).toMatchObject({ status: 0 });
      const addresses = ({ out }: { out: string }, whose: string) =>
        [...out.matchAll(new RegExp(`^ {2}${whose} address: +(LID .*)$`, "gm"))].map(([, one]) => one);
      expect(addresses(server, "local")).toEqual(addresses(client, "remote"));
      expect(addresses(client, "local")).toEqual(addresses(server, "remote"));
      expect(addresses(client, "local")).toHaveLength(kind === "srq" ? 16 : 1);
      for (const { out } of [server, client]) {
        expect(out).toMatch(/^51200 bytes in [\d.]+ seconds = [\d.]+ Mbit\/sec\n50 iters in .* usec\/iter$/m);
      }
    },
  );

  test("prints the same as JSON", async () => {
    const options = ["rc", "-p", `${port()}`, "-n", "20", "--json"];
    const [server, client] = await Promise.all([pingpong(options), pingpong([...options, "127.0.0.1"])]);
    expect(client, client.error).toMatchObject({ status: 0 });
    expect(JSON.parse(server.out)).toMatchObject({ kind: "rc", device: "soft0", bytes: 163_840, rounds: 20 });
  });

  test("explains wrong arguments", () => {
    expect(doorbell(["pingpong", "rcc"]).stderr).toMatch(/must be rc, uc, ud, srq, xsrq, not "rcc"/);
    const env = { DOORBELL_RDMA: "soft" };
    expect(doorbell(["pingpong", "rc", "-n", "none"], { env }).stderr).toMatch(
      /--iters must be a whole number/,
    );
    const wrong = doorbell(["pingpong", "rc", "-m", "1000"], { env });
    expect(wrong).toMatchObject({ status: 2 });
    expect(wrong.stderr).toContain("--mtu must be 256, 512, 1024, 2048, 4096, not 1000");
    const alone = doorbell(["pingpong", "rc", "127.0.0.1", "-p", "1", "-w", "1"], { env });
    expect(alone).toMatchObject({ status: 1 });
    expect(alone.stderr).toMatch(/couldn't connect to 127.0.0.1:1/);
  });
});

describe("doorbell statistics and asyncwatch", () => {
  test("statistics shows a port's counters, and zero counters on request", () => {
    const env = { DOORBELL_RDMA: "soft" };
    const all = doorbell(["statistics", "soft0", "--all"], { env });
    expect(all).toMatchObject({ status: 0 });
    expect(all.stdout).toMatch(/^soft0\/1\n( {2}\w+ +\d+\n)+$/);
    const [link] = JSON.parse(doorbell(["statistics", "soft0/1", "--json"], { env }).stdout) as [
      { device: string; port: number; counters: Record<string, number> },
    ];
    expect(link).toMatchObject({ device: "soft0", port: 1 });
    expect(Object.keys(link.counters).length).toBeGreaterThan(5);
    expect(doorbell(["statistics", "soft0/2"], { env }).status).not.toBe(0);
    expect(doorbell(["statistics", "soft0/x"], { env }).stderr).toContain(
      "a link must be a device, or a port of one",
    );
  });

  test("asyncwatch exits after the requested number of events", () => {
    const watched = doorbell(["asyncwatch", "-d", "soft0", "-n", "0"]);
    expect(watched).toMatchObject({ status: 0 });
    expect(watched.stderr).toMatch(/^soft0: async event FD \d+$/m);
    const wrong = doorbell(["asyncwatch", "-d", "soft0", "-n", "two"]);
    expect(wrong).toMatchObject({ status: 2, stdout: "" });
    expect(wrong.stderr).toContain('--count must be a whole number, at least 0, not "two"');
  });
});
