import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import * as c from "../../ffi/cuda/index.ts";
import { libc } from "../../ffi/libc/index.ts";
import { callback } from "../../ffi/runtime/index.ts";
import {
  allocate,
  codeOf,
  cuda,
  hostBytes,
  nameOf,
  ok,
  out,
  out32,
  read,
  useDevice,
  write,
} from "./harness.ts";

const INVALID = "CUDA_ERROR_INVALID_VALUE";
let context = 0;
let a = 0;
let gate = 0;
beforeAll(() => {
  context = useDevice(0);
  a = allocate(4096);
  gate = out((p) => cuda.cuMemHostAlloc(p, 4096, 0));
});
afterEach(() => {
  libc.memset(gate, 0, 64);
  ok(cuda.cuMemsetD8_v2(a, 0, 4096));
});

const stream = (flags = 1) => out((p) => cuda.cuStreamCreate(p, flags));
const graph = () => out((p) => cuda.cuGraphCreate(p, 0));
const instantiate = (g: number) => out((p) => cuda.cuGraphInstantiateWithFlags(p, g, 0));
const list = (handles: number[]) => {
  const host = hostBytes(8 * handles.length + 8);
  const view = new DataView(host.bytes.buffer, host.bytes.byteOffset);
  for (const [i, handle] of handles.entries()) view.setBigUint64(8 * i, BigInt(handle), true);
  return host.address;
};

const memsets: object[] = [];
function memset(value: number, place = 0, width = 1) {
  const p = c.CUDA_MEMSET_NODE_PARAMS.alloc();
  p.dst = a + place;
  p.value = value;
  p.elementSize = 1;
  p.width = width;
  p.height = 1;
  memsets.push(p);
  return p.pointer;
}
const addMemset = (g: number, before: number[], value: number, place = 0) =>
  out((p) => cuda.cuGraphAddMemsetNode(p, g, list(before), before.length, memset(value, place), context));
function launch(exec: number) {
  const s = stream();
  ok(cuda.cuGraphLaunch(exec, s));
  ok(cuda.cuStreamSynchronize(s));
  ok(cuda.cuStreamDestroy_v2(s));
}
const nodesOf = (g: number) => out((p) => cuda.cuGraphGetNodes(g, 0, p));

