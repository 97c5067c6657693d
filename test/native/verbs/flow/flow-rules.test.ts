import { describe, expect, test } from "vitest";
import {
  IBV_FLOW_ATTR_SNIFFER,
  IBV_FLOW_SPEC_ETH,
  IBV_FLOW_SPEC_IPV4,
} from "../../../../ffi/ibverbs/constants.ts";
import { ibv_flow_attr } from "../../../../ffi/ibverbs/structs.ts";
import { errno, errnoName } from "../../../../ffi/libc/index.ts";
import { addressOf, memory } from "../../../../ffi/runtime/index.ts";
import { parseNetwork } from "../../../../src/rdma/flow/network.ts";
import { arrived, deviceName, makePair } from "../pair.ts";

const soft = deviceName === "soft0";
/** Bytes of BTH, DETH and ICRC of a datagram. */
const headers = 12 + 8 + 4;

/**
 * Returns two UD queue pairs. `send` sends a number of datagrams of 8 bytes and waits until they arrived or
 * were dropped.
 */
function datagrams() {
  const pair = makePair({ near: { type: "UD" }, far: { type: "UD" }, connect: false });
  const { pd, near, far } = pair;
  near.qp.connect();
  far.qp.connect();
  const { qpNumber, queueKey = 0, gid } = far.qp.endpoint();
  const addressHandle = pd.createAddressHandle({ to: far.qp.endpoint() });
  const address = gid!.replace("::ffff:", "");
  return {
    ...pair,
    address,
    async send(count: number): Promise<number> {
      for (let i = 0; i < count; i++) {
        far.qp.receive({ local: far.region });
        near.qp.send({ local: near.region.slice(0, 8), to: { addressHandle, qpNumber, queueKey } });
      }
      await arrived(pair);
      near.cq.poll(64);
      return far.cq.poll(64).filter(({ ok }) => ok).length;
    },
    [Symbol.dispose]: () => pair[Symbol.dispose](),
  };
}

describe.skipIf(!soft)("flow rules of soft0", () => {
  test("count the matching datagrams and their bytes", async () => {
    using pair = datagrams();
    const { device, far, address } = pair;
    const counters = device.createFlowCounters();
    expect(await pair.send(2)).toBe(2);
    const rule = far.qp.createFlowRule({ from: address, to: `${address}/32`, sourcePort: 4791, counters });
    expect(await pair.send(3)).toBe(3);
    expect(counters.read()).toEqual({ packets: 3n, bytes: BigInt(3 * (headers + 8)) });
    expect(counters.read(true)).toEqual(counters.read());
    rule.close();
    expect(await pair.send(1)).toBe(1);
    expect(counters.read().packets).toBe(3n);
  });

  test.each([
    ["another address", { from: "10.254.1.2" }],
    ["another network", { from: "10.0.0.0/8" }],
    ["another target", { to: "10.254.1.2" }],
    ["another family", { from: "fe80::/10" }],
    ["another source port", { sourcePort: 4790 }],
    ["another destination port", { destinationPort: 4000 }],
  ])("do not match %s", async (_, match) => {
    using pair = datagrams();
    const counters = pair.device.createFlowCounters();
    pair.far.qp.createFlowRule({ ...match, drop: true, counters });
    expect(await pair.send(2)).toBe(2);
    expect(counters.read()).toEqual({ packets: 0n, bytes: 0n });
  });

  test("drop datagrams by network and by ports, until they are closed", async () => {
    using pair = datagrams();
    const counters = pair.device.createFlowCounters();
    const network = `${pair.address.split(".")[0]}.0.0.0/8`;
    const rule = pair.far.qp.createFlowRule({ from: network, destinationPort: 4791, drop: true, counters });
    expect(await pair.send(4)).toBe(0);
    expect(counters.read().packets).toBe(4n);
    rule.close();
    expect(await pair.send(1)).toBe(1);
  });

  test("apply by lowest priority, then by age", async () => {
    using pair = datagrams();
    const { device, far } = pair;
    const [late, old, young] = [0, 1, 2].map(() => device.createFlowCounters());
    far.qp.createFlowRule({ priority: 7, drop: true, counters: late! });
    const first = far.qp.createFlowRule({ priority: 3, counters: old! });
    far.qp.createFlowRule({ priority: 3, counters: young! });
    const counts = () => [late, old, young].map((each) => Number(each!.read().packets));
    expect(await pair.send(1)).toBe(1);
    expect(counts()).toEqual([0, 1, 0]);
    first.close();
    expect(await pair.send(2)).toBe(2);
    expect(counts()).toEqual([0, 1, 2]);
  });

  test("share counters, which close after them, and close with their queue pair", async () => {
    using pair = datagrams();
    const { device, near, far } = pair;
    const counters = device.createFlowCounters();
    const rules = [near, far].map(({ qp }) => qp.createFlowRule({ counters }));
    expect(device.lib.ibv_destroy_counters(counters.pointer)).not.toBe(0);
    expect(errnoName(errno())).toBe("EBUSY");
    expect(device.lib.ibv_destroy_qp(far.qp.pointer)).not.toBe(0);
    far.qp.close();
    expect(rules.map((rule) => rule.closed)).toEqual([false, true]);
    counters.close();
    expect(rules[0]!.closed).toBe(true);
    expect(() => counters.read()).toThrow(/closed/);
  });

  test("by C names: counters are attached to an existing rule, and fields that a UDP socket does not report are refused", async () => {
    using pair = datagrams();
    const { device, far } = pair;
    const { lib } = device;
    const counters = device.createFlowCounters();
    const rule = far.qp.createFlowRule({});
    const point = new Uint32Array(new ArrayBuffer(12)); // Sets counter_desc to packets and index to 1.
    point[1] = 1;
    expect(lib.ibv_attach_counters_point_flow(counters.pointer, addressOf(point), rule.pointer)).toBe(0);
    const other = device.createFlowCounters();
    expect(lib.ibv_attach_counters_point_flow(other.pointer, addressOf(point), rule.pointer)).not.toBe(0);
    expect(await pair.send(2)).toBe(2);
    expect(counters.read()).toEqual({ packets: 2n, bytes: 2n }); // The second counter counts packets now, too.
    expect(lib.ibv_read_counters(counters.pointer, addressOf(point), 17, 0)).not.toBe(0);
    rule.close();
    const refusal = (
      change: (bytes: Uint8Array, attr: { type: number; size: number; num_of_specs: number }) => void,
    ) => {
      const bytes = new Uint8Array(new ArrayBuffer(64));
      const attr = ibv_flow_attr.at(addressOf(bytes));
      attr.port = 1;
      change(bytes, attr as never);
      expect(lib.ibv_create_flow(far.qp.pointer, addressOf(bytes))).toBe(0);
      return errnoName(errno());
    };
    expect(refusal((_, attr) => (attr.type = IBV_FLOW_ATTR_SNIFFER))).toBe("EOPNOTSUPP");
    const withSpec = (type: number, bytes: number, size = 64) =>
      refusal((all, attr) => {
        attr.num_of_specs = 1;
        attr.size = size;
        const view = new DataView(memory(addressOf(all) + ibv_flow_attr.size, 8));
        view.setUint32(0, type, true);
        view.setUint16(4, bytes, true);
      });
    expect(withSpec(IBV_FLOW_SPEC_ETH, 40)).toBe("EOPNOTSUPP");
    expect(withSpec(IBV_FLOW_SPEC_IPV4, 3)).toBe("EINVAL");
    // Bytes after the declared end of the rule are not read.
    expect(withSpec(IBV_FLOW_SPEC_IPV4, 24, 40)).toBe("EINVAL");
    expect(withSpec(IBV_FLOW_SPEC_ETH, 40, 20)).toBe("EINVAL");
  });
});

