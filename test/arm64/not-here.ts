const window =
  "the soft GPU's window of 4 GiB: the emulator keeps a record of each page of it (22 GB were seen)";
const ownArchitecture = "compiles a library for this machine's own architecture";
const byPath = "starts the runtime by its path, which is not a program here";
const slow =
  "several emulated processes or threads that wait for each other exceed the deadlines of its tests";

/** Test files that cannot run under emulation, each with the reason. All other files run. */
export const notHere: Readonly<Record<string, string>> = {
  "test/native/cuda-ffi/cuda-ffi.test.ts": ownArchitecture,
  "test/native/cuda-ffi/discovery.test.ts": ownArchitecture,
  "test/native/cuda-ffi/nccl.test.ts": ownArchitecture,
  "test/native/cuda-ffi/toolkit/toolkit.test.ts": ownArchitecture,
  "test/soft-nic/matrix/staged.test.ts": ownArchitecture,
  "test/native/direct/staged-failures.test.ts": ownArchitecture,
  "test/native/direct/staged.test.ts": ownArchitecture,
  "test/native/cycles.test.ts": window,
  "test/native/direct/copy.test.ts": window,
  "test/native/direct/map.test.ts": window,
  "test/native/direct/register.test.ts": window,
  "test/native/direct/short-transfers.test.ts": window,
  "test/native/direct/storage-faults.test.ts": window,
  "test/native/direct/storage.test.ts": window,
  "test/native/docs/cuda-examples.test.ts": window,
  "test/native/docs/notebook/notebook.test.ts": window,
  "test/native/runtime/closed-memory.test.ts": window,
  "test/native/runtime/trace-devices.test.ts": window,
  "test/native/docs/examples.test.ts": slow,
  "test/native/docs/send-file.test.ts": slow,
  "test/native/limits.test.ts": slow,
  "test/native/verbs/datagrams.test.ts": slow,
  "test/native/verbs/hostile.test.ts": slow,
  "test/native/verbs/killed-peer.test.ts": slow,
  "test/soft-nic/rc/awaiting.test.ts": slow,
  "test/soft-nic/rc/capture-room.test.ts": slow,
  "test/soft-nic/rc/capture.test.ts": slow,
  "test/soft-nic/rc/cycles.test.ts": slow,
  "test/soft-nic/shared-memory/hostile.test.ts": slow,
  "test/soft-nic/shared-memory/mapped-asking.test.ts": slow,
  "test/soft-nic/shared-memory/mapped-revoked.test.ts": slow,
  "test/soft-nic/shared-memory/mapped.test.ts": slow,
  "test/soft-nic/shared-memory/shared-memory.test.ts": slow,
  "test/native/verbs/arrays.test.ts":
    "garbage collection stops threads by signals that the emulator loses, and the process aborts",
  "test/native/docs/connect-example.test.ts": byPath,
  "test/native/docs/group-examples.test.ts": byPath,
  "test/soft-nic/forged/blind.test.ts": byPath,
  "test/soft-nic/rc/soak.test.ts": byPath,
  "test/soft-nic/conformance/rxe.test.ts": "needs the virtual machine of npm run test:vm",
};

const maps = "the emulator's /proc/self/maps lists memory that was unmapped";

/** Names of single tests that cannot run under emulation, each with the reason. */
export const testsNotHere: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "test/native/verbs/misuse.test.ts": { "memory unmapped behind the library's back": maps },
  "test/native/runtime/trace.test.ts": {
    "prints name, arguments, result": "the emulator's mmap refuses nothing with another errno",
  },
  "test/soft-nic/rc/device.test.ts": {
    "an unmapped address is EFAULT": maps,
    "read-only memory cannot be registered": maps,
    "peers use the iova as the address": slow,
  },
  "test/soft-nic/dynamic/contexts.test.ts": { "4096 destinations over 64 contexts": slow },
};

/** Folders whose tests cannot run under emulation, each with the reason. */
export const foldersNotHere: Readonly<Record<string, string>> = {
  "test/native/cuda/": window,
  "test/soft-gpu/": `${window}; its unit tests run`,
};
