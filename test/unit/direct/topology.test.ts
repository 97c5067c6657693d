import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { SysfsError, type Topology, topology } from "../../../src/direct/index.ts";
import { describedMachines } from "../../../src/machine/described/machines.ts";
import { folderOf, machineFolder, machinePath } from "./machine-folder.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}, 60_000);

const opened = (folder: ReturnType<typeof folderOf>): Topology => {
  folders.push(folder.root);
  return topology(folder);
};
const likeOf = (name: string): Topology =>
  topology({ like: Object.hasOwn(describedMachines, name) ? name : machinePath(name) });

describe("an HGX H200", () => {
  const hgx = likeOf("hgx-h200");

  test("distinguishes ports by their position", () => {
    const count = (kind: string): number => hgx.devices.filter((each) => each.kind === kind).length;
    const kinds = ["root port", "switch upstream", "switch downstream", "nvswitch", "gpu", "nic", "ssd"];
    expect(kinds.map(count)).toEqual([14, 8, 24, 2, 8, 10, 10]);
  });

  test("does not count the display of the management chip as a GPU", () => {
    expect(hgx.device("card8")).toMatchObject({ kind: "other", vendor: "ASPEED", driver: "ast" });
    expect(hgx.device("0000:03:00.0").kind).toBe("bridge");
  });

  test("reads a GPU's BARs, link, node, group, driver and names", () => {
    expect(hgx.device("gpu0")).toMatchObject({
      address: "0000:1b:00.0",
      name: "H200 SXM 141 GB",
      root: "pci0000:15",
      above: ["0000:15:01.0", "0000:16:00.0", "0000:17:01.0"],
      link: { gigatransfers: 32, lanes: 16 },
      numaNode: 0,
      iommuGroup: 120,
      iommuType: "identity",
      driver: "nvidia",
      drm: ["card0", "renderD128"],
    });
    expect(hgx.device("gpu0").bars[1]).toEqual({
      index: 2,
      address: 0x21b8000000000n,
      bytes: 2 ** 38,
      isMemory: true,
      prefetchable: true,
      is64Bit: true,
      resizableBytes: [],
    });
  });

  test("has NV18 between GPUs, PIX to the NIC of the switch, NODE or SYS to others", () => {
    const kinds = (a: string, ...others: string[]): string[] => others.map((b) => hgx.path(a, b).kind);
    expect(kinds("gpu0", "gpu1", "gpu7", "mlx5_0", "mlx5_3", "mlx5_6")).toEqual([
      "NV18",
      "NV18",
      "PIX",
      "NODE",
      "SYS",
    ]);
    expect(hgx.path("gpu0", "gpu7")).toMatchObject({ expectedGBps: 450, peerDma: { works: "yes" } });
    expect(hgx.path("gpu3", "mlx5_5")).toMatchObject({
      through: ["0000:5d:01.0", "0000:5c:00.0", "0000:5d:00.0"],
      expectedGBps: 56.7,
      peerDma: { works: "yes", reason: "straight through the switch: no ACS redirect on the way" },
    });
    expect(hgx.path("gpu0", "mlx5_11").through).toHaveLength(6);
    expect(hgx.path("gpu0", "gpu0").kind).toBe("X");
  });

  test("gives each GPU the NIC and the SSD of its own switch", () => {
    const nics = hgx.gpus.map((gpu) => hgx.bestNicFor(gpu)?.device.infiniband[0]);
    expect(nics).toEqual([0, 3, 4, 5, 6, 9, 10, 11].map((i) => `mlx5_${i}`));
    const ssds = hgx.gpus.map((gpu) => hgx.bestSsdFor(gpu)?.device.nvme[0]);
    expect(ssds).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((i) => `nvme${i}`));
  });

  test("has equal paths in both directions", () => {
    const ends = [...hgx.gpus, ...hgx.nics, ...hgx.ssds];
    for (const a of ends) {
      for (const b of ends) {
        const [there, back] = [hgx.path(a, b), hgx.path(b, a)];
        expect(back).toMatchObject({ kind: there.kind, expectedGBps: there.expectedGBps });
        expect([...back.through].reverse()).toEqual(there.through);
      }
    }
  });
});

