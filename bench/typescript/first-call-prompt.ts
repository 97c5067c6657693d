// Prints the milliseconds from the definition of the first kernel of a prompt to its result on the soft GPU. The second
// number is the sum for three lines. The argument is the idle time before, in milliseconds (2000).
import process, { argv, stdout } from "node:process";
import { setTimeout } from "node:timers/promises";
import { PseudoTerminal } from "../../test/cli/pseudo-terminal.ts";

const idleMs = Number(argv[2] ?? 2000);
/** Time until the terminal shows a typed line. */
const ECHO_MS = 100;
const definition = `wave = gpu.kernel({ y: "f32[]", n: "i32" }, ({ y, n }, { globalIdx, f32 }) => { const i = globalIdx.x; if (i < n) y[i] = Math.sin(f32(i)) * Math.exp(-f32(i) / f32(n)); })`;
const launch = "wave.launch({ grid: 4, block: 256 }, { y, n: 1024 })";
const result = "r = y.toArray()";

/** Types lines at a new prompt. Returns the sum of the times that they add to `ms`. */
async function timed(lines: readonly string[]): Promise<number> {
  const terminal = new PseudoTerminal(["repl"], "bun", { DOORBELL_CUDA: "soft", CUDA_CACHE_DISABLE: "1" });
  const type = async (line: string) => {
    terminal.type(`${line}\n`);
    await setTimeout(ECHO_MS);
    await terminal.prompted();
  };
  await terminal.prompted();
  await setTimeout(idleMs);
  await type("y = gpu.from(new Float32Array(1024)), ms = 0");
  for (const line of lines) await type(`t = performance.now(); ${line}; ms += performance.now() - t`);
  await type('"total " + ms.toFixed(1)');
  const found = terminal.screen.lines().flatMap((line) => /^'?total ([\d.]+)'?$/.exec(line)?.[1] ?? []);
  terminal.type(".exit\n");
  await terminal.ended();
  return Number(found.at(-1));
}

stdout.write(`one line ${await timed([`${definition}; ${launch}; ${result}`])}\n`);
stdout.write(`three lines ${await timed([definition, launch, result])}\n`);
process.exit(0);
