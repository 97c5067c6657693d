import type { Import } from "./imports.ts";

/** The layers of ffi that every library's tables may use, lowest first. The root of the folder is its leaf files. */
const ffiSupport = ["runtime/node", "runtime", "layout", "libc", "trace", "c", "nvidia"];

/** The C libraries, each with the other libraries whose tables it uses. */
const ffiLibraries: Readonly<Record<string, readonly string[]>> = {
  "cuda/constants.ts": [],
  "cuda/interop": ["cuda/constants.ts"],
  cuda: ["cuda/interop", "cuda/constants.ts"],
  cufile: ["cuda", "cuda/constants.ts"],
  nvrtc: [],
  nvml: [],
  nvtx: [],
  cublas: [],
  cublaslt: ["cublas"],
  cufft: [],
  curand: [],
  cusolver: ["cublas"],
  nvjitlink: [],
  nccl: [],
  gdrcopy: [],
  hip: [],
  hsa: [],
  ibverbs: [],
  rdmacm: ["ibverbs"],
  mlx5dv: ["ibverbs"],
  efadv: ["ibverbs"],
  dlpack: [],
  vfio: [],
  nvme: [],
  io_uring: [],
};

const inFfi = (names: readonly string[]): string[] => ["ffi", ...names.map((name) => `ffi/${name}`)];

/** All layers of ffi that src may use. */
const ffi = inFfi([...ffiSupport, ...Object.keys(ffiLibraries)]);

const ffiLayers: Readonly<Record<string, readonly string[]>> = {
  ffi: [],
  ...Object.fromEntries(ffiSupport.map((name, i) => [`ffi/${name}`, inFfi(ffiSupport.slice(0, i))])),
  ...Object.fromEntries(
    Object.entries(ffiLibraries).map(([name, more]) => [`ffi/${name}`, inFfi([...ffiSupport, ...more])]),
  ),
  "ffi/generate": ffi,
};

/** The layers below src/rdma and src/cuda. */
const base = ["src/memory", "src/wait", "src/lifetime", "src/arguments", "src/errors.ts", ...ffi];

const cmProvider = "src/rdma/connection-manager/provider.ts";

/** Layers of one module, lowest first: each may import the ones before it, and `base`. */
function stack(
  module: string,
  names: readonly string[],
  more: Readonly<Record<string, readonly string[]>> = {},
) {
  const paths = names.map((name) => `${module}/${name}`);
  return Object.fromEntries(
    paths.map((path, i) => [path, [...paths.slice(0, i), ...(more[names[i]!] ?? []), ...base]]),
  );
}

/** The layers of src/group, lowest first. The root of the folder is its index, and `Group` itself. */
const groupLayers = [
  "membership/links",
  "membership/etcd",
  "membership/joining",
  "metrics",
  "membership",
  "membership/failure",
  "memory",
  "tuning",
  "checkpoint",
  "collectives",
  "collectives/kernels",
  "collectives/rdma/paths",
  "collectives/rdma",
  "collectives/shapes",
  "collectives/fp8",
  "collectives/nccl",
  "healing",
  "training",
];

const belowGroup = [
  ...["src/direct", "src/machine", "src/rdma/**", "src/cuda/**", "src/exchange", "src/process"],
  ...["src/diagram", "src/tuning"],
];

/** The layers below the soft GPU's memory, streams and kernels. */
const gpuBase = ["src/soft/gpu/ptx", "src/soft/gpu/core", "src/errors.ts", ...ffi];

/** The layers of the compiler from PTX to WebAssembly, lowest first. */
const wasmLayers = [
  "encoding",
  "unit",
  "inspect/memory-check",
  "inspect",
  "instructions",
  "kernel",
  "vector/analysis",
  "vector",
];

/** The layers of src/simulation, lowest first. */
const simulationLayers = [
  "checks",
  "schedule",
  "network",
  "faults",
  "observation",
  "observation/checks",
  "virtual",
  "process",
  "cluster",
];

/** The layers of the soft NIC that observers of a simulation read. */
const observedNic = [
  "src/soft/hca/arena",
  "src/soft/hca/objects",
  "src/soft/hca/wire",
  "src/soft/hca/cm/mad",
];

