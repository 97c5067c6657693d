import { execPath } from "node:process";
import { fileURLToPath } from "node:url";
import type { Contender } from "../contender.ts";
import { PeerPair } from "../peer-pair.ts";

const peer = fileURLToPath(new URL("../doorbell/peer.ts", import.meta.url));

/** Properties of the opened device. */
export interface Opened {
  readonly device: string;
  readonly provider: "native" | "soft";
  /** Payload bytes of a packet. */
  readonly mtu: number;
}

/** Returns the doorbell contender: two Bun processes on the data path of the object layer. */
export async function doorbell(device: string | undefined): Promise<Contender & { opened: Opened }> {
  const pair = new PeerPair<Opened>({ command: execPath, args: [peer], ...(device ? { device } : {}) });
  const opened = await pair.start();
  return {
    name: "doorbell",
    version: `doorbell on Bun ${Bun.version}`,
    opened,
    run: (one) => pair.run(one),
    stop: () => pair.stop(),
  };
}
