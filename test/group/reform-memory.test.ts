import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addressOf, runtimeName } from "../../ffi/runtime/index.ts";
import { NetworkLinks } from "../../src/group/collectives/rdma/paths/network-links.ts";
import { Memory } from "../../src/memory/index.ts";
import { Members } from "./members.ts";

/** Returns true when an address of this process is mapped. */
const isMapped = (address: number): boolean =>
  readFileSync("/proc/self/maps", "utf8")
    .split("\n")
    .some((line) => {
      const [from = 0, to = 0] = line
        .split(" ")[0]!
        .split("-")
        .map((text) => Number.parseInt(text, 16));
      return from <= address && address < to;
    });

test("closed links unmap their memory at once, because their thread ends", () => {
  using staging = Memory.allocate(65_536);
  const links = new NetworkLinks({
    ...{ rank: 0, size: 2, device: "soft0", address: undefined, isAddressRequested: false },
    ...{ staging: staging.pointer, stagingBytes: staging.byteLength, dmaBuf: undefined },
  });
  const address = addressOf(links.taken);
  expect(isMapped(address)).toBe(true);
  links.close();
  expect(isMapped(address)).toBe(false);
});

test.runIf(runtimeName === "bun")(
  "reforms leave no live objects and no descriptors behind",
  { timeout: 240_000 },
  async () => {
    using members = new Members(
      "reform-memory.ts",
      2,
      ["12", "4", "live"],
      "soft",
      undefined,
      (rank) => `h${rank}`,
    );
    const [lines = []] = await members.fine();
    const found = lines.flatMap((line) => {
      const [, reforms, objects, descriptors] =
        /^(\d+) reforms: (\d+) objects, (\d+) descriptors$/.exec(line) ?? [];
      return reforms === undefined ? [] : [{ objects: Number(objects), descriptors: Number(descriptors) }];
    });
    expect(found).toHaveLength(4);
    // The first reforms load code and fill caches.
    const [warm, last] = [found[1]!, found[3]!];
    expect(last.objects).toBeLessThan(1.03 * warm.objects);
    expect(last.descriptors).toBeLessThanOrEqual(warm.descriptors + 4);
  },
);
