// Measures the recovery time of NCCL after a kill, for comparison with `npm run kills:group`. One process
// runs for each GPU, and the last one is killed while all compute. `bun test/gpu/group/nccl-kills.ts 3` runs
// three rounds of each method.
import process from "node:process";
import { deviceCount } from "../../../src/cuda/index.ts";
import { Members } from "../../group/members.ts";

process.env["NCCL_NVLS_ENABLE"] = "0";
const rounds = Number(process.argv[2] ?? 3);
const size = Math.min(deviceCount(), 8);
const limitMs = 20_000;

for (const way of ["abort", "shrink"])
  for (let round = 0; round < rounds; round++) {
    using members = new Members("../../gpu/group/nccl-survive.ts", size, [way], "native");
    const timer = setTimeout(() => {
      for (const { child } of members.all) child.kill("SIGKILL");
    }, limitMs);
    try {
      await Promise.all(members.all.map((member) => member.line("ready")));
      await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 200));
      const killed = Date.now();
      members.all.at(-1)!.child.kill("SIGKILL");
      const told = await Promise.all(members.all.slice(0, -1).map((member) => member.line("{")));
      const steps = told.map(
        (line) => JSON.parse(line) as Record<"heard" | "reformed" | "made" | "right", number>,
      );
      const last = (key: keyof (typeof steps)[number]): number =>
        Math.max(...steps.map((one) => one[key])) - killed;
      console.log(
        `NCCL, ${way}, ${size} GPUs: detected after ${last("heard")} ms, members agree ${last("reformed")}, communicator ${last("made")}, right result ${last("right")}`,
      );
    } catch (error) {
      console.log(`NCCL, ${way}, ${size} GPUs: ${(error as Error).message}`);
    } finally {
      clearTimeout(timer);
    }
  }