/** The layers of the command, lowest first. The root of the folder is its table of commands and its entry. */
const cliLayers = [
  "output",
  "common",
  "processes",
  "diagram",
  "manual",
  "topology",
  "capture",
  "simulate",
  "trace",
  "run",
  "completion",
  "doctor/machine",
  "devices",
  "doctor/checks",
  "doctor/checks/peers",
  "doctor",
  "pingpong",
  "rping",
  "bench/perftest",
  "bench",
  "selftest",
  "watch",
  "repl",
  "commands",
];

/** The layers below the command. */
const belowCli = [
  ...["src/index.ts", "src/environment.ts", "src/group", "src/direct", "src/rdma/**", "src/cuda/**"],
  ...[
    "src/kernel",
    "src/array",
    "src/libraries",
    "src/exchange",
    "src/machine",
    "src/soft/links",
    "src/process",
    "src/diagram",
    "src/counters",
    "src/simulation/**",
  ],
];

/**
 * The layers of the library, each with the layers that it may import. A file belongs to the layer with the longest path that holds
 * it. `module/**` allows all layers of a module. `npm run layers` draws this table.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  ...ffiLayers,
  "src/errors.ts": [...ffi],
  // Support for several threads and processes: what exited threads leave behind, folders, cached files.
  "src/process": [...ffi],
  // The environment variables, for the command and the generated page.
  "src/environment.ts": [],
  "src/arguments": ["src/errors.ts", ...ffi],
  // PCI trees, of this machine and described ones: devices, links and the paths between them.
  "src/machine": ["src/arguments", "src/errors.ts", ...ffi],
  // Counters of a process, in shared memory: written by the soft NIC and the CUDA layer, read by the command.
  "src/counters": [...ffi],
  // Ranges and marks for NVIDIA's profilers.
  "src/nvtx": ["src/arguments", "src/errors.ts", ...ffi],
  // Diagrams as SVG and text, for notebooks and the prompt.
  "src/diagram": [],
  // The policy and the statistics that all tuners share.
  "src/tuning": [],
  "src/lifetime": ["src/arguments", "src/errors.ts", ...ffi],
  "src/wait": ["src/process", "src/lifetime", "src/arguments", "src/errors.ts", ...ffi],
  "src/memory": ["src/wait", "src/lifetime", "src/arguments", "src/errors.ts", ...ffi],
  "src/exchange": ["src/wait", "src/lifetime", "src/arguments", "src/errors.ts", ...ffi],
  // Verbs as objects. The root of the folder is its index.
  ...stack(
    "src/rdma",
    [
      "errors",
      "address",
      "handles",
      "memory",
      "completion",
      "work-request",
      "flow",
      "queue-pair",
      "protection-domain",
      "xrc",
      "device",
      "vendor",
      "connection-manager",
    ],
    { device: ["src/rdma/provider.ts"], "connection-manager": ["src/rdma/provider.ts", cmProvider] },
  ),
  "src/rdma": ["src/rdma/**", "src/exchange", ...base],
  // The only layers of src/rdma that import the soft NIC.
  "src/rdma/provider.ts": ["src/soft/hca/provider", "src/arguments", "src/errors.ts", ...ffi],
  [cmProvider]: ["src/soft/hca/cm/api", "src/arguments", "src/errors.ts", ...ffi],
  // The CUDA driver API as objects.
  ...stack(
    "src/cuda",
    [
      "trace",
      "driver",
      "capture",
      "stream",
      "memory",
      "vmm",
      "image",
      "signature",
      "launch",
      "inspect",
      "kernel",
      "program",
      "graph",
      "ipc",
      "device",
    ],
    {
      memory: ["src/counters"],
      kernel: ["src/counters"],
      program: ["src/process"],
      graph: ["src/counters", "src/diagram"],
      ipc: ["src/exchange"],
      device: ["src/counters", "src/cuda/provider.ts"],
    },
  ),
  "src/cuda": ["src/cuda/**", ...base],
  // The only layer of src/cuda that imports the soft GPU.
  "src/cuda/provider.ts": ["src/soft/gpu", "src/cuda/driver", "src/arguments", "src/errors.ts", ...ffi],
  // Kernels written in TypeScript. The root of the folder is its index, and the kernel object.
  ...stack("src/kernel", ["language", "device", "ir", "passes", "ptx", "lower", "explain"], {
    language: ["src/cuda/memory"],
    explain: ["src/cuda/trace"],
  }),
  "src/kernel": ["src/kernel/**", "src/cuda/**", "src/process", ...base],
  // Objects over cuBLAS, cuFFT, cuRAND and cuSOLVER.
  "src/libraries": ["src/cuda/**", ...base],
  // Arrays of any number of axes. Each expression becomes a kernel in TypeScript.
  "src/array": ["src/libraries", "src/kernel/**", "src/cuda/**", "src/direct", ...base],
  "src/index.ts": [
    "src/rdma/**",
    "src/exchange",
    "src/memory",
    "src/wait",
    "src/lifetime",
    "src/arguments",
    "src/errors.ts",
    ...ffi,
  ],
  // All threads of the library as one text, for bundled programs. They import it as "#threads" only.
  "src/standalone": ["src/soft/hca/nic", "src/soft/gpu/kernels", "src/direct", "src/group/**", "src/wait"],
  "src/soft": ["src/soft/hca", "src/soft/gpu", "src/soft/links", "src/arguments", "src/errors.ts", ...ffi],
  "src/direct": [
    ...["src/machine", "src/soft/links", "src/rdma/**", "src/cuda/**", "src/exchange", "src/memory"],
    ...[
      "src/wait",
      "src/lifetime",
      "src/process",
      "src/diagram",
      "src/tuning",
      "src/arguments",
      "src/errors.ts",
      ...ffi,
    ],
  ],
  // Several processes, one GPU each, as one program.
  ...stack("src/group", groupLayers, Object.fromEntries(groupLayers.map((name) => [name, belowGroup]))),
  "src/group": ["src/group/**", ...belowGroup, ...base],
  // Clusters in virtual time, lowest layer first. The root of the folder is its index and `simulate` itself.
  ...stack("src/simulation", simulationLayers, {
    virtual: ["src/simulation/simulation-error.ts", "src/exchange"],
    process: ["src/simulation/simulation-error.ts"],
    network: ["src/soft/hca/links", "src/soft/hca/arena", "src/soft/hca/wire"],
    observation: observedNic,
    "observation/checks": observedNic,
    cluster: [
      ...["src/simulation/simulation-error.ts", "src/exchange", "src/rdma/handles"],
      ...[
        "src/rdma/connection-manager",
        "src/soft/hca/cm/api",
        "src/soft/hca/provider",
        "src/soft/hca/nic",
        "src/soft/hca/arena",
      ],
      ...["src/cuda/driver", "src/soft/gpu/driver", "src/soft/gpu/kernels/launch", "src/soft/gpu"],
    ],
  }),
  "src/simulation/simulation-error.ts": ["src/simulation/faults", "src/errors.ts", ...ffi],
  "src/simulation": ["src/simulation/**", ...base],
  // The top layer. It uses the soft devices through their public interface, like native devices.
  ...stack("src/cli", cliLayers, Object.fromEntries(cliLayers.map((name) => [name, belowCli]))),
  "src/cli": ["src/cli/**", ...belowCli, ...base],

  // Links of a described machine that the soft devices obey.
  "src/soft/links": ["src/machine", "src/arguments", "src/errors.ts", ...ffi],

  // Layers of the soft NIC.
  "src/soft/hca/wire": [...ffi],
  "src/soft/hca/arena": ["src/soft/hca/wire", "src/counters", "src/errors.ts", ...ffi],
  "src/soft/hca/objects": ["src/soft/hca/arena", "src/soft/hca/wire", "src/errors.ts", ...ffi],
  "src/soft/hca/links": [
    "src/counters",
    "src/soft/hca/objects",
    "src/soft/hca/arena",
    "src/soft/hca/wire",
    "src/errors.ts",
    ...ffi,
  ],
  "src/soft/hca/transports": [
    ...["src/soft/hca/links", "src/soft/hca/objects", "src/soft/hca/arena", "src/soft/hca/wire"],
    ...["src/soft/links", "src/errors.ts", ...ffi],
  ],
  "src/soft/hca/nic": [
    ...["src/soft/hca/transports", "src/soft/hca/links", "src/soft/hca/objects", "src/soft/hca/arena"],
    ...[
      "src/soft/links",
      "src/soft/hca/wire",
      "src/process",
      "src/counters",
      "src/arguments",
      "src/errors.ts",
      ...ffi,
    ],
  ],
  "src/soft/hca/provider": [
    ...["src/soft/hca/nic", "src/soft/hca/transports", "src/soft/hca/links", "src/soft/hca/objects"],
    ...["src/soft/links", "src/soft/hca/arena", "src/soft/hca/wire", "src/arguments"],
    ...["src/errors.ts", ...ffi],
  ],
  // Connection management: its datagrams, the protocol, and librdmacm's functions over it.
  "src/soft/hca/cm/mad": [...ffi],
  "src/soft/hca/cm/protocol": ["src/soft/hca/cm/mad", ...ffi],
  "src/soft/hca/cm/api": [
    ...["src/soft/hca/cm/protocol", "src/soft/hca/cm/mad", "src/soft/hca/provider", "src/soft/hca/nic"],
    ...["src/soft/hca/links", "src/soft/hca/arena", "src/wait", "src/errors.ts", ...ffi],
  ],

  // Layers of the soft GPU.
  "src/soft/gpu/core": ["src/process", "src/errors.ts", ...ffi],
  "src/soft/gpu/memory": ["src/soft/links", "src/soft/gpu/core", "src/errors.ts", ...ffi],
  "src/soft/gpu/stream": [
    "src/soft/links",
    "src/soft/gpu/memory",
    "src/soft/gpu/core",
    "src/errors.ts",
    ...ffi,
  ],
  "src/soft/gpu/ptx": ["src/soft/gpu/core", "src/errors.ts", ...ffi],
  // The compiler from PTX to WebAssembly, lowest first. The root of the folder is its entry.
  ...Object.fromEntries(
    wasmLayers.map((name, i) => [
      `src/soft/gpu/wasm/${name}`,
      [...wasmLayers.slice(0, i).map((below) => `src/soft/gpu/wasm/${below}`), ...gpuBase],
    ]),
  ),
  "src/soft/gpu/wasm": ["src/soft/gpu/wasm/**", ...gpuBase],
  // State that the driver's thread and the workers share.
  "src/soft/gpu/kernels/shared": ["src/soft/gpu/wasm/**", ...gpuBase, "src/process"],
  "src/soft/gpu/kernels/numbers": [],
  "src/soft/gpu/kernels/matrix": [
    ...["src/soft/gpu/kernels/numbers", "src/soft/gpu/kernels/shared", "src/soft/gpu/wasm/**", ...gpuBase],
  ],
  "src/soft/gpu/kernels/texture": [
    ...["src/soft/gpu/kernels/matrix", "src/soft/gpu/kernels/shared", "src/soft/gpu/wasm/**", ...gpuBase],
  ],
  "src/soft/gpu/kernels/output": [
    ...["src/soft/gpu/kernels/numbers", "src/soft/gpu/kernels/shared", "src/soft/gpu/wasm/**", ...gpuBase],
  ],
  "src/soft/gpu/kernels/image": gpuBase,
  // Compiled code of modules.
  "src/soft/gpu/kernels/program": [
    ...["src/soft/gpu/kernels/image", "src/soft/gpu/kernels/shared", "src/soft/gpu/wasm/**", ...gpuBase],
    "src/process",
  ],
  // Both sides of an instrumented launch.
  "src/soft/gpu/kernels/inspect": [
    ...["src/soft/gpu/kernels/program", "src/soft/gpu/kernels/shared", "src/soft/gpu/wasm/**", ...gpuBase],
  ],
  // Threads that run kernels.
  "src/soft/gpu/kernels/worker": [
    ...["src/soft/gpu/kernels/inspect", "src/soft/gpu/kernels/matrix", "src/soft/gpu/kernels/numbers"],
    ...["src/soft/gpu/kernels/output", "src/soft/gpu/kernels/texture", "src/soft/gpu/kernels/shared"],
    ...["src/soft/gpu/wasm/**", ...gpuBase],
  ],
  // The driver's side of a launch: requests, the pool of workers, which starts the threads of kernels/worker.
  "src/soft/gpu/kernels/launch": [
    ...[
      "src/soft/gpu/kernels/worker",
      "src/soft/gpu/kernels/inspect",
      "src/soft/gpu/kernels/program",
      "src/soft/gpu/kernels/output",
    ],
    ...["src/soft/gpu/kernels/texture", "src/soft/gpu/kernels/shared", "src/soft/gpu/wasm/**"],
    ...["src/soft/gpu/stream", "src/soft/gpu/memory", ...gpuBase],
  ],
  "src/soft/gpu/driver": [
    ...[
      "src/soft/gpu/kernels/launch",
      "src/soft/gpu/kernels/program",
      "src/soft/gpu/stream",
      "src/soft/gpu/memory",
      "src/soft/gpu/core",
      "src/soft/links",
    ],
    ...["src/errors.ts", ...ffi],
  ],
  "src/soft/gpu/graph": [
    ...["src/soft/gpu/driver", "src/soft/gpu/kernels/launch", "src/soft/gpu/kernels/program"],
    ...["src/soft/gpu/stream", "src/soft/gpu/memory", ...gpuBase],
  ],
  "src/soft/gpu": [
    ...[
      "src/soft/gpu/functions",
      "src/soft/gpu/driver",
      "src/soft/gpu/kernels",
      "src/soft/gpu/wasm/**",
      "src/soft/gpu/ptx",
      "src/soft/gpu/stream",
      "src/soft/gpu/graph",
      "src/soft/gpu/ipc",
    ],
    ...["src/soft/gpu/memory", "src/soft/gpu/core", "src/errors.ts", ...ffi],
  ],
};

const softGpuLayers = [
  ...[
    "src/soft/gpu/memory",
    "src/soft/gpu/stream",
    "src/soft/gpu/kernels/launch",
    "src/soft/gpu/kernels/program",
  ],
];

/**
 * Classes that lower layers may name as a type, each with the layers that do. The objects of the public API refer to each other in
 * both directions: a parent creates its children, and each child exposes its parent.
 */
