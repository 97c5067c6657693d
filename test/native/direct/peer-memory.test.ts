import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openPciDevice, openStorage } from "../../../src/direct/index.ts";
import { ClosedError } from "../../../src/index.ts";
import { at, pattern, same } from "./storage-ways.ts";

const address = "0000:01:00.0";

/**
 * Returns a device in the shape of sysfs. Its memory is a file, which is mapped and read in the same way as a
 * BAR.
 */
function device(name: string, bytes: number): ReturnType<typeof openPciDevice> {
  const folder = at(`${name}/bus/pci/devices/${address}`);
  mkdirSync(`${folder}/p2pmem`, { recursive: true });
  writeFileSync(`${folder}/class`, "0x010802\n");
  writeFileSync(`${folder}/resource`, "");
  if (bytes > 0) writeFileSync(`${folder}/p2pmem/allocate`, new Uint8Array(bytes));
  return openPciDevice(address, at(name));
}

test("files are read into and written from the peer memory of a PCI device", async () => {
  const ssd = device("with", 1 << 20);
  using memory = ssd.peerMemory(1 << 20);
  writeFileSync(at("content"), pattern(1 << 20));
  using file = await openStorage(at("content"), { write: true, require: "direct" });
  const { path, reason } = await file.read(memory);
  expect(path).toBe("direct");
  expect(reason).toMatch(/^the kernel lets the disk reach it \(P2PDMA\)/);
  expect(same(memory.bytes, pattern(1 << 20))).toBe(true);
  memory.bytes.fill(9);
  await file.write(memory, { fileOffset: 4096, bytes: 8192 });
  expect(
    readFileSync(at("content"))
      .subarray(4096, 4096 + 8192)
      .every((byte) => byte === 9),
  ).toBe(true);
  await expect(file.read(memory, { bufferOffset: 1 << 20, bytes: 1 })).rejects.toThrow(/are outside of/);
  memory.close();
  await expect(file.read(memory)).rejects.toThrow(ClosedError);
});

test("missing peer memory and invalid sizes are errors with the reason", () => {
  expect(() => device("without", 0).peerMemory(4096)).toThrow(/provides no peer memory/);
  const ssd = device("odd", 4096);
  expect(() => ssd.peerMemory(100)).toThrow(/Use a multiple of 4096/);
  expect(() => ssd.peerMemory(0)).toThrow(RangeError);
});
