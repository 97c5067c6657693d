// Events: record, query, wait and elapsed time.
import {
  CU_EVENT_DISABLE_TIMING,
  CU_EVENT_INTERPROCESS,
  CU_GRAPH_NODE_TYPE_EVENT_RECORD,
  CU_GRAPH_NODE_TYPE_WAIT_EVENT,
} from "../../../../ffi/cuda/index.ts";
import type { SoftContext, SoftGpu } from "../driver/gpu.ts";
import type { SoftStream, StreamCapture, Work } from "./stream.ts";

/** Recording of an event. It is reached when the earlier work of its stream is done. */
export interface Mark {
  /** True when the recording is reached. For a shared event, reads the state of the other process. */
  readonly reached: boolean;
  /**
   * CUresult when the recording can never be reached, because its process exited or its context failed; else
   * 0.
   */
  readonly failure: number;
}

class LocalMark implements Mark {
  reached = false;
  failure = 0;
  /** Value of performance.now() when the recording was reached. */
  time = 0;
  /** Recording of a shared event, which other processes see. */
  shared: Recording | undefined;
}

/** Recording of a shared event by this process. */
export interface Recording {
  reached(): void;
  /** Marks the recording as failed. */
  failed(code: number): void;
}

/** State of an event that several processes share. See ipc/event-slots.ts for the implementation. */
export interface SharedState {
  /** Starts a recording by this process. */
  begin(): Recording;
  /** Returns the last recording of any process, or undefined. */
  mark(): Mark | undefined;
  close(): void;
}

export class SoftEvent {
  handle = 0;
  readonly context: SoftContext;
  readonly flags: number;
  last: LocalMark | undefined;
  shared: SharedState | undefined;
  /** Capture of the last recording, until the event is recorded outside of a capture. */
  captured: StreamCapture | undefined;

  constructor(context: SoftContext, flags: number) {
    this.context = context;
    this.flags = flags;
  }

  get timed(): boolean {
    return (this.flags & CU_EVENT_DISABLE_TIMING) === 0;
  }

  get interprocess(): boolean {
    return (this.flags & CU_EVENT_INTERPROCESS) !== 0;
  }

  /** Recording that a new wait waits for. Undefined when the event was never recorded. */
  get mark(): Mark | undefined {
    return this.shared === undefined ? this.last : this.shared.mark();
  }

  begin(): Recording {
    const mark = new LocalMark();
    this.last = mark;
    mark.shared = this.shared?.begin();
    return {
      reached() {
        mark.reached = true;
        mark.time = performance.now();
        mark.shared?.reached();
      },
      failed(code) {
        mark.failure = code;
        mark.shared?.failed(code);
      },
    };
  }
}

export class RecordWork implements Work {
  readonly type = CU_GRAPH_NODE_TYPE_EVENT_RECORD;
  readonly event: SoftEvent;
  readonly #begun: Recording | undefined;

  /**
   * `begun` is the result of event.begin() at the time of the call. In a graph, the recording begins when the
   * node runs.
   */
  constructor(event: SoftEvent, begun?: Recording) {
    this.event = event;
    this.#begun = begun;
  }

  check(): number {
    return 0;
  }

  run(): boolean {
    (this.#begun ?? this.event.begin()).reached();
    return true;
  }

  drop(code: number): void {
    this.#begun?.failed(code);
  }

  fresh(): Work {
    return new RecordWork(this.event);
  }
}

export class WaitWork implements Work {
  readonly type = CU_GRAPH_NODE_TYPE_WAIT_EVENT;
  readonly event: SoftEvent;
  #mark: Mark | undefined;
  #marked: boolean;

  /**
   * `mark` is the recording to wait for. Without it, the node of a graph waits for the last recording when it
   * first runs.
   */
  constructor(event: SoftEvent, mark?: Mark) {
    this.event = event;
    this.#mark = mark;
    this.#marked = mark !== undefined;
  }

  check(): number {
    return 0;
  }

  run(_gpu: SoftGpu, stream: SoftStream): boolean {
    if (!this.#marked) {
      this.#mark = this.event.mark;
      this.#marked = true;
    }
    const mark = this.#mark;
    if (mark === undefined || mark.reached) return true;
    if (mark.failure === 0) return false;
    // The awaited recording failed. The stream continues and reports the failure once.
    stream.failure = mark.failure;
    return true;
  }

  fresh(): Work {
    return new WaitWork(this.event);
  }
}
