type Hints = Readonly<Record<string, string>>;

const noMemoryOperations =
  "The device or its driver has no 64-bit memory operations of streams (attribute canUse64BitStreamMemOps). stream.whenDone(work) needs none, and later work does not wait for it.";

const notCompiledFor =
  "The code was compiled for another GPU. Compile it with Program, or build it with -arch=sm_NN of device.computeCapability.";

const fabricChannel =
  "Fabric handles need a channel: /dev/nvidia-caps-imex-channels/channel0 must exist and be readable.";

export const hintsByCall: Readonly<Record<string, Hints>> = {
  cuInit: {
    CUDA_ERROR_NO_DEVICE:
      "No GPU is visible: see nvidia-smi, CUDA_VISIBLE_DEVICES, and start containers with --gpus all. DOORBELL_CUDA=soft uses the soft GPU.",
    CUDA_ERROR_SYSTEM_DRIVER_MISMATCH:
      "The kernel module and libcuda differ in version: reboot, or reload the nvidia modules after an update.",
    CUDA_ERROR_UNKNOWN:
      "Often nvidia-uvm is not loaded: modprobe nvidia-uvm, or run nvidia-modprobe -u -c=0.",
  },
  cuMemGetAllocationGranularity: {
    CUDA_ERROR_NOT_PERMITTED: fabricChannel,
    CUDA_ERROR_INVALID_VALUE: "See vmmSupport(device): the location or the kind of sharing is not supported.",
    CUDA_ERROR_INVALID_DEVICE:
      "See vmmSupport(device): host locations and NUMA nodes need driver 12.x and a node that exists.",
    CUDA_ERROR_NOT_SUPPORTED: "See vmmSupport(device): the location or the kind of sharing is not supported.",
  },
  cuMemCreate: {
    CUDA_ERROR_INVALID_VALUE: "See vmmSupport(device): the location or the kind of sharing is not supported.",
    CUDA_ERROR_NOT_PERMITTED: fabricChannel,
    CUDA_ERROR_NOT_SUPPORTED: "See vmmSupport(device): the location, handle type or flag is not supported.",
    CUDA_ERROR_INVALID_DEVICE:
      "See vmmSupport(device): host locations and NUMA nodes need driver 12.x and a node that exists.",
  },
  cuMemGetHandleForAddressRange: {
    CUDA_ERROR_OUT_OF_MEMORY:
      "The BAR of the GPU shows less memory than the range has. Export a smaller part, or make the BAR larger (resizable BAR).",
  },
  cuMemExportToShareableHandle: {
    CUDA_ERROR_INVALID_VALUE:
      "The memory was created without this kind of sharing. Name the kind in `shareable` when you create it.",
  },
  cuMemMap: {
    CUDA_ERROR_INVALID_VALUE:
      "A part of the range is mapped already, or the size differs from the physical memory's.",
    CUDA_ERROR_ILLEGAL_STATE: "The fabric manager is not healthy: systemctl status nvidia-fabricmanager.",
  },
  cuIpcGetMemHandle: {
    CUDA_ERROR_INVALID_VALUE:
      "Only device.allocate() memory has legacy IPC handles. share() selects the mechanism for other memory.",
  },
  cuIpcOpenMemHandle_v2: {
    CUDA_ERROR_INVALID_VALUE:
      "The exporter has closed the memory or exited, or the handle belongs to this process.",
    // The driver's answer after the exporter was killed.
    CUDA_ERROR_INVALID_HANDLE: "The exporter has closed the memory or exited.",
    CUDA_ERROR_INVALID_CONTEXT: "The process that made a handle cannot open it. Use the buffer itself there.",
    CUDA_ERROR_PEER_ACCESS_UNSUPPORTED:
      "The memory is on a device that this one cannot reach: see peerMatrix().",
    CUDA_ERROR_ALREADY_MAPPED: "The memory is open already in this process. Use its device pointer.",
  },
  cuMemPoolImportFromShareableHandle: {
    CUDA_ERROR_INVALID_VALUE: "The exporter's pool is closed, or the descriptor does not belong to a pool.",
  },
  cuLaunchKernel: {
    CUDA_ERROR_INVALID_VALUE:
      "The grid, the block or the shared memory is beyond the device's limits, or the arguments are too few.",
    CUDA_ERROR_INVALID_HANDLE: "Kernel and stream belong to different devices.",
    CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES:
      "Too many registers or too much shared memory for this block: fewer threads, or __launch_bounds__.",
  },
  cuLaunchKernelEx: {
    CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE:
      "All blocks must fit at once: see kernel.activeBlocks(block) times the multiprocessors.",
    CUDA_ERROR_INVALID_CLUSTER_SIZE:
      "The grid must be a multiple of the cluster; more than 8 blocks need kernel.nonPortableCluster = true.",
  },
  cuModuleLoadDataEx: {
    CUDA_ERROR_NO_BINARY_FOR_GPU: notCompiledFor,
    CUDA_ERROR_UNSUPPORTED_PTX_VERSION:
      "The PTX is newer than the driver, or too old for it: compile to a cubin, which Program does.",
  },
  cuModuleGetFunction: {
    CUDA_ERROR_NOT_FOUND:
      'Declare the kernel extern "C" __global__ to find it by its plain name. A C++ name or template must be in `names` of the compilation.',
  },
  cuModuleGetGlobal_v2: {
    CUDA_ERROR_NOT_FOUND:
      "The compiler drops variables that no kernel uses. The C++ name of a variable in a namespace must be in `names` of the compilation.",
  },
  cuMemAddressReserve: {
    CUDA_ERROR_OUT_OF_MEMORY: "The address space has no room of that size and alignment.",
  },
  cuMemAllocManaged: { CUDA_ERROR_NOT_SUPPORTED: "The device has no managed memory." },
  cuStreamBatchMemOp_v2: { CUDA_ERROR_NOT_SUPPORTED: noMemoryOperations },
  cuGraphAddBatchMemOpNode: { CUDA_ERROR_NOT_SUPPORTED: noMemoryOperations },
  cuCtxSetLimit: {
    CUDA_ERROR_UNSUPPORTED_LIMIT:
      "The device has no such resource. Persisting L2 lines need a maxPersistingL2CacheSize above 0: see device.attributes().",
  },
  cuCtxEnablePeerAccess: {
    CUDA_ERROR_PEER_ACCESS_UNSUPPORTED: "The two devices cannot reach each other: see peerMatrix().",
    CUDA_ERROR_TOO_MANY_PEERS: "A device has at most 8 peers over PCIe.",
  },
  cuMemHostRegister_v2: {
    CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED: "This memory, or a part of it, is registered already.",
  },
};