test("a laptop has PHB, a sleeping link counts at its maximum, and GeForce has no GPUDirect", () => {
  const laptop = likeOf("laptop");
  const path = laptop.path("gpu1", "nvme0");
  expect(path).toMatchObject({ kind: "PHB", limitedBy: "0000:02:00.0 PCIe 4.0 x4", expectedGBps: 7.1 });
  expect(path.peerDma).toMatchObject({ works: "no", reason: expect.stringContaining("GeForce") });
  expect(laptop.device("gpu1").bars[1]!.resizableBytes).toEqual([6, 7, 8, 13].map((n) => 2 ** (20 + n)));
  expect(laptop.device("0000:00:01.0").acs).toBe("unknown without root");
  expect(laptop.bestNicFor("gpu1")?.reason).toContain("it has no RDMA");
});

test("a cloud VM reports paths; peer-to-peer DMA and the GB/s of a virtio NIC are unknown", () => {
  const vm = likeOf("cloud-vm");
  expect(vm.isVirtual).toBe(true);
  const { kind, expectedGBps, peerDma } = vm.path("gpu0", "eth0");
  expect({ kind, expectedGBps, works: peerDma.works }).toEqual({ kind: "PHB", works: "unknown" });
  expect(vm.bestSsdFor("gpu0")).toBeUndefined();
});

test("Grace Hopper has separate domains, NODE, and memory behind NVLink-C2C instead of the PCI link", () => {
  const grace = likeOf("gh200");
  const choice = grace.bestNicFor("gpu0")!;
  expect(choice.device.infiniband).toEqual(["mlx5_0"]);
  expect(choice.path).toMatchObject({
    kind: "NODE",
    expectedGBps: 56.7,
    limitedBy: "0000:01:00.0 PCIe 5.0 x16",
  });
  expect(choice.path.peerDma.reason).toContain("NVLink-C2C");
});

test("four of eight A100s below a switch share its NIC's two ports, without virtual functions and ports that are down", () => {
  const a100 = likeOf("a100-pcie");
  const nics = a100.gpus.map((gpu) => a100.bestNicFor(gpu)?.device.infiniband[0]);
  expect(nics).toEqual(["mlx5_0", "mlx5_0", "mlx5_0", "mlx5_0", "mlx5_2", "mlx5_3", "mlx5_2", "mlx5_3"]);
  expect(a100.path("gpu0", "gpu3").kind).toBe("PIX");
  expect(a100.path("gpu0", "nvme0")).toMatchObject({ kind: "PHB", peerDma: { works: "yes" } });
  expect(a100.bestSsdFor("gpu4")).toMatchObject({ path: { kind: "SYS" } });
});

test("a desktop with two GeForce has PHB, and prefers the SSD at the processor to the one at the chipset", () => {
  const desktop = likeOf("workstation");
  expect(desktop.path("gpu0", "gpu1")).toMatchObject({ kind: "PHB", peerDma: { works: "no" } });
  expect(desktop.bestSsdFor("gpu0")?.device.nvme).toEqual(["nvme0"]);
  expect(desktop.path("gpu0", "nvme1").kind).toBe("PHB");
  expect(desktop.device("0000:04:00.0").kind).toBe("switch upstream");
});

test("nested switches have PXB to the NIC and PIX to the SSD, and ACS routes both through the root", () => {
  const h20 = likeOf("h20-nested-switches");
  expect(h20.path("gpu0", "nvme0")).toMatchObject({ kind: "PIX", limitedBy: "0001:c8:00.0 PCIe 4.0 x4" });
  const path = h20.path("gpu0", "mlx5_0");
  expect(path).toMatchObject({
    kind: "PXB",
    peerDma: { reason: expect.stringContaining("ACS redirects requests in") },
  });
  expect(path.reason).toContain("2 switches");
  expect(h20.devices.filter(({ kind }) => kind === "nvswitch")).toHaveLength(2);
});

