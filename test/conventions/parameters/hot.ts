/**
 * Methods that programs call for each request, completion, launch or slice. No code runs before them. Most
 * of them compare `arguments.length` themselves.
 */
export const hotMethods: ReadonlySet<string> = new Set([
  // One work request, and one completion.
  ...["QueuePair.post", "QueuePair.send", "QueuePair.write", "QueuePair.read", "QueuePair.receive"],
  ...["QueuePair.compareAndSwap", "QueuePair.fetchAndAdd", "QueuePair.atomicWrite", "QueuePair.flush"],
  ...["QueuePair.batch", "QueuePair.postReceives", "SharedReceiveQueue.receive"],
  ...["SharedReceiveQueue.postReceives", "PreparedRequests.request", "PreparedRequests.moveLocal"],
  ...["PreparedRequests.post", "Batch.end", "Batch.send", "Batch.write", "Batch.read"],
  ...["Batch.compareAndSwap", "Batch.fetchAndAdd", "Batch.atomicWrite", "Batch.flush"],
  ...["Batch.localInvalidate", "Batch.bindWindow", "Batch.abort", "MemoryWindow.bind"],
  ...["CompletionQueue.poll", "CompletionQueue.pollInto", "CompletionQueue.isOk", "CompletionQueue.wrId"],
  ...["CompletionQueue.byteLength", "CompletionQueue.immediate", "CompletionQueue.completion"],
  ...["CompletionQueue.spin", "CompletionQueue.next", "CompletionQueue.completions", "CompletionQueue.arm"],
  ...["Completion.check", "ExtendedCompletionQueue.timestamp", "DeviceClock.now"],
  ...["DeviceClock.nanoseconds", "DeviceClock.wallClockNs", "DeviceClock.date"],
  // Parts of memory.
  ...["Memory.view", "Memory.slice", "MemorySlice.slice", "MemoryRegion.slice", "MemoryRegion.remote"],
  ...["RegionPart.slice", "RegionPart.remote", "NicMemory.write", "NicMemory.read"],
  ...["BounceRegion.fromDevice", "BounceRegion.toDevice", "DmaRange.at", "MappedBar.view"],
  ...["MappedBuffer.view", "SymmetricBuffer.at", "Buffer.slice", "Buffer.as", "Buffer.set"],
  ...["Buffer.copyTo", "Buffer.toArray", "Buffer.read", "Buffer.fill", "Buffer.map", "Buffer.close"],
  // One launch, copy or event.
  ...["Kernel.launch", "TypeScriptKernel.launch", "TypeScriptKernel.over", "TypeScriptKernel.on"],
  ...["Stream.record", "Stream.wait", "Stream.waitFor", "Stream.waitValue", "Stream.writeValue"],
  ...["Stream.synchronize", "Stream.done", "Event.record", "Event.synchronize", "Event.done"],
  ...["Event.millisecondsSince", "GraphExecutable.launch", "Device.synchronize", "Device.done"],
  ...["Device.allocateAsync", "MemoryPool.allocate", "Allocation.buffer", "GrowableBuffer.push"],
  // One collective, batch or step.
  ...["Group.allReduce", "Group.reduce", "Group.reduceScatter", "Group.allGather", "Group.broadcast"],
  ...["Group.gather", "Group.scatter", "Group.gatherV", "Group.scatterV"],
  ...["Group.allToAll", "Group.allToAllV", "Group.send", "Group.receive", "Group.sendReceive"],
  ...["Group.barrier", "Group.done", "GradientBuckets.at", "GradientBuckets.begin"],
  ...["GradientBuckets.ready", "GradientBuckets.finish", "GradientBuckets.done", "Pipeline.push"],
  ...["Pipeline.done", "Batches.size", "Batches.measured", "Adaptive.measured", "CheckpointPace.isDue"],
  // One read or write of a disk.
  ...["StorageFile.read", "StorageFile.write", "StorageFile.readVector", "StorageFile.writeVector"],
  ...["StorageFile.batch", "NvmeSsd.read", "NvmeSsd.write", "NvmeSsd.flush", "NvmeSsd.ready"],
]);
