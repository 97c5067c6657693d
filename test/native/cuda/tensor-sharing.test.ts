// Two processes of ours share 100 tensors as torch does. test/gpu/torch.test.ts does the same with torch itself.
import { startScript } from "./tensors/peer.ts";
import { describeSharing } from "./tensors/sharing.ts";

describeSharing("another script", startScript, undefined);
