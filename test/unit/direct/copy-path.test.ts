import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type Topology, topology } from "../../../src/direct/index.ts";
import { machinePath } from "./machine-folder.ts";

const hgx = topology({ like: "hgx-h200" });
const workstation = topology({ like: "workstation" });
const a100 = topology({ like: machinePath("a100-pcie") });

test("the port of a NIC limits a copy, where it is known", () => {
  const port = { expectedGBps: 49, limitedBy: "0000:18:00.0 port of 400 Gb/s" };
  const hgx = topology({ like: "hgx-h200" });
  expect(hgx.device("mlx5_0").portGbps).toBe(400);
  expect(hgx.copyPath("host", "mlx5_0")).toMatchObject(port);
  expect(hgx.path("gpu0", "mlx5_0").expectedGBps).toBe(56.7);
  expect(hgx.record()).toContain("ib=mlx5_0:ACTIVE rate=400 net=ibp24s0:up");
  expect(topology({ like: "workstation" }).nics[0]!.portGbps).toBeUndefined();
});

describe("copies of an HGX H200", () => {
  test.each([
    ["gpu0", "gpu1", "NVLink", 450],
    ["gpu0", "mlx5_0", "RDMA on GPU memory", 49],
    ["mlx5_0", "gpu0", "RDMA on GPU memory", 49],
    ["gpu0", "nvme2", "GPUDirect Storage", 14.2],
    ["host", "gpu0", "DMA", 56.7],
    ["nvme2", "host", "DMA", 14.2],
  ])("%s to %s: %s, %d GB/s", (from, to, path, expectedGBps) => {
    const nearer = undefined;
    expect(hgx.copyPath(from, to)).toMatchObject({ path, expectedGBps, isDirect: true, nearer });
  });

  test("a far NIC and a far SSD are direct, and the nearer one is named", () => {
    expect(hgx.copyPath("gpu0", "mlx5_6")).toMatchObject({
      path: "RDMA on GPU memory",
      nearer: expect.stringContaining("mlx5_0 is nearer to 0000:1b:00.0: PIX, both below one switch"),
    });
    expect(hgx.copyPath("nvme0", "gpu0").nearer).toContain("nvme2 is nearer to 0000:1b:00.0: PIX");
  });

  test("a NIC and an SSD have no memory for each other", () => {
    expect(hgx.copyPath("nvme2", "mlx5_0")).toMatchObject({
      path: "through host memory",
      isDirect: false,
      expectedGBps: 14.2,
      reason: expect.stringMatching(/^neither .* has memory that other devices reach/),
    });
  });

  test("host memory alone, and one device alone", () => {
    expect(hgx.copyPath("host", "host")).toMatchObject({ path: "memcpy", expectedGBps: undefined });
    expect(hgx.copyPath("gpu3", "gpu3")).toMatchObject({ path: "on the device", isDirect: true });
  });
});

test("GeForce cards copy through host memory, at the rate of the halved slot", () => {
  expect(workstation.copyPath("gpu0", "gpu1")).toMatchObject({
    path: "through host memory",
    isDirect: false,
    expectedGBps: 28.4,
    reason: "NVIDIA's driver gives GeForce RTX 5090 no GPUDirect: use host memory",
  });
});

test("a virtual machine's paths are not known to be direct", () => {
  const { path, isDirect, reason } = topology({ like: machinePath("h200-cloud-vm") }).copyPath(
    "gpu0",
    "eth0",
  );
  expect({ path, isDirect }).toEqual({ path: "through host memory", isDirect: false });
  expect(reason).toContain("whether peer-to-peer DMA works is not known: a virtual machine");
});

describe("NICs that an HGX H200 with less has", () => {
  const folder = mkdtempSync(join(tmpdir(), "doorbell-copies-"));
  const changed = (change: (text: string) => string): Topology => {
    const file = join(folder, "changed.txt");
    writeFileSync(file, change(hgx.record()));
    return topology({ like: file });
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  test("a NIC without RDMA copies through host memory", () => {
    const address = hgx.device("mlx5_0").address;
    const without = changed((text) => text.replace(/ ib=mlx5_0(:\w+)?/, ""));
    expect(without.copyPath("gpu0", address)).toMatchObject({
      path: "through host memory",
      isDirect: false,
      reason: expect.stringContaining("shows no RDMA device: use host memory"),
    });
  });

  test("a farther NIC is not called nearer, where the near one has no RDMA", () => {
    const address = hgx.device("mlx5_0").address;
    const without = changed((text) => text.replace(/ ib=mlx5_0(:\w+)?/, ""));
    expect(without.bestNicFor("gpu0")!.path.kind).not.toBe("PIX");
    expect(without.copyPath("gpu0", address).nearer).toBeUndefined();
  });
});

test("an IOMMU that translates forbids GPUDirect Storage, not RDMA", () => {
  const grace = topology({ like: "gh200" });
  expect(grace.copyPath("gpu0", "nvme0").path).toBe("through host memory");
  expect(grace.copyPath("gpu0", "nvme0").reason).toContain("the IOMMU translates the DMA of 0009:01:00.0");
  expect(grace.copyPath("gpu0", "mlx5_0").path).toBe("RDMA on GPU memory");
});

test("two GPUs without NVLink below one switch copy peer-to-peer", () => {
  expect(a100.copyPath("gpu0", "gpu1")).toMatchObject({ path: "peer-to-peer", isDirect: true });
});

test.each<[string, string, string]>([
  ["gpu0", "mlx_0", 'copyPath: to: no device of this machine is called "mlx_0"; did you mean "mlx5_0"?'],
  ["0000:15:01.0", "gpu0", 'copyPath: 0000:15:01.0 is "root port"'],
])("copyPath(%j, %j) is refused", (from, to, message) => {
  expect(() => hgx.copyPath(from, to)).toThrow(message);
});
