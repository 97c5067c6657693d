import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { Finding } from "../../src/cli/doctor/checks/check.ts";
import { refused } from "../../src/cli/doctor/checks/soft0.ts";
import { examine, healthy } from "../../src/cli/doctor/examine.ts";
import { systemAt } from "../../src/cli/doctor/machine/system.ts";
import { doorbell } from "./run-command.ts";

const folder = mkdtempSync(join(tmpdir(), "doorbell-machines-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let machines = 0;

/** Returns the findings for a machine that consists of these files; "-> target" makes a link. */
async function findings(
  files: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
): Promise<readonly Finding[]> {
  const root = join(folder, `${++machines}`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    if (text.startsWith("-> ")) symlinkSync(text.slice(3), join(root, path));
    else writeFileSync(join(root, path), text);
  }
  return examine(systemAt(root, env));
}

const about = (found: readonly Finding[], thing: string) => found.find((each) => each.thing === thing);

const limits = {
  "/proc/self/limits": "Max locked memory         unlimited            unlimited            bytes",
};
const port = "/sys/class/infiniband/rxe0/ports/1";
const rxe0: Readonly<Record<string, string>> = {
  ...limits,
  "/sys/class/infiniband/rxe0/device/infiniband_verbs/uverbs0/dev": "231:192",
  "/dev/infiniband/uverbs0": "",
  "/dev/infiniband/rdma_cm": "",
  [`${port}/state`]: "4: ACTIVE",
  [`${port}/link_layer`]: "Ethernet",
  [`${port}/gids/0`]: "0000:0000:0000:0000:0000:ffff:0a09:0001",
  [`${port}/gid_attrs/types/0`]: "RoCE v2",
  [`${port}/gid_attrs/ndevs/0`]: "va",
  "/sys/class/net/va/mtu": "4200",
};

const nic: Readonly<Record<string, string>> = {
  "/sys/bus/pci/devices/0000:3b:00.0/vendor": "0x15b3",
  "/sys/bus/pci/devices/0000:3b:00.0/class": "0x020000",
};

const gpu: Readonly<Record<string, string>> = {
  "/sys/bus/pci/devices/0000:1b:00.0/vendor": "0x10de",
  "/sys/bus/pci/devices/0000:1b:00.0/class": "0x030200",
  "/sys/bus/pci/devices/0000:1b:00.0/resource":
    "0x00000000f0000000 0x00000000f0ffffff 0x0\n0x0000002000000000 0x000000200fffffff 0x0",
};

describe("the checks of doorbell doctor", () => {
  test("a bare machine is healthy", async () => {
    const found = await findings(limits);
    expect(healthy(found)).toBe(true);
    expect(about(found, "RDMA devices")).toMatchObject({ status: "absent" });
    expect(about(found, "CUDA driver")).toMatchObject({ status: "absent" });
  });

  test("a device that the environment requests must exist", async () => {
    const found = await findings(limits, { DOORBELL_RDMA: "mlx5_0", DOORBELL_CUDA: "native" });
    expect(about(found, "RDMA devices")).toMatchObject({ status: "fails" });
    expect(about(found, "nvidia module")).toMatchObject({ status: "fails" });
    expect(about(await findings(rxe0, { DOORBELL_RDMA: "rxe1" }), "DOORBELL_RDMA")).toMatchObject({
      status: "fails",
      fix: "DOORBELL_RDMA=rxe0",
    });
  });

  test("a working Soft-RoCE device has no finding", async () => {
    const found = await findings(rxe0);
    expect(about(found, "rxe0")).toMatchObject({ status: "ok" });
    expect(about(found, "rxe0 port 1")).toMatchObject({
      status: "ok",
      says: "ACTIVE, 1 addresses of RoCE v2",
    });
    expect(about(found, "rxe0 port 1 MTU")).toMatchObject({ status: "ok" });
  });

  test("a NIC without its module", async () => {
    expect(about(await findings({ ...limits, ...nic }), "kernel module")).toMatchObject({
      status: "fails",
      fix: "modprobe mlx5_ib",
    });
  });

  test("a device without verbs, and one whose device file is missing", async () => {
    const { "/dev/infiniband/uverbs0": _, ...noFile } = rxe0;
    expect(about(await findings(noFile), "rxe0")).toMatchObject({ status: "fails" });
    const { "/sys/class/infiniband/rxe0/device/infiniband_verbs/uverbs0/dev": __, ...noVerbs } = rxe0;
    expect(about(await findings(noVerbs), "rxe0")).toMatchObject({
      status: "fails",
      fix: "modprobe ib_uverbs",
    });
  });

  test("a port that is down, has no GID, or only RoCE v1", async () => {
    expect(about(await findings({ ...rxe0, [`${port}/state`]: "1: DOWN" }), "rxe0 port 1")).toMatchObject({
      status: "warning",
    });
    const none = await findings({ ...rxe0, [`${port}/gids/0`]: "0000:0000:0000:0000:0000:0000:0000:0000" });
    expect(about(none, "rxe0 port 1")).toMatchObject({ status: "fails" });
    const old = await findings({ ...rxe0, [`${port}/gid_attrs/types/0`]: "IB/RoCE v1" });
    expect(about(old, "rxe0 port 1")).toMatchObject({ status: "warning", fix: "cma_roce_mode -d rxe0 -m 2" });
  });

  test("a small MTU, and the packet size that it allows", async () => {
    const found = about(await findings({ ...rxe0, "/sys/class/net/va/mtu": "1500" }), "rxe0 port 1 MTU");
    expect(found).toMatchObject({ status: "warning", fix: "ip link set va mtu 4200" });
    expect(found?.says).toContain("packets carry 1024");
  });

  test("a low limit on locked memory is reported", async () => {
    const small = {
      "/proc/self/limits": "Max locked memory         65536                65536                bytes",
    };
    expect(about(await findings(small), "memlock")).toMatchObject({ status: "warning" });
  });

  test("GPUs without their module, and a small BAR", async () => {
    const found = await findings({ ...limits, ...gpu });
    expect(about(found, "nvidia module")).toMatchObject({ status: "fails" });
    expect(about(found, "BAR 0000:1b:00.0")).toMatchObject({ status: "warning" });
  });

  test("device files of the GPUs that a container lacks", async () => {
    const version = {
      "/proc/driver/nvidia/version": "NVRM version: NVIDIA UNIX x86_64 Kernel Module  580.65.06  Sun",
    };
    const found = await findings({ ...limits, ...gpu, ...version });
    expect(about(found, "device files")).toMatchObject({ status: "fails" });
  });

  test("a control group that limits RDMA objects, and a scope that hides processes", async () => {
    const found = await findings({
      ...limits,
      "/proc/self/cgroup": "0::/job",
      "/sys/fs/cgroup/job/rdma.max": "mlx5_0 hca_handle=2 hca_object=20",
      "/proc/sys/kernel/yama/ptrace_scope": "3",
    });
    expect(about(found, "cgroup")).toMatchObject({ status: "warning" });
    expect(about(found, "ptrace_scope")).toMatchObject({ status: "warning" });
  });
});

test("soft0 beside Soft-RoCE, which has its port, is reported only if it was requested", async () => {
  await findings({ "/proc/modules": "rdma_rxe 245760 0 - Live" });
  const root = join(folder, `${machines}`);
  const message = "ibv_open_device failed: EADDRINUSE (Address already in use); soft0";
  expect(refused(systemAt(root, {}), message)).toMatchObject({ status: "absent" });
  expect(refused(systemAt(root, { DOORBELL_RDMA: "soft" }), message)).toMatchObject({
    status: "fails",
    says: expect.stringContaining("rdma_rxe"),
  });
  expect(refused(systemAt("/", {}), "ibv_open_device failed: EADDRNOTAVAIL")).toMatchObject({
    fix: expect.stringContaining("ip link set lo up"),
  });
});

describe("doorbell doctor", () => {
  test("prints its findings as JSON, and exits with 0 when no check fails", () => {
    const { status, stdout } = doorbell(["doctor", "--json"], {
      env: { DOORBELL_RDMA: "soft", DOORBELL_CUDA: "soft" },
    });
    const found = JSON.parse(stdout) as Finding[];
    expect(found.find(({ thing }) => thing === "soft0")).toMatchObject({ status: "ok" });
    expect(status).toBe(found.some((each) => each.status === "fails") ? 1 : 0);
  });

  test("reports the file of the soft disk, and its fix", () => {
    const disk = join(folder, "disk.img");
    const about = (bytes: number): Finding | undefined => {
      writeFileSync(disk, new Uint8Array(bytes));
      const { stdout } = doorbell(["doctor", "--json"], { env: { DOORBELL_SOFT_DISK: disk } });
      return (JSON.parse(stdout) as Finding[]).find(({ thing }) => thing === "soft disk");
    };
    expect(about(4096)).toMatchObject({ status: "ok", says: "d00b:40:00.0, 4096 bytes" });
    expect(about(1000)).toMatchObject({
      status: "fails",
      says: expect.stringContaining("has 1000 bytes. A soft disk is a file"),
      fix: expect.stringContaining("truncate -s 1G disk.img"),
    });
  });

  test("reports the machine in which the soft devices have a place, and a wrong setting", () => {
    const about = (env: Readonly<Record<string, string>>): Finding | undefined =>
      (JSON.parse(doorbell(["doctor", "--json"], { env }).stdout) as Finding[]).find(
        ({ thing }) => thing === "soft machine",
      );
    const like = { DOORBELL_SOFT_LIKE: "hgx-h200", DOORBELL_SOFT_SCALE: "0.01" };
    expect(about({ ...like, DOORBELL_SOFT_PLACES: "soft0=mlx5_6" })).toMatchObject({
      status: "ok",
      says: expect.stringMatching(/^hgx-h200, with 0\.01 of the described rates: .*gpu0 at 0000:1b:00\.0/),
    });
    expect(about({ ...like, DOORBELL_SOFT_PLACES: "soft0=mlx5_2" })).toMatchObject({
      status: "fails",
      says: expect.stringContaining('hgx-h200 has no device "mlx5_2" for soft0'),
    });
    expect(about({})).toBeUndefined();
  });

  test("exits with 1 when a requested device does not exist", () => {
    expect(doorbell(["doctor"], { env: { DOORBELL_RDMA: "mlx5_77" } }).status).toBe(1);
  });
});
