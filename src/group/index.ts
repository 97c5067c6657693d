/**
 * Many processes, many GPUs, one program: processes that find each other, share GPU memory, compute together, notice who died, and go on.
 *
 * @module
 */

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
