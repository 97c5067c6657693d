import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { nearest, optionsTables } from "../../../src/arguments/index.ts";
import { openStorage, type StorageFile, topology } from "../../../src/direct/index.ts";
import { Memory } from "../../../src/index.ts";

// A misspelt option of doorbell/direct is refused with the nearest name. test/native/verbs/options.test.ts
// does this for verbs.

const folder = mkdtempSync(join(tmpdir(), "doorbell-options-"));
const path = join(folder, "file");
writeFileSync(path, "0123456789");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `work` with an open file and memory. */
async function withFile<T>(work: (file: StorageFile, memory: Memory) => T): Promise<Awaited<T>> {
  await using file = await openStorage(path, { write: true });
  using memory = Memory.allocate(4096);
  return await work(file, memory);
}

const calls: Readonly<Record<string, (options: never) => unknown>> = {
  "Topology.copyPath": (options) => topology({ like: "laptop" }).copyPath("host", "gpu0", options),
  topology: (options) => topology(options),
  openStorage: (options) => openStorage(path, options),
  "StorageFile.read": (options) => withFile((file, memory) => file.read(memory, options)),
  "StorageFile.write": (options) => withFile((file, memory) => file.write(memory, options)),
};

/** These calls need an unused PCI device, so only the virtual machine's tests make them. */
const onHardware = /^(Vfio|VfioDevice|NvmeSsd|PciBar)\.|^openNvme$/;

const taken = optionsTables()
  .filter(({ name }) => name.startsWith("direct."))
  .flatMap((table) => Object.keys(table.takenBy).map((call) => [call, table] as const))
  .filter(([call]) => !onHardware.test(call));

test("every call that takes options and needs no hardware is tried here", () => {
  expect([...new Set(taken.map(([call]) => call))].sort()).toEqual(Object.keys(calls).sort());
});

test.each(taken)(
  "%s refuses a misspelt option, and a value that is not an options object",
  async (call, table) => {
    const [key = ""] = table.keys;
    const misspelt = key.slice(0, -1);
    const attempt = async (options: unknown) => calls[call]!(options as never);
    await expect(attempt({ [misspelt]: 1 })).rejects.toThrow(
      `unknown option "${misspelt}"; did you mean "${nearest(misspelt, table.keys)}"?`,
    );
    for (const wrong of [null, 50, "fast", [1]]) {
      await expect(attempt(wrong)).rejects.toThrow(/^\w+(\.\w+)?( [\w ()]+)?: the options are /);
      await expect(attempt(wrong)).rejects.toThrow(TypeError);
    }
  },
);
