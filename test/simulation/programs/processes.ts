// Starts small programs in simulations, and prints how each of them ended as JSON.
import process from "node:process";
import { type StartOptions, simulate } from "../../../src/simulation/index.ts";

const small = new URL("./small.ts", import.meta.url);
const starts: Record<string, readonly [readonly string[], StartOptions]> = {
  exit: [["exit"], {}],
  throw: [["throw"], {}],
  forget: [["forget"], {}],
  input: [["input", "a", "b"], { input: "typed\n", env: { WORD: "given" } }],
  unref: [["unref"], {}],
  child: [["child"], {}],
  other: [["other"], {}],
  missing: [[], {}],
};

const results: Record<string, unknown> = {};
for (const [name, [args, options]] of Object.entries(starts)) {
  const file = name === "missing" ? new URL("./missing.ts", import.meta.url) : small;
  const run = simulate({ hosts: 1 }, async (cluster) => {
    const started = cluster.host(0).start(file, args, { ...options, print: false });
    const code = await started.exited;
    results[name] = { code, stdout: started.stdout, stderr: started.stderr };
  });
  await run.catch((error: Error) => {
    results[name] = { error: error.message.split("\n")[0] };
  });
}
await simulate({ hosts: 1 }, async (cluster) => {
  const host = cluster.host(0);
  const killed = host.start(small, ["wait"], { print: false });
  await cluster.sleep(100);
  killed.kill();
  const crashed = host.start(small, ["wait"], { print: false });
  await cluster.sleep(100);
  host.crash();
  results["ends"] = [await killed.exited, await crashed.exited].map(String);
});
process.stdout.write(`${JSON.stringify(results)}\n`);
