type Hints = Readonly<Record<string, string>>;

const notCompiledFor =
  "It was compiled for another GPU: let Program compile it for the device at hand, or build with -arch=sm_NN of device.computeCapability.";

const fabricChannel =
  "Fabric handles need a channel: /dev/nvidia-caps-imex-channels/channel0 must be there and readable.";

export const hintsByCall: Readonly<Record<string, Hints>> = {
  cuInit: {
    CUDA_ERROR_NO_DEVICE:
      "No GPU is visible: see nvidia-smi, CUDA_VISIBLE_DEVICES, and start containers with --gpus all. DOORBELL_CUDA=soft uses the embedded GPU.",
    CUDA_ERROR_SYSTEM_DRIVER_MISMATCH:
      "The kernel module and libcuda differ in version: reboot, or reload the nvidia modules after an update.",
    CUDA_ERROR_UNKNOWN:
      "Often nvidia-uvm is not loaded: modprobe nvidia-uvm, or run nvidia-modprobe -u -c=0.",
  },
  cuMemGetAllocationGranularity: {
    CUDA_ERROR_NOT_PERMITTED: fabricChannel,
    CUDA_ERROR_INVALID_VALUE: "See vmmSupport(device): the location or the way of sharing is not supported.",
    CUDA_ERROR_INVALID_DEVICE:
      "See vmmSupport(device): host locations and NUMA nodes need driver 12.x and a node that exists.",
    CUDA_ERROR_NOT_SUPPORTED: "See vmmSupport(device): the location or the way of sharing is not supported.",
  },
  cuMemCreate: {
    CUDA_ERROR_INVALID_VALUE: "See vmmSupport(device): the location or the way of sharing is not supported.",
    CUDA_ERROR_NOT_PERMITTED: fabricChannel,
    CUDA_ERROR_NOT_SUPPORTED: "See vmmSupport(device): the location, handle type or flag is not supported.",
    CUDA_ERROR_INVALID_DEVICE:
      "See vmmSupport(device): host locations and NUMA nodes need driver 12.x and a node that exists.",
  },
  cuMemExportToShareableHandle: {
    CUDA_ERROR_INVALID_VALUE:
      "The memory was not created shareable that way: name the type in shareable: [...] when creating it.",
  },
  cuMemMap: {
    CUDA_ERROR_INVALID_VALUE:
      "A part of the range is mapped already, or the size differs from the physical memory's.",
    CUDA_ERROR_ILLEGAL_STATE: "The fabric manager is not healthy: systemctl status nvidia-fabricmanager.",
  },
  cuIpcGetMemHandle: {
    CUDA_ERROR_INVALID_VALUE:
      "Only device.allocate() memory has legacy IPC handles; share() picks the right way for the others.",
  },
  cuIpcOpenMemHandle_v2: {
    CUDA_ERROR_INVALID_VALUE:
      "The exporter has closed the memory or ended, or the handle is one of this same process.",
    CUDA_ERROR_INVALID_CONTEXT:
      "A handle cannot be opened in the process that made it: use the buffer itself there.",
    CUDA_ERROR_PEER_ACCESS_UNSUPPORTED:
      "The memory is on a device that this one cannot reach: see peerMatrix().",
    CUDA_ERROR_ALREADY_MAPPED: "It is open already in this process: one device pointer serves all.",
  },
  cuMemPoolImportFromShareableHandle: {
    CUDA_ERROR_INVALID_VALUE: "The exporter's pool is gone, or the descriptor is not one of a pool.",
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
      'A kernel is found by its plain name when it is declared extern "C" __global__; a C++ name or template must be in names: [...] when it is compiled.',
  },
  cuModuleGetGlobal_v2: {
    CUDA_ERROR_NOT_FOUND:
      "The compiler drops variables that no kernel uses, and gives those of a namespace a C++ name: put it into names: [...] when it is compiled.",
  },
  cuMemAddressReserve: {
    CUDA_ERROR_OUT_OF_MEMORY: "The address space has no room of that size and alignment.",
  },
  cuMemAllocManaged: { CUDA_ERROR_NOT_SUPPORTED: "The device has no managed memory." },
  cuCtxEnablePeerAccess: {
    CUDA_ERROR_PEER_ACCESS_UNSUPPORTED: "The two devices cannot reach each other: see peerMatrix().",
    CUDA_ERROR_TOO_MANY_PEERS: "A device has at most 8 peers over PCIe.",
  },
  cuMemHostRegister_v2: {
    CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED: "This memory, or a part of it, is registered already.",
  },
};

const byName: Hints = {
  CUDA_ERROR_OUT_OF_MEMORY:
    "See device.memory(): close buffers, trim pools (pool.trim()), or look for other processes in nvidia-smi.",
  CUDA_ERROR_NO_BINARY_FOR_GPU: notCompiledFor,
  CUDA_ERROR_STREAM_CAPTURE_IMPLICIT:
    "The default stream cannot be used while a stream is captured: pass the captured stream, or create streams with nonBlocking: true.",
  CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED:
    "This operation cannot be part of a graph: do it before or after the capture.",
  CUDA_ERROR_STREAM_CAPTURE_INVALIDATED:
    "Something forbidden happened during the capture, such as a synchronous copy or a wait.",
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
  CUDA_ERROR_NOT_SUPPORTED: "This device or driver does not have it.",
};

/** What to do about a call that the embedded GPU does not have. */
export const notOnSoft = (call: string): string =>
  `The embedded GPU has no ${call}: src/soft/gpu/README.md says what it has and lacks. On a machine with an NVIDIA GPU use DOORBELL_CUDA=native.`;

/** The usual cause and remedy of a call's error, or "". */
export const hintFor = (call: string, name: string): string =>
  hintsByCall[call]?.[name] ?? byName[name] ?? "";
