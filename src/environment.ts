// Every environment variable that doorbell reads, in one table: `doorbell env` prints it,
// docs/reference/environment.md is generated from it, and `npm run check` compares it with the code.

/** One environment variable. */
export interface EnvironmentVariable {
  readonly name: string;
  /** Value or behaviour when the variable is not set, as text for the generated page. */
  readonly default: string;
  /** One or two sentences with the allowed values and their unit. */
  readonly meaning: string;
}

/** Variables for one kind of user, under a heading. */
export interface EnvironmentGroup {
  readonly title: string;
  readonly variables: readonly EnvironmentVariable[];
}

/** Builds the row of a variable that names the file of a C library. */
const library = (name: string, file: string): EnvironmentVariable => ({
  name,
  default: `\`${file}\`, as the system finds it`,
  meaning: `Path of the library file to load instead of \`${file}\`.`,
});

/**
 * Every environment variable that the library and the command read, grouped by kind of user.
 *
 * @example
 * const names = environmentGroups.flatMap(({ variables }) => variables.map(({ name }) => name));
 * console.log(names.includes("DOORBELL_RDMA")); // true
 */
export const environmentGroups: readonly EnvironmentGroup[] = [
  {
    title: "Choose devices",
    variables: [
      {
        name: "DOORBELL_RDMA",
        default: "the first native device with an active port, else `soft0`",
        meaning: "RDMA device to open: `native`, `soft`, or the name of a device such as `mlx5_0`.",
      },
      {
        name: "DOORBELL_CUDA",
        default: "the first native GPU, else the soft GPU",
        meaning: "GPU to open: `native`, `soft`, or the UUID or PCI id of a GPU.",
      },
      {
        name: "DOORBELL_RUNTIME",
        default: "the runtime that started the command, else the first one installed that can call C",
        meaning: "Runtime of the command `doorbell`: `bun`, `deno`, `node`, or the path of a program.",
      },
    ],
  },
  {
    title: "See what happens",
    variables: [
      {
        name: "DOORBELL_TRACE",
        default: "no trace",
        meaning:
          "`1` prints every call of verbs, CUDA and their companions to standard error, with arguments, result, errno and time. `2` also prints calls of the operating system. `3` also prints checks of the library itself, and each call before it starts. The last line then names the call that ended the process.",
      },
      {
        name: "DOORBELL_SHOW",
        default: "`on`",
        meaning: "`off` hides this process from `doorbell watch` and `doorbell capture`.",
      },
    ],
  },
  {
    title: "Caches and compilers",
    variables: [
      {
        name: "DOORBELL_CUDA_CACHE",
        default: "`~/.cache/doorbell/cuda`",
        meaning:
          "Folder for compiled CUDA programs, kernels in TypeScript and modules of the soft GPU. `off` disables the cache.",
      },
      {
        name: "DOORBELL_STORAGE_CACHE",
        default: "`~/.cache/doorbell/storage.json`",
        meaning: "File that stores the fastest measured settings for reading and writing files.",
      },
      {
        name: "DOORBELL_NVCC",
        default: "the first `nvcc` on the PATH",
        meaning: "Path of the nvcc that compiles CUDA C++ where NVRTC is not installed.",
      },
      {
        name: "DOORBELL_CLANG",
        default: "the first `clang` on the PATH",
        meaning: "Path of the clang that compiles CUDA C++ where neither NVRTC nor nvcc is installed.",
      },
    ],
  },
  {
    title: "Arrays",
    variables: [
      {
        name: "DOORBELL_ARRAY_LIBRARIES",
        default: "`on`",
        meaning:
          "`off` runs own kernels of matrix products and Fourier transforms where cuBLASLt and cuFFT are installed. It is read at the first product and the first transform on a device. `linalg` uses cuSOLVER anyway.",
      },
    ],
  },
  {
    title: "Groups",
    variables: [
      {
        name: "DOORBELL_RENDEZVOUS",
        default: "the address that the launcher's own variables give",
        meaning:
          "Address where the members of a group meet: `tcp://host:port`, `file:///path` or `etcd://host:2379/path`. `doorbell run` sets it.",
      },
      {
        name: "DOORBELL_RANK",
        default: "the rank that the launcher's own variables give",
        meaning: "Rank of this process in the group. `doorbell run` sets it.",
      },
      {
        name: "DOORBELL_SIZE",
        default: "the size that the launcher's own variables give",
        meaning: "Number of processes in the group. `doorbell run` sets it.",
      },
      {
        name: "DOORBELL_LOCAL_RANK",
        default: "the local rank that the launcher's own variables give",
        meaning: "Index of this process among the processes of its host. `doorbell run` sets it.",
      },
      {
        name: "DOORBELL_GROUP_TOKEN",
        default: "empty",
        meaning: "Secret that every member presents when it joins. `doorbell run` draws one at random.",
      },
      {
        name: "DOORBELL_HOST",
        default: "the host name and boot id of this machine",
        meaning:
          "Name of the host that this member counts as being on. Members with different names share no memory, as in containers that cannot.",
      },
      {
        name: "DOORBELL_ADAPT",
        default: "off, and the option `adapt` of `join` decides",
        meaning:
          "`on` lets a group tune its settings from measurements: sizes of buckets, algorithms of collectives, heartbeat interval. `off` keeps them fixed.",
      },
      {
        name: "DOORBELL_METRICS",
        default: "off",
        meaning:
          "`on` serves the metrics of every member by HTTP at a free port, which `doorbell watch` finds. A number is the port of rank 0, and each further rank takes the next port.",
      },
    ],
  },
  {
    title: "soft0, the soft NIC",
    variables: [
      {
        name: "DOORBELL_SOFT_ADDRESS",
        default: "a loopback address of this process",
        meaning:
          "IPv4 or IPv6 address of `soft0`. With an address of a network device it reaches other hosts.",
      },
      {
        name: "DOORBELL_SOFT_SHARED",
        default: "`on`",
        meaning:
          "`off` makes `soft0` send packets to processes of the same host and user too. Otherwise it shares memory with them. `queuePair.path` reports which path is used.",
      },
      {
        name: "DOORBELL_SOFT_FAULTS",
        default: "no faults",
        meaning:
          "Faults that `soft0` injects into its packets, such as `drop=0.05,delay=0-5ms,seed=7`. See [faults](faults.md).",
      },
      {
        name: "DOORBELL_SOFT_PCAP",
        default: "no capture",
        meaning: "File to which `soft0` appends every packet that it sends and receives, for Wireshark.",
      },
      {
        name: "DOORBELL_SOFT_DCQCN",
        default: "`on`",
        meaning: "`off` makes `soft0` ignore congestion notification packets instead of slowing down.",
      },
      {
        name: "DOORBELL_SOFT_CONTEXTS",
        default: "`64`",
        meaning: "Number of send contexts of the transport `dynamic`, from 1 to 1024.",
      },
      {
        name: "DOORBELL_SOFT_CONNECT",
        default: "`syn`",
        meaning: "First packet of a connection of the transport `dynamic`: `syn` or `request`.",
      },
      {
        name: "DOORBELL_SOFT_IDLE_US",
        default: "`5000`",
        meaning: "Idle time after which the transport `dynamic` closes a connection, in microseconds.",
      },
      {
        name: "DOORBELL_SOFT_PATHS",
        default: "`1`",
        meaning:
          "Number of network paths over which the transport `dynamic` spreads a transfer, from 1 to 8.",
      },
    ],
  },
  {
    title: "The soft GPU",
    variables: [
      { name: "DOORBELL_SOFT_GPUS", default: "`2`", meaning: "Number of soft GPUs, at most 16." },
      {
        name: "DOORBELL_SOFT_GPU_MEMORY",
        default: "half of the memory of this machine, divided among the soft GPUs",
        meaning: "Memory of each soft GPU, in bytes.",
      },
      {
        name: "DOORBELL_SOFT_GPU_BAR",
        default: "the whole memory",
        meaning:
          "Bytes that the BAR of each soft GPU shows: `268435456` for a card without a resizable BAR. Larger buffers are not mapped, and NICs and disks reach them through host memory.",
      },
      {
        name: "DOORBELL_SOFT_GPU_WORKERS",
        default: "one for each processor; in Bun at most one for each 2 GiB of memory",
        meaning: "Number of threads that run kernels.",
      },
      {
        name: "DOORBELL_SOFT_GPU_MULTIPROCESSORS",
        default: "`DOORBELL_SOFT_GPU_WORKERS`",
        meaning:
          "Number of multiprocessors that the soft GPU reports, at most 256: `132` for the grid of an H200. The blocks of a cooperative launch share the threads.",
      },
      {
        name: "DOORBELL_SOFT_GPU_SM",
        default: "`90`",
        meaning: "Compute capability of the soft GPU, times ten.",
      },
      {
        name: "DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS",
        default: "`60000`",
        meaning: "Run time after which a kernel counts as endless and is stopped, in milliseconds.",
      },
      {
        name: "DOORBELL_SOFT_GPU_STOP_MS",
        default: "`5000`",
        meaning: "Time that a stopped kernel gets before its worker threads are replaced, in milliseconds.",
      },
      {
        name: "DOORBELL_SOFT_GPU_TIMEOUT_MS",
        default: "`30000`",
        meaning:
          "Time after which a wait for work that nothing completes ends with CUDA_ERROR_TIMEOUT, in milliseconds. `0` waits without a limit.",
      },
      {
        name: "DOORBELL_SOFT_GPU_LINKS",
        default: "no broken link",
        meaning:
          "Broken links between soft GPUs, to test a program: `0>1=lost` drops what GPU 0 writes into shared memory of GPU 1, `0>1=refused` refuses it.",
      },
      {
        name: "DOORBELL_SOFT_GPU_LEAKS",
        default: "off",
        meaning: "`1` reports memory that was never freed on standard error when a context ends.",
      },
    ],
  },
  {
    title: "Soft devices in a described machine",
    variables: [
      {
        name: "DOORBELL_SOFT_LIKE",
        default: "none: transfers run as fast as memory",
        meaning:
          "Machine in which each soft device has a place, and whose links its transfers obey: `hgx-h200`, `gh200`, `workstation`, `laptop`, or a file of `doorbell topology --record`.",
      },
      {
        name: "DOORBELL_SOFT_PLACES",
        default: "the GPUs in order, and the NIC and the SSD that are nearest to the first",
        meaning:
          "Device of that machine for soft devices, such as `gpu0=gpu4,soft0=mlx5_6,softdisk0=nvme2`. The values are names or PCI addresses.",
      },
      {
        name: "DOORBELL_SOFT_SCALE",
        default: "`1`",
        meaning:
          "Factor on the described rates, from 0.000001 to 1. Use `0.01` where memory is slower than the links.",
      },
    ],
  },
  {
    title: "The soft disk",
    variables: [
      {
        name: "DOORBELL_SOFT_DISK",
        default: "no soft disk",
        meaning:
          "File with the blocks of the soft NVMe disk at `d00b:40:00.0`, which `openVfio` opens. Its length is a multiple of 512 bytes: `truncate -s 1G disk.img`.",
      },
    ],
  },
  {
    title: "Files of the libraries",
    variables: [
      library("DOORBELL_LIBIBVERBS", "libibverbs.so.1"),
      library("DOORBELL_LIBRDMACM", "librdmacm.so.1"),
      library("DOORBELL_LIBMLX5", "libmlx5.so.1"),
      library("DOORBELL_LIBEFA", "libefa.so.1"),
      library("DOORBELL_LIBCUDA", "libcuda.so.1"),
      library("DOORBELL_LIBNVRTC", "libnvrtc.so"),
      library("DOORBELL_LIBNVML", "libnvidia-ml.so.1"),
      library("DOORBELL_LIBNVTX", "libnvtx3interop.so.1"),
      library("DOORBELL_LIBCUBLAS", "libcublas.so"),
      library("DOORBELL_LIBCUBLASLT", "libcublasLt.so"),
      library("DOORBELL_LIBCUFFT", "libcufft.so"),
      library("DOORBELL_LIBCURAND", "libcurand.so.10"),
      library("DOORBELL_LIBCUSOLVER", "libcusolver.so"),
      library("DOORBELL_LIBNVJITLINK", "libnvJitLink.so"),
      library("DOORBELL_LIBNCCL", "libnccl.so.2"),
      library("DOORBELL_LIBCUFILE", "libcufile.so.0"),
      library("DOORBELL_LIBGDRAPI", "libgdrapi.so.2"),
      library("DOORBELL_LIBAMDHIP64", "libamdhip64.so.7"),
      library("DOORBELL_LIBHSA", "libhsa-runtime64.so.1"),
    ],
  },
];
