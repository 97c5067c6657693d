import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { MaybeContender } from "../contender.ts";
import { PeerPair } from "../peer-pair.ts";

const peer = fileURLToPath(new URL("../pyverbs/peer.py", import.meta.url));

// Debian's package belongs to Debian's Python; another one may stand before it on the path.
const pythons = ["/usr/bin/python3", "python3"];

/** A Python that has pyverbs. */
function findPython(): string | undefined {
  return pythons.find(
    (python) => spawnSync(python, ["-c", "import pyverbs.device"], { timeout: 20_000 }).status === 0,
  );
}

/** pyverbs, installed or not: two Python processes. */
export async function pyverbs(device: string): Promise<MaybeContender> {
  const python = findPython();
  if (!python) return { name: "pyverbs", missing: "not installed (apt install python3-pyverbs)" };
  const pair = new PeerPair<{ version: string }>({ command: python, args: [peer], device });
  const opened = await pair.start();
  return {
    name: "pyverbs",
    version: opened.version,
    measures: ({ by }) => by === undefined,
    run: (one) => pair.run(one),
    stop: () => pair.stop(),
  };
}
