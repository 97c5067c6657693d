// Program of every thread in a bundled program. One text holds all threads, so that shared code is included
// once.
const { doorbellThread: name } = globalThis as { doorbellThread?: string };
if (name === "nic") await import("../soft/hca/nic/worker.ts");
else if (name === "gpu") await import("../soft/gpu/kernels/worker/worker.ts");
else if (name === "storage") await import("../direct/storage/io/storage-worker.ts");
else if (name === "soft-disk") await import("../direct/soft-disk/soft-disk-worker.ts");
else if (name === "heartbeat") await import("../group/membership/failure/heartbeat-worker.ts");
else if (name === "network") await import("../group/collectives/rdma/network-worker.ts");
else await import("../wait/fd-watcher-worker.ts");

export {};