describe("explicit graphs", () => {
  test("nodes run in the order of their edges, whatever the order they were added in", () => {
    const g = graph();
    const last = addMemset(g, [], 3);
    const first = addMemset(g, [], 1);
    ok(cuda.cuGraphAddDependencies_v2(g, list([first]), list([last]), 0, 1));
    const exec = instantiate(g);
    ok(cuda.cuGraphDestroy(g));
    launch(exec);
    expect(read(a, 1)).toEqual([3]);
    launch(exec);
    ok(cuda.cuGraphExecDestroy(exec));
    expect(nameOf(cuda.cuGraphLaunch(exec, 0))).toBe(INVALID);
  });

  test("branches do not wait for each other", () => {
    const g = graph();
    const ops = c.CUstreamBatchMemOpParams.alloc();
    ops.waitValue.operation = c.CU_STREAM_MEM_OP_WAIT_VALUE_32;
    ops.waitValue.address = gate;
    ops.waitValue.value = 1;
    ops.waitValue.flags = c.CU_STREAM_WAIT_VALUE_EQ;
    const batch = c.CUDA_BATCH_MEM_OP_NODE_PARAMS.alloc();
    batch.ctx = context;
    batch.count = 1;
    batch.paramArray = ops.pointer;
    const wait = out((p) => cuda.cuGraphAddBatchMemOpNode(p, g, 0, 0, batch.pointer));
    addMemset(g, [wait], 1, 0);
    addMemset(g, [], 2, 1);
    const exec = instantiate(g);
    const s = stream();
    ok(cuda.cuGraphLaunch(exec, s));
    expect(nameOf(cuda.cuStreamQuery(s))).toBe("CUDA_ERROR_NOT_READY");
    expect(read(a, 2)).toEqual([0, 2]);
    libc.memset(gate, 1, 1);
    ok(cuda.cuStreamSynchronize(s));
    expect(read(a, 2)).toEqual([1, 2]);
  });

  test("host nodes, copies, child graphs and events work together", () => {
    const order: number[] = [];
    const host = callback(["void", "ptr"], (data) => {
      order.push(data, read(a, 1)[0]!);
    });
    const inner = graph();
    addMemset(inner, [], 5);
    const g = graph();
    const child = out((p) => cuda.cuGraphAddChildGraphNode(p, g, 0, 0, inner));
    const params = c.CUDA_HOST_NODE_PARAMS.alloc();
    params.fn = host.address;
    params.userData = 77;
    const call = out((p) => cuda.cuGraphAddHostNode(p, g, list([child]), 1, params.pointer));
    const copy = c.CUDA_MEMCPY3D.alloc();
    copy.srcMemoryType = c.CU_MEMORYTYPE_DEVICE;
    copy.srcDevice = a;
    copy.dstMemoryType = c.CU_MEMORYTYPE_HOST;
    copy.dstHost = gate + 8;
    copy.WidthInBytes = 1;
    copy.Height = 1;
    copy.Depth = 1;
    const node = out((p) => cuda.cuGraphAddMemcpyNode(p, g, list([call]), 1, copy.pointer, context));
    const event = out((p) => cuda.cuEventCreate(p, 0));
    out((p) => cuda.cuGraphAddEventRecordNode(p, g, list([node]), 1, event));
    expect(out32((p) => cuda.cuGraphNodeGetType(child, p))).toBe(c.CU_GRAPH_NODE_TYPE_GRAPH);
    const exec = instantiate(g);
    launch(exec);
    expect(order).toEqual([77, 5]);
    expect(read(gate + 8, 1)).toEqual([5]);
    ok(cuda.cuEventQuery(event));
    host.close();
  });

  test("parameters of a launchable graph change, nodes are switched off, and a graph of the same shape updates it", () => {
    const g = graph();
    const node = addMemset(g, [], 1);
    const exec = instantiate(g);
    ok(cuda.cuGraphExecMemsetNodeSetParams(exec, node, memset(9), context));
    launch(exec);
    expect(read(a, 1)).toEqual([9]);
    ok(cuda.cuMemsetD8_v2(a, 0, 1));
    ok(cuda.cuGraphNodeSetEnabled(exec, node, 0));
    launch(exec);
    expect(read(a, 1)).toEqual([0]);
    ok(cuda.cuGraphNodeSetEnabled(exec, node, 1));
    const other = graph();
    addMemset(other, [], 4);
    const result = hostBytes(24);
    ok(cuda.cuGraphExecUpdate_v2(exec, other, result.address));
    launch(exec);
    expect(read(a, 1)).toEqual([4]);
    addMemset(other, [], 5);
    expect(nameOf(cuda.cuGraphExecUpdate_v2(exec, other, result.address))).toBe(
      "CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE",
    );
    expect(result.bytes[0]).toBe(c.CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED);
  });

  test("invalid nodes, edges and cycles are refused where a real driver refuses them", () => {
    const [g, other] = [graph(), graph()];
    const [first, second] = [addMemset(g, [], 1), addMemset(g, [], 2)];
    expect(codeOf((p) => cuda.cuGraphCreate(p, 1))).toBe(INVALID);
    expect(codeOf((p) => cuda.cuGraphAddEmptyNode(p, g, list([first, first]), 2))).toBe(INVALID);
    expect(codeOf((p) => cuda.cuGraphAddEmptyNode(p, other, list([first]), 1))).toBe(INVALID);
    ok(cuda.cuGraphAddDependencies_v2(g, list([first]), list([second]), 0, 1));
    expect(nameOf(cuda.cuGraphAddDependencies_v2(g, list([first]), list([second]), 0, 1))).toBe(INVALID);
    expect(nameOf(cuda.cuGraphAddDependencies_v2(g, list([first]), list([first]), 0, 1))).toBe(INVALID);
    ok(cuda.cuGraphAddDependencies_v2(g, list([second]), list([first]), 0, 1));
    expect(codeOf((p) => cuda.cuGraphInstantiateWithFlags(p, g, 0))).toBe(INVALID);
    ok(cuda.cuGraphRemoveDependencies_v2(g, list([second]), list([first]), 0, 1));
    expect(nameOf(cuda.cuGraphRemoveDependencies_v2(g, list([second]), list([first]), 0, 1))).toBe(INVALID);
    const wild = c.CUDA_MEMSET_NODE_PARAMS.alloc();
    wild.dst = 4096;
    wild.elementSize = 4;
    wild.width = 1;
    wild.height = 1;
    expect(codeOf((p) => cuda.cuGraphAddMemsetNode(p, g, 0, 0, wild.pointer, context))).toBe(INVALID);
    expect(nodesOf(g)).toBe(2);
    const path = join(tmpdir(), `doorbell-graph-${process.pid}.dot`);
    const name = hostBytes(200);
    name.bytes.set(new TextEncoder().encode(path));
    ok(cuda.cuGraphDebugDotPrint(g, name.address, 0));
    expect(readFileSync(path, "utf8")).toContain("n0 -> n1;");
    rmSync(path);
    const kernel = c.CUDA_KERNEL_NODE_PARAMS.alloc();
    // The node has no function.
    expect(codeOf((p) => cuda.cuGraphAddKernelNode_v2(p, g, 0, 0, kernel.pointer))).toBe(INVALID);
  });
});

