// Live healing. One of four members is killed. Its replacement reads the state of a healthy member by RDMA, while the
// others continue. The members restore a checkpoint too, for comparison.
//
//     npx doorbell run -n 4 --restart 1 --survive examples/healing.ts [--steps 60] [--length 100000] [--kill 2@20]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { join } from "doorbell/group";
import { Trainer } from "./healing/trainer.ts";

const { values: given } = parseArgs({
  options: {
    steps: { type: "string", default: "60" },
    length: { type: "string", default: "100000" },
    /** Rank that kills itself, and its step. */
    kill: { type: "string", default: "2@20" },
    every: { type: "string", default: "10" },
  },
});
const [steps, length, every] = [given.steps, given.length, given.every].map(Number) as [
  ...[number, number, number],
];
const [killedRank, killedStep] = given.kill.split("@").map(Number);

using group = await join({ lostAfterMs: 2000 });
const wanted = Number(process.env["DOORBELL_SIZE"] ?? group.size);
const isNew = group.epoch > 0;
console.log(`rank ${group.rank}, process ${process.pid}${isNew ? ": a replacement" : ""}`);
const trainer = new Trainer(group, length);
const { weights } = trainer;
let folder = "";
const kept = 0;
let isRestored = false;

await trainer.train(async ({ step, isCurrent }) => {
  if (!isNew && group.rank === killedRank && group.epoch === 0 && step === killedStep)
    process.kill(process.pid, "SIGKILL");
  const all = await group.exchange({ isCurrent, folder, kept, isRestored });
  folder = all.find((one) => one.folder !== "")?.folder ?? "";
  const areCurrent = all.every((one) => one.isCurrent);
  // A checkpoint has the weights of rank 0, so it waits until rank 0 has them.
  if (areCurrent && step % every === 0) {
    if (folder === "")
      [folder = ""] = await group.exchange(group.rank === 0 ? mkdtempSync(path(tmpdir(), "healing-")) : "");
    await group.checkpoint("healing", { replicated: { weights } }, { folder, state: { step } });
  }
  if (areCurrent && group.epoch > 1 && group.size === wanted && !all.some((one) => one.isRestored)) {
    isRestored = true;
    using copy = group.device.allocate(length, "f32");
    const started = performance.now();
    const found = await group.restore("healing", { replicated: { weights: copy } }, { folder });
    const ms = performance.now() - started;
    const version = (found?.state as { readonly step: number } | undefined)?.step ?? 0;
    if (group.rank === 0)
      console.log(
        `a checkpoint instead: all members wait ${ms.toFixed(1)} ms, and repeat ${step - version} steps from version ${version}`,
      );
  }
  // The run goes on until the replacement has the state, and the members have restored the checkpoint.
  const isOver = group.size === wanted && (group.epoch < 2 || all.some((one) => one.isRestored));
  return step < steps || (!isOver && step < 1000 * steps);
});

const { healed } = trainer;
if (healed !== undefined)
  console.log(
    `healed: version ${healed.version}, ${healed.bytes} bytes in ${healed.milliseconds.toFixed(1)} ms, caught up ${healed.missedSteps} steps`,
  );
const crcs = await group.exchange(
  process.getBuiltinModule("node:zlib").crc32(new Uint8Array(weights.toArray().buffer)),
);
if (new Set(crcs).size > 1) throw new Error(`the members have different weights: ${crcs.join(", ")}`);
console.log(
  `done: step ${trainer.step}, ${group.size} members, ${trainer.repeatedSteps} steps repeated, equal weights`,
);
await group.barrier();
if (group.rank === 0 && folder !== "") rmSync(folder, { recursive: true, force: true });
