import { describe, expect, test } from "vitest";
import {
  about,
  type Files,
  findings,
  nvidiaFs,
  open,
  peermem,
  proprietary,
  registered,
  troubles,
} from "../support/doctor-machine.ts";
import { folderOf } from "../unit/direct/machine-folder.ts";

// Findings for GPUs and their NICs and SSDs. Each case is a machine from a public report, which the test
// names. The tree has the devices that the report mentions.

/** Returns a tree with a GPU, a NIC and an SSD below one switch. */
const beside = (root = "", port = "acs=off", gpu = "10de:20b2", gpuMore = ""): { root: string } =>
  folderOf(`
machine Vendor Server
nodes 2
pci0000:97 node=1 ${root}
  0000:97:00.0 0880 8086:09a2
  0000:97:02.0 0604 8086:347a link=16x16 driver=pcieport
    0000:98:00.0 0604 1000:c010 link=16x16 driver=pcieport
      0000:99:00.0 0604 1000:c010 link=16x16 ${port} driver=pcieport
        0000:9a:00.0 0200 15b3:101d link=16x16 bar0=2000000000:32Mp group=1 driver=mlx5_core ib=mlx5_0:ACTIVE net=eth0:up
      0000:99:01.0 0604 1000:c010 link=16x16 ${port} driver=pcieport
        0000:9b:00.0 0302 ${gpu} link=16x16 bar0=fc000000:16M bar1=3000000000:128Gp group=2 driver=nvidia ${gpuMore}
      0000:99:02.0 0604 1000:c010 link=16x4 ${port} driver=pcieport
        0000:9c:00.0 0108 144d:a80a link=16x4 bar0=fd000000:16K group=3 driver=nvme nvme=nvme0
`);
const asRoot = "config=4096 iommu=identity";

