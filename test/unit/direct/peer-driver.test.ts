import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { statusName } from "../../../src/direct/nvme/nvme-error.ts";
import { PageList } from "../../../src/direct/nvme/page-list.ts";
import { BusAddresses } from "../../../src/direct/vfio/bus-addresses.ts";
import { groupOf } from "../../../src/direct/vfio/in-use.ts";
import { DeviceInUseError } from "../../../src/direct/vfio/vfio-error.ts";

// Decisions of VFIO and the NVMe driver that need no hardware. `npm run test:p2p` tests the drivers on
// devices.

const folder = mkdtempSync(join(tmpdir(), "doorbell-in-use-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let machines = 0;

const ADDRESS = "0000:03:00.0";
const device = `sys/devices/pci0000:00/0000:00:01.0/${ADDRESS}`;

/**
 * Returns the folder of a machine with an NVMe SSD. A text "-> target" makes a link, relative to the machine.
 */
function machine(files: Readonly<Record<string, string>>): { sys: string; proc: string } {
  const root = join(folder, `${++machines}`);
  const all = {
    [`${device}/vendor`]: "0x144d",
    [`sys/bus/pci/devices/${ADDRESS}`]: `-> ${device}`,
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    if (!text.startsWith("-> ")) writeFileSync(join(root, path), `${text}\n`);
    else {
      mkdirSync(join(root, text.slice(3)), { recursive: true });
      symlinkSync(join(root, text.slice(3)), join(root, path));
    }
  }
  return { sys: join(root, "sys"), proc: join(root, "proc") };
}

function refusal(files: Readonly<Record<string, string>>): DeviceInUseError {
  try {
    groupOf(ADDRESS, machine(files));
  } catch (error) {
    if (error instanceof DeviceInUseError) return error;
    throw error;
  }
  throw new Error("it was not refused");
}

const nvme = { [`${device}/driver`]: "-> sys/bus/pci/drivers/nvme" };
const partition = {
  ...nvme,
  "sys/class/block/nvme0n1p2": `-> ${device}/nvme/nvme0/nvme0n1/nvme0n1p2`,
  [`${device}/nvme/nvme0/nvme0n1/nvme0n1p2/dev`]: "259:2",
};
const vfio = {
  [`${device}/driver`]: "-> sys/bus/pci/drivers/vfio-pci",
  [`${device}/iommu_group`]: "-> sys/kernel/iommu_groups/10",
};

describe("a device is opened if VFIO has it, and refused otherwise", () => {
  test("with VFIO the group is returned", () => {
    expect(groupOf(ADDRESS, machine(vfio))).toBe("10");
  });

  test("with another driver the error has the commands that change the driver", () => {
    const { message, commands } = refusal(nvme);
    expect(message).toContain("driver nvme has it");
    expect(commands).toContain(`echo ${ADDRESS} > /sys/bus/pci/devices/${ADDRESS}/driver/unbind`);
  });

  test.each([
    [
      "mounted",
      { "proc/self/mountinfo": "29 1 259:2 / / rw - ext4 /dev/root rw" },
      "nvme0n1p2 is mounted at /",
      "umount /",
    ],
    [
      "swap",
      { "proc/swaps": "Filename Type\n/dev/nvme0n1p2 partition 8 0 -2" },
      "nvme0n1p2 is swap",
      "swapoff /dev/nvme0n1p2",
    ],
    [
      "LVM or RAID",
      { [`${device}/nvme/nvme0/nvme0n1/nvme0n1p2/holders/dm-0`]: "" },
      "a part of dm-0",
      undefined,
    ],
  ])("a device in use (%s) is an error with the command that ends the use", (_, files, says, command) => {
    const { message, commands } = refusal({ ...partition, ...files });
    expect(message).toContain(says);
    expect(message).toContain("left alone");
    expect(commands).toEqual(command === undefined ? [] : [command]);
  });

  test("another device of the IOMMU group with a driver is named", () => {
    const other = "0000:03:00.1";
    const { message } = refusal({
      ...vfio,
      [`sys/kernel/iommu_groups/10/devices/${other}`]: "",
      [`sys/bus/pci/devices/${other}/driver`]: "-> sys/bus/pci/drivers/snd_hda_intel",
    });
    expect(message).toContain("0000:03:00.1 is in the same IOMMU group (10) and has driver snd_hda_intel");
  });

  test("a missing IOMMU and a missing device are errors", () => {
    expect(refusal({ [`${device}/driver`]: "-> sys/bus/pci/drivers/vfio-pci" }).message).toContain(
      "intel_iommu=on",
    );
    expect(() => groupOf("0000:99:00.0", machine({}))).toThrow(
      expect.objectContaining({
        name: "VfioError",
        code: "ENODEV",
        message: expect.stringContaining("there is no PCI device 0000:99:00.0"),
      }),
    );
  });
});

describe("bus addresses", () => {
  const MIB = 2 ** 20;

  test("are allocated from 4 GiB on, do not overlap, and are reused", () => {
    const addresses = new BusAddresses([
      { from: 0, to: 0xfee0_0000 },
      { from: 0xfef0_0000, to: 2 ** 39 },
    ]);
    const [a, b] = [addresses.take(3 * MIB), addresses.take(4096)];
    expect(a).toBe(2 ** 32);
    expect(b).toBeGreaterThanOrEqual(a + 3 * MIB);
    addresses.give(a);
    expect(addresses.take(2 * MIB)).toBe(a);
  });

  test("are below 4 GiB if none are above, and an error if all are allocated", () => {
    const addresses = new BusAddresses([{ from: 0x10000, to: 0x20000 }]);
    expect(addresses.take(0x8000)).toBe(0x10000);
    expect(() => addresses.take(0x10000)).toThrow("no 65536 bus addresses in a row are free");
  });

  test("are refused if the IOMMU does not translate them", () => {
    const addresses = new BusAddresses([{ from: 0, to: 0xfee0_0000 }]);
    expect(() => addresses.takeAt(0xfee0_0000, 4096)).toThrow("0x0 to 0xfee00000");
    addresses.takeAt(0xe800_0000, MIB);
    expect(() => addresses.takeAt(0xe80f_f000, 4096)).toThrow("are taken");
  });
});

describe("pages of a command", () => {
  const page = new Uint8Array(4096);
  const list = new PageList(page, 0x7000_0000);
  const entries = (count: number): bigint[] => [...new BigUint64Array(page.buffer, 0, count)];

  test("one page, two pages, and a list", () => {
    expect(list.second(0x1_0000_0200, 0xe00)).toBe(0);
    expect(list.second(0x1_0000_0200, 0xe01)).toBe(0x1_0000_1000);
    expect(list.second(0x1_0000_0000, 0x2000)).toBe(0x1_0000_1000);
    expect(list.second(0x1_0000_0200, 0x2000)).toBe(0x7000_0000);
    expect(entries(2)).toEqual([0x1_0000_1000n, 0x1_0000_2000n]);
  });

  test("the longest list fits into a page for any start address", () => {
    expect(PageList.longest(4096)).toBe(2 ** 21);
    list.second(0x1_0000_0ffc, 2 ** 21);
    expect(entries(512).at(-1)).toBe(0x1_0020_0000n);
  });
});

test("status codes have the names of their type", () => {
  expect(statusName(0x80)).toBe("NVME_SC_LBA_RANGE");
  expect(statusName(0x281)).toBe("NVME_SC_READ_ERROR");
  expect(statusName(0x101)).toBe("NVME_SC_QID_INVALID");
  expect(statusName(0x7c3)).toBe("status 7/0xc3");
});