describe("captured graphs", () => {
  const begin = (s: number, mode = 0) => ok(cuda.cuStreamBeginCapture_v2(s, mode));
  const endCode = (s: number) => codeOf((p) => cuda.cuStreamEndCapture(s, p));

  test("fork and join become edges, and nothing runs until the launch", () => {
    const [s, fork] = [stream(), stream()];
    const [e, back] = [out((p) => cuda.cuEventCreate(p, 0)), out((p) => cuda.cuEventCreate(p, 0))];
    begin(s);
    ok(cuda.cuMemsetD8Async(a, 1, 1, s));
    ok(cuda.cuEventRecord(e, s));
    ok(cuda.cuStreamWaitEvent(fork, e, 0));
    ok(cuda.cuMemsetD8Async(a + 1, 2, 1, fork));
    ok(cuda.cuMemsetD8Async(a + 2, 3, 1, s));
    ok(cuda.cuEventRecord(back, fork));
    ok(cuda.cuStreamWaitEvent(s, back, 0));
    ok(cuda.cuMemcpyDtoDAsync_v2(a + 8, a, 3, s));
    expect(out32((p) => cuda.cuStreamIsCapturing(fork, p))).toBe(1);
    const g = out((p) => cuda.cuStreamEndCapture(s, p));
    expect(out32((p) => cuda.cuStreamIsCapturing(fork, p))).toBe(0);
    expect(read(a, 3)).toEqual([0, 0, 0]);
    expect(nodesOf(g)).toBe(4);
    expect(out((p) => cuda.cuGraphGetEdges_v2(g, 0, 0, 0, p))).toBe(4);
    launch(instantiate(g));
    expect(read(a + 8, 3)).toEqual([1, 2, 3]);
    expect(nameOf(cuda.cuEventQuery(e))).toBe("CUDA_ERROR_CAPTURED_EVENT");
  });

  test("a forbidden call in a capture invalidates it, with the errors of a real driver", () => {
    const [s, other] = [stream(), stream()];
    const spoils: [string, () => number, string][] = [
      ["synchronising the stream", () => cuda.cuStreamSynchronize(s), "STREAM_CAPTURE_UNSUPPORTED"],
      ["asking the stream", () => cuda.cuStreamQuery(s), "STREAM_CAPTURE_UNSUPPORTED"],
      ["synchronising another stream", () => cuda.cuStreamSynchronize(other), "STREAM_CAPTURE_UNSUPPORTED"],
      ["synchronising the context", () => cuda.cuCtxSynchronize(), "STREAM_CAPTURE_UNSUPPORTED"],
      ["allocating", () => cuda.cuMemAlloc_v2(gate + 64, 16), "STREAM_CAPTURE_UNSUPPORTED"],
      ["freeing", () => cuda.cuMemFree_v2(a), "STREAM_CAPTURE_UNSUPPORTED"],
      ["ending it on another stream", () => cuda.cuStreamEndCapture(other, gate + 64), "ILLEGAL_STATE"],
    ];
    for (const [what, call, error] of spoils) {
      begin(s);
      expect(nameOf(call()), what).toBe(`CUDA_ERROR_${error}`);
      const spoilt = error !== "ILLEGAL_STATE";
      expect(endCode(s), what).toBe(spoilt ? "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED" : "CUDA_SUCCESS");
    }
    begin(s, c.CU_STREAM_CAPTURE_MODE_RELAXED);
    ok(cuda.cuMemFree_v2(allocate(16)));
    expect(nameOf(cuda.cuStreamBeginCapture_v2(s, 0))).toBe("CUDA_ERROR_ILLEGAL_STATE");
    expect(nameOf(cuda.cuMemsetD8Async(4096, 0, 1, s))).toBe(INVALID);
    expect(endCode(s)).toBe("CUDA_SUCCESS");
    expect(endCode(s)).toBe("CUDA_ERROR_ILLEGAL_STATE");
    expect(nameOf(cuda.cuStreamBeginCapture_v2(0, 0))).toBe("CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED");
  });

  test("a fork that is not joined, and work on the default stream during a blocking stream's capture, are errors", () => {
    const [s, fork] = [stream(), stream()];
    const e = out((p) => cuda.cuEventCreate(p, 0));
    begin(s);
    ok(cuda.cuEventRecord(e, s));
    ok(cuda.cuStreamWaitEvent(fork, e, 0));
    ok(cuda.cuMemsetD8Async(a, 1, 1, fork));
    expect(endCode(s)).toBe("CUDA_ERROR_STREAM_CAPTURE_UNJOINED");
    begin(s);
    ok(cuda.cuMemsetD8_v2(a, 1, 1));
    expect(endCode(s)).toBe("CUDA_SUCCESS");
    const blocking = stream(0);
    begin(blocking);
    expect(nameOf(cuda.cuMemsetD8_v2(a, 1, 1))).toBe("CUDA_ERROR_STREAM_CAPTURE_IMPLICIT");
    expect(endCode(blocking)).toBe("CUDA_ERROR_STREAM_CAPTURE_INVALIDATED");
    ok(cuda.cuStreamDestroy_v2(blocking));
    const plain = out((p) => cuda.cuEventCreate(p, 0));
    ok(cuda.cuEventRecord(plain, fork));
    begin(s);
    expect(nameOf(cuda.cuStreamWaitEvent(s, plain, 0))).toBe("CUDA_ERROR_STREAM_CAPTURE_ISOLATION");
    expect(endCode(s)).toBe("CUDA_ERROR_STREAM_CAPTURE_INVALIDATED");
  });

  test("a graph launched into a capture becomes a child", () => {
    const s = stream();
    const inner = graph();
    addMemset(inner, [], 6);
    const exec = instantiate(inner);
    begin(s);
    ok(cuda.cuGraphLaunch(exec, s));
    const g = out((p) => cuda.cuStreamEndCapture(s, p));
    write(a, [0]);
    launch(instantiate(g));
    expect(read(a, 1)).toEqual([6]);
  });
});