test("each of eight MI300X gets the NIC and the SSD of its own switch", () => {
  const mi300x = likeOf("mi300x");
  expect(mi300x.gpus.map(({ name }) => name)).toEqual(Array(8).fill("Instinct MI300X"));
  mi300x.gpus.forEach((gpu, i) => {
    expect(mi300x.bestNicFor(gpu)).toMatchObject({
      device: { infiniband: [`bnxt_re${i}`] },
      path: { kind: "PIX" },
    });
    expect(mi300x.bestSsdFor(gpu)).toMatchObject({ device: { nvme: [`nvme${i}`] }, path: { kind: "PIX" } });
  });
  expect(mi300x.path("gpu0", "bnxt_re3").kind).toBe("NODE");
  expect(mi300x.path("gpu0", "gpu4").kind).toBe("SYS");
});

/** Two switches under one root port, as in a chassis of A100s. */
const cascade = (acs: string): string => `
pci0000:10 config=4096 ${acs}
  0000:10:00.0 0600 1022:1480
  0000:10:01.0 0604 1022:1483 link=16x16
    0000:11:00.0 0604 11f8:4000 link=16x16
      0000:12:00.0 0604 11f8:4000 link=16x16
        0000:13:00.0 0604 11f8:4000 link=16x16
          0000:14:00.0 0604 11f8:4000 link=16x16
            0000:15:00.0 0302 10de:20b5 link=16x16 bar1=1000000000:128Gp group=1 iommu=DMA
      0000:12:01.0 0604 11f8:4000 link=16x16
        0000:16:00.0 0200 15b3:101d link=16x16 bar0=2000000000:32Mp ib=mlx5_0:DOWN
        0000:16:00.1 0200 15b3:101d link=16x16 bar0=2002000000:32Mp ib=mlx5_1:ACTIVE
pci0000:20
  0000:20:00.0 0600 1022:1480
  0000:20:01.0 0604 1022:1483 link=16x16
    0000:21:00.0 0108 144d:a824 link=16x4 bar0=3000000000:16K nvme=nvme0 p2pmem=64M
nodes 2
`;

test("two switches are PXB, ACS decides the route of requests, and a port that is down is not chosen", () => {
  const on = opened(folderOf(cascade("acs=redirect")));
  expect(on.path("gpu0", "mlx5_1")).toMatchObject({
    kind: "PXB",
    peerDma: {
      works: "yes",
      reason: expect.stringMatching(/up to the root port and back: ACS .*IOMMU translates/),
    },
  });
  expect(on.path("mlx5_0", "mlx5_1")).toMatchObject({ kind: "PIX" });
  expect(on.bestNicFor("gpu0")?.device.infiniband).toEqual(["mlx5_1"]);
  expect(on.device("0000:12:00.0").acs).toMatchObject({ redirectsPeers: true });
  const off = opened(folderOf(cascade("")));
  expect(off.device("0000:12:00.0").acs).toBe("none");
  expect(off.path("gpu0", "mlx5_1").peerDma.reason).toMatch(/^straight through the switch/);
});

test("paths between roots with unknown NUMA nodes are SYS, and an AMD processor forwards", () => {
  const chassis = opened(folderOf(cascade("")));
  const path = chassis.path("gpu0", "nvme0");
  expect(path).toMatchObject({ kind: "SYS", expectedGBps: 7.1, peerDma: { works: "yes" } });
  expect(chassis.device("nvme0").peerMemory).toEqual({ bytes: 2 ** 26, availableBytes: 0, published: true });
});

test("an H200 in a cloud VM shows no physical links and no NVMe SSD", () => {
  const vm = likeOf("h200-cloud-vm");
  expect([vm.isVirtual, vm.gpus[0]!.name, vm.ssds]).toEqual([true, "H200 SXM 141 GB", []]);
  expect(vm.path("gpu0", "eth0")).toMatchObject({ kind: "PHB", peerDma: { works: "unknown" } });
  expect(vm.bestNicFor("gpu0")?.reason).toContain("it has no RDMA");
  expect(vm.bestSsdFor("gpu0")).toBeUndefined();
});

