import { spawn } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import {
  AddressRange,
  GrowableBuffer,
  granularity,
  openBuffer,
  openDevice as openGpu,
  PhysicalMemory,
  share,
} from "../../src/cuda/index.ts";
import { Memory } from "../../src/index.ts";
import type { Kind } from "./kind.ts";

const sharer = fileURLToPath(new URL("../native/cuda/sharer.ts", import.meta.url));

const ptx = `.version 8.0
.target sm_90
.address_size 64
.visible .entry nothing() { ret; }`;

const gpu = (stack: DisposableStack) => stack.use(openGpu("soft"));

const shared =
  (make: (device: ReturnType<typeof gpu>) => Disposable & Parameters<typeof share>[0]): Kind =>
  (stack) => {
    const device = gpu(stack);
    return () => {
      using what = make(device);
      share(what).close();
    };
  };

/** Memory that another process shares. */
const opened =
  (what: string): Kind =>
  async (stack) => {
    const device = gpu(stack);
    const owner = spawn(process.execPath, [sharer, what], {
      env: { ...process.env, DOORBELL_CUDA: "soft" },
      stdio: ["pipe", "pipe", "inherit"],
    });
    stack.defer(() => owner.kill("SIGKILL"));
    const ticket = (await createInterface(owner.stdout)[Symbol.asyncIterator]().next()).value as string;
    return async () => {
      using buffer = await openBuffer(device, ticket);
      buffer.fill(1);
    };
  };

function range(device: ReturnType<typeof gpu>) {
  const unit = granularity(device);
  const whole = AddressRange.reserve(device, unit);
  using memory = PhysicalMemory.allocate(device, unit, { shareable: ["fd"] });
  whole.map(memory, 0);
  whole.setAccess(device);
  return whole.buffer("u8", 64);
}

/** Objects of the soft GPU. */
export const gpuKinds: Readonly<Record<string, Kind>> = {
  "GPU device": () => () => openGpu("soft").close(),
  stream: (stack) => {
    const device = gpu(stack);
    return () => device.createStream().close();
  },
  event: (stack) => {
    const device = gpu(stack);
    return () => device.createEvent().close();
  },
  buffer: (stack) => {
    const device = gpu(stack);
    return () => device.allocate(4096).close();
  },
  "large buffer": (stack) => {
    const device = gpu(stack);
    return () => device.allocate(4 << 20).close();
  },
  "buffer of a pool": (stack) => {
    const device = gpu(stack);
    const pool = device.createPool();
    return () => pool.allocate(4096, "u8").close();
  },
  pool: (stack) => {
    const device = gpu(stack);
    return () => device.createPool({ shareable: "fd" }).close();
  },
  "pinned memory": (stack) => {
    const device = gpu(stack);
    return () => {
      using buffer = device.allocatePinned(4096, "u8");
      buffer.array[0] = 1;
    };
  },
  "managed memory": (stack) => {
    const device = gpu(stack);
    return () => {
      using buffer = device.allocateManaged(4096, "u8");
      buffer.array[0] = 1;
    };
  },
  "registered memory": (stack) => {
    const device = gpu(stack);
    const memory = stack.use(Memory.allocate(4096));
    return () => device.register(memory, "u8").close();
  },
  graph: (stack) => {
    const device = gpu(stack);
    const stream = device.createStream();
    const [a, b] = [device.allocate(64), device.allocate(64)];
    return () => {
      using graph = stream.capture(() => b.set(a, 0, stream));
      graph.instantiate().close();
    };
  },
  module: (stack) => {
    const device = gpu(stack);
    return () => device.loadModule(ptx).close();
  },
  "physical memory": (stack) => {
    const device = gpu(stack);
    const unit = granularity(device);
    return () => PhysicalMemory.allocate(device, unit, { shareable: ["fd"] }).close();
  },
  "address range": (stack) => {
    const device = gpu(stack);
    return () => range(device).allocation.close();
  },
  "growable buffer": (stack) => {
    const device = gpu(stack);
    return () => {
      using growable = new GrowableBuffer(device, "u8");
      growable.resize(100);
    };
  },
  "share by CUDA IPC": shared((device) => device.allocate(4096)),
  "share by descriptor": (stack) => {
    const device = gpu(stack);
    return () => {
      const buffer = range(device);
      share(buffer).close();
      buffer.allocation.close();
    };
  },
  "shared event": (stack) => {
    const device = gpu(stack);
    return () => {
      using event = device.createEvent({ interprocess: true });
      share(event).close();
    };
  },
  "opened by CUDA IPC": opened("device"),
  "opened by descriptor": opened("vmm"),
  "opened of a pool": opened("pool"),
};
