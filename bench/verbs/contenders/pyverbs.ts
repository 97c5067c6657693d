import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { MaybeContender } from "../contender.ts";
import { PeerPair } from "../peer-pair.ts";

const peer = fileURLToPath(new URL("../pyverbs/peer.py", import.meta.url));

// Debian's pyverbs package belongs to Debian's Python, and another Python may precede it on the path.
const pythons = ["/usr/bin/python3", "python3"];

/** Returns a Python that has pyverbs. */
function findPython(): string | undefined {
  return pythons.find(
    (python) => spawnSync(python, ["-c", "import pyverbs.device"], { timeout: 20_000 }).status === 0,
  );
}

/** Returns the pyverbs contender of two Python processes, or the reason why it is missing. */
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
