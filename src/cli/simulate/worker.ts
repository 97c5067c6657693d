// A process of `doorbell simulate`. It runs a share of the seeds and writes each report as a line of JSON.
import process from "node:process";
import { writeAll } from "../output/output.ts";
import { load, type Plan } from "./program.ts";
import { quietly } from "./quiet.ts";
import { type Share, search } from "./search.ts";

/** Argument of the process. */
export interface WorkerStart {
  readonly plan: Plan;
  readonly share: Share;
}

const { plan, share } = JSON.parse(process.argv[2]!) as WorkerStart;
await quietly(async () =>
  search(await load(plan), share, (report) => writeAll(1, `${JSON.stringify(report)}\n`)),
);
process.exit(0);
