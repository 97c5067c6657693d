import { expect, test } from "vitest";
import { cString } from "../../../ffi/libc/index.ts";
import {
  NVML_GPM_METRIC_DRAM_BW_UTIL,
  type Nvml,
  nvmlGpmMetricsGet_t,
  nvmlGpmSupport_t,
  nvmlUtilization_t,
} from "../../../ffi/nvml/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { nicCounts } from "../../../src/group/metrics/nic-totals.ts";
import { NvmlGpuMeter } from "../../../src/group/metrics/nvml-meter.ts";
import { SoftGpuMeter } from "../../../src/group/metrics/soft-gpu-meter.ts";

test("the utilization of a soft GPU is the share of its workers' time since the last sample", () => {
  let now = 1000;
  let busyUs = 5000;
  const meter = new SoftGpuMeter(
    () => ({ busyUs, workers: 2 }),
    () => now,
  );
  expect(meter.read().utilization).toBeNull();
  now += 500;
  busyUs += 250_000;
  expect(meter.read()).toEqual({
    source: "soft GPU",
    utilization: 25,
    memoryUtilization: null,
    memoryGBps: null,
  });
  // Calls within one sample period return the same value.
  now += 100;
  busyUs += 100_000;
  expect(meter.read().utilization).toBe(25);
  now += 100;
  expect(meter.read().utilization).toBe(25);
  now += 1000;
  busyUs += 9_000_000;
  expect(meter.read().utilization).toBe(100);
});

/** Functions of NVML for one GPU whose bandwidth between two samples is 40 percent of the peak. */
function fakeNvml(hasMonitoring: boolean) {
  const samples = new Set<number>();
  const counts = { taken: 0, shutdowns: 0 };
  const put64 = (at: number, value: number): number => {
    new BigUint64Array(memory(at, 8))[0] = BigInt(value);
    return 0;
  };
  const nvml = {
    nvmlDeviceGetHandleByUUID: (text: number, at: number) =>
      cString(text) === "GPU-1" ? put64(at, 0x1234) : 6,
    nvmlDeviceGetUtilizationRates: (gpu: number, at: number) => {
      expect(gpu).toBe(0x1234);
      Object.assign(nvmlUtilization_t.at(at), { gpu: 83, memory: 41 });
      return 0;
    },
    nvmlGpmQueryDeviceSupport: (_: number, at: number) => {
      nvmlGpmSupport_t.at(at).isSupportedDevice = hasMonitoring ? 1 : 0;
      return 0;
    },
    nvmlGpmSampleAlloc: (at: number) => {
      const sample = 0x100 + samples.size;
      samples.add(sample);
      return put64(at, sample);
    },
    nvmlGpmSampleFree: (sample: number) => (samples.delete(sample) ? 0 : 2),
    nvmlGpmSampleGet: () => {
      counts.taken++;
      return 0;
    },
    nvmlGpmMetricsGet: (at: number) => {
      const query = nvmlGpmMetricsGet_t.at(at);
      const [metric] = query.metrics;
      expect([query.version, query.numMetrics, metric!.metricId]).toEqual([
        1,
        1,
        NVML_GPM_METRIC_DRAM_BW_UTIL,
      ]);
      expect(Number(query.sample1)).not.toBe(Number(query.sample2));
      metric!.value = 40;
      return 0;
    },
    nvmlShutdown: () => {
      counts.shutdowns++;
      return 0;
    },
  } as unknown as Nvml;
  return { nvml, samples, counts };
}

test("NVML gives utilization, and the memory bandwidth between two samples of the monitoring", () => {
  let now = 0;
  const { nvml, samples, counts } = fakeNvml(true);
  const meter = NvmlGpuMeter.open({ uuid: "GPU-1", peakGBps: 4800 }, nvml, () => now)!;
  const rates = { source: "NVML", utilization: 83, memoryUtilization: 41 };
  expect(meter.read()).toEqual({ ...rates, memoryGBps: null });
  for (let i = 0; i < 3; i++) {
    now += 300;
    expect(meter.read()).toEqual({ ...rates, memoryGBps: 1920 });
  }
  expect(meter.read().memoryGBps).toBe(1920);
  expect(counts.taken).toBe(4);
  meter.close();
  expect([samples.size, counts.shutdowns]).toEqual([0, 1]);
});

test("a GPU without monitoring reports utilization only, and an unknown GPU has no meter", () => {
  const { nvml, samples, counts } = fakeNvml(false);
  const meter = NvmlGpuMeter.open({ uuid: "GPU-1", peakGBps: 4800 }, nvml, () => 1e6)!;
  expect(meter.read().memoryGBps).toBeNull();
  meter.close();
  expect(NvmlGpuMeter.open({ uuid: "GPU-2", peakGBps: 4800 }, nvml)).toBeUndefined();
  expect([samples.size, counts.shutdowns]).toEqual([0, 2]);
});

test("packets and retransmissions of a NIC come from the counters of its driver", () => {
  expect(nicCounts({ sent_pkts: 7, sent_shared_memory: 2, retransmitted_pkts: 3, rcvd_seq_err: 9 })).toEqual({
    ...{ packets: 9, retransmits: 3 },
  });
  expect(nicCounts({ sent_pkts: 7, completer_retry_err: 1, rcvd_seq_err: 2 })).toEqual({
    ...{ packets: 7, retransmits: 3 },
  });
  const mlx5 = { port_xmit_packets: 5, local_ack_timeout_err: 1, packet_seq_err: 4 };
  expect(nicCounts(mlx5)).toEqual({ packets: 5, retransmits: 5 });
});
