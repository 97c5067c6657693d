import { systemAt } from "../doctor/machine/system.ts";
import { lookAt } from "../processes/look.ts";
import type { ShownFile } from "../processes/shown-file.ts";
import type { GroupRates } from "./group-meter.ts";
import { type NvmlGpu, NvmlMeter } from "./nvml-gpus.ts";
import { type ProcessRates, RateMeter } from "./rates.ts";
import { type PortRates, type PortState, portRates, portStates } from "./rdma-ports.ts";

/** State of this machine at one moment: processes of this user, RDMA ports of the kernel, and NVIDIA GPUs. */
export interface WatchReport {
  readonly time: string;
  /** Interval of the rates in seconds. The first report has 0 and no rates. */
  readonly seconds: number;
  readonly processes: readonly ProcessRates[];
  readonly ports: readonly PortRates[];
  readonly gpus: readonly NvmlGpu[];
  /** Groups whose members report metrics. */
  readonly groups: readonly GroupRates[];
  /** URLs that were given and return no metrics. */
  readonly silent: readonly string[];
}

/** Makes consecutive reports. */
export class Reporter implements Disposable {
  readonly #rates = new RateMeter();
  readonly #system = systemAt();
  readonly #nvml = new NvmlMeter();
  #ports = new Map<string, PortState>();
  #lastMs: number | undefined;

  [Symbol.dispose](): void {
    this.#nvml[Symbol.dispose]();
  }

  report(
    files: readonly ShownFile[],
    groups: readonly GroupRates[],
    silent: readonly string[] = [],
  ): WatchReport {
    const nowMs = performance.now();
    const seconds = this.#lastMs === undefined ? 0 : (nowMs - this.#lastMs) / 1000;
    const ports = portStates(this.#system);
    const report: WatchReport = {
      time: new Date().toISOString(),
      seconds,
      processes: this.#rates.next(lookAt(files), nowMs),
      ports: ports.map((port) => portRates(port, this.#ports.get(`${port.device}/${port.port}`), seconds)),
      gpus: this.#nvml.look(),
      groups,
      silent,
    };
    this.#ports = new Map(ports.map((port) => [`${port.device}/${port.port}`, port]));
    this.#lastMs = nowMs;
    return report;
  }
}
