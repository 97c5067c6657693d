// Host functions in stream order.
import { CU_GRAPH_NODE_TYPE_HOST } from "../../../../ffi/cuda/index.ts";
import { bind } from "../../../../ffi/runtime/index.ts";
import type { SoftGpu } from "../driver/gpu.ts";
import type { SoftStream, Work } from "./stream.ts";

const bound = new Map<number, ReturnType<typeof bindHost>>();
const bindHost = (address: number) => bind(address, ["void", "ptr"], "CUhostFn");

/** cuLaunchHostFunc: `void fn(void *userData)`. */
export class HostWork implements Work {
  readonly type = CU_GRAPH_NODE_TYPE_HOST;
  readonly deferred = true;
  readonly fn: number;
  readonly userData: number;

  constructor(fn: number, userData: number) {
    this.fn = fn;
    this.userData = userData;
  }

  check(): number {
    return 0;
  }

  run(): boolean {
    let call = bound.get(this.fn);
    if (call === undefined) bound.set(this.fn, (call = bindHost(this.fn)));
    call(this.userData);
    return true;
  }
}

/** cuStreamAddCallback: `void fn(CUstream, CUresult, void *userData)`. */
export class CallbackWork implements Work {
  readonly type = CU_GRAPH_NODE_TYPE_HOST;
  readonly deferred = true;
  readonly #stream: number;
  readonly #fn: number;
  readonly #userData: number;

  constructor(stream: number, fn: number, userData: number) {
    this.#stream = stream;
    this.#fn = fn;
    this.#userData = userData;
  }

  check(): number {
    return 0;
  }

  run(_gpu: SoftGpu, stream: SoftStream): boolean {
    bind(this.#fn, ["void", "ptr", "u32", "ptr"], "CUstreamCallback")(
      this.#stream,
      stream.context.error,
      this.#userData,
    );
    return true;
  }
}
