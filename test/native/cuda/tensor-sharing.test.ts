// Two processes of ours share 100 tensors as torch does. test/gpu/torch.test.ts does the same with torch itself.
import { describe } from "vitest";
import { startScript } from "./tensors/peer.ts";
import { describeSharing } from "./tensors/sharing.ts";

describe("100 tensors are shared by two scripts, and each side is killed", () =>
  describeSharing("another script", startScript, undefined));
