import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { machineFolder } from "../unit/direct/machine-folder.ts";
import { doorbell } from "./run-command.ts";

const { root } = machineFolder("hgx-h200");
const folder = mkdtempSync(join(tmpdir(), "doorbell-svg-"));
afterAll(() => {
  for (const each of [root, folder]) rmSync(each, { recursive: true, force: true });
});

test("draws the tree, and names the NIC and SSD for each GPU, in 80 columns", () => {
  const { status, stdout, stderr } = doorbell(["topology", "--root", root]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain("      ├─ 0000:17:01.0 Broadcom switch downstream\n");
  expect(stdout).toContain("      │  └─ 0000:1b:00.0 gpu0 NVIDIA H200 SXM 141 GB\n");
  expect(stdout).toMatch(/ mlx5_11 +SYS +SYS +SYS +SYS +NODE +NODE +NODE +PIX\n/);
  expect(stdout).toContain("  NIC: mlx5_11, up to 56.7 GB/s; PIX: both below one switch");
  for (const line of stdout.split("\n")) expect([...line].length).toBeLessThanOrEqual(80);
});

test("prints the path between two devices; a misspelt device gives exit code 3", () => {
  const { status, stdout } = doorbell(["topology", "gpu0", "mlx5_0", "--root", root]);
  expect(status).toBe(0);
  expect(stdout).toContain("0000:1b:00.0 to 0000:18:00.0: PIX, both below one switch, 0000:16:00.0\n");
  expect(stdout).toContain("  peer-to-peer DMA: yes; straight through the switch");
  expect(doorbell(["topology", "gpu0", "mlx5_99", "--root", root])).toMatchObject({
    status: 3,
    stderr: expect.stringContaining("did you mean"),
  });
  expect(doorbell(["topology", "gpu0", "--root", root]).status).toBe(2);
  expect(doorbell(["topology", "--root", folder]).status).toBe(3);
});

test("prints JSON, and writes an SVG diagram", () => {
  const svg = join(folder, "machine.svg");
  const { status, stdout } = doorbell(["topology", "--json", "--root", root, "--svg", svg]);
  expect(status).toBe(0);
  const { best, devices } = JSON.parse(stdout) as { best: object[]; devices: object[] };
  expect(best[7]).toMatchObject({ gpu: "0000:df:00.0", nic: { device: "0000:dc:00.0" } });
  expect(devices.length).toBeGreaterThan(60);
  const diagram = readFileSync(svg, "utf8");
  expect(diagram.match(/class="gpu"/g)).toHaveLength(8);
  expect(diagram).not.toMatch(/NaN|undefined/);
  const pair = doorbell(["topology", "gpu0", "mlx5_0", "--json", "--root", root]).stdout;
  expect(JSON.parse(pair)).toMatchObject({ kind: "PIX", copy: { path: "RDMA on GPU memory" } });
});

test("--like explores a described machine, and names a misspelt one", () => {
  const { status, stdout, stderr } = doorbell(["topology", "gpu0", "nvme0", "--like", "hgx-h200"]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain("  copy: GPUDirect Storage, up to 3.5 GB/s;");
  expect(stdout).toContain("  nvme2 is nearer to 0000:1b:00.0: PIX");
  for (const line of stdout.split("\n").slice(1)) expect([...line].length).toBeLessThanOrEqual(80);
  expect(doorbell(["topology", "host", "gpu0", "--like", "gh200"]).stdout).toContain("  copy: DMA;");
  const near = 'is neither a described machine nor a readable file (ENOENT); did you mean "hgx-h200"?';
  expect(doorbell(["topology", "--like", "hgx-h20"])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(near),
  });
  expect(doorbell(["topology", "--like", "laptop", "--root", root]).status).toBe(2);
});

test("DOORBELL_SOFT_LIKE shows the soft devices in a described machine, and names a misspelt one", () => {
  const env = { DOORBELL_SOFT_LIKE: "hgx-h200", DOORBELL_SOFT_PLACES: "soft0=mlx5_6" };
  const { status, stdout } = doorbell(["topology", "d00b:01:00.0", "soft0"], { env });
  expect(status).toBe(0);
  expect(stdout).toContain("d00b:01:00.0 to d00b:20:00.0: SYS");
  expect(stdout.replace(/\s+/g, " ")).toContain("mlx5_0 is nearer to d00b:01:00.0: PIX");
  const tree = doorbell(["topology"], { env }).stdout;
  expect(tree).toMatch(/NVIDIA DGXH200/);
  expect(tree).toMatch(/d00b:20:00\.0 soft0 /);
  expect(doorbell(["topology"], { env: { DOORBELL_SOFT_LIKE: "hgx-h20" } })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('DOORBELL_SOFT_LIKE is "hgx-h20", which is neither a described machine'),
  });
});

test("--record writes a machine that --like explores, and a damaged record is refused by its line", () => {
  const file = join(folder, "server.txt");
  const recorded = doorbell(["topology", "--root", root, "--record", file]);
  expect(recorded).toMatchObject({ status: 0, stderr: expect.stringContaining(`wrote ${file}`) });
  expect(doorbell(["topology", "--like", file]).stdout).toBe(recorded.stdout);
  writeFileSync(file, readFileSync(file, "utf8").replace("link=", "lnk="));
  expect(doorbell(["topology", "--like", file])).toMatchObject({
    status: 3,
    stderr: expect.stringMatching(/server\.txt, line \d+: unknown word "lnk"; did you mean "link"\?/),
  });
});

test("--like refuses a folder, a pipe and text that is none, and --record a path that it cannot write", () => {
  const pipe = join(folder, "pipe");
  expect(spawnSync("mkfifo", [pipe]).status).toBe(0);
  const empty = join(folder, "empty");
  writeFileSync(empty, "\n");
  const binary = join(folder, "binary");
  writeFileSync(binary, Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0xff]));
  const wrong: readonly (readonly [args: readonly string[], status: number, message: string])[] = [
    [
      ["--like", folder],
      2,
      "which is a folder (for a copy of another machine's sysfs use doorbell topology --root",
    ],
    [["--like", "/dev/null"], 2, "which is no regular file"],
    [["--like", empty], 2, "which is an empty file"],
    [["--like", pipe], 2, "which is no regular file"],
    [["--like", binary], 3, "line 1: it has control characters, so it is no text"],
    [["--like", "laptop", "--record", join(folder, "no/file")], 3, "--record: cannot write "],
    [["--like", "laptop", "--svg", folder], 3, "--svg: cannot write "],
  ];
  for (const [args, status, message] of wrong)
    expect(doorbell(["topology", ...args])).toMatchObject({
      status,
      stderr: expect.stringContaining(message),
    });
});

test("doctor --like checks the tree of a described machine, and nothing of this one", () => {
  const { status, stdout } = doorbell(["doctor", "--like", "workstation", "--json"]);
  expect(status).toBe(0);
  const found = (JSON.parse(stdout) as { status: string; thing: string }[]).map(
    (each) => `${each.status} ${each.thing}`,
  );
  expect(found).toEqual(["ok BAR 0000:01:00.0", "ok BAR 0000:03:00.0", "warning link of gpu0"]);
  expect(doorbell(["doctor", "--like", "workstatoin"])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('did you mean "workstation"?'),
  });
});

test("reads this machine", () => {
  const { status, stderr } = doorbell(["topology"]);
  expect([0, 3]).toContain(status);
  if (status === 3) expect(stderr).toContain("/sys/bus/pci/devices");
});
