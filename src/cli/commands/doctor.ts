import type { CliCommand } from "../cli-command.ts";
import { examine, healthy } from "../doctor/examine.ts";
import { printFindings } from "../doctor/page.ts";
import { systemAt } from "../doctor/system.ts";
import { exitCode } from "../exit-code.ts";

export const doctor: CliCommand = {
  examples: [
    ["doorbell doctor", "one line for each thing that must be right, and the command that puts it right"],
    [
      "doorbell doctor --json | jq '.[] | select(.status == \"fails\")'",
      "for scripts; exit code 1 when something fails",
    ],
    ["DOORBELL_RDMA=mlx5_0 doorbell doctor", "what is asked for counts as well"],
  ],
  notes:
    "Exit code 0: nothing that is installed or asked for fails, so on a bare machine too. 1: something does. Nothing is changed.",
  run: async ({ output }) => {
    const found = await examine(systemAt());
    if (output.asJson) output.json(found);
    else printFindings(output, found);
    return healthy(found) ? exitCode.fine : exitCode.failed;
  },
};
