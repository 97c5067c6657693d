// Events as C reads them: a struct followed by its private data.
import * as c from "../../../../../ffi/libc/index.ts";
import { rdma_cm_event } from "../../../../../ffi/rdmacm/structs.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import type { GidPath } from "../protocol/mad-transport.ts";
import type { Id } from "./id.ts";

/** Contents of an event in addition to its type and status. */
export interface EventParts {
  readonly status?: number;
  readonly listener?: Id;
  readonly data?: Uint8Array;
  /** Parameters of a connection. */
  readonly connection?: {
    readonly responderResources: number;
    readonly initiatorDepth: number;
    readonly flowControl?: boolean;
    readonly retryCount?: number;
    readonly rnrRetryCount?: number;
    readonly sharedQueue?: boolean;
    readonly queuePair: number;
  };
  /** Parameters of a datagram service or group. */
  readonly datagram?: {
    readonly path: Pick<GidPath, "index" | "remote">;
    readonly queuePair: number;
    readonly queueKey: number;
    /** Context of a join, instead of private data. */
    readonly context?: number;
  };
}

export class CmEvent {
  readonly id: Id;
  readonly type: number;
  readonly parts: EventParts;
  #pointer = 0;

  constructor(id: Id, type: number, parts: EventParts = {}) {
    this.id = id;
    this.type = type;
    this.parts = parts;
  }

  /** Address of the `struct rdma_cm_event`, which is created when it is first needed. */
  get pointer(): number {
    if (this.#pointer === 0) this.#pointer = this.#make();
    return this.#pointer;
  }

  #make(): number {
    const { status = 0, listener, data, connection, datagram } = this.parts;
    const length = data?.length ?? 0;
    const pointer = c.libc.malloc(rdma_cm_event.size + length);
    new Uint8Array(memory(pointer, rdma_cm_event.size)).fill(0);
    const event = rdma_cm_event.at(pointer);
    event.id = this.id.pointer;
    event.listen_id = listener?.pointer ?? 0;
    event.event = this.type as typeof event.event;
    event.status = status;
    const private_data = length === 0 ? 0 : pointer + rdma_cm_event.size;
    if (length > 0) new Uint8Array(memory(private_data, length)).set(data!);
    if (datagram) {
      const { ud } = event.param;
      ud.private_data = datagram.context ?? private_data;
      ud.private_data_len = length;
      ud.ah_attr.is_global = 1;
      ud.ah_attr.port_num = 1;
      ud.ah_attr.grh.sgid_index = datagram.path.index;
      ud.ah_attr.grh.hop_limit = 64;
      ud.ah_attr.grh.dgid.raw.set(datagram.path.remote);
      ud.qp_num = datagram.queuePair;
      ud.qkey = datagram.queueKey;
      return pointer;
    }
    const { conn } = event.param;
    conn.private_data = private_data;
    conn.private_data_len = length;
    if (connection) {
      conn.responder_resources = connection.responderResources;
      conn.initiator_depth = connection.initiatorDepth;
      conn.flow_control = connection.flowControl ? 1 : 0;
      conn.retry_count = connection.retryCount ?? 0;
      conn.rnr_retry_count = connection.rnrRetryCount ?? 0;
      conn.srq = connection.sharedQueue ? 1 : 0;
      conn.qp_num = connection.queuePair;
    }
    return pointer;
  }

  free(): void {
    if (this.#pointer !== 0) c.libc.free(this.#pointer);
    this.#pointer = 0;
  }
}
