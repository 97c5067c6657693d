// Workloads of the matrix with all memory behind a driver's functions: staged, prefetched and retransmitted
// data equals the model.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { ibv_mr } from "../../../ffi/ibverbs/structs.ts";
import { Counter } from "../../../src/soft/hca/arena/counters.ts";
import type { Sge } from "../../support/sge.ts";
import { StagedDriver, withoutStagedDriver } from "../../support/staged-driver.ts";
import { ALL_ACCESS, type Completion } from "../support/harness.ts";
import { connected, settle } from "../support/simulated-pair.ts";
import type { FieldMemory } from "./field.ts";
import { TRANSPORTS } from "./transport.ts";
import { runScenario } from "./workload.ts";

const DRIVER_BYTES = 32 << 20;

describe.skipIf(withoutStagedDriver !== undefined)("memory that only a driver can access", () => {
  let driver: StagedDriver;
  let used = 0;

  beforeAll(() => {
    driver = new StagedDriver(DRIVER_BYTES);
  });
  afterAll(() => driver.memory.close());

  const memory: FieldMemory = {
    pages(bytes) {
      const at = used;
      used += bytes;
      return { pointer: driver.pointer + at, bytes: driver.bytes.subarray(at, at + bytes) };
    },
    register({ lib, pd }, pointer, bytes, access) {
      const mr = lib.registerStaged!(pd, pointer, bytes, access, driver.copies(lib));
      const { lkey, rkey } = ibv_mr.at(mr);
      return { mr, lkey, rkey };
    },
    unmap() {
      used = 0;
    },
  };

  test.each(TRANSPORTS)("of $name", (transport) => {
    for (const [seed, faults] of [
      [301, ""],
      [302, "drop=0.02"],
      [303, "drop=0.1,duplicate=0.05,reorder=0.1"],
    ] as const) {
      driver.control.setDelay(seed === 302 ? 5 : 0);
      const { packets } = runScenario(transport, { seed, messages: 120, faults, memory });
      expect(packets).toBeGreaterThan(100);
    }
  });

  test("a region that is deregistered in mid-message has no copy in progress", () => {
    const { network, a, b } = connected();
    const lib = b.side.lib;
    const bytes = 400_000;
    const { mr, rkey } = memory.register(b.side, driver.pointer, bytes, ALL_ACCESS);
    const source = a.side.buffer(bytes).fill(3);
    const sges: Sge[] = [[source.pointer, bytes, source.lkey]];
    a.post({ id: 1, opcode: v.IBV_WR_RDMA_WRITE, sges, remote: driver.pointer, rkey });
    driver.control.setHeld(1);
    const { e } = network.nics[1]!.device;
    network.run(() => e.i32[Counter.stagedCopies]! >= 2);
    expect(Number(driver.control.pending())).toBeGreaterThan(0);
    driver.control.releaseLater(50_000);
    expect(lib.ibv_dereg_mr(mr)).toBe(0);
    expect(Number(driver.control.pending())).toBe(0);
    // The rest of the message finds no region.
    const [[completion]] = settle(network, a) as [Completion[]];
    expect(completion?.status).toBe(v.IBV_WC_REM_ACCESS_ERR);
    network.close();
  });
});
