import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { Nvml } from "../../ffi/nvml/index.ts";
import {
  NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_RX,
  NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_TX,
  nvmlFieldValue_t,
  nvmlMemory_t,
  nvmlUtilization_t,
} from "../../ffi/nvml/index.ts";
import { memory } from "../../ffi/runtime/index.ts";
import { systemAt } from "../../src/cli/doctor/machine/system.ts";
import { rateText } from "../../src/cli/output/units.ts";
import type { RunningProcess } from "../../src/cli/processes/look.ts";
import { NvmlMeter } from "../../src/cli/watch/nvml-gpus.ts";
import { RateMeter } from "../../src/cli/watch/rates.ts";
import { portRates, portStates } from "../../src/cli/watch/rdma-ports.ts";

const folder = mkdtempSync(join(tmpdir(), "doorbell-watch-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const queuePair = {
  ...{ number: 7, type: "RC", state: "RTS", path: "roce", remoteAddress: "127.0.0.9", remoteNumber: 8 },
  ...{
    posted: 5,
    completed: 0xffff_fff0,
    sendCapacity: 128,
    receivesPosted: 3,
    receivesTaken: 1,
    receiveCapacity: 16,
  },
  ...{ bytesOut: 0, bytesIn: 0, retransmits: 0xffff_ffff },
};
const nic = {
  ...{ id: "1", at: 1e6, device: "soft0", address: "127.0.0.1", contexts: 1, queuePairCount: 1 },
  counters: { sent_pkts: 0xffff_ff00, dynamic_peers: 4 },
  queuePairs: [queuePair],
  connections: [],
};
const running = (nics: RunningProcess["nics"]): RunningProcess[] => [{ pid: 1, name: "x", nics, gpus: [] }];

describe("rates", () => {
  test("use the NIC's own clock, also when a counter wraps", () => {
    const meter = new RateMeter();
    expect(meter.next(running([nic]), 0)[0]!.nics[0]).toMatchObject({ perSecond: {}, silentSeconds: 0 });
    const later = {
      ...nic,
      at: 3e6,
      counters: { sent_pkts: 0x100, dynamic_peers: 9 },
      queuePairs: [{ ...queuePair, posted: 40, completed: 32, bytesOut: 2000, retransmits: 1 }],
    };
    const [found] = meter.next(running([later]), 77)[0]!.nics;
    expect(found!.perSecond).toEqual({ sent_pkts: 256 });
    expect(found!.queuePairs[0]).toMatchObject({
      ...{
        requestsPerSecond: 24,
        bytesOutPerSecond: 1000,
        retransmitsPerSecond: 1,
        queued: 8,
        receivesQueued: 2,
      },
    });
  });

  test("remain valid without a new snapshot, and end when the process is silent", () => {
    const meter = new RateMeter();
    meter.next(running([nic]), 0);
    const later = { ...nic, at: 2e6, queuePairs: [{ ...queuePair, bytesOut: 10 }] };
    meter.next(running([later]), 1000);
    expect(meter.next(running([later]), 1500)[0]!.nics[0]!.queuePairs[0]!.bytesOutPerSecond).toBe(10);
    const silent = meter.next(running([later]), 6000)[0]!.nics[0]!;
    expect(silent).toMatchObject({ silentSeconds: 5 });
    expect(silent.queuePairs[0]!.bytesOutPerSecond).toBe(0);
  });

  test("have three digits", () => {
    expect([0, 7, 12.34, 999.4, 1234, 99_960, 2.5e9].map(rateText)).toEqual([
      ...["0", "7", "12.3", "999", "1.23 k", "100 k", "2.50 G"],
    ]);
  });
});

test("ports are read from sysfs; counters without a column are shown when they grow", () => {
  const port = join(folder, "sys/class/infiniband/mlx5_0/ports/1");
  for (const part of ["counters", "hw_counters"]) mkdirSync(join(port, part), { recursive: true });
  const write = (name: string, value: string | number) => writeFileSync(join(port, name), `${value}\n`);
  write("state", "4: ACTIVE");
  write("rate", "400 Gb/sec (4X NDR)");
  write("counters/port_xmit_data", 1000);
  write("counters/port_rcv_packets", 5);
  write("hw_counters/out_of_sequence", 1);
  write("hw_counters/lifespan", 12);
  const system = systemAt(folder, {});
  const [before] = portStates(system);
  expect(before).toMatchObject({ device: "mlx5_0", port: 1, state: "ACTIVE", rate: "400 Gb/sec (4X NDR)" });
  write("counters/port_xmit_data", 3000);
  write("counters/port_rcv_packets", 25);
  write("hw_counters/out_of_sequence", 3);
  const found = portRates(portStates(system)[0]!, before, 2);
  expect(found).toMatchObject({
    bytesOutPerSecond: 4000,
    packetsInPerSecond: 10,
    perSecond: { out_of_sequence: 1 },
  });
  expect(portRates(before!, undefined, 0)).toMatchObject({ bytesOutPerSecond: 0, perSecond: {} });
});

test("NVIDIA's GPUs are read through NVML; unsupported values are absent", async () => {
  const put32 = (at: number, value: number): number => {
    new DataView(memory(at, 4)).setUint32(0, value, true);
    return 0;
  };
  const put64 = (at: number, value: number): number => {
    new DataView(memory(at, 8)).setBigUint64(0, BigInt(value), true);
    return 0;
  };
  const putText = (at: number, text: string): number => {
    new Uint8Array(memory(at, 96)).set(new TextEncoder().encode(`${text}\0`));
    return 0;
  };
  let kib = 0;
  const nvml = {
    nvmlDeviceGetCount_v2: (at: number) => put32(at, 1),
    nvmlDeviceGetHandleByIndex_v2: (_: number, at: number) => put64(at, 0x1234),
    nvmlDeviceGetName: (_: number, at: number) => putText(at, "NVIDIA H200\u001b[2J"),
    nvmlDeviceGetUUID: (_: number, at: number) => putText(at, "GPU-1"),
    nvmlDeviceGetUtilizationRates: (_: number, at: number) => {
      Object.assign(nvmlUtilization_t.at(at), { gpu: 83, memory: 41 });
      return 0;
    },
    nvmlDeviceGetMemoryInfo: (_: number, at: number) => {
      Object.assign(nvmlMemory_t.at(at), { total: 141n << 30n, free: 41n << 30n, used: 100n << 30n });
      return 0;
    },
    nvmlDeviceGetPowerUsage: () => 3,
    nvmlDeviceGetTemperature: (_: number, __: number, at: number) => put32(at, 48),
    nvmlDeviceGetPcieThroughput: (_: number, which: number, at: number) => put32(at, which === 0 ? 100 : 200),
    nvmlDeviceGetFieldValues: (_: number, __: number, at: number) => {
      const value = nvmlFieldValue_t.at(at);
      expect([NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_TX, NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_RX]).toContain(
        value.fieldId,
      );
      value.nvmlReturn = 0 as never;
      kib += 1000;
      value.value.ullVal = kib as never;
      return 0;
    },
    nvmlShutdown: () => 0,
  } as unknown as Nvml;
  using meter = new NvmlMeter(nvml);
  const [first] = meter.look();
  expect(first).toEqual({
    ...{
      index: 0,
      name: "NVIDIA H200?[2J",
      uuid: "GPU-1",
      utilization: 83,
      memoryUtilization: 41,
      celsius: 48,
    },
    ...{ usedBytes: 100 * 2 ** 30, totalBytes: 141 * 2 ** 30 },
    ...{ pcieOutBytesPerSecond: 102_400, pcieInBytesPerSecond: 204_800 },
  });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(meter.look()[0]!.nvlinkOutBytesPerSecond).toBeGreaterThan(0);
});
