import { DoorbellError } from "../../index.ts";
import type { Device, Endpoint } from "../../rdma/index.ts";
import { gidOf, type PingPongEnd, type PingPongOptions, receiver, sendId, timing } from "./kinds.ts";

/**
 * Creates this end of a ping-pong over XRC, like ibv_xsrq_pingpong with one client. It has a requesting queue
 * pair, a target queue pair, and a shared receive queue.
 */
export function makeXrcEnd(device: Device, options: PingPongOptions): PingPongEnd {
  const { bytes, receiveDepth, pathMtu, serviceLevel, port } = options;
  const domain = device.openXrcDomain();
  const pd = device.createProtectionDomain();
  const buffer = pd.allocate(bytes);
  buffer.bytes.fill(0x7b);
  const completions = device.createCompletionQueue({ entries: receiveDepth + 1 });
  const queue = domain.createReceiveQueue({
    ...{ protectionDomain: pd, completions, depth: receiveDepth, segments: 1 },
  });
  const target = domain.createTarget({ port, access: [] });
  const sender = pd.createQueuePair({ type: "XRC", completions, port, sendDepth: 1, sendSegments: 1 });
  let to: { readonly receiveQueue: number } | undefined;
  return {
    queuePairs: [sender],
    completions,
    postReceive: receiver(queue, buffer),
    send: () => void sender.send({ local: buffer.slice(0), wrId: sendId, to: to! }),
    endpoint(_, gid) {
      target.endpoint(gid);
      return sender.endpoint(gid);
    },
    describe: (_, address) => ({
      ...address,
      qpNumber: target.number,
      xrc: { sendQpNumber: sender.number, receiveQueue: queue.number },
    }),
    connect(_, own, { xrc, ...peer }) {
      if (!xrc) throw new DoorbellError("the peer uses another kind of ping-pong, not xsrq");
      const remote: Endpoint = { ...own, ...peer, gid: gidOf(peer, own), readAtomic: 1 };
      const how = { pathMtu, serviceLevel, ...timing };
      target.connect({ ...remote, role: "initiator", qpNumber: xrc.sendQpNumber }, how);
      sender.connect({ ...remote, role: "target" }, how);
      to = { receiveQueue: xrc.receiveQueue };
    },
  };
}
