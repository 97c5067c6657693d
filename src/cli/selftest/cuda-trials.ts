import { spawnSync } from "node:child_process";
import {
  AddressRange,
  deviceCount,
  Graph,
  granularity,
  openDevice,
  PhysicalMemory,
  vmmSupport,
} from "../../cuda/index.ts";
import { measureGpu } from "../bench/gpu.ts";
import { expect, Lacking, type Trial, type TrialOutcome } from "./trial.ts";

const ptx = (target: string): string => `.version 8.0
.target ${target}
.address_size 64
.visible .entry twice(.param .u64 x) {
  .reg .b64 %a; .reg .f32 %v; .reg .b32 %t; .reg .b64 %o;
  ld.param.u64 %a, [x]; mov.u32 %t, %tid.x; mul.wide.u32 %o, %t, 4; add.u64 %a, %a, %o;
  ld.global.f32 %v, [%a]; add.f32 %v, %v, %v; st.global.f32 [%a], %v; ret;
}`;

const count = 256;
const timeoutMs = 20_000;
const same = (array: Float32Array): boolean => array.every((value, i) => value === i / 4);
const numbers = (): Float32Array<ArrayBuffer> => Float32Array.from({ length: count }, (_, i) => i / 4);

/** Returns the trials of a GPU, in memory of their own. */
export function cudaTrials(ordinal: number): Trial[] {
  const trial = (
    what: string,
    run: (gpu: ReturnType<typeof openDevice>) => Promise<TrialOutcome>,
  ): Trial => ({
    name: `GPU ${ordinal}: ${what}`,
    run: async () => {
      using gpu = openDevice(ordinal);
      return await run(gpu);
    },
  });
  return [
    trial("copies there and back", async (gpu) => {
      using buffer = gpu.from(numbers());
      expect(same(buffer.toArray()), "the numbers that came back differ");
      return gpu.name;
    }),
    trial("a kernel", async (gpu) => {
      using buffer = gpu.from(numbers());
      using module = gpu.loadModule(ptx(`sm_${gpu.computeCapability.replace(".", "")}`));
      module.kernel("twice").launch({ grid: 1, block: count }, [buffer]);
      await gpu.done();
      expect(
        buffer.toArray().every((value, i) => value === i / 2),
        "the kernel computed wrong numbers",
      );
      return undefined;
    }),
    trial("a graph of a fill and a copy", async (gpu) => {
      using a = gpu.allocate(count, "u32");
      using b = gpu.allocate(count, "u32");
      using graph = new Graph(gpu);
      graph.addCopy(b, a, [graph.addFill(a, 7)]);
      using executable = graph.instantiate();
      executable.launch(gpu.stream);
      await gpu.done();
      expect(
        b.toArray().every((value) => value === 7),
        "the copy differs from the fill",
      );
      return undefined;
    }),
    trial("streams, an event between them, and pinned memory", async (gpu) => {
      using first = gpu.createStream();
      using second = gpu.createStream();
      using event = gpu.createEvent();
      using host = gpu.allocatePinned(count, "f32");
      using a = gpu.allocate(count, "f32");
      using b = gpu.allocate(count, "f32");
      host.array.set(numbers());
      a.set(host, 0, first);
      event.record(first);
      second.wait(event);
      b.set(a, 0, second);
      const back = await b.read(second, { timeoutMs });
      expect(same(back), "the numbers that came back differ");
      return undefined;
    }),
    trial("memory of a pool, freed in stream order", async (gpu) => {
      const buffer = gpu.allocateAsync(count, "f32");
      buffer.set(numbers(), 0, gpu.stream);
      const back = await buffer.read(gpu.stream, { timeoutMs });
      buffer.close(gpu.stream);
      await gpu.done({ timeoutMs });
      expect(same(back), "the numbers that came back differ");
      return undefined;
    }),
    trial("virtual memory: reserved, mapped, unmapped", async (gpu) => {
      if (!vmmSupport(gpu).virtualMemory) throw new Lacking("the device has no virtual memory management");
      using memory = PhysicalMemory.allocate(gpu, granularity(gpu));
      using range = AddressRange.reserve(gpu, memory.byteLength);
      range.map(memory);
      range.setAccess(gpu);
      const buffer = range.buffer("f32", count);
      buffer.set(numbers());
      expect(same(buffer.toArray()), "the numbers that came back differ");
      return undefined;
    }),
    trial("managed memory is seen by both sides", async (gpu) => {
      using managed = gpu.allocateManaged(count, "f32");
      managed.array.set(numbers());
      using copy = gpu.allocate(count, "f32");
      copy.set(managed);
      expect(same(copy.toArray()), "the device saw other numbers");
      return undefined;
    }),
    trial("copies to each other GPU", async (gpu) => {
      const others = Array.from({ length: deviceCount() }, (_, i) => i).filter((i) => i !== gpu.ordinal);
      if (others.length === 0) throw new Lacking("there is no other GPU");
      using source = gpu.from(numbers());
      const direct: number[] = [];
      for (const other of others) {
        using peer = openDevice(other);
        using target = peer.allocate(count, "f32");
        target.set(source);
        expect(same(target.toArray()), `GPU ${other} received wrong numbers`);
        if (gpu.canAccess(peer)) direct.push(other);
      }
      return direct.length > 0 ? `directly to ${direct.join(", ")}` : "no GPU is directly reachable";
    }),
    figures(ordinal),
    nvidiaSmi(ordinal),
  ];
}

/** Measures copies of 16 MiB and the launch of an empty kernel. */
const figures = (ordinal: number): Trial => ({
  name: `GPU ${ordinal}: copies and launches`,
  run: () => {
    const [toDevice, toHost, within, launch] = measureGpu([16 << 20], ordinal);
    const rate = (of: typeof toDevice): number => of?.gibPerSecond ?? 0;
    return {
      says: `to the device ${rate(toDevice)}, to the host ${rate(toHost)}, on the device ${rate(within)} GiB/s; launch and wait ${launch?.medianUs} µs`,
      figures: {
        toDeviceGibPerSecond: rate(toDevice),
        toHostGibPerSecond: rate(toHost),
        onDeviceGibPerSecond: rate(within),
        launchAndWaitUs: launch?.medianUs ?? 0,
      },
    };
  },
});

/** Compares the GPU with the report of nvidia-smi, where that is installed. */
const nvidiaSmi = (ordinal: number): Trial => ({
  name: `GPU ${ordinal}: nvidia-smi reports the same GPU`,
  run: () => {
    using gpu = openDevice(ordinal);
    if (gpu.provider !== "native") throw new Lacking("this is the soft GPU");
    const fields = "name,memory.total,pcie.link.gen.current,pcie.link.width.current,driver_version";
    const words = [`--query-gpu=${fields}`, "--format=csv,noheader", "-i", gpu.uuid];
    const { status, stdout, error } = spawnSync("nvidia-smi", words, {
      encoding: "utf8",
      timeout: timeoutMs,
    });
    if (error !== undefined) throw new Lacking("nvidia-smi is not installed");
    if (status !== 0) throw new Error(`nvidia-smi does not list ${gpu.uuid}`);
    const [name = "", memory, generation, width, driver] = stdout.trim().split(", ");
    expect(name === gpu.name, `nvidia-smi reports ${name}, CUDA ${gpu.name}`);
    return `driver ${driver}, ${memory}, PCIe ${generation} x${width}`;
  },
});
