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
const unknown =
  "one of its tests fails under the emulator; it is not known whether that is the emulator's doing";
for (const name of ["docs/examples", "docs/send-file", "limits", "verbs/killed-peer", "verbs/hostile"])
  notHere[`test/native/${name}.test.ts`] = slow;
for (const name of [
  ...["native/verbs/datagrams", "native/verbs/printing", "native/verbs/threads", "native/verbs/transfers"],
  ...["soft-nic/datagrams/multicast", "soft-nic/dynamic/forged"],
])
  notHere[`test/${name}.test.ts`] = unknown;

/** Folders that emulation cannot run. */
export const foldersNotHere: Readonly<Record<string, string>> = {
  "test/native/cuda/": "the soft GPU's window of 4 GiB: the emulator keeps a record of each page of it",
  "test/soft-gpu/": "the same; its unit tests run",
};
