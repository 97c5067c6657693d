// Claims of docs/reference/support.md: each names the test that shows it, and the devices that run the test.

/** Devices, each with the command that runs tests on it. */
export const devices = {
  soft0: { command: "npm test", text: "the soft NIC, on Bun" },
  rxe0: {
    command: "npm run test:vm",
    text: "`rdma_rxe` of Linux 6.1 with rdma-core 44, in a virtual machine",
  },
  "soft GPU": { command: "npm test", text: "the soft GPU, on Bun" },
  "soft disk": { command: "npm test", text: "the soft NVMe disk, on Bun" },
  H200: { command: "npm run test:gpu", text: "NVIDIA H200 or H100, driver 580, on Bun" },
  "Bun 1.4": { command: "npm test", text: "the FFI, memory and callbacks of Bun" },
  "Deno 2.9": { command: "npm run test:deno", text: "the FFI, memory and callbacks of Deno" },
  "Node 26": { command: "npm run test:node", text: "the FFI, memory and callbacks of Node" },
  arm64: { command: "npm run test:arm64", text: "arm64 builds under QEMU's emulation; no arm64 hardware" },
  musl: { command: "npm run test:musl", text: "Bun's build for musl" },
} as const;

export type DeviceName = keyof typeof devices;

/** Folders or files whose tests run on a device. */
export const suites: Readonly<Record<DeviceName, RegExp>> = {
  soft0: /^test\/(native|soft-nic|group|simulation)\//,
  rxe0: /^test\/(native\/(verbs|connections)|vm)\//,
  "soft GPU": /^test\/(native|soft-gpu|cli|group|array)\//,
  "soft disk": /^test\/native\/direct\//,
  H200: /^test\/(native\/(cuda|cuda-ffi|nvtx)|gpu)\/[^/]+$/,
  "Bun 1.4": /^test\/native\/runtime\//,
  "Deno 2.9": /^test\/native\/(runtime|cuda\/host-arrays)/,
  "Node 26": /^test\/native\/(runtime|cuda\/host-arrays)/,
  arm64: /^test\/(unit|native|soft-nic|soft-gpu)\//,
  musl: /^test\/native\/runtime\//,
};

export interface Claim {
  /** Feature, or the refusal that a program sees. */
  readonly feature: string;
  readonly on: readonly DeviceName[];
  readonly file: string;
  /** Name of the test, as its source has it. */
  readonly test: string;
}

const claim = (feature: string, on: readonly DeviceName[], file: string, test: string): Claim => ({
  ...{ feature, on, file, test },
});

const nics = ["soft0", "rxe0"] as const;
const gpus = ["soft GPU", "H200"] as const;
const verbs = "test/native/verbs";
const cuda = "test/native/cuda";

