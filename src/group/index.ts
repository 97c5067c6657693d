/**
 * Groups run one program in several processes, one GPU each. Members share GPU memory and run collectives.
 * The group detects failed members and continues without them.
 *
 * @module
 */
import "./generated/extra-arguments.ts";

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
  Fp8Format,
  Fp8Gather,
  Fp8Reduction,
  GatherOptions,
  ReduceOptions,
  RootOptions,
  RootReduceOptions,
} from "./collectives/collective-options.ts";
export type { CollectiveType, ReduceOperation } from "./collectives/element.ts";
export type { Plan, Shape, Tier } from "./collectives/plan.ts";
export type { ExplainOptions } from "./collectives/shapes/explain-options.ts";
export {
  type ExplainedAlgorithm,
  type ExplainedSize,
  Explanation,
} from "./collectives/shapes/explanation.ts";
export { Group } from "./group.ts";
export type { HealOptions } from "./healing/heal-options.ts";
export { Healing } from "./healing/healing.ts";
export { join } from "./join.ts";
export type { JoinOptions } from "./join-options.ts";
export { type LaunchPlace, launchPlace } from "./membership/joining/environment.ts";
export {
  JoinError,
  type JoinFailure,
  type Loss,
  type LossCause,
  MemberEndedError,
  MemberLostError,
  MemberValueError,
  MismatchError,
  MissingMembersError,
} from "./membership/links/group-error.ts";
export type { Member } from "./membership/links/member.ts";
export type { RecoveryStep } from "./membership/recovery.ts";
export type { DoneOptions, ReformOptions } from "./membership/wait-options.ts";
export { deviceHeaders } from "./memory/device-view.ts";
export { type GroupLink, GroupLinks } from "./memory/group-links.ts";
export type { SharingOptions, SymmetricOptions } from "./memory/symmetric.ts";
export { type PeerRight, SymmetricBuffer } from "./memory/symmetric.ts";
export { type Announcement, announced } from "./metrics/announcement.ts";
export type { Change } from "./metrics/changes.ts";
export type { GpuUse } from "./metrics/gpu-use.ts";
export {
  type CallCount,
  type CallLatency,
  GroupMetrics,
  type LinkUse,
  type MetricsFields,
} from "./metrics/group-metrics.ts";
export type { LinkTotal } from "./metrics/link-totals.ts";
export { type MemberMetrics, MetricsServer, type ServeMetricsOptions } from "./metrics/metrics-server.ts";
export type { NicTotal } from "./metrics/nic-totals.ts";
export type { Times } from "./metrics/times.ts";
export type { BucketChange, BucketOptions, GradientType } from "./training/bucket-options.ts";
export { GradientBuckets } from "./training/gradient-buckets.ts";
export { type LaneTimes, OverlapProfile } from "./training/overlap-profile.ts";
export { Pipeline } from "./training/pipeline.ts";
export type { PipelineOptions, Stage, StageOutput, StageWork } from "./training/pipeline-options.ts";
export type { Span, SpanKind } from "./training/span.ts";
export type { AdaptiveOptions } from "./tuning/adaptive.ts";
export { Adaptive } from "./tuning/adaptive.ts";
export type { BatchOptions } from "./tuning/batches.ts";
export { Batches } from "./tuning/batches.ts";
export { CheckpointPace, type CheckpointPaceOptions } from "./tuning/checkpoint-pace.ts";
export { type ShareOptions, Shares } from "./tuning/shares.ts";