describe("machines of public reports, and doctor's findings for them", () => {
  test("nccl #489: ACS redirects, and no peer memory module", async () => {
    const found = await findings(beside(asRoot, "acs=redirect"), proprietary);
    expect(about(found, "ACS")).toMatchObject({
      status: "warning",
      fix: expect.stringContaining("setpci -s 0000:99:01.0 ECAP_ACS+6.w=0:1c"),
    });
    expect(about(found, "GPUDirect RDMA")).toMatchObject({
      status: "warning",
      fix: expect.stringContaining("modprobe nvidia-peermem"),
    });
  });

  test("nccl #606: SrcValid+ alone redirects nothing, so ACS is ok", async () => {
    const found = await findings(beside(asRoot, "acs=validate"), {
      ...proprietary,
      ...peermem,
      ...registered,
    });
    expect(about(found, "ACS")).toMatchObject({ status: "ok" });
    expect(troubles(found).filter((thing) => /ACS|GPUDirect|IOMMU/.test(thing))).toEqual([]);
  });

  test("nccl #1737: hangs with GPUDirect RDMA while the IOMMU translates", async () => {
    const found = await findings(beside("config=4096 iommu=DMA-FQ"), {
      ...proprietary,
      ...peermem,
      ...registered,
    });
    expect(about(found, "IOMMU")).toMatchObject({
      status: "warning",
      fix: expect.stringMatching(/^iommu=pt/),
    });
  });

  test("nccl #1939, #1537: nvidia_peermem is loaded, but not registered", async () => {
    const found = await findings(beside(asRoot), { ...proprietary, ...peermem });
    expect(about(found, "GPUDirect RDMA")).toMatchObject({
      status: "warning",
      says: expect.stringContaining("did not register"),
      fix: expect.stringContaining("MLNX_OFED"),
    });
    const withOpen = await findings(beside(asRoot), { ...open, ...peermem });
    expect(about(withOpen, "GPUDirect RDMA")).toMatchObject({
      status: "ok",
      says: expect.stringMatching(/^by dma-buf/),
    });
  });

  test("nccl #988: GPUDirect works without the module, through dma-buf", async () => {
    const found = await findings(beside(asRoot), open);
    expect(about(found, "GPUDirect RDMA")).toMatchObject({
      status: "ok",
      says: expect.stringContaining("dma-buf"),
    });
  });

  test("openucx/ucx pull request 11412: only root can read ACS", async () => {
    const found = await findings(beside("iommu=identity"), { ...proprietary, ...peermem, ...registered });
    expect(about(found, "ACS")).toMatchObject({
      status: "warning",
      says: expect.stringContaining("unknown without root"),
      fix: "sudo npx doorbell doctor",
    });
  });

  test("openucx/ucx #11121: GPU and NIC on different NUMA nodes", async () => {
    const tree = folderOf(`
machine Vendor Server
nodes 2
pci0000:17 node=0 iommu=identity
  0000:17:02.0 0604 8086:347a link=16x16
    0000:18:00.0 0200 14e4:1750 link=16x16 bar0=2000000000:32Mp group=1 driver=bnxt_en ib=bnxt_re0:ACTIVE net=eth0:up
pci0000:97 node=1 iommu=identity
  0000:97:02.0 0604 8086:347a link=16x16
    0000:98:00.0 0302 10de:20b5 link=16x16 bar1=3000000000:128Gp group=2 driver=nvidia
`);
    const found = await findings(tree, open);
    expect(about(found, "gpu0 and NIC")).toMatchObject({
      status: "warning",
      says: expect.stringContaining(
        "gpu0 is on NUMA node 1, its nearest RDMA NIC that is up, bnxt_re0, on node 0",
      ),
      fix: expect.stringContaining("numactl --cpunodebind=0"),
    });
  });

  test("nccl #1435: four NUMA nodes of one processor are SYS to each other, but share the processor", async () => {
    const cpu = (node: number, first: number, socket: number): Files => ({
      [`/sys/devices/system/node/node${node}/cpulist`]: `${first}-${first + 7},${first + 64}-${first + 71}`,
      [`/sys/devices/system/cpu/cpu${first}/topology/physical_package_id`]: `${socket}`,
    });
    const tree = folderOf(`
machine Vendor Server
nodes 8
pci0000:00 node=3 iommu=identity
  0000:00:01.1 0604 1022:1483 link=16x16
    0000:01:00.0 0302 10de:20b2 link=16x16 bar1=3000000000:128Gp group=1 driver=nvidia
pci0000:40 node=1 iommu=identity
  0000:40:01.1 0604 1022:1483 link=16x16
    0000:41:00.0 0207 15b3:101b link=16x16 bar0=2000000000:32Mp group=2 driver=mlx5_core ib=mlx5_0:ACTIVE
`);
    const found = await findings(tree, { ...open, ...cpu(3, 24, 0), ...cpu(1, 8, 0) });
    expect(about(found, "gpu0 and NIC")).toBeUndefined();
    expect(about(found, "sockets")).toMatchObject({ status: "ok" });
  });

  test("gds-nvidia-fs #70: an SSD below another root", async () => {
    const tree = folderOf(`
machine Vendor Workstation
nodes 1
pci0000:00 iommu=identity
  0000:00:00.0 0600 8086:a702
  0000:00:01.0 0604 8086:a70d link=16x16
    0000:01:00.0 0300 10de:2230 link=16x16 bar1=3000000000:64Gp group=1 driver=nvidia
  0000:00:06.0 0604 8086:a74d link=16x4
    0000:02:00.0 0108 144d:a80c link=16x4 bar0=80e00000:16K group=2 driver=nvme nvme=nvme0
`);
    const found = await findings(tree, { ...proprietary, ...nvidiaFs });
    expect(about(found, "cuFile")).toMatchObject({ status: "ok" });
    expect(about(found, "GPU and SSD")).toMatchObject({
      status: "warning",
      says: expect.stringContaining("PHB"),
    });
  });

  test("gds-nvidia-fs #75: an H200 whose driver does not map its memory (CUDA_ERROR_NOT_SUPPORTED)", async () => {
    const library = { "/usr/local/cuda/lib64/libcufile.so.0": "" };
    const found = await findings(beside(asRoot, "acs=off", "10de:2335"), { ...open, ...library });
    expect(about(found, "cuFile")).toMatchObject({
      status: "warning",
      says: expect.stringContaining("compatibility mode, which copies through host memory"),
      fix: expect.stringContaining("RMForceStaticBar1=1"),
    });
    const told = {
      "/proc/driver/nvidia/params": 'RegistryDwords: "RMForceStaticBar1=1;RmForceDisableIomapWC=1"',
    };
    expect(about(await findings(beside(asRoot), { ...open, ...library, ...told }), "cuFile")).toMatchObject({
      status: "ok",
      says: expect.stringContaining("P2PDMA"),
    });
    // gds-nvidia-fs #65: no P2PDMA through RAID.
    const raid = { "/proc/mdstat": "Personalities : [raid0]\nmd0 : active raid0 nvme1n1[1] nvme0n1[0]\n" };
    expect(
      about(await findings(beside(asRoot), { ...open, ...library, ...told, ...raid }), "cuFile"),
    ).toMatchObject({
      status: "warning",
      says: expect.stringContaining("RAID"),
    });
  });

  test("a container without udev's records, in which cuFile opens no file (5027)", async () => {
    const disk = { ...proprietary, ...nvidiaFs, "/sys/class/block/vda/dev": "254:0" };
    expect(about(await findings(beside(asRoot), disk), "udev")).toMatchObject({
      status: "warning",
      says: expect.stringContaining("5027"),
      fix: expect.stringContaining("-v /run/udev:/run/udev:ro"),
    });
    const known = { ...disk, "/run/udev/data/b254:0": "E:ID_FS_USAGE=filesystem" };
    expect(about(await findings(beside(asRoot), known), "udev")).toBeUndefined();
  });

  test("gds-nvidia-fs #31: nvidia-fs is loaded, the nvme driver not registered with it", async () => {
    const found = await findings(beside(asRoot), {
      ...proprietary,
      ...nvidiaFs,
      "/proc/driver/nvidia-fs/modules": "",
    });
    expect(about(found, "cuFile")).toMatchObject({
      status: "warning",
      says: expect.stringContaining("nvme driver is not registered"),
    });
  });

  test("gds-nvidia-fs #78, #87: unnoticed compatibility mode, by cufile.json", async () => {
    const settings = { "/etc/cufile.json": '{ "properties": { "force_compat_mode": true } }' };
    const found = await findings(beside(asRoot), { ...proprietary, ...nvidiaFs, ...settings });
    expect(about(found, "cuFile")).toMatchObject({
      status: "warning",
      fix: '"force_compat_mode": false in /etc/cufile.json',
    });
  });

  test("intel/compute-runtime #933: a GPU with a BAR of 256 MiB", async () => {
    const tree = folderOf(`
machine ASUS X399
nodes 1
pci0000:40
  0000:40:01.3 0604 1022:1453 link=8x16
    0000:41:00.0 0300 8086:e20b link=8x8 bar0=a0000000:16M bar2=90000000:256Mp group=1 driver=xe drm=card0
    + rebar2=256M,512M,16G
`);
    expect(about(await findings(tree), "BAR 0000:41:00.0")).toMatchObject({
      status: "warning",
      says: expect.stringContaining("256 MiB"),
      fix: expect.stringContaining("resource2_resize"),
    });
  });

  test("raspberry-pi-pcie-devices #143: a NIC on one lane of its four", async () => {
    const tree = folderOf(`
machine Vendor Board
nodes 1
pci0000:00
  0000:00:1c.0 0604 8086:a340 link=5x1/8x4
    0000:01:00.0 0200 15b3:1003 link=5x1/8x4 bar0=90000000:1M group=1 driver=mlx4_core ib=mlx4_0:ACTIVE net=eth0:up
`);
    expect(about(await findings(tree), "link of mlx4_0")).toMatchObject({
      status: "warning",
      says: "runs at PCIe 2.0 x1; device and slot support PCIe 3.0 x4",
    });
  });

  test("nvtop #6: the slow link of an idle GPU is not reported", async () => {
    const tree = folderOf(`
pci0000:00
  0000:00:01.0 0604 8086:1901 link=2.5x16/8x16
    0000:01:00.0 0300 10de:20b5 link=2.5x16/8x16 bar1=c0000000:32Gp driver=nvidia
`);
    expect(about(await findings(tree), "links")).toMatchObject({ status: "ok" });
  });

  test("club-3090 #1140: two GeForce (GNS in nvidia-smi topo -p2p) get no advice about ACS, IOMMU or modules", async () => {
    const tree = folderOf(`
machine ASUS WRX80
nodes 1
pci0000:00 iommu=DMA-FQ
  0000:00:03.1 0604 1022:1483 link=16x16
    0000:02:00.0 0300 10de:2bff link=2.5x16/32x16 bar1=3000000000:32Gp group=1 driver=nvidia
    0000:02:00.1 0403 10de:22e8 link=2.5x16/32x16 group=1
pci0000:20 iommu=DMA-FQ
  0000:20:07.1 0604 1022:1484 link=16x4
    0000:21:00.0 0108 144d:a80c link=16x4 bar0=fd000000:16K group=3 driver=nvme nvme=nvme0
`);
    const model = {
      "/proc/driver/nvidia/gpus/0000:02:00.0/information": "Model: \t NVIDIA GeForce RTX 5090\n",
    };
    expect(
      troubles(await findings(tree, { ...open, ...model })).filter(
        (thing) => !/^(device files|memlock|providers)/.test(thing),
      ),
    ).toEqual([]);
  });

  test("nccl #1412 and NVIDIA's own advice: in a virtual machine the host decides", async () => {
    const tree = folderOf(`
machine QEMU Standard PC (Q35 + ICH9, 2009)
nodes 1
pci0000:00
  0000:00:02.0 0604 1b36:000c link=16x32
    0000:01:00.0 0302 10de:2330 link=32x16 bar1=3000000000:128Gp driver=nvidia
  0000:00:03.0 0604 1b36:000c link=16x32
    0000:02:00.0 0302 10de:2330 link=32x16 bar1=7000000000:128Gp driver=nvidia
`);
    const found = await findings(tree, open);
    expect(about(found, "virtual machine")).toMatchObject({
      status: "warning",
      fix: expect.stringContaining("x-nv-gpudirect-clique"),
    });
    expect(found.filter(({ thing }) => /^(ACS|IOMMU|links|sockets)$/.test(thing))).toEqual([]);
  });

  test("gdrcopy: its module without its device file", async () => {
    const found = await findings(beside(asRoot), { ...open, "/proc/modules": "gdrdrv 24576 0 - Live 0x0\n" });
    expect(about(found, "gdrdrv")).toMatchObject({
      status: "warning",
      fix: expect.stringContaining("mknod /dev/gdrdrv"),
    });
  });
});
