import { DescriptorSocket } from "../../src/cuda/index.ts";
import { meetPeer, waitForPeer } from "../../src/index.ts";
import { connectionKinds } from "./connection-kinds.ts";
import { gpuKinds } from "./gpu-kinds.ts";
import type { Kind } from "./kind.ts";
import { nicKinds } from "./nic-kinds.ts";

/** All kinds of objects that are opened or created, and closed. */
export const kinds: Readonly<Record<string, Kind>> = {
  ...nicKinds,
  ...connectionKinds,
  ...gpuKinds,
  "descriptor socket": () => () => new DescriptorSocket().close(),
  "peer socket": () => async () => {
    const waiting = waitForPeer({ port: 18_777, host: "127.0.0.1" });
    const caller = await meetPeer("127.0.0.1", { port: 18_777 });
    const listener = await waiting;
    caller.close();
    listener.close();
    await Promise.all([caller.gone(), listener.gone()]);
  },
};