export const objectTypes: Readonly<Record<string, readonly string[]>> = {
  // The object that a child was made from: `completionQueue.device`, `queuePair.protectionDomain`, `flowRule.queuePair`.
  "src/rdma/device/device.ts": [
    ...["src/rdma/completion", "src/rdma/memory", "src/rdma/flow", "src/rdma/protection-domain"],
    "src/rdma/xrc",
  ],
  "src/rdma/protection-domain/protection-domain.ts": [
    ...["src/rdma/address", "src/rdma/memory", "src/rdma/queue-pair"],
  ],
  "src/rdma/queue-pair/queue-pair.ts": ["src/rdma/flow"],
  "src/cuda/device/device.ts": ["src/cuda"],
  "src/cuda/program/module.ts": ["src/cuda/kernel"],
  // The result of `stream.capture()` and the argument of `stream.writeValue()`.
  "src/cuda/graph/graph.ts": ["src/cuda/stream"],
  "src/cuda/memory/buffer.ts": ["src/cuda/stream"],
  // The state of the driver holds an object of every layer below. Their functions take it: `Region.context`, `work.run(gpu)`.
  "src/soft/gpu/driver/gpu.ts": softGpuLayers,
};

/** Returns true for an import of a type that `objectTypes` exempts. */
export const isObjectType = ({ from, to, typeOnly }: Import): boolean =>
  typeOnly && (objectTypes[to] ?? []).some((layer) => inside(from, layer));

const inside = (file: string, layer: string): boolean => file === layer || file.startsWith(`${layer}/`);

const layerOf = (file: string): string | undefined =>
  Object.keys(layers)
    .filter((layer) => inside(file, layer))
    .sort((a, b) => b.length - a.length)[0];

/** Returns the text of the problem when an import breaks the table, else undefined. */
export function arrowUp({ from, to, typeOnly, late }: Import): string | undefined {
  const [layer, target] = [layerOf(from), layerOf(to)];
  if (layer === undefined) return `${from} is in no layer of test/conventions/layers.ts`;
  if (target === undefined)
    return `${from} imports ${to}, which is in no layer of test/conventions/layers.ts`;
  if (layer === target || layers[layer]!.includes(target)) return;
  if (layers[layer]!.some((allowed) => inside(target, allowed) && !(allowed in layers && target !== allowed)))
    return;
  if (layers[layer]!.some((allowed) => allowed.endsWith("/**") && inside(target, allowed.slice(0, -3))))
    return;
  if (isObjectType({ from, to, typeOnly, late })) return;
  // A layer inside a module may import the files at the module's root.
  if (inside(layer, target)) return;
  return `${from} imports ${to}: ${layer} stands below ${target}`;
}
