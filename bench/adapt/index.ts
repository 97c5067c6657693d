// Compares autotuned settings with every fixed setting while a link, the load or the failure rate changes.
// Run `npm run bench -- adapt [link|load|checkpoints] [SEEDS] [FIRST]`. docs/measurements/autotuning.md has the
// protocol.
import { spawnSync } from "node:child_process";
import process, { argv, env, execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { deviceCount, openDevice } from "../../src/cuda/index.ts";
import { runGroup } from "../common/group-run.ts";
import { checkpoints } from "./checkpoints.ts";
import type { Row, RunRow } from "./rows.ts";
import { score } from "./score.ts";

const names = ["link", "load", "checkpoints"] as const;
const asked = names.filter((name) => argv[2] === undefined || argv[2] === name);
const [seeds, first = "1", ...more] = argv.slice(3);
if (asked.length === 0) throw new TypeError(`there is no experiment "${argv[2]}": ${names.join(", ")}`);

async function runMembers(name: (typeof names)[number], each: (row: Row) => void): Promise<string> {
  if (name === "checkpoints") {
    await checkpoints(Number(first), Number(seeds ?? 20), each);
    return "";
  }
  const program = new URL(`./${name}-member.ts`, import.meta.url);
  const processes = name === "link" ? 2 : Math.max(2, deviceCount());
  return await runGroup<Row>({ program, processes, args: [first, seeds ?? "5", ...more], each });
}

const units = { link: "seconds", load: "ms a frame", checkpoints: "hours" } as const;
const inside = "DOORBELL_BENCH_NAMESPACE";

for (const name of asked) {
  if (name === "link" && env[inside] === undefined) {
    // The link is the loopback interface of a separate network namespace, which requires root.
    const words = [
      "-n",
      "sh",
      "-c",
      'ip link set lo up && exec "$@"',
      "sh",
      execPath,
      fileURLToPath(import.meta.url),
    ];
    const { status } = spawnSync("unshare", [...words, "link", ...argv.slice(3)], {
      env: { ...env, [inside]: "1", DOORBELL_RDMA: "soft", DOORBELL_SOFT_SHARED: "off" },
      stdio: "inherit",
    });
    if (status !== 0) process.exitCode = 1;
    continue;
  }
  {
    using device = openDevice();
    const on = device.provider === "soft" ? "soft GPUs, which share the processors" : device.name;
    console.log(`\n${name}: ${name === "checkpoints" ? "a simulated clock" : on}`);
  }
  const rows: RunRow[] = [];
  const wrong = await runMembers(name, (row) => {
    if ("words" in row) console.log(`  ${row.words}`);
    else {
      rows.push(row);
      // Each row is printed at once, so that the output of several runs can be combined.
      if (name !== "checkpoints") console.log(JSON.stringify(row));
    }
  });
  if (wrong !== "") {
    console.log(wrong);
    process.exitCode = 1;
  }
  if (rows.length > 0) console.log(score(rows, units[name], ["what fits"]).join("\n"));
}
