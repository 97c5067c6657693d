import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readCapture } from "../soft-nic/support/capture-file.ts";
import { doorbell, environment, program, root, runtimes } from "./run-command.ts";
import { ShownProcess } from "./shown-process.ts";

const limitMs = 60_000;
const folder = mkdtempSync(join(tmpdir(), "doorbell-capture-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "soft0.pcapng");
const packets = { env: { DOORBELL_SOFT_SHARED: "off" } };

/** Returns the RoCE v2 packets of the capture: opcode, destination queue pair and bytes. */
const roce = () =>
  readCapture(readFileSync(file)).map(({ ip }) => ({
    port: (ip[22]! << 8) | ip[23]!,
    opcode: ip[28]!,
    payload: ip.length - 28 - 12 - 4,
  }));

describe("doorbell capture", { timeout: limitMs }, () => {
  test("captures the packets of a running process, which continues unchanged", async () => {
    await using process = await ShownProcess.start("shown.ts", packets);
    const words = ["capture", file, "--pid", `${process.pid}`, "--seconds", "0.5", "--json"];
    const { status, stdout, stderr } = doorbell(words);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "capturing 1 soft0; Ctrl-C ends it\n" });
    const told = JSON.parse(stdout) as { packets: number; lost: number };
    expect(told).toMatchObject({ file, lost: 0, interfaces: [{ pid: process.pid }] });
    const found = roce();
    expect(found.length).toBe(told.packets);
    expect(found.length).toBeGreaterThan(20);
    expect(new Set(found.map(({ port }) => port))).toEqual(new Set([4791]));
    // RDMA WRITE Only of 1000 bytes with its 16-byte header, and acknowledgements.
    expect(found.filter(({ opcode, payload }) => opcode === 10 && payload === 1016).length).toBeGreaterThan(
      10,
    );
    expect(found.some(({ opcode }) => opcode === 17)).toBe(true);
    expect(readFileSync(file).toString("latin1")).toContain(`soft0-${process.pid}`);
    // A second capture may begin at once.
    expect(doorbell(words).status).toBe(0);
  });

  test("writes to standard output, and selects devices by name or address", async () => {
    await using process = await ShownProcess.start("shown.ts", {
      env: { DOORBELL_SOFT_SHARED: "off", DOORBELL_SOFT_ADDRESS: "127.77.3.9" },
    });
    const { status, stderr } = doorbell(["capture", file, "--device", "127.77.3.9", "--seconds", "0.2"]);
    expect(status).toBe(0);
    expect(stderr).toMatch(/^\d+ packets captured, 0 lost: .*soft0\.pcapng$/m);
    const none = doorbell([
      "capture",
      file,
      "--device",
      "127.77.3.10",
      "--pid",
      `${process.pid}`,
      "--seconds",
      "1",
    ]);
    expect(none).toMatchObject({ status: 3, stderr: expect.stringContaining("there is soft0 127.77.3.9") });
    const piped = doorbell(["capture", "-", "--pid", `${process.pid}`, "--seconds", "0.2"]);
    expect(piped.stdout.slice(0, 4)).toBe("\n\r\r\n");
  });

  test("reports that shared memory carries no packets", async () => {
    await using process = await ShownProcess.start("shown.ts");
    const { stderr } = doorbell(["capture", file, "--pid", `${process.pid}`, "--seconds", "0.2"]);
    expect(stderr).toContain("start the process with DOORBELL_SOFT_SHARED=off to see them");
    expect(stderr).toContain("0 packets captured");
  });

  test("ends with Ctrl-C, and when the process ends", async () => {
    for (const end of ["SIGINT", "process"] as const) {
      await using process = await ShownProcess.start("shown.ts", packets);
      const [bun] = runtimes.bun;
      const child = spawn(bun, [program, "capture", file, "--pid", `${process.pid}`], {
        cwd: root,
        env: environment(),
      });
      let told = "";
      const ended = new Promise((resolve) => child.once("exit", resolve));
      await new Promise<void>((resolve) => {
        child.stderr.setEncoding("utf8").on("data", (text: string) => {
          told += text;
          if (told.includes("Ctrl-C")) resolve();
        });
      });
      if (end === "SIGINT") child.kill("SIGINT");
      else await process[Symbol.asyncDispose]();
      expect(await ended).toBe(0);
      expect(told).toMatch(/\d+ packets captured, 0 lost/);
      readCapture(readFileSync(file));
    }
  });

  test("a killed capture ends for the process too: the next capture gets its packets", async () => {
    await using process = await ShownProcess.start("shown.ts", packets);
    const [bun] = runtimes.bun;
    const words = ["capture", file, "--pid", `${process.pid}`];
    const child = spawn(bun, [program, ...words], { cwd: root, env: environment() });
    await new Promise<void>((resolve) => child.stderr.once("data", () => resolve()));
    const other = doorbell(words);
    expect(other).toMatchObject({ status: 3, stderr: expect.stringContaining("captured already") });
    child.kill("SIGKILL");
    expect(doorbell([...words, "--seconds", "0.2"]).status).toBe(0);
    expect(roce().length).toBeGreaterThan(0);
  });

  test.each([
    ["no packets", "are not packets"],
    ["more packets than fit", "are not packets"],
    ["no answer", "does not answer"],
    ["small", "has no soft0 open"],
  ])("a process may publish %s", async (lie, said) => {
    await using liar = await ShownProcess.start("lies.ts", { args: [lie] });
    const { status, stderr } = doorbell(["capture", file, "--pid", `${liar.pid}`, "--seconds", "1"]);
    expect(stderr).toContain(said);
    expect(status).toBe(lie === "no answer" || lie === "small" ? 3 : 1);
  });

  test("rejects an unknown process, number or file", () => {
    expect(doorbell(["capture"]).status).toBe(2);
    expect(doorbell(["capture", file, "--pid", "x"]).status).toBe(2);
    expect(doorbell(["capture", file, "--seconds", "x"]).status).toBe(2);
    expect(doorbell(["capture", file, "--pid", "1999999999"]).status).toBe(3);
    writeFileSync(file, "kept");
    doorbell(["capture", file, "--pid", "1999999999"]);
    expect(readFileSync(file, "utf8")).toBe("kept");
  });
});
