import { type ConnectOptions, openDevice } from "../../../src/index.ts";
import type { Cluster, Host } from "../../../src/simulation/index.ts";

async function openOn(host: Host) {
  const end = await host.run(() => {
    const device = openDevice();
    const completions = device.createCompletionQueue();
    const domain = device.createProtectionDomain();
    const queuePair = domain.createQueuePair({ completions });
    const region = domain.allocate(4096, ["remoteWrite", "remoteRead"]);
    return { device, completions, queuePair, region };
  });
  if (end === undefined) throw new Error(`${host.name} has crashed`);
  return end;
}

/**
 * Opens a device on hosts 0 and 1 and connects a queue pair of each, the first one with `options`. The second one has
 * their path MTU, and 16 receives.
 */
export async function connectPair(cluster: Cluster, options?: ConnectOptions) {
  const a = await openOn(cluster.host(0));
  const b = await openOn(cluster.host(1));
  await cluster.host(0).run(() => void a.queuePair.connect(b.queuePair.endpoint(), options));
  await cluster.host(1).run(() => {
    const { pathMtu } = options ?? {};
    b.queuePair.connect(a.queuePair.endpoint(), pathMtu === undefined ? {} : { pathMtu });
    for (let i = 0; i < 16; i++) b.queuePair.receive({ local: b.region });
  });
  return { a, b };
}
