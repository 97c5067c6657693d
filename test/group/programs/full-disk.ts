// Saves a checkpoint that does not fit on the disk, and checks the error and the remaining files.
import { readdirSync } from "node:fs";
import { CheckpointError, join } from "../../../src/group/index.ts";

const [folder = ""] = process.argv.slice(2);
using group = await join({ rendezvous: `file://${folder}/meet`, size: 1 });
const small = group.device.allocate(10_000, "f32").fill(1);
await group.checkpoint("small", { replicated: { small } }, { folder, state: 1 });
const large = group.device.allocate(1_000_000, "f32").fill(2);
for (const name of ["small", "large"]) {
  const error = await group
    .checkpoint(name, { replicated: { large } }, { folder })
    .catch((failure: unknown) => failure);
  if (!(error instanceof CheckpointError)) throw new Error(`${name}: ${error}`);
  console.log(error.message.replaceAll("\n", " "));
}
small.fill(0);
const found = await group.restore("small", { replicated: { small } }, { folder });
console.log(JSON.stringify({ found, first: small.toArray()[0], there: readdirSync(`${folder}/small`) }));
