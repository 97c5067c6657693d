// Events: a mark in a stream's work, to query, wait for and measure time with.
import {
  CU_EVENT_DISABLE_TIMING,
  CU_EVENT_INTERPROCESS,
  CU_GRAPH_NODE_TYPE_EVENT_RECORD,
  CU_GRAPH_NODE_TYPE_WAIT_EVENT,
} from "../../../../ffi/cuda/index.ts";
import type { SoftContext } from "../driver/context.ts";
import type { SoftGpu } from "../driver/gpu.ts";
import type { SoftStream, StreamCapture } from "./stream.ts";
import type { Work } from "./work.ts";

/** One recording of an event: reached when the work before it is done. */
export interface Mark {
  /** Whether it is reached; asks the other process for an event that is shared. */
  readonly reached: boolean;
  /** A CUresult when it never will be: the process that recorded it died, or the context failed; else 0. */
  readonly failure: number;
}

class LocalMark implements Mark {
  reached = false;
  failure = 0;
  /** performance.now() when it was reached. */
  time = 0;
  /** Tells other processes. */
  shared: Recording | undefined;
}

/** One recording of an event that several processes share, by the one that records. */
export interface Recording {
  reached(): void;
  /** It never will be. */
  failed(code: number): void;
}

/** The state of an event that several processes share; ipc/event-slots.ts has the real thing. */
export interface SharedState {
  /** Counts a recording by this process. */
  begin(): Recording;
  /** The last recording by anyone; undefined when there is none. */
  mark(): Mark | undefined;
  close(): void;
}

export class SoftEvent {
  handle = 0;
  readonly context: SoftContext;
  readonly flags: number;
  last: LocalMark | undefined;
  shared: SharedState | undefined;
  /** The capture that it was last recorded in, until it is recorded outside. */
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

  /** What a wait that begins now waits for; undefined when the event was never recorded. */
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

  /** `begun` is what event.begin() gave when the call was made; a graph begins when the node runs. */
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

  /** `mark` is the recording to wait for; without one it is the last when the work first runs (a graph's node). */
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
    // What it waited for will never be: the stream goes on, and says so once.
    stream.failure = mark.failure;
    return true;
  }

  fresh(): Work {
    return new WaitWork(this.event);
  }
}
