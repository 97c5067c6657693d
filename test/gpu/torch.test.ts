// PyTorch in a process of its own and a script share memory of a GPU in both directions. Skipped, with the reason,
// without a GPU or torch.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { afterAll, describe } from "vitest";
import { driverOrReason } from "../../src/cuda/provider.ts";
import { type Peer, startTorch } from "../native/cuda/tensors/peer.ts";
import { describeSharing } from "../native/cuda/tensors/sharing.ts";

const python = process.env["PYTHON"] ?? "python3";

const reason = ((): string | undefined => {
  const driver = driverOrReason("native");
  if (typeof driver === "string") return driver;
  const probe = spawnSync(python, ["-c", "import torch; assert torch.cuda.is_available()"]);
  return probe.status === 0 ? undefined : `${python} has no torch with CUDA`;
})();

/** Process that imports torch while the test before its own runs. It opens the GPU at its first order. */
let next = reason === undefined ? startTorch(python) : undefined;
afterAll(() => next?.end());

function start(): Peer {
  const peer = next ?? startTorch(python);
  next = startTorch(python);
  return peer;
}

describe("100 tensors are shared with torch in both directions, and each side is killed", () =>
  describeSharing("torch", start, reason));