/** Claims by section of the page. */
export const sections: Readonly<Record<string, readonly Claim[]>> = {
  RDMA: [
    claim(
      "RC: send",
      nics,
      `${verbs}/transfers.test.ts`,
      "a message arrives whole at every size around a packet's",
    ),
    claim(
      "RC: write",
      nics,
      `${verbs}/transfers.test.ts`,
      "an RDMA write changes the target bytes and no others",
    ),
    claim("RC: read", nics, `${verbs}/transfers.test.ts`, "an RDMA read returns the peer's bytes"),
    claim(
      "RC: immediates",
      nics,
      `${verbs}/transfers.test.ts`,
      "a write with immediate takes a receive and shows its 32 bits",
    ),
    claim("RC: atomics", nics, `${verbs}/transfers.test.ts`, "compare-and-swap swaps only an equal value"),
    claim(
      "RC: inline data",
      nics,
      `${verbs}/transfers.test.ts`,
      "inline data may change as soon as it is posted",
    ),
    claim(
      "RC: send with invalidate",
      nics,
      `${verbs}/windows.test.ts`,
      "a send with invalidate invalidates the peer's window",
    ),
    claim(
      "memory windows",
      nics,
      `${verbs}/windows.test.ts`,
      "a type 2 window gives rights to part of a region until it is invalidated",
    ),
    claim(
      "atomic write",
      ["soft0"],
      `${verbs}/placement.test.ts`,
      "an atomic write changes eight bytes and completes with its name",
    ),
    claim("UC", nics, `${verbs}/unreliable.test.ts`, "UC carries sends, writes and immediates"),
    claim(
      "UD",
      nics,
      `${verbs}/datagrams.test.ts`,
      "UD datagrams arrive behind a 40-byte header, with the sender's number",
    ),
    claim(
      "address handles",
      nics,
      `${verbs}/datagrams.test.ts`,
      "one UD queue pair sends to several and to itself, and an address handle may close after the post",
    ),
    claim(
      "`dynamic`: one reliable queue pair for any number of peers ([design](../design/dynamic-transport.md))",
      ["soft0"],
      "test/soft-nic/dynamic/objects.test.ts",
      "runs every operation to several peers, one after the other",
    ),
    claim(
      "multicast groups over IPv4",
      ["soft0"],
      "test/soft-nic/datagrams/multicast.test.ts",
      "reaches the members in other processes and in this one",
    ),
    claim(
      "multicast groups over IPv6",
      ["soft0"],
      "test/soft-nic/datagrams/multicast.test.ts",
      "works over IPv6, by the address of the address handle",
    ),
    claim(
      "flow rules with counters, for UD",
      ["soft0"],
      `${verbs}/flow/flow-rules.test.ts`,
      "count the matching datagrams and their bytes",
    ),
    claim(
      "flow rules are refused with the reason",
      ["rxe0"],
      `${verbs}/flow/flow-rules.test.ts`,
      "a device that has none refuses them",
    ),
    claim(
      "shared receive queues",
      nics,
      `${verbs}/shared-receive.test.ts`,
      "several queue pairs take their receives from one queue",
    ),
    claim(
      "XRC",
      ["soft0"],
      `${verbs}/xrc/xrc.test.ts`,
      "one connection fills several queues, each in its own protection domain",
    ),
    claim(
      "XRC is refused with the reason",
      ["rxe0"],
      `${verbs}/xrc/xrc.test.ts`,
      "is refused with the reason on a device without it",
    ),
    claim(
      "completion channels",
      nics,
      `${verbs}/events.test.ts`,
      "queues that share a channel are all woken",
    ),
    claim(
      "asynchronous events",
      nics,
      `${verbs}/shared-receive.test.ts`,
      "falling below the limit raises an event",
    ),
    claim(
      "verbs by their C names",
      nics,
      `${verbs}/c-names/helpers.test.ts`,
      "return partition key indices, data order and texts",
    ),
    claim(
      "connection manager",
      nics,
      "test/native/connections/connections.test.ts",
      "carries private data both ways, and messages",
    ),
    claim(
      "XRC through the connection manager is refused with EOPNOTSUPP",
      ["soft0"],
      "test/soft-nic/connection-manager/xrc.test.ts",
      "rdma_getaddrinfo and rdma_create_qp refuse XRC by its errno, and not by another type",
    ),
    claim(
      "IPv6 addresses",
      ["soft0"],
      "test/soft-nic/rc/ipv6.test.ts",
      "RC: every operation at path MTU code %i",
    ),
    claim(
      "C programs on `rdma_rxe` as peers of `soft0`",
      ["rxe0"],
      "test/vm/interop.test.ts",
      "is a client over 1000 rounds",
    ),
  ],
  CUDA: [
    claim(
      "memory of every element type",
      gpus,
      `${cuda}/memory.test.ts`,
      "returns the written values, for each element type",
    ),
    claim(
      "pinned memory",
      gpus,
      `${cuda}/memory.test.ts`,
      "pinned memory is an array on the host, which is empty after close",
    ),
    claim(
      "managed memory",
      gpus,
      `${cuda}/memory.test.ts`,
      "managed memory is shared by host and device, takes advice and moves",
    ),
    claim(
      "memory of a device that is reserved for system components (`reserveBytes`)",
      ["soft GPU"],
      `${cuda}/reservation.test.ts`,
      "refuses an allocation beyond the rest, with the reservation in the error",
    ),
    claim(
      "memory pools",
      gpus,
      `${cuda}/memory.test.ts`,
      "pool memory is allocated and freed in stream order, counted and trimmed",
    ),
    claim(
      "copies between any two kinds of memory",
      gpus,
      `${cuda}/memory.test.ts`,
      "any two kinds copy to each other, at once and through a stream",
    ),
    claim(
      "streams",
      gpus,
      `${cuda}/streams.test.ts`,
      "does its work in order, and await does not stop the event loop",
    ),
    claim(
      "events",
      gpus,
      `${cuda}/streams.test.ts`,
      "is reached after the work before it, and measures times",
    ),
    claim(
      "peer access",
      gpus,
      `${cuda}/device.test.ts`,
      "copy to each other, and access can be enabled twice",
    ),
    claim("sharing between processes", gpus, `${cuda}/sharing.test.ts`, "a slice is shared as a slice"),
    claim(
      "graphs",
      gpus,
      `${cuda}/graphs.test.ts`,
      "of fills and copies runs its nodes in order, at each launch",
    ),
    claim(
      "graphs with conditional nodes",
      ["H200"],
      "test/gpu/kernels.test.ts",
      "repeat a body while a kernel sets the condition, and take a branch",
    ),
    claim(
      "conditional nodes on the soft GPU",
      ["soft GPU"],
      "test/soft-gpu/ptx/graph-kernels.test.ts",
      "conditional nodes select a branch of if, else and switch",
    ),
    claim(
      "kernels and their parameters",
      ["H200"],
      "test/gpu/kernels.test.ts",
      "takes every scalar type and a struct",
    ),
    claim(
      "whole kernels of CUDA C++, with the results of a real GPU",
      ["soft GPU"],
      "test/soft-gpu/instructions/instructions.test.ts",
      "%s gives what it gave on a real GPU",
    ),
    claim(
      "kernels in TypeScript",
      ["soft GPU"],
      `${cuda}/kernel-programs.test.ts`,
      "%s: the numbers of plain JavaScript",
    ),
    claim(
      "cooperative launches",
      ["H200"],
      "test/gpu/kernels.test.ts",
      "is launched cooperatively, so all its blocks reach a common barrier",
    ),
    claim(
      "cooperative launches on the soft GPU",
      ["soft GPU"],
      "test/soft-gpu/ptx/clusters.test.ts",
      "a cooperative launch may have as many blocks as are resident",
    ),
    claim(
      "clusters",
      ["soft GPU"],
      "test/soft-gpu/ptx/clusters.test.ts",
      "blocks of a cluster of %i read each other's shared memory",
    ),
    claim("clusters on a real GPU", ["H200"], "test/gpu/kernels.test.ts", "is launched in clusters"),
    claim(
      "occupancy",
      ["H200"],
      "test/gpu/kernels.test.ts",
      "reports its resources and the number of blocks that fit",
    ),
    claim(
      "occupancy on the soft GPU",
      ["soft GPU"],
      "test/soft-gpu/limits.test.ts",
      "the suggested block is the largest one with the highest occupancy",
    ),
    claim(
      "results of PTX instructions, bit for bit ([list](ptx-instructions.md), [limits](soft-gpu.md))",
      ["soft GPU"],
      "test/soft-gpu/instructions/instructions.test.ts",
      "every form gives what a real GPU gave, bit for bit or within PTX's bounds, or is refused by name",
    ),
    claim(
      "PTX with `wgmma`, tensor maps, texture references or multicast objects is refused by name",
      ["soft GPU"],
      "test/soft-gpu/ptx/parser.test.ts",
      "a source that is wrong or not supported is refused by name: %#",
    ),
    claim(
      "`setAccessPolicy` and `persistingL2Bytes` are refused by name",
      ["soft GPU"],
      `${cuda}/access-policy.test.ts`,
      "a soft GPU refuses access-policy windows and persisting L2 lines by name",
    ),
    ...(
      [
        ["access-policy windows are refused by name", "an access-policy window of a launch"],
        ["persisting L2 lines are refused by name", "persisting L2 lines"],
        ["compressible memory is refused by name", "compressible memory"],
        [
          "functions for multicast objects, external memory, texture references and tensor maps are refused by name",
          "%s is refused by name",
        ],
      ] as const
    ).map(([feature, test]) => claim(feature, ["soft GPU"], "test/soft-gpu/refused-features.test.ts", test)),
    claim(
      "kernels, atomic operations and copies have the rights of their own device",
      gpus,
      `${cuda}/rights.test.ts`,
      "the rights of a device are those of",
    ),
    claim(
      "a kernel fault ends the contexts of all devices, and a reset repairs one",
      ["soft GPU"],
      "test/soft-gpu/failed-context.test.ts",
      "a fault ends the contexts of all devices, and a reset repairs one of them",
    ),
    claim(
      "checked launches find writes to read-only memory",
      ["soft GPU"],
      "test/soft-gpu/inspect/rights.test.ts",
      "a checked launch names writes to memory that the device may only read, and allows reads",
    ),
    claim(
      "checked launches find data of the previous launch that is read before `griddepcontrol.wait`",
      ["soft GPU"],
      "test/soft-gpu/inspect/overlap.test.ts",
      "two accesses of any size race exactly when they share a byte and one of them writes",
    ),
    claim(
      "kernels reach all memory of a device of 8 GiB",
      ["soft GPU"],
      "test/soft-gpu/far-memory.test.ts",
      "a kernel touches 6 GiB of a device of 8 GiB, twice",
    ),
    claim(
      "registered host memory in kernels, and checked launches beyond 3.75 GiB, are refused by name",
      ["soft GPU"],
      "test/soft-gpu/far-memory.test.ts",
      "registered host memory and checked launches are refused, and the context stays",
    ),
    claim(
      "cubins are refused by name",
      ["soft GPU"],
      "test/soft-gpu/ptx/link.test.ts",
      "reports errors of a module, and refuses a cubin",
    ),
    claim("`device.compile` with NVRTC", gpus, `${cuda}/program.test.ts`, "compiles to a cubin or to PTX"),
    claim(
      "`device.compile` with clang",
      ["soft GPU"],
      "test/soft-gpu/ptx/compile.test.ts",
      "clang compiles where neither NVRTC nor nvcc exists, and its code is right",
    ),
    claim(
      "`names` of a compilation by nvcc or clang",
      ["soft GPU"],
      "test/soft-gpu/ptx/compile-names.test.ts",
      "instantiate templates, whose kernels and variables are found by these names",
    ),
    claim(
      "functions in stream order: `stream.call`, `graph.addCall`",
      ["soft GPU"],
      `${cuda}/stream-calls.test.ts`,
      "runs after the earlier work, and later work waits for it",
    ),
    claim(
      "DLPack tensors of C libraries: `toDLPack`, `fromDLPack`",
      ["soft GPU"],
      `${cuda}/dlpack.test.ts`,
      "tensors of the library are buffers, and closing them calls its deleter once",
    ),
    claim(
      "`device.borrow` of memory of other owners",
      ["soft GPU"],
      `${cuda}/borrowed.test.ts`,
      "a borrowed buffer is the memory of its owner, and closing it frees nothing",
    ),
    claim(
      "handles of C and of torch (`openBuffer`), two processes of ours",
      ["soft GPU"],
      `${cuda}/raw-sharing.test.ts`,
      "torch's storages are opened in both directions, and closing releases their counter",
    ),
    claim(
      "memory of two scripts as torch shares it, in three orders of closing, and after kills",
      ["soft GPU"],
      `${cuda}/tensor-sharing.test.ts`,
      "100 tensors are shared by two scripts, and each side is killed",
    ),
    claim(
      "memory shared with PyTorch, in three orders of closing, and after kills",
      ["H200"],
      "test/gpu/torch.test.ts",
      "100 tensors are shared with torch in both directions, and each side is killed",
    ),
    claim(
      "arrays and tensors of PyTorch, which train the same weights",
      ["H200"],
      "test/gpu/python-examples.test.ts",
      "torch and a script train the same weights",
    ),
    claim(
      "views of arrays and of CuPy over a socket",
      ["H200"],
      "test/gpu/python-examples.test.ts",
      "CuPy and a script share views over a socket",
    ),
    claim(
      "arrays of other processes: `fromBuffer` over `openBuffer`",
      ["soft GPU"],
      "test/array/other-process.test.ts",
      "an array over an opened buffer is the memory of the other process",
    ),
    claim(
      "`__cuda_array_interface__` of arrays, with strides",
      ["soft GPU"],
      "test/array/cuda-array-interface.test.ts",
      "descriptions have NumPy's types and strides in bytes, and writes are seen on both sides",
    ),
    claim(
      "arrays with the bits of the soft GPU: operations in place, portable products",
      ["H200"],
      "test/gpu/arrays.test.ts",
      "programs of operations in place and pending expressions have the same bits, closing arrays: %s",
    ),
    claim(
      "cuBLAS, cuBLASLt, cuFFT, cuRAND and cuSOLVER by C name",
      ["H200"],
      "test/gpu/toolkit.test.ts",
      "cuSOLVER factors a matrix into Q and R",
    ),
    claim(
      "nvJitLink with LTO-IR by C name",
      ["H200"],
      "test/native/cuda-ffi/toolkit-calls.test.ts",
      "nvJitLink optimizes across two inputs of LTO-IR, and the result runs",
    ),
    claim(
      "NVTX: `nvtx.range`, `push`, `mark`",
      ["H200"],
      "test/native/nvtx/recording.test.ts",
      "a profiler gets all events",
    ),
    claim(
      "cuBLAS: products of arrays and views (`Blas`)",
      ["H200"],
      "test/gpu/libraries.test.ts",
      "multiplies parts of matrices, and writes nothing beside them",
    ),
    claim(
      "cuBLAS on a stream and in a graph",
      ["H200"],
      "test/gpu/libraries.test.ts",
      "runs on its stream, in a capture too",
    ),
    claim(
      "cuSOLVER: systems of equations in stacks (`Solver`)",
      ["H200"],
      "test/gpu/libraries.test.ts",
      "solves systems of %s by getrf and getrs, in stacks",
    ),
    claim(
      "cuSOLVER: the pivot of a singular matrix as a FactorizationError",
      ["H200"],
      "test/gpu/libraries.test.ts",
      "reports the pivot of a singular matrix, or writes it to info",
    ),
    claim(
      "cuFFT: transforms of real numbers (`FftPlan`)",
      ["H200"],
      "test/gpu/libraries.test.ts",
      "transforms real numbers of %s and lengths %j, and keeps the input",
    ),
    claim(
      "cuRAND: uniform, normal and log-normal numbers (`Random`)",
      ["H200"],
      "test/gpu/libraries.test.ts",
      "fills %s with uniform and normal numbers of any length",
    ),
    claim(
      "textures",
      gpus,
      `${cuda}/textures.test.ts`,
      "written texels are read back, and kernels sample them",
    ),
    claim("surfaces", gpus, `${cuda}/textures.test.ts`, "kernels write surfaces"),
    claim(
      "checkpoints of a process",
      ["H200"],
      "test/gpu/checkpoint.test.ts",
      "is checkpointed, which frees its device memory, and restored with its contents",
    ),
    claim(
      "a missing function is CUDA_ERROR_NOT_SUPPORTED with its name",
      ["soft GPU"],
      `${cuda}/provider.test.ts`,
      "name the missing function",
    ),
    claim(
      "virtual memory management",
      gpus,
      `${cuda}/vmm.test.ts`,
      "is unmapped and mapped again with its contents",
    ),
    claim(
      "sharing virtual memory by file descriptor",
      gpus,
      `${cuda}/vmm.test.ts`,
      "is exported as a descriptor and imported in the same process as an alias",
    ),
    claim(
      "multicast objects are refused without NVLink switches",
      gpus,
      `${cuda}/vmm.test.ts`,
      "refuses multicast on machines without NVLink switches before it calls the driver",
    ),
    claim(
      "fabric handles, or a typed error without fabric channels",
      gpus,
      `${cuda}/vmm.test.ts`,
      "has fabric handles if the machine has fabric channels, or a typed error",
    ),
    claim(
      "dma-buf export",
      gpus,
      `${cuda}/memory.test.ts`,
      "is exported as a dma-buf if the driver supports it",
    ),
    claim(
      "driver API by C name, every function of the driver's version",
      ["H200"],
      "test/native/cuda-ffi/device.test.ts",
      "the driver has every function of its version",
    ),
  ],
  "GPU memory, NICs and files": [
    claim(
      "`soft0` reads and writes memory of the soft GPU of its process",
      ["soft GPU"],
      "test/native/direct/register.test.ts",
      "of the soft GPU is read, written and used for atomics in place",
    ),
    claim(
      "a copy in host memory in place of a path to the GPU, on request",
      ["soft GPU"],
      "test/native/direct/register.test.ts",
      "is copied through host memory on request, even where the NIC reaches it",
    ),
    claim(
      "soft GPUs and `soft0` in the PCI tree, with paths by their ids",
      ["soft GPU"],
      "test/native/direct/soft-topology.test.ts",
      "path() and copyPath() take the ids of soft devices",
    ),
    claim(
      "soft devices at a place in a described machine: copies of soft GPUs obey its links (`DOORBELL_SOFT_LIKE`)",
      ["soft GPU"],
      "test/soft-gpu/links.test.ts",
      "to the device takes the time of its link",
    ),
    claim(
      "requests of `soft0` obey the links of a described machine, not those of the transport `dynamic`",
      ["soft0"],
      "test/soft-nic/links/suite.ts",
      "a WRITE to GPU memory takes the time of the narrowest link",
    ),
    claim(
      "the soft disk obeys the links of a described machine",
      ["soft disk", "soft GPU"],
      "test/native/direct/soft-links.test.ts",
      "reads into GPU memory, and writes from it, at the rate of its link",
    ),
    claim(
      "BARs of soft GPUs that show a part of the memory (`DOORBELL_SOFT_GPU_BAR`): larger buffers are refused or bounced",
      ["soft GPU"],
      "test/native/direct/soft-window.test.ts",
      "a NIC reaches a larger buffer by a copy in host memory, or not at all",
    ),
    claim(
      "NVMe commands on the soft disk, a file, without VFIO and without root",
      ["soft disk"],
      "test/native/direct/soft-disk.test.ts",
      "writes what the file then has, and flushes",
    ),
    claim(
      "the soft disk reads into memory of the soft GPU",
      ["soft disk", "soft GPU"],
      "test/native/direct/soft-disk.test.ts",
      "a buffer of a soft GPU is read and written without a copy",
    ),
    claim(
      "`soft0` registers a dma-buf of the soft GPU",
      ["soft GPU"],
      "test/native/direct/register.test.ts",
      "is a descriptor that soft0 registers (ibv_reg_dmabuf_mr), and the region stays valid after its close",
    ),
    claim(
      "`soft0` serves memory of a real GPU through copies",
      ["H200"],
      "test/gpu/staged.test.ts",
      "soft0 reaches a GPU's memory, with shared memory %s",
    ),
    claim(
      "files into and out of GPU memory",
      ["soft GPU"],
      "test/native/direct/storage.test.ts",
      "is read into GPU memory from any offset, up to its end",
    ),
    claim(
      "addresses of GPU memory in this process",
      ["soft GPU"],
      "test/native/direct/map.test.ts",
      "are the GPU's memory itself, for every kind of memory",
    ),
  ],
  Groups: [
    claim(
      "fp8 (e4m3, e5m2) with scales in allReduce, reduceScatter and allGather",
      ["soft GPU"],
      "test/group/fp8.test.ts",
      "fp8 numbers with scales have the bits of a reference in f32 (%i members on %i hosts)",
    ),
    claim(
      "inter-node collectives in captured graphs",
      ["soft0", "soft GPU"],
      "test/group/network.test.ts",
      "%i hosts of %i: collectives in a graph are right at each launch, between calls in streams",
    ),
    claim(
      "puts and signals of kernels to members on other hosts",
      ["soft0", "soft GPU"],
      "test/group/device-header.test.ts",
      "%i hosts of %i: kernels put and signal to members on all hosts, in streams and graphs, and wrong ranges are refused",
    ),
    claim(
      "a member ends `adapt()` by its deadline, and the group stays in step",
      ["soft GPU"],
      "test/group/adapt-ended.test.ts",
      "a deadline before the other member calls adapt() ends its call too, and nothing else",
    ),
    claim(
      "a part of a group in etcd has its own leases and epoch",
      ["soft0"],
      "test/group/etcd.test.ts",
      "a part of a group has its own leases and epoch, and only one side of it continues",
    ),
    claim(
      "totals of links and NICs, and use of GPUs, in the metrics",
      ["soft0", "soft GPU"],
      "test/group/totals.test.ts",
      "totals of links and NICs continue after a member on %s is killed and the group reforms",
    ),
    claim(
      "star, ring and tree algorithms with the bits of the direct ones",
      ["soft0", "soft GPU"],
      "test/group/shapes.test.ts",
      "star, ring and tree give the bits of the direct algorithms (%i members on %s)",
    ),
    claim(
      "algorithms chosen by measured links, with reasons",
      ["soft0"],
      "test/simulation/explain.test.ts",
      "a slow link between two of three hosts makes all members choose a way around it",
    ),
    claim(
      "live healing: a replacement gets the state of a healthy member by RDMA",
      ["soft0", "soft GPU"],
      "test/group/healing-kills.test.ts",
      "one killed member of four is replaced by healing, and the others lose at most two steps",
    ),
    claim(
      "members killed during a healing",
      ["soft0"],
      "test/simulation/healing.test.ts",
      "members that are killed during a healing are healed again (seed %i)",
    ),
    claim(
      "shares of batches by measured rates",
      ["soft GPU"],
      "test/group/shares.test.ts",
      "members of unequal speed get shares by their measured rates, the same numbers in all members",
    ),
  ],
  Runtimes: [
    claim(
      "calls of C",
      ["Bun 1.4", "Deno 2.9", "Node 26", "arm64", "musl"],
      "test/native/runtime/calls.test.ts",
      "mixed integers and floats arrive in the right registers and stack slots",
    ),
    claim(
      "callbacks of C",
      ["Bun 1.4", "Deno 2.9", "Node 26", "arm64", "musl"],
      "test/native/runtime/callbacks.test.ts",
      "C sorts with a comparison written in JavaScript",
    ),
    claim(
      "memory that C shares",
      ["Bun 1.4", "Deno 2.9", "Node 26", "arm64", "musl"],
      "test/native/runtime/memory.test.ts",
      "a view and C share their bytes, both ways",
    ),
    claim(
      "an older Node is an error that names the fix",
      ["arm64"],
      "test/unit/node-version.test.ts",
      "an older Node is an error at import",
    ),
    claim(
      "transfers of `soft0`",
      ["arm64"],
      `${verbs}/transfers.test.ts`,
      "an RDMA write changes the target bytes and no others",
    ),
  ],
};

/** Features that are declared by C name or as objects, and that no test ran on any device. */
export const neverRun: readonly string[] = [
  "RDMA on a hardware NIC, with native peers on other hosts",
  "memory of a real GPU that a native NIC reads and writes, by dma-buf or nvidia-peermem",
  "flow rules, memory windows, XRC and multicast of a hardware NIC",
  "external memory and green contexts",
  "OpenGL, EGL and VDPAU interop, and Win32 handles",
  "InfiniBand links",
  "AMD GPUs, by HIP and HSA",
  "memory of an SSD that other devices reach, by p2pmem and CMB, outside a virtual machine",
  "multicast objects with NVLink switches",
  "an arm64 machine with a NIC or a GPU",
];
