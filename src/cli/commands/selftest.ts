import { writeFileSync } from "node:fs";
import { availableParallelism, cpus, release } from "node:os";
import process from "node:process";
import { didYouMean } from "../../../ffi/nearest.ts";
import { deviceCount } from "../../cuda/index.ts";
import { type DeviceInfo, listDevices } from "../../rdma/index.ts";
import { type CliCommand, CliError, exitCode } from "../common/command.ts";
import { packageVersion } from "../common/package-version.ts";
import { gpusReport } from "../devices/gpu-report.ts";
import { nicReport } from "../devices/nic-report.ts";
import { examine } from "../doctor/examine.ts";
import { systemAt } from "../doctor/machine/system.ts";
import { jsonText } from "../output/output.ts";
import { cudaTrials } from "../selftest/cuda-trials.ts";
import { figureTrials } from "../selftest/figure-trials.ts";
import { reliableTrials } from "../selftest/reliable-trials.ts";
import { type Trial, type TrialResult, tryOut } from "../selftest/trial.ts";
import { otherTrials } from "../selftest/unreliable-trials.ts";

const names = (): string[] => listDevices().map(({ name }) => name);

const nicTrials = (nic: DeviceInfo): Trial[] => [
  ...reliableTrials(nic.name),
  ...otherTrials(nic.name),
  ...figureTrials(nic),
];

export const selftest: CliCommand = {
  words: [{ word: "[DEVICE]", text: "one RDMA device; all and the GPUs without it" }],
  options: [
    {
      flags: "--report FILE",
      text: "write devices, results and doctor's findings to a JSON file, for a bug report",
    },
  ],
  examples: [
    ["doorbell selftest", "verbs and CUDA on this machine's hardware, in less than a minute a device"],
    ["doorbell selftest mlx5_0 --report mlx5.json", "one NIC, with a report"],
  ],
  notes:
    "It also measures bandwidth and latency between two processes, and repeats the measurement with perftest's programs (ib_write_bw and others) where they are installed.\nIt uses its own queue pairs and memory, connected to themselves, and touches nothing else on the machine or the network.\nThe report holds addresses (GIDs) and names of this machine's devices: read it before you send it.",
  complete: async () => names(),
  run: async ({ words: [only], options, output }) => {
    const all = listDevices();
    const nics = all.filter(({ name }) => only === undefined || name === only);
    if (only !== undefined && nics.length === 0) {
      throw new CliError(`there is no device ${only}${didYouMean(only, names())}`, exitCode.unavailable);
    }
    const gpus = only === undefined ? Array.from({ length: deviceCount() }, (_, i) => i) : [];
    const { good, bad, dim } = output.style;
    const results: TrialResult[] = [];
    for (const trial of [...nics.flatMap(nicTrials), ...gpus.flatMap(cudaTrials)]) {
      const result = await tryOut(trial);
      results.push(result);
      if (output.asJson) continue;
      const word = { passed: good("passed "), failed: bad("failed "), skipped: dim("skipped") }[
        result.status
      ];
      output.line(`${word}  ${result.name}${result.says ? dim(`: ${result.says}`) : ""}`);
    }
    const failed = results.filter(({ status }) => status === "failed").length;
    if (output.asJson) output.json(results);
    else
      output.line(`${results.length - failed} of ${results.length} passed or do not apply, ${failed} failed`);
    if (typeof options["report"] === "string") {
      await report(options["report"], results);
      output.note(`wrote ${options["report"]}`);
    }
    return failed === 0 ? exitCode.fine : exitCode.failed;
  },
};

async function report(file: string, results: readonly TrialResult[]): Promise<void> {
  const { bun, deno, node } = process.versions as Record<string, string | undefined>;
  const about = {
    doorbell: packageVersion(),
    runtime: { bun, deno, node },
    platform: `${process.platform} ${process.arch}`,
    kernel: release(),
    processor: `${cpus()[0]?.model ?? "?"}, ${availableParallelism()} at hand`,
    results,
    nics: listDevices().map(nicReport),
    gpus: gpusReport(true),
    doctor: await examine(systemAt()),
  };
  writeFileSync(file, `${jsonText(about)}\n`);
}
