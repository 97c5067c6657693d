import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import * as nvme from "../../../ffi/nvme/index.ts";
import { PCI_COMMAND, PCI_COMMAND_MASTER } from "../../../ffi/vfio/index.ts";
import { MOST_MAPPINGS, makeMappings, makeWords, Word } from "../../../src/direct/soft-disk/disk-share.ts";
import { HostMemory } from "../../../src/direct/soft-disk/host-memory.ts";
import { MappingTable } from "../../../src/direct/soft-disk/mapping-table.ts";
import { BAR_BYTES } from "../../../src/direct/soft-disk/soft-registers.ts";
import { Memory } from "../../../src/memory/index.ts";

// Accesses of the soft disk to memory, without its thread and its controller.

const BASE = 2 ** 32;
const { NVME_SC_DATA_XFER_ERROR, NVME_SC_SUCCESS } = nvme;

const folder = mkdtempSync(join(tmpdir(), "doorbell-soft-iommu-"));
const path = join(folder, "disk.img");
const content = Uint8Array.from({ length: 65536 }, (_, i) => (i * 5 + (i >> 8)) & 0xff);
writeFileSync(path, content);
const file = openSync(path, "r+");
const pages = Memory.allocate(BAR_BYTES + 4096);
const memory = Memory.allocate(16384);
const words = makeWords();
let table: MappingTable;
let host: HostMemory;

const setBusMaster = (on: boolean): void => {
  pages.bytes[BAR_BYTES + PCI_COMMAND] = on ? PCI_COMMAND_MASTER : 0;
};

beforeEach(() => {
  table = new MappingTable(makeMappings());
  const disk = { blocks: 128, isWritable: true, serial: "test" };
  host = new HostMemory({
    words,
    mappings: table.share,
    pages: pages.pointer,
    file,
    event: -1,
    disk,
    links: undefined,
  });
  setBusMaster(true);
  memory.bytes.fill(0);
});
afterAll(() => {
  closeSync(file);
  pages.close();
  memory.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("the soft disk reaches", () => {
  test("mapped memory, over the border of two mappings", () => {
    table.add(memory.pointer, BASE, 4096, "both");
    table.add(memory.pointer + 8192, BASE + 4096, 4096, "both");
    expect(host.move(false, BASE + 4000, 200, 512)).toBe(NVME_SC_SUCCESS);
    expect(memory.view(4000, 96)).toEqual(content.slice(512, 608));
    expect(memory.view(8192, 104)).toEqual(content.slice(608, 712));
    expect(memory.view(4096, 4096)).toEqual(new Uint8Array(4096));
    expect(host.move(true, BASE + 4000, 200, 1024)).toBe(NVME_SC_SUCCESS);
    expect(new Uint8Array(readFileSync(path).subarray(1024, 1224))).toEqual(content.slice(512, 712));
    writeFileSync(path, content);
  });

  test.each([
    ["before a mapping", BASE - 512, 512],
    ["behind a mapping", BASE + 4096, 512],
    ["at an address above 2 ** 53", 2 ** 60, 512],
  ])("nothing %s", (_, address, bytes) => {
    table.add(memory.pointer, BASE, 4096, "both");
    expect(host.move(false, address, bytes, 0)).toBe(NVME_SC_DATA_XFER_ERROR);
    expect(host.move(true, address, bytes, 0)).toBe(NVME_SC_DATA_XFER_ERROR);
    expect(host.fetch(address, 0, 64)).toBe(false);
    expect(host.store(address, 0, 16)).toBe(false);
    expect(memory.bytes.every((byte) => byte === 0)).toBe(true);
  });

  test("no byte behind the end of a mapping that begins and ends inside pages", () => {
    table.add(memory.pointer + 100, BASE, 600, "both");
    expect(host.move(false, BASE, 600, 0)).toBe(NVME_SC_SUCCESS);
    expect(host.move(false, BASE, 601, 0)).toBe(NVME_SC_DATA_XFER_ERROR);
    expect(memory.view(100, 600)).toEqual(content.slice(0, 600));
    expect([...memory.view(98, 2), ...memory.view(700, 2)]).toEqual([0, 0, 0, 0]);
  });

  test("memory only with the access of its mapping", () => {
    table.add(memory.pointer, BASE, 4096, "read");
    table.add(memory.pointer + 4096, BASE + 4096, 4096, "write");
    expect(host.move(false, BASE, 512, 0)).toBe(NVME_SC_DATA_XFER_ERROR);
    expect(host.move(true, BASE, 512, 0)).toBe(NVME_SC_SUCCESS);
    expect(host.move(true, BASE + 4096, 512, 0)).toBe(NVME_SC_DATA_XFER_ERROR);
    expect(host.move(false, BASE + 4096, 512, 512)).toBe(NVME_SC_SUCCESS);
    expect([host.fetch(BASE + 4096, 0, 64), host.store(BASE, 0, 16)]).toEqual([false, false]);
    writeFileSync(path, content);
  });

  test("nothing without the bus master bit", () => {
    table.add(memory.pointer, BASE, 4096, "both");
    setBusMaster(false);
    expect(host.isBusMaster()).toBe(false);
    expect(host.move(false, BASE, 512, 0)).toBe(NVME_SC_DATA_XFER_ERROR);
    expect(host.fetch(BASE, 0, 64)).toBe(false);
  });

  test("nothing after a mapping was removed, and the new memory at the same address", () => {
    table.add(memory.pointer, BASE, 4096, "both");
    expect(host.move(false, BASE, 512, 0)).toBe(NVME_SC_SUCCESS);
    table.remove(BASE);
    expect(host.move(false, BASE, 512, 512)).toBe(NVME_SC_DATA_XFER_ERROR);
    table.add(memory.pointer + 4096, BASE, 4096, "both");
    expect(host.move(false, BASE, 512, 512)).toBe(NVME_SC_SUCCESS);
    expect(memory.view(0, 512)).toEqual(content.slice(0, 512));
    expect(memory.view(4096, 512)).toEqual(content.slice(512, 1024));
  });

  test("memory that the process has unmapped not at all: the transfer fails, and the process goes on", () => {
    // No process maps the first page.
    table.add(4096, BASE, 4096, "both");
    expect(host.move(false, BASE, 512, 0)).toBe(NVME_SC_DATA_XFER_ERROR);
    expect(host.move(true, BASE, 512, 0)).toBe(NVME_SC_DATA_XFER_ERROR);
  });
});

test("an access is over when the call returns", () => {
  table.add(memory.pointer, BASE, 4096, "both");
  host.move(false, BASE, 512, 0);
  host.move(false, 0, 512, 0);
  host.fetch(BASE, 0, 64);
  host.store(0, 0, 64);
  expect(words[Word.access]! % 2).toBe(0);
});

test("the table holds a fixed number of mappings, and closed ones make room", () => {
  for (let i = 0; i < MOST_MAPPINGS; i++) table.add(memory.pointer, BASE + i * 4096, 4096, "both");
  const add = () => table.add(memory.pointer, BASE - 4096, 4096, "both");
  expect(add).toThrow("the soft IOMMU holds 4096 mappings: ENOSPC");
  expect(host.fetch(BASE + (MOST_MAPPINGS - 1) * 4096, 0, 64)).toBe(true);
  table.remove(BASE + 77 * 4096);
  add();
  expect([host.fetch(BASE - 4096, 0, 64), host.fetch(BASE + 77 * 4096, 0, 64)]).toEqual([true, false]);
});
