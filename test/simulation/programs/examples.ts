// Runs the unmodified examples in a simulation, twice each, and prints their digests as JSON.
import process from "node:process";
import { type Cluster, simulate } from "../../../src/simulation/index.ts";

const quiet = { print: false };
const example = (name: string): URL => new URL(`../../../examples/${name}.ts`, import.meta.url);

/** The examples with one line around each, and the output that is checked. */
const programs: Record<string, (cluster: Cluster) => Promise<string>> = {
  connect: async (cluster) => {
    const both = cluster.host(0).start(example("connect"), [], quiet);
    await both.done();
    return both.stdout;
  },
  "many-peers": async (cluster) => {
    const all = cluster.host(0).start(example("many-peers"), ["3"], quiet);
    await all.done();
    return all.stdout;
  },
  "rc-pingpong": async (cluster) => {
    const server = cluster.host(0).start(example("rc-pingpong"), ["-n", "100"], quiet);
    const client = cluster.host(1).start(example("rc-pingpong"), ["-n", "100", "host0"], quiet);
    await client.done();
    await server.done();
    return client.stdout + server.stdout;
  },
};

const results: Record<string, unknown> = {};
for (const [name, program] of Object.entries(programs)) {
  const digests: string[] = [];
  let output = "";
  for (let run = 0; run < 2; run++) {
    const { digest } = await simulate({ seed: 3, hosts: 2, network: { loss: 0.02 } }, async (cluster) => {
      output = await program(cluster);
    });
    digests.push(digest);
  }
  results[name] = { digests, output };
}
process.stdout.write(`${JSON.stringify(results)}\n`);
