import { Memory, MemorySlice, openDevice } from "../../src/index.ts";
import type { Kind } from "./kind.ts";

const nic = (stack: DisposableStack) => {
  const device = stack.use(openDevice("soft0"));
  const domain = device.createProtectionDomain();
  return { device, domain, completions: device.createCompletionQueue() };
};

const queuePair =
  (type: "RC" | "UC" | "UD" | "dynamic"): Kind =>
  (stack) => {
    const { domain, completions } = nic(stack);
    return () => {
      using pair = domain.createQueuePair({ completions, type });
      if (type === "RC" || type === "UC") pair.connect(pair.endpoint());
    };
  };

/** Memory, and the verbs objects of soft0. */
export const nicKinds: Readonly<Record<string, Kind>> = {
  memory: () => () => Memory.allocate(4096).close(),
  "memory with an array": () => () => {
    using memory = Memory.allocate(4096);
    memory.bytes.fill(1);
  },
  "shared memory": () => () => {
    using memory = Memory.allocate(4096, { shared: true });
    memory.bytes[0] = 1;
  },
  "copied memory": () => () => Memory.copyOf(new Uint8Array(100)).close(),
  device: () => () => openDevice("soft0").close(),
  "protection domain": (stack) => {
    const { device } = nic(stack);
    return () => device.createProtectionDomain().close();
  },
  "completion queue": (stack) => {
    const { device } = nic(stack);
    return () => device.createCompletionQueue().close();
  },
  "completion channel": (stack) => {
    const { device } = nic(stack);
    return () => device.createCompletionChannel().close();
  },
  region: (stack) => {
    const { domain } = nic(stack);
    return () => {
      using region = domain.allocate(4096, ["remoteWrite"]);
      region.bytes[0] = 1;
    };
  },
  "region of memory": (stack) => {
    const { domain } = nic(stack);
    const memory = stack.use(Memory.allocate(8192));
    return () => domain.register(new MemorySlice(memory, 0, 4096)).close();
  },
  "memory window": (stack) => {
    const { domain } = nic(stack);
    return () => domain.createMemoryWindow().close();
  },
  "RC queue pair": queuePair("RC"),
  "UC queue pair": queuePair("UC"),
  "UD queue pair": queuePair("UD"),
  "dynamic queue pair": queuePair("dynamic"),
  "shared receive queue": (stack) => {
    const { domain } = nic(stack);
    return () => domain.createSharedReceiveQueue().close();
  },
  "address handle": (stack) => {
    const { domain, completions } = nic(stack);
    const to = domain.createQueuePair({ completions, type: "UD" }).endpoint();
    return () => domain.createAddressHandle({ to }).close();
  },
  "extended completion queue": (stack) => {
    const { device } = nic(stack);
    return () => device.createCompletionQueue({ fields: ["byteLength", "timestamp"] }).close();
  },
  "queue pair with batches by ibv_wr_*": (stack) => {
    const { domain, completions } = nic(stack);
    return () => domain.createQueuePair({ completions, operations: ["write", "flush"] }).close();
  },
  "memory of the NIC": (stack) => {
    const { device, domain } = nic(stack);
    return () => {
      using memory = device.allocateNicMemory(4096);
      domain.registerNicMemory(memory, ["remoteWrite"]).close();
    };
  },
  "null region": (stack) => {
    const { domain } = nic(stack);
    return () => domain.createNullRegion().close();
  },
  "parent domain": (stack) => {
    const { device, domain } = nic(stack);
    return () => {
      using threads = device.createThreadDomain();
      domain.createParentDomain(threads).close();
    };
  },
  "flow counters and rule": (stack) => {
    const { device, domain, completions } = nic(stack);
    const inbox = domain.createQueuePair({ type: "UD", completions });
    return () => {
      using counters = device.createFlowCounters();
      inbox.createFlowRule({ from: "127.0.0.0/8", counters }).close();
    };
  },
  "XRC domain, receive queue and target": (stack) => {
    const { device, domain, completions } = nic(stack);
    return () => {
      using xrc = device.openXrcDomain();
      using queue = xrc.createReceiveQueue({ protectionDomain: domain, completions });
      xrc.createTarget().close();
      queue.close();
    };
  },
};
