// What a thread runs in a program that Bun bundled: one text for all threads, so that what they share is carried once.
const { doorbellThread: name } = globalThis as { doorbellThread?: string };
if (name === "nic") await import("../soft/hca/nic/worker.ts");
else if (name === "gpu") await import("../soft/gpu/kernels/worker.ts");
else if (name === "storage") await import("../direct/storage/io/storage-worker.ts");
else if (name === "heart") await import("../group/failure/heart-worker.ts");
else if (name === "network") await import("../group/network/network-worker.ts");
else await import("../wait/fd-watcher-worker.ts");

export {};
