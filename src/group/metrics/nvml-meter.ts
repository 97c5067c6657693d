import {
  NVML_GPM_METRIC_DRAM_BW_UTIL,
  NVML_GPM_METRICS_GET_VERSION,
  NVML_GPM_SUPPORT_VERSION,
  type Nvml,
  nativeNvml,
  nvmlGpmMetricsGet_t,
  nvmlGpmSupport_t,
  nvmlUtilization_t,
} from "../../../ffi/nvml/index.ts";
import { Memory } from "../../memory/index.ts";
import { type GpuMeter, type GpuUse, samplePeriodMs } from "./gpu-use.ts";

/** Identity of a GPU, and the greatest bandwidth of its memory. */
export interface MeteredGpu {
  /** UUID as nvidia-smi prints it. */
  readonly uuid: string;
  /** Greatest bandwidth of its memory, in GB/s (1e9 bytes). 0 when it is unknown. */
  readonly peakGBps: number;
}

/** Offset of the second result in the page. A result of NVML is shorter. */
const textAt = 2048;

/**
 * Meter of an NVIDIA GPU by NVML. Memory bandwidth needs the performance monitoring (GPM) of Hopper or later:
 * two samples of the GPU give the share of the peak bandwidth between them.
 */
export class NvmlGpuMeter implements GpuMeter {
  readonly #nvml: Nvml;
  readonly #page = Memory.allocate(4096);
  readonly #words = new DataView(this.#page.bytes.buffer, this.#page.bytes.byteOffset, 4096);
  readonly #gpu: number;
  readonly #peakGBps: number;
  readonly #now: () => number;
  /** Samples of the performance monitoring. Empty without it. The next sample replaces the first. */
  #samples: number[] = [];
  #sampledMs: number;
  #memoryGBps: number | null = null;

  private constructor(nvml: Nvml, { uuid, peakGBps }: MeteredGpu, now: () => number) {
    this.#nvml = nvml;
    this.#peakGBps = peakGBps;
    this.#now = now;
    this.#sampledMs = now();
    const text = new TextEncoder().encode(`${uuid}\0`);
    this.#page.bytes.set(text, textAt);
    const found = nvml.nvmlDeviceGetHandleByUUID(this.#page.pointer + textAt, this.#page.pointer);
    this.#gpu = found === 0 ? this.#handle() : 0;
    if (this.#gpu !== 0 && peakGBps > 0) this.#openSamples();
  }

  /** Opens the meter of a GPU. Returns undefined without NVML, or when NVML does not know the GPU. */
  static open(
    gpu: MeteredGpu,
    nvml: Nvml | undefined = machineNvml(),
    now: () => number = () => performance.now(),
  ): NvmlGpuMeter | undefined {
    if (nvml === undefined) return undefined;
    const meter = new NvmlGpuMeter(nvml, gpu, now);
    if (meter.#gpu !== 0) return meter;
    meter.close();
    return undefined;
  }

  #handle(): number {
    return Number(this.#words.getBigUint64(0, true));
  }

  #openSamples(): void {
    const nvml = this.#nvml;
    const { pointer } = this.#page;
    const support = nvmlGpmSupport_t.at(pointer);
    support.version = NVML_GPM_SUPPORT_VERSION;
    if (nvml.nvmlGpmQueryDeviceSupport(this.#gpu, pointer) !== 0 || support.isSupportedDevice !== 1) return;
    for (let i = 0; i < 2; i++) {
      if (nvml.nvmlGpmSampleAlloc(pointer) !== 0) {
        this.#freeSamples();
        return;
      }
      this.#samples.push(this.#handle());
    }
    if (nvml.nvmlGpmSampleGet(this.#gpu, this.#samples[0]!) !== 0) this.#freeSamples();
  }

  #freeSamples(): void {
    for (const sample of this.#samples) this.#nvml.nvmlGpmSampleFree(sample);
    this.#samples = [];
  }

  read(): Omit<GpuUse, "usedBytes" | "totalBytes"> {
    const { pointer } = this.#page;
    const rates = nvmlUtilization_t.at(pointer);
    const isKnown = this.#nvml.nvmlDeviceGetUtilizationRates(this.#gpu, pointer) === 0;
    const utilization = isKnown ? rates.gpu : null;
    const memoryUtilization = isKnown ? rates.memory : null;
    if (this.#samples.length > 0 && this.#now() - this.#sampledMs >= samplePeriodMs) this.#sample();
    return { source: "NVML", utilization, memoryUtilization, memoryGBps: this.#memoryGBps };
  }

  /** Takes a sample, and computes the bandwidth since the one before. */
  #sample(): void {
    const nvml = this.#nvml;
    const [before, next] = this.#samples as [number, number];
    if (nvml.nvmlGpmSampleGet(this.#gpu, next) !== 0) return;
    this.#samples = [next, before];
    this.#sampledMs = this.#now();
    const query = nvmlGpmMetricsGet_t.alloc();
    query.version = NVML_GPM_METRICS_GET_VERSION;
    query.numMetrics = 1;
    query.sample1 = before;
    query.sample2 = next;
    const [metric] = query.metrics;
    metric!.metricId = NVML_GPM_METRIC_DRAM_BW_UTIL;
    const isKnown = nvml.nvmlGpmMetricsGet(query.pointer) === 0 && Number(metric!.nvmlReturn) === 0;
    this.#memoryGBps = isKnown ? (metric!.value / 100) * this.#peakGBps : null;
  }

  close(): void {
    this.#freeSamples();
    this.#nvml.nvmlShutdown();
    this.#page.close();
  }
}

/** Returns NVML of this machine after its initialization, or undefined. */
function machineNvml(): Nvml | undefined {
  try {
    const nvml = nativeNvml();
    return nvml.nvmlInit_v2() === 0 ? nvml : undefined;
  } catch {
    return undefined;
  }
}
