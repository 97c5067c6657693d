// Round-trip estimate of a NIC: messages differ, and packets of one message do not.
import { afterEach, expect, it } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { sge } from "../../support/sge.ts";
import { SimulatedNetwork } from "../support/simulated-network.ts";
import { Host, one } from "./harness.ts";

let network: SimulatedNetwork;
afterEach(() => network.close());

const SIZE = 65_536;
/** Delays to a near peer, to a far one, and back from both, in microseconds. */
const NEAR_US = 900;
const FAR_US = 2900;
const BACK_US = 100;

it("is between the times of two alternating peers, with a deviation that reflects their difference", () => {
  network = new SimulatedNetwork();
  const hub = new Host(network, ["10.0.0.1"]);
  const x = hub.buffer(SIZE);
  const p = hub.qp();
  const writes = ["10.0.0.2", "10.0.0.3"].map((address) => {
    const host = new Host(network, [address]);
    const y = host.buffer(SIZE);
    const to = { ah: hub.ah(address), qpn: host.qp().number, remote: y.pointer, rkey: y.rkey };
    return { ...to, opcode: v.IBV_WR_RDMA_WRITE, sges: [sge(x, 0, SIZE)] };
  });
  network.fate = ({ from, to }) => [from !== "10.0.0.1" ? BACK_US : to === "10.0.0.2" ? NEAR_US : FAR_US];
  for (let i = 0; i < 40; i++) {
    p.post(writes[i % 2]!);
    expect(one(network, p).status).toBe(0);
  }
  // If each of 16 packets that arrive together counted, the estimate would be the time of the last message.
  expect(hub.counter("roundTripUs")).toBeGreaterThan(1700);
  expect(hub.counter("roundTripUs")).toBeLessThan(2300);
  expect(hub.counter("deviationUs")).toBeGreaterThan(700);
  expect(hub.counter("deviationUs")).toBeLessThan(1500);
});
