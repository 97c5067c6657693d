import { describe, expect, test } from "vitest";
import {
  about,
  type Files,
  findings,
  open,
  peermem,
  registered,
  troubles,
} from "../support/doctor-machine.ts";
import { machineFolder } from "../unit/direct/machine-folder.ts";

describe("machines of the topology's tests", () => {
  const verdicts = async (name: string, files: Files = {}) =>
    (await findings(machineFolder(name), files))
      .filter(({ thing }) => /^(ACS|IOMMU|links?|sockets|GPU|gpu|BAR|virtual|cuFile|gdrdrv)/.test(thing))
      .map(({ thing, status }) => `${status} ${thing}`);

  test("an HGX H200 with a correct setup: no finding needs a fix", async () => {
    const found = await verdicts("hgx-h200", { ...open, ...peermem, ...registered });
    expect(found.filter((each) => each.startsWith("warning"))).toEqual([]);
    expect(found).toEqual(
      expect.arrayContaining(["ok ACS", "ok IOMMU", "ok links", "ok sockets", "ok GPUDirect RDMA"]),
    );
  });

  test("Grace Hopper: GPU memory is not behind the PCI link, so neither IOMMU nor links are reported", async () => {
    expect((await verdicts("gh200", open)).filter((each) => each.startsWith("warning"))).toEqual([]);
  });

  test("a laptop's GeForce, and a cloud's virtual machine with one GPU", async () => {
    expect((await verdicts("laptop", open)).filter((each) => each.startsWith("warning"))).toEqual([
      "warning BAR 0000:01:00.0",
    ]);
    expect((await verdicts("cloud-vm", open)).filter((each) => each.startsWith("warning"))).toEqual([]);
  });

  test("eight A100: only root can read the switches' ACS, and one GPU's SSD is across the processors", async () => {
    const found = await verdicts("a100-pcie", open);
    expect(found.filter((each) => each.startsWith("warning"))).toEqual(["warning ACS"]);
  });

  test("a desktop with two GeForce and an integrated GPU: only the halved slot is reported", async () => {
    const found = await verdicts("workstation", open);
    expect(found.filter((each) => each.startsWith("warning"))).toEqual(["warning link of gpu0"]);
  });

  test("nested switches in a machine set up for virtual machines: ACS and IOMMU", async () => {
    const found = await verdicts("h20-nested-switches", open);
    expect(found.filter((each) => each.startsWith("warning"))).toEqual(["warning ACS", "warning IOMMU"]);
  });

  test("eight MI300X with a correct setup: no advice about NVIDIA's driver", async () => {
    const found = await findings(machineFolder("mi300x"));
    expect(troubles(found).filter((thing) => /ACS|IOMMU|link|sockets|GPU|BAR|cuFile/.test(thing))).toEqual(
      [],
    );
    expect(about(found, "BAR 0000:05:00.0")).toMatchObject({ status: "ok" });
    expect(about(found, "cuFile")).toBeUndefined();
  });

  test("a cloud's H200 with cuFile and without an NVMe SSD: udev's records are still checked", async () => {
    const disk = { "/usr/local/cuda/lib64/libcufile.so.0": "", "/sys/class/block/vda/dev": "254:0" };
    const found = await findings(machineFolder("h200-cloud-vm"), { ...open, ...disk });
    expect(about(found, "cuFile")).toMatchObject({ status: "absent", says: expect.stringContaining("NVMe") });
    expect(about(found, "udev")).toMatchObject({ status: "warning" });
  });

  test("Grace Hopper with cuFile: nvidia-fs, and no advice about BAR 1", async () => {
    const library = { "/usr/local/cuda/lib64/libcufile.so.0": "" };
    const found = about(await findings(machineFolder("gh200"), { ...open, ...library }), "cuFile");
    expect(found).toMatchObject({ fix: "modprobe nvidia-fs (apt install nvidia-fs-dkms)" });
  });
});
