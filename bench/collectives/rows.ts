/** What is timed. */
export const operations = ["allReduce", "allGather", "reduceScatter", "broadcast", "allToAll"] as const;
export type Operation = (typeof operations)[number];

/** bf16 is kept in buffers of u16. */
export const types = ["f32", "bf16"] as const;
export type Type = (typeof types)[number];

export const contenders = ["doorbell", "NCCL", "NCCL symmetric", "torch"] as const;
export type Contender = (typeof contenders)[number];

/** Microseconds of a call: in a queue, in a graph, and alone with the wait for it; null: it could not be timed. */
export type Times = readonly [stream: number | null, graph: number | null, alone: number | null];

/** One operation, type and size: bytes of the larger of input and output. */
export interface TimeRow {
  readonly operation: Operation;
  readonly type: Type;
  readonly bytes: number;
  readonly tier: string;
  readonly us: Readonly<Partial<Record<Contender, Times>>>;
}

/** The plan's choice beside the best of the fixed ones, at a size that tuning did not see. */
export interface PlanRow {
  readonly planned: number;
  readonly tier: string;
  readonly us: number;
  readonly best: string;
  readonly bestUs: number;
}

/** Microseconds that a call costs the host. */
export interface EnqueueRow {
  readonly enqueue: Readonly<Record<string, number>>;
}

/** How the barrier of processes did: microseconds. */
export interface BarrierRow {
  readonly barrier: number;
  readonly half: number;
  readonly least: number;
}

/** Something worth knowing, in words. */
export interface NoteRow {
  readonly note: string;
}

export type Row = TimeRow | PlanRow | EnqueueRow | BarrierRow | NoteRow;

/** What a process is told to time. */
export interface Task {
  readonly operations: readonly Operation[];
  readonly types: readonly Type[];
  readonly sizes: readonly number[];
  readonly rounds: number;
  /** Bytes at which the plan is compared with fixed choices; none: neither that, nor what a call costs the host. */
  readonly planned: readonly number[];
}
