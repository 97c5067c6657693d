// Fuzzes the objects of an API as a careless program uses them, in bounded processes:
//   npm run fuzz:objects -- [--api cuda] [--calls 1000000] [--seed 1] [--each 5000] [--worker]
// A seed that broke something is printed with the command that repeats it. Exit status 1 when one did.
import { spawn } from "node:child_process";
import { argv, env, execPath, exit } from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Tally } from "./play.ts";

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    api: { type: "string", default: "cuda" },
    calls: { type: "string", default: "1000000" },
    seed: { type: "string", default: "1" },
    each: { type: "string", default: "5000" },
    worker: { type: "boolean", default: false },
  },
});
const [calls, first, each] = [Number(values.calls), Number(values.seed), Number(values.each)];
const child = fileURLToPath(new URL("./child.ts", import.meta.url));
const silentMs = 20_000;

interface End {
  readonly how: string;
  readonly tally?: Tally;
}

/** One process; it is killed when it makes no progress. */
function run(seed: number, count: number): Promise<End> {
  return new Promise((resolve) => {
    const args = [child, values.api, String(seed), String(count), ...(values.worker ? ["worker"] : [])];
    const environment = {
      DOORBELL_CUDA: "soft",
      DOORBELL_RDMA: "soft",
      DOORBELL_SOFT_GPUS: "2",
      DOORBELL_SOFT_GPU_TIMEOUT_MS: "20",
      ...env,
    };
    const process = spawn(execPath, args, { env: environment, stdio: ["ignore", "pipe", "pipe"] });
    let [output, errors, hung] = ["", "", false];
    const kill = () => {
      hung = true;
      process.kill("SIGKILL");
    };
    let timer = setTimeout(kill, silentMs);
    process.stderr.setEncoding("utf8").on("data", (text: string) => {
      errors = (errors + text).slice(-2000);
    });
    process.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      clearTimeout(timer);
      timer = setTimeout(kill, silentMs);
    });
    process.on("close", (status, signal) => {
      clearTimeout(timer);
      const line = output.trimEnd().split("\n").at(-1) ?? "";
      if (hung) resolve({ how: `no progress for ${silentMs / 1000} s` });
      else if (status !== 0)
        resolve({ how: `ended with ${signal ?? status}: ${errors.trim().split("\n").at(-1)}` });
      else resolve({ how: "", tally: JSON.parse(line) as Tally });
    });
  });
}

const kinds = new Map<string, number>();
let [broken, worked, refused] = [0, 0, 0];
for (let done = 0, seed = first; done < calls; seed++) {
  const count = Math.min(each, calls - done);
  const { how, tally } = await run(seed, count);
  done += count;
  worked += tally?.worked ?? 0;
  refused += tally?.refused ?? 0;
  const problems = [
    ...(how === "" ? [] : [how]),
    ...(tally !== undefined && tally.canaries > 0
      ? [`${tally.canaries} arrays changed that no call was given`]
      : []),
    ...new Set(tally?.strange ?? []),
  ];
  for (const problem of problems) {
    // One place in the source is one kind, whatever was passed.
    const kind = / at (\/\S+)$/.exec(problem)?.[1] ?? problem;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (kinds.get(kind) === 1) console.log(`seed ${seed}: ${problem}`);
  }
  if (problems.length === 0) continue;
  broken++;
  console.log(
    `  repeat: npm run fuzz:objects -- --api ${values.api} --seed ${seed} --calls ${count} --each ${count}${values.worker ? " --worker" : ""}`,
  );
}
console.log(
  `${calls} calls from seed ${first}: ${worked} worked, ${refused} refused, ${kinds.size} kinds of problem in ${broken} runs`,
);
exit(broken === 0 ? 0 : 1);
