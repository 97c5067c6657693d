/** Names of the timed operations. */
export const operations = ["allReduce", "allGather", "reduceScatter", "broadcast", "allToAll"] as const;
export type Operation = (typeof operations)[number];

/** Element types. Buffers of u16 hold bf16 values. */
export const types = ["f32", "bf16"] as const;
export type Type = (typeof types)[number];

export const contenders = ["doorbell", "NCCL", "NCCL symmetric", "torch"] as const;
export type Contender = (typeof contenders)[number];

/**
 * Time of a call in microseconds: in a stream, in a graph, and alone with synchronization. The value is null
 * when timing failed.
 */
export type Times = readonly [stream: number | null, graph: number | null, alone: number | null];

/** Times of one operation, type and size. `bytes` is the larger of input and output. */
export interface TimeRow {
  readonly operation: Operation;
  readonly type: Type;
  readonly bytes: number;
  readonly tier: string;
  readonly us: Readonly<Partial<Record<Contender, Times>>>;
}

/** Planned choice and best fixed choice at a size that the tuner did not see. */
export interface PlanRow {
  readonly planned: number;
  readonly tier: string;
  readonly us: number;
  readonly best: string;
  readonly bestUs: number;
}

/** Host time of a call in microseconds. */
export interface EnqueueRow {
  readonly enqueue: Readonly<Record<string, number>>;
}

/** Results of the host barrier in microseconds. */
export interface BarrierRow {
  readonly barrier: number;
  readonly half: number;
  readonly least: number;
}

/** Text row with a remark. */
export interface NoteRow {
  readonly note: string;
}

export type Row = TimeRow | PlanRow | EnqueueRow | BarrierRow | NoteRow;

/** Task of a benchmark process. */
export interface Task {
  readonly operations: readonly Operation[];
  readonly types: readonly Type[];
  readonly sizes: readonly number[];
  readonly rounds: number;
  /**
   * Sizes in bytes at which the plan is compared with fixed choices. An empty list also skips the measurement
   * of host costs.
   */
  readonly planned: readonly number[];
}
