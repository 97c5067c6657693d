import { type CliCommand, exitCode } from "../common/command.ts";
import { checks, examine, healthy, machineChecks } from "../doctor/examine.ts";
import { systemAt, systemLike } from "../doctor/machine/system.ts";
import { printFindings } from "../doctor/page.ts";
import { machineLike } from "../topology/like.ts";

export const doctor: CliCommand = {
  examples: [
    ["doorbell doctor", "one line for each check, and the command that fixes it"],
    [
      "doorbell doctor --json | jq '.[] | select(.status == \"fails\")'",
      "for scripts; exit code 1 when a check fails",
    ],
    ["DOORBELL_RDMA=mlx5_0 doorbell doctor", "also checks the requested device"],
    ["doorbell doctor --like hgx-h200", "the checks of the PCI tree, for a machine that you don't have"],
  ],
  options: [
    { flags: "--like MACHINE", text: "hgx-h200, gh200, workstation, laptop, or a file of topology --record" },
  ],
  notes:
    "Exit code 0: no installed or requested part fails, so on a bare machine too. 1: a part fails. Nothing is changed.",
  run: async ({ options, output }) => {
    const { like } = options;
    if (typeof like === "string") machineLike(like); // Throws for an unknown or damaged machine.
    const found =
      typeof like === "string"
        ? await examine(systemLike(like), machineChecks)
        : await examine(systemAt(), checks);
    if (output.asJson) output.json(found);
    else printFindings(output, found);
    return healthy(found) ? exitCode.fine : exitCode.failed;
  },
};
