import { type CliCommand, exitCode } from "../common/command.ts";
import { examine, healthy } from "../doctor/examine.ts";
import { systemAt } from "../doctor/machine/system.ts";
import { printFindings } from "../doctor/page.ts";

export const doctor: CliCommand = {
  examples: [
    ["doorbell doctor", "one line for each check, and the command that fixes it"],
    [
      "doorbell doctor --json | jq '.[] | select(.status == \"fails\")'",
      "for scripts; exit code 1 when a check fails",
    ],
    ["DOORBELL_RDMA=mlx5_0 doorbell doctor", "also checks the requested device"],
  ],
  notes:
    "Exit code 0: no installed or requested part fails, so on a bare machine too. 1: a part fails. Nothing is changed.",
  run: async ({ output }) => {
    const found = await examine(systemAt());
    if (output.asJson) output.json(found);
    else printFindings(output, found);
    return healthy(found) ? exitCode.fine : exitCode.failed;
  },
};
