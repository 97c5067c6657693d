import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CompletionError, Device, ProtectionDomain } from "../../../src/index.ts";
import { deviceMemory } from "../../../src/memory/device-memory.ts";
import { type StagedDriver, withoutStagedDriver } from "../../support/staged-driver.ts";
import { all, bytes, StagedNic } from "./staged-nic.ts";

describe.skipIf(withoutStagedDriver !== undefined)(
  "memory that only its driver reaches, when it fails",
  () => {
    let staged: StagedNic;
    let driver: StagedDriver;
    let nic: Device;
    let pd: ProtectionDomain;
    const connected = (type?: "RC" | "UC") => staged.connected(type);

    beforeEach(() => {
      staged = new StagedNic();
      ({ driver, nic, pd } = staged);
    });

    afterEach(() => staged.close());

    test("enforces bounds and access rights", async () => {
      const host = pd.allocate(64);
      const cases: [
        rights: readonly ("remoteRead" | "remoteWrite")[],
        offset: number,
        how: "write" | "read",
      ][] = [
        [["remoteRead"], 0, "write"],
        [["remoteWrite"], 0, "read"],
        [["remoteWrite", "remoteRead"], 1, "write"],
        [["remoteWrite", "remoteRead"], 1, "read"],
      ];
      for (const [rights, offset, how] of cases) {
        using region = pd.register(driver.part(4096, 4096 + 64), rights);
        const { near, done } = connected();
        const remote = { ...region.remote(), address: region.address + offset };
        await expect(done(near[how]({ local: host, remote }))).rejects.toMatchObject({
          status: "REM_ACCESS_ERR",
        });
      }
      using closed = pd.register(driver.part(), all);
      const remote = closed.slice(0, 64).remote();
      closed.reregister(["remoteRead"]);
      const { near, done } = connected();
      expect(closed.address).toBe(driver.pointer);
      await expect(done(near.write({ local: host, remote }))).rejects.toMatchObject({
        status: "REM_ACCESS_ERR",
      });
    });

    test("a copy that the driver refuses fails the request with the reason, at both ends", async () => {
      const host = pd.allocate(300_000, ["localWrite", "remoteRead"]);
      for (const how of ["write", "read", "from it", "into it", "atomic"] as const) {
        const region = pd.register(driver.part(), all);
        const { near, far, done } = connected();
        const [slice, local] = [region.slice(0, 300_000), host.slice(0, 300_000)];
        driver.control.setRefused(719, 2);
        let failed: Promise<unknown>;
        if (how === "write") failed = done(near.write({ local, remote: slice.remote() }));
        else if (how === "read") failed = done(near.read({ local, remote: slice.remote() }));
        else if (how === "atomic") {
          driver.control.setRefused(719, 0);
          const word = { local: host.slice(0, 8), remote: region.slice(0, 8).remote() };
          failed = done(near.fetchAndAdd({ ...word, add: 1n }));
        } else if (how === "from it") {
          far.receive({ wrId: 1e6, local: host });
          failed = done(near.send({ local: slice }));
        } else failed = done(near.read({ local: slice, remote: host.remote() }));
        const error = (await failed.catch((reason: unknown) => reason)) as CompletionError;
        const here = how === "from it" || how === "into it";
        expect([how, error.status, error.vendorError]).toEqual(
          here ? [how, "LOC_PROT_ERR", 719] : [how, "REM_OP_ERR", expect.any(Number)],
        );
        expect(region.pathReason).toMatch(/; a copy failed: error 719 of a test's driver$/);
        driver.control.setRefused(0, 0);
        region.close();
        expect(nic.counters()["staged_errors"]).toBeGreaterThan(0);
      }
    });

    test("successful writes beside failed ones are complete, and contiguous writes share copies", async () => {
      const region = pd.register(driver.part(), all);
      const host = pd.allocate(bytes, ["localWrite", "remoteRead"]);
      host.bytes.fill(1);
      // Each copy makes two driver calls. The test lets the first of them fail.
      for (let refused = 0; refused < 24; refused += 2) {
        const { near, completions } = connected();
        driver.bytes.fill(0);
        driver.control.setDelay(refused * 15);
        driver.control.setRefused(719, refused);
        // The addresses are not contiguous, so each request needs a copy of its own.
        const wrIds = Array.from({ length: 16 }, (_, i) => {
          const remote = region.slice(i * 5000, i * 5000 + 4000 + i).remote();
          return near.write({ local: host.slice(0, 4000 + i), remote });
        });
        const statuses: string[] = [];
        for (const [i, wrId] of wrIds.entries()) {
          const status = await completions.completionOf(wrId).then(
            () => "done",
            (error: unknown) => (error as CompletionError).status,
          );
          statuses.push(status);
          const place = driver.bytes.subarray(i * 5000, i * 5000 + 4000 + i);
          if (status === "done") expect(place.every((byte) => byte === 1)).toBe(true);
        }
        const failed = statuses.indexOf("REM_OP_ERR");
        expect(failed).toBeGreaterThanOrEqual(0);
        expect(statuses.slice(failed + 1).every((status) => status === "WR_FLUSH_ERR")).toBe(true);
        driver.control.setRefused(0, 0);
      }
      // Contiguous requests share a copy, and a read behind them returns the new bytes.
      const { near, completions } = connected();
      driver.control.setDelay(0);
      const before = nic.counters()["staged_copies"]!;
      driver.bytes.fill(0);
      for (let i = 0; i < 32; i++) {
        const [from, to] = [i * 1000, (i + 1) * 1000];
        near.write({ local: host.slice(from, to), remote: region.slice(from, to).remote(), signaled: false });
      }
      await completions.completionOf(
        near.read({ local: host.slice(100_000, 132_000), remote: region.slice(0, 32_000).remote() }),
      );
      expect(host.bytes.every((byte) => byte === 1)).toBe(true);
      expect(nic.counters()["staged_copies"]! - before).toBeLessThan(20);
    });

    test("a read succeeds although a write before it failed, and the write reports its error", async () => {
      const region = pd.register(driver.part(), all);
      const host = pd.allocate(4096, ["localWrite", "remoteRead"]);
      const { near, completions } = connected();
      driver.control.setDelay(100);
      driver.control.setRefused(719, 0);
      const local = host.slice(0, 64);
      near.batch((work) => {
        work.write({ wrId: 1, local, remote: region.slice(0, 64).remote(), signaled: false });
        work.read({ wrId: 5, local, remote: host.slice(1000, 1064).remote() });
      });
      await expect(completions.completionOf(1)).rejects.toMatchObject({ status: "REM_OP_ERR" });
      await expect(completions.completionOf(5)).rejects.toMatchObject({ status: "WR_FLUSH_ERR" });
    });

    test("requests to freed memory and to a lost device fail and do not hang", async () => {
      const region = pd.register(driver.part(), all);
      const host = pd.allocate(4096);
      driver.control.shrink(4096);
      let pair = connected();
      const beyond = region.slice(8192, 12_288);
      await expect(
        pair.done(pair.near.write({ local: host, remote: beyond.remote() })),
      ).rejects.toMatchObject({
        status: "REM_OP_ERR",
      });
      pair = connected();
      await expect(
        pair.done(pair.near.write({ local: beyond, remote: beyond.remote() })),
      ).rejects.toMatchObject({
        status: "LOC_PROT_ERR",
        vendorError: 1,
      });
      pair = connected();
      await pair.done(pair.near.write({ local: host, remote: region.slice(0, 4096).remote() }));
      // The copy fails while it is under way, and the requests that wait for it report the failure.
      driver.control.setHeld(1);
      const waiting = pair.done(pair.near.write({ local: host, remote: region.slice(0, 4096).remote() }));
      driver.control.setLost(700);
      await expect(waiting).rejects.toMatchObject({ status: "REM_OP_ERR" });
      region.close();
      expect(region.closed).toBe(true);
    });

    test("a lost device fails every request with bytes under way, and no other request", async () => {
      const region = pd.register(driver.part(), all);
      const host = pd.allocate(8192, ["localWrite"]);
      const pairs = [connected(), connected(), connected()] as const;
      driver.control.setHeld(1);
      const local = host.slice(0, 4096);
      pairs[2].far.receive({ wrId: 2, local: host.slice(4096, 8192) });
      const told = [0, 1].map((i) => {
        const wrId = pairs[i]!.near.write({
          local,
          remote: region.slice(i * 8192, i * 8192 + 4096).remote(),
        });
        return pairs[i]!.done(wrId).catch((error: CompletionError) => error.status);
      });
      pairs[2].near.send({ wrId: 1, local });
      await pairs[2].done(1);
      driver.control.setLost(700);
      await pairs[2].done(2);
      expect(await Promise.all(told)).toEqual(["REM_OP_ERR", "REM_OP_ERR"]);
    });

    test("refuses freed memory and empty memory", () => {
      const part = driver.part();
      const changed = { [deviceMemory]: () => ({ ...part[deviceMemory](), pointer: 2 ** 49 }) };
      expect(() => pd.register(changed)).toThrow(/EFAULT/);
      const none = { [deviceMemory]: () => ({ ...part[deviceMemory](), byteLength: 0 }) };
      expect(() => pd.register(none)).toThrow(RangeError);
    });
  },
);