describe(`flow rules on ${deviceName}`, () => {
  test("bad options are refused before the call of C", () => {
    using pair = makePair({ near: { type: "UD" }, connect: false });
    const { near, far } = pair;
    expect(() => far.qp.createFlowRule({})).toThrow(/is RC: only UD queue pairs have flow rules/);
    expect(() => near.qp.createFlowRule({ from: "10.9.0" })).toThrow(/from: "10.9.0" is not an address/);
    expect(() => near.qp.createFlowRule({ to: "10.9.0.0/33" })).toThrow(/to: .* is not an address/);
    expect(() => near.qp.createFlowRule({ from: "::1", to: "10.9.0.1" })).toThrow(
      /different address families/,
    );
    expect(() => near.qp.createFlowRule({ counters: {} as never })).toThrow(/createFlowCounters/);
  });

  test.skipIf(soft)("a device that has none refuses them", () => {
    using pair = makePair({ near: { type: "UD" }, connect: false });
    const { device, near } = pair;
    expect(() => device.createFlowCounters()).toThrow(/ibv_create_counters.*EOPNOTSUPP/);
    expect(() => near.qp.createFlowRule({ from: "10.9.0.2", drop: true })).toThrow(
      /ibv_create_flow.*EOPNOTSUPP/,
    );
  });
});

test("networks are parsed from text", () => {
  const shown = (text: string) => {
    const { isIpv6, address, mask } = parseNetwork(text, "from");
    return [isIpv6, [...address].join("."), [...mask].join(".")];
  };
  expect(shown("10.9.8.7/12")).toEqual([false, "10.0.0.0", "255.240.0.0"]);
  expect(shown("::ffff:10.9.8.7")).toEqual([false, "10.9.8.7", "255.255.255.255"]);
  expect(shown("0.0.0.0/0")).toEqual([false, "0.0.0.0", "0.0.0.0"]);
  expect(shown("fe80::1/10")).toEqual([
    true,
    "254.128.0.0.0.0.0.0.0.0.0.0.0.0.0.0",
    "255.192.0.0.0.0.0.0.0.0.0.0.0.0.0.0",
  ]);
  for (const wrong of ["", "10.1.2.3/", "10.1.2.3/a", "10.1.2.3/8/8", "fe80::/129"])
    expect(() => parseNetwork(wrong, "from")).toThrow(TypeError);
});
