import type { Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";
import { Allocation } from "../memory/allocation.ts";

/** Memory that a graph allocates and frees while it runs; the address is the same at each launch. */
export class GraphAllocation extends Allocation {
  readonly kind = "graph";
  readonly pointer: number;

  constructor(graph: Resource & { readonly device: Device }, pointer: number, byteLength: number) {
    super(graph.device, byteLength);
    this.pointer = pointer;
    this.own(graph);
  }

  /** @internal The graph frees it again: it is memory only while that runs, and only for its nodes. */
  freedByGraph = false;

  override reach(): void {
    if (!this.freedByGraph) return;
    throw new TypeError(`${this.label} is freed by its graph: it can be used in that graph's nodes only`);
  }

  /** The graph's own nodes free it. */
  protected release(): void {}
}
