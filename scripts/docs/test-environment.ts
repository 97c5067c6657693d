import type { EnvironmentGroup } from "../../src/environment.ts";

/** Environment variables that only tests, benchmarks and generators read. */
export const testEnvironmentGroups: readonly EnvironmentGroup[] = [
  {
    title: "Random tests",
    variables: [
      {
        name: "DOORBELL_MATRIX_SEED",
        default: "a new seed, printed by a failure",
        meaning: "Seed of the workloads of the fault matrix.",
      },
      {
        name: "DOORBELL_MATRIX_MESSAGES",
        default: "as the test says",
        meaning: "Number of messages of each workload of the fault matrix.",
      },
      {
        name: "DOORBELL_SEEDS",
        default: "as the test says",
        meaning: "Number of seeds of each random case of the fault matrix and of the groups in simulations.",
      },
      {
        name: "DOORBELL_PTX_FUZZ",
        default: "`400`",
        meaning:
          "Number of damaged PTX files that the parser's test reads. The tests of lane groups derive their number of random kernels from it.",
      },
      {
        name: "DOORBELL_PTX_SEED",
        default: "`1`",
        meaning: "First seed of the random PTX files and kernels.",
      },
      {
        name: "DOORBELL_ARRAY_CASES",
        default: "as the test says",
        meaning: "Number of random cases of each function of arrays that are compared with NumPy.",
      },
      { name: "DOORBELL_ARRAY_SEED", default: "`1`", meaning: "Seed of those cases of arrays." },
      {
        name: "DOORBELL_DYNAMIC_SEEDS",
        default: "as the test says",
        meaning: "Number of random runs of the transport `dynamic`.",
      },
      { name: "DOORBELL_DYNAMIC_SEED", default: "`1`", meaning: "First seed of those runs of `dynamic`." },
      {
        name: "DOORBELL_RANDOM_SEEDS",
        default: "as the test says",
        meaning: "Number of random runs of the verbs.",
      },
      {
        name: "DOORBELL_KILLED",
        default: "as the test says",
        meaning: "Number of processes that kill tests end.",
      },
      {
        name: "DOORBELL_SOFT_GPU_KILLS",
        default: "as the test says",
        meaning: "Number of processes that the kill tests of the soft GPU end.",
      },
    ],
  },
  {
    title: "Virtual machine",
    variables: [
      { name: "DOORBELL_VM", default: "one for each checkout", meaning: "Name of the virtual machine." },
      {
        name: "DOORBELL_VM_TIMEOUT",
        default: "`3000` in tests",
        meaning: "Deadline of one command, in seconds.",
      },
      { name: "DOORBELL_VM_MEMORY", default: "see `test/vm/machine`", meaning: "Memory, in MiB." },
      { name: "DOORBELL_VM_CPUS", default: "`2`", meaning: "Number of processors." },
      { name: "DOORBELL_VM_ACCEL", default: "`tcg`", meaning: "Accelerator of QEMU." },
      { name: "DOORBELL_VM_CACHE", default: "`.vm`", meaning: "Folder for the kernel and the disk image." },
    ],
  },
  {
    title: "Generators and emulation",
    variables: [
      {
        name: "DOORBELL_ARM64_BUN",
        default: "set by `npm run test:arm64`",
        meaning: "Path of the Bun for arm64 that tests start under emulation.",
      },
      {
        name: "DOORBELL_ARM64_HEADERS",
        default: "`/usr/aarch64-linux-gnu/include`",
        meaning: "Folder of the headers for arm64 that `npm run generate` and `npm run abi` read.",
      },
      {
        name: "DOORBELL_NVIDIA_HEADERS",
        default: "the headers of the installed CUDA toolkit",
        meaning: "Folder of the headers that `npm run generate:cuda` reads.",
      },
    ],
  },
];
