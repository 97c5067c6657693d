/**
 * Many processes, many GPUs, one program: processes that find each other, share GPU memory, compute together, notice who died, and go on.
 *
 * @module
 */

export { Adaptive } from "./adaptivity/adaptive.ts";
export type { AdaptiveOptions } from "./adaptivity/adaptive-options.ts";
export type { BatchOptions } from "./adaptivity/batch-options.ts";
export { Batches } from "./adaptivity/batches.ts";
export type { Change } from "./adaptivity/changes.ts";
export { CheckpointPace, type CheckpointPaceOptions } from "./adaptivity/checkpoint-pace.ts";
export type { BucketChange, BucketOptions, GradientType } from "./buckets/bucket-options.ts";
export { GradientBuckets } from "./buckets/gradient-buckets.ts";
export { CheckpointError } from "./checkpoint/checkpoint-error.ts";
export type {
  CheckpointBuffers,
  CheckpointOptions,
  NamedBuffers,
  RestoreOptions,
} from "./checkpoint/checkpoint-options.ts";
export type { KeptCheckpoint } from "./checkpoint/checkpoints.ts";
export type { RestoredCheckpoint } from "./checkpoint/restore.ts";
export type {
  CollectiveOptions,
  ReduceOptions,
  RootOptions,
  RootReduceOptions,
} from "./collectives/collective-options.ts";
export type { CollectiveType, ReduceOperation } from "./collectives/element.ts";
export type { Plan, Tier } from "./collectives/plan.ts";
export { deviceHeaders } from "./device/device-view.ts";
export type { DoneOptions, ReformOptions } from "./done-options.ts";
export type { RecoveryStep } from "./failure/recovery.ts";
export { Group } from "./group.ts";
export {
  JoinError,
  type JoinFailure,
  type Loss,
  type LossCause,
  MemberLostError,
  MismatchError,
  MissingMembersError,
} from "./group-error.ts";
export { type LaunchPlace, launchPlace } from "./joining/environment.ts";
export { join } from "./joining/join.ts";
export type { JoinOptions } from "./joining/join-options.ts";
export type { Member } from "./member.ts";
export { type GroupLink, GroupLinks } from "./memory/group-links.ts";
export { type PeerRight, SymmetricBuffer } from "./memory/symmetric.ts";
export type { SharingOptions, SymmetricOptions } from "./memory/symmetric-options.ts";
export { type Announcement, announced } from "./metrics/announcement.ts";
export {
  type CallCount,
  type CallLatency,
  GroupMetrics,
  type LinkUse,
  type MetricsFields,
} from "./metrics/group-metrics.ts";
export { type MemberMetrics, MetricsServer, type ServeMetricsOptions } from "./metrics/metrics-server.ts";
export type { Times } from "./metrics/times.ts";
export { Pipeline } from "./pipeline/pipeline.ts";
export type { PipelineOptions, Stage, StageOutput, StageWork } from "./pipeline/pipeline-options.ts";
export { type LaneTimes, OverlapProfile } from "./timeline/overlap-profile.ts";
export type { Span, SpanKind } from "./timeline/span.ts";
