import { CUDA_MEMSET_NODE_PARAMS, CUgraphExecUpdateResultInfo } from "../../../ffi/cuda/structs.ts";
import { fault } from "./fault.ts";
import {
  again,
  allocNode,
  busy,
  call,
  device,
  emptyNode,
  event,
  eventNode,
  fillNode,
  freeNode,
  graph,
  instantiate,
  stream,
  synchronize,
} from "./gpu.ts";
import type { Endings } from "./index.ts";

const launch = (executable: number, on: number): number => call("cuGraphLaunch", executable, on);
const endGraph = (one: number): number => call("cuGraphDestroy", one);
const endExecutable = (one: number): number => call("cuGraphExecDestroy", one);
const leave = (one: number): number => call("cuStreamDestroy_v2", one);

/** Graphs and executables that end while they run, or outlive the resources that they use. */
export const graphs: Endings = {
  "graph: memory, ends while it runs": () =>
    again(200, (i) => {
      const [g, s] = [graph(), stream()];
      const [node, address] = allocNode(g, 7000);
      freeNode(g, address, [fillNode(g, address, 7000, [node])]);
      const x = instantiate(g);
      busy(s, 2);
      for (let k = 0; k < 3; k++) launch(x, s);
      if (i & 1) endGraph(g);
      endExecutable(x);
      if (!(i & 1)) endGraph(g);
      if (i & 2) leave(s);
      synchronize();
      if (!(i & 2)) leave(s);
    }),
  "graph: memory that it does not free": () =>
    again(100, () => {
      const [g, s] = [graph(), stream()];
      const [node, address] = allocNode(g, 7000);
      fillNode(g, address, 7000, [node]);
      const x = instantiate(g);
      busy(s, 2);
      launch(x, s);
      launch(x, s);
      endExecutable(x);
      endGraph(g);
      synchronize();
      leave(s);
    }),
  "graph: memory that the next launch frees": () =>
    again(100, () => {
      const [g, s] = [graph(), stream()];
      const [node, address] = allocNode(g, 7000);
      fillNode(g, address, 7000, [node]);
      const x = instantiate(g, 1);
      busy(s, 2);
      for (let k = 0; k < 3; k++) launch(x, s);
      endExecutable(x);
      endGraph(g);
      synchronize();
      leave(s);
    }),
  "graph: memory outside its order": () =>
    again(20, () => {
      const [g, s] = [graph(), stream()];
      const [node, address] = allocNode(g, 7000);
      freeNode(g, address, [node]);
      fillNode(g, address, 7000);
      const x = instantiate(g);
      launch(x, s);
      synchronize();
      endExecutable(x);
      endGraph(g);
      leave(s);
    }),
  "graph: memory of another graph": () =>
    again(20, () => {
      const [g, h, s] = [graph(), graph(), stream()];
      const [node, address] = allocNode(g, 7000);
      freeNode(g, address, [node]);
      fillNode(h, address, 7000);
      const [x, y] = [instantiate(g), instantiate(h)];
      launch(x, s);
      launch(y, s);
      endExecutable(x);
      endGraph(g);
      launch(y, s);
      synchronize();
      endExecutable(y);
      endGraph(h);
      leave(s);
    }),
  "graph: memory set before the launch": () =>
    again(20, () => {
      const g = graph();
      const [, address] = allocNode(g, 7000);
      call("cuMemsetD8_v2", address, 1, 100);
      synchronize();
      endGraph(g);
    }),
  "graph: memory copied to before the launch": () =>
    again(20, () => {
      const g = graph();
      const [, address] = allocNode(g, 7000);
      call("cuMemcpyHtoD_v2", address, device.driver.results.pointer, 64);
      synchronize();
      endGraph(g);
    }),
  "graph: memory copied from after the end": () =>
    again(20, () => {
      const g = graph();
      const [, address] = allocNode(g, 7000);
      endGraph(g);
      call("cuMemcpyDtoH_v2", device.driver.results.pointer, address, 64);
    }),
  "graph: events, ends while it runs": () =>
    again(200, (i) => {
      const [g, s, e] = [graph(), stream(), event()];
      const other = event();
      eventNode(g, other, true, [eventNode(g, e, false, [eventNode(g, e, true)])]);
      const x = instantiate(g);
      busy(s, 2);
      launch(x, s);
      launch(x, s);
      endExecutable(x);
      if (i & 1) endGraph(g);
      call("cuEventDestroy_v2", e);
      call("cuEventDestroy_v2", other);
      if (!(i & 1)) endGraph(g);
      synchronize();
      leave(s);
    }),
  "graph: updated while it runs": () =>
    again(200, () => {
      const [g, h, s] = [graph(), graph(), stream()];
      const memory = device.allocate(4096);
      fillNode(g, memory.pointer, 4096, [emptyNode(g)]);
      fillNode(h, memory.pointer, 2048, [emptyNode(h)]);
      const x = instantiate(g);
      busy(s, 2);
      launch(x, s);
      const info = CUgraphExecUpdateResultInfo.alloc();
      call("cuGraphExecUpdate_v2", x, h, info.pointer);
      endGraph(h);
      launch(x, s);
      endGraph(g);
      endExecutable(x);
      synchronize();
      memory.close();
      leave(s);
    }),
  "graph: nodes of another graph set": () =>
    again(200, () => {
      const memory = device.allocate(4096);
      const [g, s] = [graph(), stream()];
      const first = emptyNode(g);
      fillNode(g, memory.pointer, 4096, [first]);
      const x = instantiate(g);
      endGraph(g);
      // libcuda reuses the addresses of nodes.
      const h = graph();
      const nodes = [1, 2, 3, 4].map((i) => fillNode(h, memory.pointer, 1024 * i));
      const params = CUDA_MEMSET_NODE_PARAMS.alloc({
        dst: memory.pointer,
        pitch: 64,
        value: 1,
        elementSize: 1,
        width: 64,
        height: 1,
      });
      for (const node of nodes) {
        call("cuGraphExecMemsetNodeSetParams", x, node, params.pointer, device.pointer);
        call("cuGraphNodeSetEnabled", x, node, 0);
      }
      launch(x, s);
      endExecutable(x);
      endGraph(h);
      synchronize();
      memory.close();
      leave(s);
    }),
  "graph: memory is freed while it runs": () =>
    again(100, () => {
      const [g, s] = [graph(), stream(true)];
      const memory = device.allocate(2 ** 22);
      fillNode(g, memory.pointer, 2 ** 22);
      const x = instantiate(g);
      busy(s, 4);
      launch(x, s);
      endExecutable(x);
      endGraph(g);
      memory.close();
      synchronize();
      leave(s);
    }),
  "graph: context lost": () => {
    const [g, s] = [graph(), stream()];
    const [node, address] = allocNode(g, 7000);
    freeNode(g, address, [fillNode(g, address, 7000, [node])]);
    const x = instantiate(g);
    launch(x, s);
    busy(s);
    fault();
    launch(x, s);
    synchronize();
    endExecutable(x);
    endGraph(g);
    leave(s);
    return again(5, () => synchronize());
  },
};
