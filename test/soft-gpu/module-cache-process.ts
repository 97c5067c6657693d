// Child process of module-cache.test.ts: loads a module's file and runs its kernel "go" once, while other
// processes do the same.
import { readFileSync } from "node:fs";
import { openDevice } from "../../src/cuda/index.ts";

using device = openDevice(0, { provider: "soft" });
const there = device.allocate(1, "u32").fill(0);
device
  .loadModule(readFileSync(process.argv[2]!, "utf8"))
  .kernel("go", "ptr")
  .launch({ grid: 1, block: 1 }, [there]);
console.log(there.toArray()[0]);
