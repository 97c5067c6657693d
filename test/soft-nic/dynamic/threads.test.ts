import { afterAll, describe, expect, it } from "vitest";
import { setFaults } from "../../../src/soft/hca/links/faults/faults.ts";
import { Host } from "./harness.ts";
import { Flow, runFlows } from "./workload.ts";

// The device soft0: UDP sockets, and the NIC's thread beside the application's.
const host = new Host(undefined, [], { contexts: 2, idleUs: 1000 });
const { e, addresses } = host.nic.device;
afterAll(() => {
  setFaults(e, "");
  host.side.close();
});

/**
 * Polls without a pause, so that this thread does the NIC's work, or with one, so that the NIC's thread does.
 */
function polling(pause: boolean) {
  return {
    run(done: () => boolean, limitUs = 60e6): boolean {
      const end = performance.now() + limitUs / 1000;
      const cell = new Int32Array(new SharedArrayBuffer(4));
      while (!done()) {
        if (performance.now() > end) return false;
        if (pause) Atomics.wait(cell, 0, 0, 0.2);
      }
      return true;
    },
  };
}

const six = addresses.findIndex(({ address }) => address === "::1");

describe("dynamic over UDP and with threads", () => {
  // Only one process of a host can use ::1 at a time, so another run of this test may hold it.
  it.skipIf(six < 0)("works over IPv6", () => {
    const handle = () => {
      try {
        return host.ah("::1", six);
      } catch {
        return 0;
      }
    };
    if (!polling(true).run(() => handle() !== 0, 20e6)) throw new Error("::1 is not free");
    for (const faults of ["", "drop=0.05,seed=6"]) {
      setFaults(e, faults);
      const flows = [0, 1].map(
        (i) =>
          new Flow(host.qp(), host.qp(), "::1", { count: 60, seed: i + 50, base: 1000 * i, gidIndex: six }),
      );
      runFlows(polling(false), flows, 25e6);
    }
    setFaults(e, "");
  });

  it.each([
    ["spinning", false, ""],
    ["sleeping", true, ""],
    ["spinning, 5% loss", false, "drop=0.05,seed=3"],
    ["sleeping, 5% loss and reordering", true, "drop=0.05,reorder=0.1,seed=4"],
  ])("%s: bytes, order, atomics and surrounding memory are correct", (_name, pause, faults) => {
    setFaults(e, faults);
    const { address } = addresses[0]!;
    const flows = [0, 1, 2].map(
      (i) =>
        new Flow(host.qp({ sendWr: 16 }), host.qp(), address, { count: 60, seed: i + 5, base: 1000 * i }),
    );
    runFlows(polling(pause), flows, 25e6);
    setFaults(e, "");
    // Only the NIC's thread releases idle contexts.
    const gone = polling(true).run(
      () => host.counter("sendInUse") + host.counter("receiveInUse") === 0,
      20e6,
    );
    expect(gone).toBe(true);
  });
});
