// Runs seeds of a simulated example and prints the digest of each as a line of JSON.
//
//     bun test/simulation/search/digests.ts EXAMPLE FIRST COUNT
import process from "node:process";
import { SimulationError, simulate } from "../../../src/simulation/index.ts";
import { exampleOf } from "./examples.ts";

/** Result of a seed. The digest of a failed run is that at the failure. */
export interface SeedDigest {
  readonly seed: number;
  readonly digest: string;
  readonly failure?: string;
}

async function digestOf(name: string, seed: number): Promise<SeedDigest> {
  const example = exampleOf(name);
  try {
    return { seed, digest: (await simulate({ ...example.options, seed }, example.program())).digest };
  } catch (error) {
    if (!(error instanceof SimulationError)) throw error;
    return { seed, digest: error.digest, failure: error.message.split("\n")[0]! };
  }
}

const [name = "", first, count] = process.argv.slice(2);
for (let i = 0; i < Number(count); i++)
  process.stdout.write(`${JSON.stringify(await digestOf(name, Number(first) + i))}\n`);
process.exit(0);
