// Runs seeds of a simulated example and prints the digest of each as a line of JSON.
//
//     bun test/simulation/search/digests.ts EXAMPLE FIRST COUNT
import process from "node:process";
import { SimulationError, simulate } from "../../../src/simulation/index.ts";
import type { SeedDigest } from "./digest-file.ts";
import { exampleOf } from "./examples.ts";

async function digestOf(name: string, seed: number): Promise<SeedDigest> {
  const example = exampleOf(name);
  try {
    const { digest } = await simulate({ ...example.options, seed }, example.program());
    return { example: name, seed, digest };
  } catch (error) {
    if (!(error instanceof SimulationError)) throw error;
    return { example: name, seed, digest: error.digest, failure: error.message.split("\n")[0]! };
  }
}

const [name = "", first, count] = process.argv.slice(2);
for (let i = 0; i < Number(count); i++)
  process.stdout.write(`${JSON.stringify(await digestOf(name, Number(first) + i))}\n`);
process.exit(0);
