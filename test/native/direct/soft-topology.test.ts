import { afterAll, describe, expect, test } from "vitest";
import { openDevices } from "../../../src/cuda/index.ts";
import { openPciDevice, openVfio, topology } from "../../../src/direct/index.ts";
import { openDevice } from "../../../src/rdma/index.ts";

describe("the soft devices in the PCI tree", () => {
  const gpus = openDevices({ provider: "soft" });
  afterAll(() => {
    for (const gpu of gpus) gpu.close();
  });
  const machine = topology({ soft: true });

  test("each soft GPU has its place, by the id that CUDA reports, and a window over all its memory", () => {
    expect(gpus.length).toBeGreaterThan(0);
    for (const gpu of gpus) {
      const device = machine.device(gpu.pciId);
      expect(device).toMatchObject({ kind: "gpu", vendor: "doorbell", name: "soft GPU" });
      expect(device.bars).toMatchObject([{ index: 1, bytes: gpu.totalBytes, prefetchable: true }]);
    }
  });

  test("path() and copyPath() take the ids of soft devices", () => {
    using nic = openDevice("soft0");
    expect(machine.path(gpus[0]!.pciId, nic.name)).toMatchObject({
      kind: "PIX",
      peerDma: { works: "yes", reason: "both are soft devices, and their memory is this machine's" },
    });
    expect(machine.copyPath(gpus[0]!.pciId, nic.name)).toMatchObject({
      path: "RDMA on GPU memory",
      isDirect: true,
    });
    expect(machine.bestNicFor(gpus[0]!.pciId)?.device.infiniband).toEqual([nic.name]);
  });

  test("registers of a soft device are refused with the fix", async () => {
    const { pciId } = gpus[0]!;
    expect(() => openPciDevice(pciId)).toThrow(/no PCI device d00b:01:00\.0\n {2}hint: .*buffer\.map\(\)/);
    await expect((async () => openVfio([pciId]))()).rejects.toThrow(/hint: A soft device has no registers/);
  });

  test("a tree of another machine, and `soft: false`, have none", () => {
    expect(topology({ soft: false }).names.filter((name) => name.startsWith("d00b"))).toEqual([]);
    expect(topology({ like: "laptop" }).names.filter((name) => name.startsWith("d00b"))).toEqual([]);
    expect(() => topology({ like: "laptop", soft: true })).toThrow(
      "topology: the soft devices are on this machine. Leave out like or soft",
    );
  });

  test.each([
    ["soft", "soft0", gpus.length, 1],
    ["soft", "mlx5_0", gpus.length, 0],
    ["GPU-0", "soft", 0, 1],
  ])("DOORBELL_CUDA=%s and DOORBELL_RDMA=%s decide which are added", (cuda, rdma, gpuCount, nicCount) => {
    const before = { ...process.env };
    try {
      Object.assign(process.env, { DOORBELL_CUDA: cuda, DOORBELL_RDMA: rdma });
      const added = ({ vendor }: { readonly vendor: string | undefined }) => vendor === "doorbell";
      const found = topology();
      expect([found.gpus.filter(added).length, found.nics.filter(added).length]).toEqual([
        gpuCount,
        nicCount,
      ]);
    } finally {
      for (const name of ["DOORBELL_CUDA", "DOORBELL_RDMA"] as const) {
        if (before[name] === undefined) delete process.env[name];
        else process.env[name] = before[name];
      }
    }
  });
});