const byName: Hints = {
  CUDA_ERROR_INVALID_CONTEXT:
    "No context is current in this thread. Read the function from device.lib, which makes the device's current, or call cuCtxSetCurrent(device.pointer) first.",
  CUDA_ERROR_OUT_OF_MEMORY:
    "See device.memory(): close buffers, trim pools (pool.trim()), or look for other processes in nvidia-smi.",
  CUDA_ERROR_NO_BINARY_FOR_GPU: notCompiledFor,
  CUDA_ERROR_STREAM_CAPTURE_IMPLICIT:
    "The default stream cannot be used while a stream is captured. Pass the captured stream, or create streams with nonBlocking: true.",
  CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED:
    "This operation cannot be part of a graph: do it before or after the capture.",
  CUDA_ERROR_STREAM_CAPTURE_INVALIDATED:
    "The program made a call that a capture forbids, such as a synchronous copy or a wait.",
  CUDA_ERROR_STREAM_CAPTURE_UNJOINED:
    "A stream that was forked in the capture was not joined: let the first stream wait for an event of it.",
  CUDA_ERROR_ILLEGAL_ADDRESS:
    "A kernel, or a copy, used an address that is not mapped for it. compute-sanitizer finds the line.",
  CUDA_ERROR_MISALIGNED_ADDRESS: "A kernel used an address that is not a multiple of the type's size.",
  CUDA_ERROR_ASSERT: "An assert() in a kernel failed; its text is on stderr.",
  CUDA_ERROR_LAUNCH_TIMEOUT: "The kernel ran longer than the display's watchdog allows.",
  CUDA_ERROR_LAUNCH_FAILED: "A kernel trapped. compute-sanitizer finds the line.",
  CUDA_ERROR_ECC_UNCORRECTABLE:
    "The memory has an error: nvidia-smi -q -d ECC, then reset or replace the GPU.",
  CUDA_ERROR_SYSTEM_NOT_READY: "The fabric manager has not finished: systemctl status nvidia-fabricmanager.",
  CUDA_ERROR_DEVICE_UNAVAILABLE:
    "Another process holds the device exclusively (compute mode): nvidia-smi -q -d COMPUTE.",
  CUDA_ERROR_NOT_SUPPORTED: "This device or driver lacks the feature.",
};

const checkLaunch = "Launch the kernel with { check: true } to find the line and the thread.";

/** Hints that differ on the soft GPU. */
const onSoft: Hints = {
  CUDA_ERROR_ILLEGAL_ADDRESS: `A kernel, or a copy, used an address that is not mapped for it. ${checkLaunch}`,
  CUDA_ERROR_MISALIGNED_ADDRESS: `A kernel used an address that is not a multiple of the type's size. ${checkLaunch}`,
  CUDA_ERROR_LAUNCH_FAILED: `A kernel trapped. ${checkLaunch}`,
  CUDA_ERROR_LAUNCH_TIMEOUT:
    "The kernel ran longer than DOORBELL_SOFT_GPU_LAUNCH_TIMEOUT_MS allows (60000 by default). Raise it for a long kernel. For one that never ends, { check: true } finds barriers that not all threads reach.",
};

/** Returns the hint of the soft GPU for an error, or undefined where it is that of every GPU. */
export const softHintFor = (call: string, name: string): string | undefined =>
  hintsByCall[call]?.[name] === undefined ? onSoft[name] : undefined;

/** Returns the hint for a function or a feature that the soft GPU does not have. */
export const notOnSoft = (missing: string): string =>
  `The soft GPU has no ${missing}. docs/reference/soft-gpu.md lists its differences from a real device. On a machine with an NVIDIA GPU use DOORBELL_CUDA=native.`;

/** Returns the usual cause and the fix for an error of a call, or "". */
export const hintFor = (call: string, name: string): string =>
  hintsByCall[call]?.[name] ?? byName[name] ?? "";
