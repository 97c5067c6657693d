/** Test files that emulation cannot run, and why. Nothing else is left out. */
export const notHere: Record<string, string> = {
  "test/native/cuda-ffi/cuda-ffi.test.ts": "compiles a stub libcuda for this machine's own architecture",
  "test/native/cuda-ffi/discovery.test.ts": "compiles a library for this machine's own architecture",
  "test/native/cuda-ffi/nccl.test.ts": "compiles a stub libnccl for this machine's own architecture",
  "test/native/docs/cuda-examples.test.ts":
    "the soft GPU's window of 4 GiB: the emulator keeps a record of each page of it",
  "test/native/runtime/closed-memory.test.ts": "the soft GPU's window, as above",
  "test/native/verbs/arrays.test.ts":
    "garbage collection stops threads by signals that the emulator loses: it aborts",
};

const slow = "several emulated processes that wait for each other miss the deadlines of its tests";
for (const name of [
  "docs/examples",
  "docs/send-file",
  "limits",
  "verbs/killed-peer",
  "verbs/hostile",
  "verbs/datagrams",
])
  notHere[`test/native/${name}.test.ts`] = slow;
notHere["test/native/verbs/printing.test.ts"] =
  "expects the device's own name where DOORBELL_RDMA=soft chooses it";

/** Folders that emulation cannot run. */
export const foldersNotHere: Readonly<Record<string, string>> = {
  "test/native/cuda/": "the soft GPU's window of 4 GiB: the emulator keeps a record of each page of it",
  "test/soft-gpu/": "the same; its unit tests run",
};