describe("memory of graphs", () => {
  test("is allocated by its node until the graph or the program frees it", () => {
    const free = out((p) => cuda.cuMemGetInfo_v2(p, 0));
    const g = graph();
    const params = c.CUDA_MEM_ALLOC_NODE_PARAMS.alloc();
    params.poolProps.allocType = c.CU_MEM_ALLOCATION_TYPE_PINNED;
    params.poolProps.location.type = c.CU_MEM_LOCATION_TYPE_DEVICE;
    params.bytesize = 4 * 2 ** 20;
    const node = out((p) => cuda.cuGraphAddMemAllocNode(p, g, 0, 0, params.pointer));
    const memory = params.dptr;
    expect(nameOf(cuda.cuMemsetD8_v2(memory, 1, 16))).toBe(INVALID);
    const set = c.CUDA_MEMSET_NODE_PARAMS.alloc();
    Object.assign(set, { dst: memory, value: 7, elementSize: 1, width: 16, height: 1 });
    out((p) => cuda.cuGraphAddMemsetNode(p, g, list([node]), 1, set.pointer, context));
    const exec = instantiate(g);
    expect(codeOf((p) => cuda.cuGraphInstantiateWithFlags(p, g, 0))).toBe("CUDA_ERROR_NOT_SUPPORTED");
    expect(codeOf((p) => cuda.cuGraphClone(p, g))).toBe("CUDA_ERROR_NOT_SUPPORTED");
    launch(exec);
    expect(read(memory, 2)).toEqual([7, 7]);
    expect(nameOf(cuda.cuGraphLaunch(exec, 0))).toBe(INVALID);
    ok(cuda.cuMemFree_v2(memory));
    launch(exec);
    ok(cuda.cuMemFreeAsync(memory, 0));
    ok(cuda.cuGraphDestroy(g));
    ok(cuda.cuGraphExecDestroy(exec));
    expect(out((p) => cuda.cuMemGetInfo_v2(p, 0))).toBe(free);
  });

  test("that is allocated and freed in a capture lives for one launch at a time", () => {
    const s = stream();
    ok(cuda.cuStreamBeginCapture_v2(s, 0));
    const memory = out((p) => cuda.cuMemAllocAsync(p, 64, s));
    ok(cuda.cuMemsetD8Async(memory, 5, 64, s));
    ok(cuda.cuMemcpyDtoDAsync_v2(a, memory, 4, s));
    ok(cuda.cuMemFreeAsync(memory, s));
    expect(nameOf(cuda.cuMemFreeAsync(memory, s))).toBe(INVALID);
    const g = out((p) => cuda.cuStreamEndCapture(s, p));
    const exec = instantiate(g);
    for (let i = 0; i < 3; i++) launch(exec);
    expect(read(a, 4)).toEqual([5, 5, 5, 5]);
    expect(nameOf(cuda.cuMemsetD8_v2(memory, 1, 1))).toBe(INVALID);
    ok(cuda.cuGraphExecDestroy(exec));
    ok(cuda.cuGraphDestroy(g));
  });
});