test("QEMU's switch has PIX below it, and PHB to the SSD beside it", () => {
  const vm = likeOf("qemu-switch");
  const path = vm.path("0000:03:00.0", "0000:04:00.0");
  expect(path).toMatchObject({ kind: "PIX", peerDma: { works: "unknown" } });
  const kinds = path.through.map((address) => vm.device(address).kind);
  expect(kinds).toEqual(["switch downstream", "switch upstream", "switch downstream"]);
  expect(vm.path("0000:03:00.0", "0000:05:00.0").kind).toBe("PHB");
  expect(vm.ssds.map(({ address }) => address)).toEqual(["0000:03:00.0", "0000:05:00.0", "0000:06:00.0"]);
});

test("a GPU in the processor has no memory for peers", () => {
  for (const [name, gpu] of [
    ["laptop", "gpu0"],
    ["workstation", "gpu2"],
  ] as const) {
    const { peerDma } = likeOf(name).path(gpu, "nvme0");
    expect(peerDma).toMatchObject({ works: "no", reason: expect.stringContaining("part of the processor") });
  }
});

test.each([
  "a100-pcie",
  "cloud-vm",
  "workstation",
  "gh200",
  "h20-nested-switches",
  "h200-cloud-vm",
  "hgx-h200",
  "laptop",
  "mi300x",
  "qemu-switch",
])(
  "%s is the same on disk, described, and recorded and read again",
  (name) => {
    const folder = machineFolder(name);
    folders.push(folder.root);
    const onDisk = topology(folder);
    const file = join(folder.root, "recorded.txt");
    writeFileSync(file, onDisk.record("again"));
    for (const described of [topology({ like: file }), likeOf(name)]) {
      expect(described.devices).toEqual(onDisk.devices);
      const { name: title, isVirtual, numaNodes, nvLinks } = onDisk;
      expect(described).toMatchObject({ name: title, isVirtual, numaNodes, nvLinks });
    }
  },
  30_000,
);

describe("wrong arguments", () => {
  const hgx = likeOf("hgx-h200");
  const wrong = (call: () => unknown): unknown => {
    try {
      return call();
    } catch (error) {
      return `${(error as Error).name}: ${(error as Error).message.split("\n")[0]}`;
    }
  };

  test.each<[string, () => unknown, string]>([
    [
      "a misspelt name",
      () => hgx.path("gpu0", "mlx_10"),
      'RangeError: path: b: no device of this machine is called "mlx_10"; did you mean "mlx5_10"?',
    ],
    [
      "no name",
      () => hgx.device(7 as never),
      'TypeError: device: name is 7. Use a name such as "0000:65:00.0" or "mlx5_0"',
    ],
    [
      "a NIC for a GPU",
      () => hgx.bestNicFor("mlx5_0"),
      "RangeError: bestNicFor: gpu: 0000:18:00.0 is not a GPU (ConnectX-7). GPUs here: 0000:1b:00.0, ",
    ],
    [
      "an unknown option",
      () => topology({ rot: "/sys" } as never),
      'TypeError: topology: unknown option "rot"; did you mean "root"?',
    ],
    [
      "wrong NVLinks",
      () => topology({ nvLinks: [{ from: 1 }] as never }),
      "TypeError: topology: nvLinks[] is an object. Use { from, to, links, version } with PCI addresses",
    ],
    [
      "a misspelt machine",
      () => topology({ like: "hgx-h20" }),
      'RangeError: topology: like is "hgx-h20", which is neither a described machine nor a readable file (ENOENT); did you mean "hgx-h200"?',
    ],
    [
      "two machines",
      () => topology({ like: "laptop", root: "/sys" }),
      "TypeError: topology: like and root name two machines. Use one of them",
    ],
    ["no sysfs", () => topology({ root: "/nowhere" }), "SysfsError: there is no /nowhere/bus/pci/devices"],
  ])("%s", (_, call, message) => {
    expect(wrong(call)).toContain(message);
  });

  test("short and long addresses name the same device", () => {
    expect([hgx.device("1b:00.0"), hgx.device("00000000:1B:00.0")]).toEqual([
      hgx.device("gpu0"),
      hgx.device("gpu0"),
    ]);
  });
});

