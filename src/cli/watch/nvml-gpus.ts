import {
  NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_RX,
  NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_TX,
  NVML_PCIE_UTIL_RX_BYTES,
  NVML_PCIE_UTIL_TX_BYTES,
  NVML_TEMPERATURE_GPU,
  type Nvml,
  nativeNvml,
  nvmlFieldValue_t,
  nvmlMemory_t,
  nvmlUtilization_t,
} from "../../../ffi/nvml/index.ts";
import { Memory } from "../../memory/index.ts";
import { printable } from "../processes/checked.ts";

/** An NVIDIA GPU as NVML reports it. Values that the GPU or its driver does not support are absent. */
export interface NvmlGpu {
  readonly index: number;
  readonly name: string;
  readonly uuid: string;
  readonly utilization?: number;
  readonly memoryUtilization?: number;
  readonly usedBytes?: number;
  readonly totalBytes?: number;
  readonly watts?: number;
  readonly celsius?: number;
  readonly pcieOutBytesPerSecond?: number;
  readonly pcieInBytesPerSecond?: number;
  readonly nvlinkOutBytesPerSecond?: number;
  readonly nvlinkInBytesPerSecond?: number;
}

/** NVML's id for the sum over all links of a GPU. */
const ALL_LINKS = 0xffffffff;

/** Reads GPUs through NVML repeatedly. */
export class NvmlMeter implements Disposable {
  readonly #nvml: Nvml | undefined;
  readonly #page: Memory;
  readonly #words: DataView;
  readonly #handles: readonly number[];
  readonly #links = new Map<string, { readonly kib: number; readonly ms: number }>();

  /** `nvml` is this machine's library by default. Without a library there are no GPUs. */
  constructor(nvml: Nvml | undefined = thisMachines()) {
    this.#nvml = nvml;
    this.#page = Memory.allocate(4096);
    this.#words = new DataView(this.#page.bytes.buffer, this.#page.bytes.byteOffset, 4096);
    this.#handles = nvml === undefined ? [] : this.#findGpus(nvml);
  }

  [Symbol.dispose](): void {
    this.#nvml?.nvmlShutdown();
    this.#page.close();
  }

  #findGpus(nvml: Nvml): number[] {
    const { pointer } = this.#page;
    if (nvml.nvmlDeviceGetCount_v2(pointer) !== 0) return [];
    const count = this.#words.getUint32(0, true);
    return Array.from({ length: count }, (_, index) =>
      nvml.nvmlDeviceGetHandleByIndex_v2(index, pointer) === 0
        ? Number(this.#words.getBigUint64(0, true))
        : 0,
    ).filter((handle) => handle !== 0);
  }

  /** Returns the current state of all GPUs. NVLink rates are those since the last call. */
  look(): NvmlGpu[] {
    const nvml = this.#nvml;
    return nvml === undefined ? [] : this.#handles.map((gpu, index) => this.#one(nvml, gpu, index));
  }

  #one(nvml: Nvml, gpu: number, index: number): NvmlGpu {
    const { pointer } = this.#page;
    const word = (code: number): number | undefined =>
      code === 0 ? this.#words.getUint32(0, true) : undefined;
    const utilization = nvmlUtilization_t.at(pointer);
    const memory = nvmlMemory_t.at(pointer);
    const kib = (which: number): number | undefined => {
      const value = word(nvml.nvmlDeviceGetPcieThroughput(gpu, which, pointer));
      return value === undefined ? undefined : value * 1024;
    };
    const milliwatts = word(nvml.nvmlDeviceGetPowerUsage(gpu, pointer));
    const used = nvml.nvmlDeviceGetUtilizationRates(gpu, pointer) === 0;
    const rates = used ? { utilization: utilization.gpu, memoryUtilization: utilization.memory } : {};
    const sized = nvml.nvmlDeviceGetMemoryInfo(gpu, pointer) === 0;
    const sizes = sized ? { usedBytes: Number(memory.used), totalBytes: Number(memory.total) } : {};
    return present<NvmlGpu>({
      index,
      name: this.#text(nvml.nvmlDeviceGetName(gpu, pointer, 96)),
      uuid: this.#text(nvml.nvmlDeviceGetUUID(gpu, pointer, 96)),
      ...rates,
      ...sizes,
      watts: milliwatts === undefined ? undefined : milliwatts / 1000,
      celsius: word(nvml.nvmlDeviceGetTemperature(gpu, NVML_TEMPERATURE_GPU, pointer)),
      pcieOutBytesPerSecond: kib(NVML_PCIE_UTIL_TX_BYTES),
      pcieInBytesPerSecond: kib(NVML_PCIE_UTIL_RX_BYTES),
      nvlinkOutBytesPerSecond: this.#linkRate(nvml, gpu, NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_TX),
      nvlinkInBytesPerSecond: this.#linkRate(nvml, gpu, NVML_FI_DEV_NVLINK_THROUGHPUT_DATA_RX),
    });
  }

  #text(code: number): string {
    if (code !== 0) return "";
    const all = this.#page.bytes.subarray(0, 96);
    const end = all.indexOf(0);
    return printable(new TextDecoder().decode(all.slice(0, end < 0 ? 96 : end)), 96);
  }

  /** Returns the bytes per second over all NVLinks since the last call. */
  #linkRate(nvml: Nvml, gpu: number, field: number): number | undefined {
    const value = nvmlFieldValue_t.at(this.#page.pointer);
    this.#page.bytes.fill(0, 0, nvmlFieldValue_t.size);
    value.fieldId = field;
    value.scopeId = ALL_LINKS;
    if (nvml.nvmlDeviceGetFieldValues(gpu, 1, this.#page.pointer) !== 0 || value.nvmlReturn !== 0)
      return undefined;
    const [kib, ms] = [Number(value.value.ullVal), performance.now()];
    const key = `${gpu} ${field}`;
    const last = this.#links.get(key);
    this.#links.set(key, { kib, ms });
    return last === undefined || ms <= last.ms
      ? undefined
      : (Math.max(0, kib - last.kib) * 1024e3) / (ms - last.ms);
  }
}

function thisMachines(): Nvml | undefined {
  try {
    const nvml = nativeNvml();
    return nvml.nvmlInit_v2() === 0 ? nvml : undefined;
  } catch {
    return undefined;
  }
}

const present = <T extends object>(all: { readonly [K in keyof T]?: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as T;