test("a record has the machine's name and the names of devices as they are", () => {
  const text = [
    "# folded",
    "machine My_Vendor  Box  2",
    "nodes 1",
    "pci0000:00",
    "  # a comment may be indented",
    "  0000:01:00.0 020000 15b3:1021 driver=my.driver net=wan+1,veth@2",
  ].join("\n");
  const folder = folderOf(text);
  folders.push(folder.root);
  const machine = topology({ root: folder.root, soft: false });
  expect([machine.name, machine.nics[0]!.net]).toEqual(["My_Vendor  Box  2", ["veth@2", "wan+1"]]);
  const file = join(folder.root, "recorded.txt");
  writeFileSync(file, machine.record("a\r\nb"));
  const again = topology({ like: file });
  expect([again.name, again.devices]).toEqual([machine.name, machine.devices]);
  expect(() => machine.record(5 as never)).toThrow("record: comment is 5. Use a text");
});

const gpuLine = "pci0000:00\n  0000:01:00.0 0302 10de:2335";
test.each([
  ["pci0000:00\n  0000:00:01.0 0604 8086:a70d lnk=2.5x8", 'line 2: unknown word "lnk"; did you mean "link"?'],
  ["pci0000:00\n  0000:00:01.0 0604 8086:a70d link=fast", 'line 2: link is "fast". Use GT/s and lanes'],
  ["pci0000:00\n  0000:00:01.0 604 8086:a70d", 'line 2: the class is "604". Use 4 or 6 hexadecimal digits'],
  ["pci0000:00\n  0000:00:01.0 0604 intel", 'line 2: the ids are "intel". Use VENDOR:DEVICE'],
  ["0000:00:01.0 0604 8086:a70d", "line 1: 0000:00:01.0 is not below a root"],
  ["# a comment\n\nmachin LENOVO", 'line 3: "machin" begins no line; did you mean "machine"?'],
  ["nodes two", 'line 1: nodes is "two". Use the number of NUMA nodes'],
  ["nvlink gpu0 gpu1", "line 1: an nvlink is FROM TO LINKS VERSION"],
  ["nvlink 0000:1b:00.0 switch 1e2 4", "line 1: an nvlink is FROM TO LINKS VERSION"],
  ["machine \u001b[31mDELL", "line 1: it has control characters, so it is no text"],
  [`${gpuLine} bar0=0:0`, 'line 2: bar0 is "0:0". Use ADDRESS:SIZE'],
  [`${gpuLine} bar0=0:${"9".repeat(400)}`, "line 2: bar0 is"],
  [`${gpuLine} rebar1=3M`, 'line 2: rebar1 is "3M". Use powers of two'],
  [`${gpuLine} link=0x10x16`, 'line 2: link is "0x10x16". Use GT/s and lanes'],
  [`${gpuLine}\n  0000:01:00.0 0302 10de:2335`, "line 3: 0000:01:00.0 is also on a line above"],
  [`${gpuLine} drm=card0\n  0000:02:00.0 0302 10de:2335 drm=card0`, "line 3: card0 is also on a line above"],
])("the text of a machine %j is refused by its line", (text, message) => {
  const folder = mkdtempSync(join(tmpdir(), "doorbell-text-"));
  folders.push(folder);
  const file = join(folder, "machine.txt");
  writeFileSync(file, text);
  expect(() => topology({ like: file })).toThrow(`${file}, ${message}`);
});

test("an empty tree, and this machine's own, are read", () => {
  expect(opened(folderOf("")).devices).toEqual([]);
  const empty = mkdtempSync(join(tmpdir(), "doorbell-empty-"));
  folders.push(empty);
  expect(() => topology({ root: empty })).toThrow(SysfsError);
  let here: Topology;
  try {
    here = topology();
  } catch (error) {
    expect(error).toBeInstanceOf(SysfsError);
    return;
  }
  for (const a of here.devices) for (const b of here.devices) expect(here.path(a, b).reason).not.toBe("");
});
