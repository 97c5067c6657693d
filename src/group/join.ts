import process from "node:process";
import { extraArguments } from "../arguments/extra-arguments.ts";
import { checkOptions } from "../arguments/options.ts";
import { internal } from "../cuda/driver/internal.ts";
import { type Device, deviceCount, openDevice } from "../cuda/index.ts";
import { Deadline } from "../wait/deadline.ts";
import { Group } from "./group.ts";
import { type JoinOptions, joinOptions } from "./join-options.ts";
import { EtcdLease } from "./membership/etcd/etcd-lease.ts";
import { type LaunchPlace, launchPlace } from "./membership/joining/environment.ts";
import type { Newcomer } from "./membership/joining/meet.ts";
import { parseRendezvous } from "./membership/joining/rendezvous-url.ts";
import { thisProcess } from "./membership/joining/this-process.ts";
import { JoinError } from "./membership/links/group-error.ts";
import { link } from "./membership/links/linking.ts";
import type { Mesh } from "./membership/links/mesh.ts";
import { Membership } from "./membership/membership.ts";
import { type FormedGroup, joinQueueAt, meet } from "./membership/rendezvous.ts";

const launchHint =
  'Start the program with `doorbell run -n 4 program.ts`, torchrun, srun or mpirun, or give join({ rendezvous: "tcp://host:port", size }).';

function missing(what: string, launch: LaunchPlace | undefined): JoinError {
  const why = launch === undefined ? "no launcher sets it" : `${launch.launcher} does not set it`;
  return new JoinError("environment", `join: ${what} is not known, because ${why}`, launchHint);
}

/**
 * Joins a group. Finds the other members at `rendezvous` or through the launcher, and resolves when all
 * members are connected. Values that torchrun, Slurm, Open MPI, PMI, Kubernetes or `doorbell run` put into
 * the environment need not be passed. A running group that lost members admits the process when the surviving
 * members call `reform()`, and gives it a free rank. Throws JoinError if the name, version, token or size
 * differs, or if no member is found. Throws MissingMembersError, with the missing members, at the deadline.
 *
 * @example
 * using group = await join({ rendezvous: "file:///tmp/doorbell-example", size: 1, device: "none" });
 * console.log(`rank ${group.rank} of ${group.size}`); // rank 0 of 1
 */
export async function join(options?: JoinOptions): Promise<Group> {
  if (arguments.length > 1) throw extraArguments("join", ["options"], arguments.length);
  const given = checkOptions(joinOptions, "join", options);
  given.signal?.throwIfAborted();
  const launch = options?.rendezvous === undefined ? launchPlace(process.env) : undefined;
  const where = given.rendezvous ?? launch?.rendezvous ?? (launch?.size === 1 ? "alone" : undefined);
  const size = given.size ?? launch?.size;
  const rank = given.rank ?? launch?.rank;
  if (size === undefined) throw missing("the size", launch);
  if (where === undefined) throw missing("the rendezvous", launch);
  if (rank !== undefined && rank >= size)
    throw new JoinError("rank", `join: rank ${rank} is not less than the size ${size}`);
  checkReserve(given);
  const { name, version } = given;
  const newcomer: Newcomer = {
    hello: {
      name,
      version: version + (launch?.run ?? ""),
      size,
      rank,
      identity: thisProcess(given.host ?? process.env["DOORBELL_HOST"]),
    },
    token: given.token ?? process.env["DOORBELL_GROUP_TOKEN"] ?? "",
    deadline: new Deadline(given.timeoutMs, given.signal),
  };
  const rendezvous = where === "alone" ? undefined : parseRendezvous(where);
  const localRank = given.localRank ?? launch?.localRank;
  for (;;) {
    const met = await meet(rendezvous, newcomer);
    let mesh: Mesh;
    try {
      mesh = await link(met.roster, met.listener, met.key, newcomer.deadline);
    } catch (error) {
      met.listener.close();
      // A member of the group that admitted this process failed. The remaining members will admit it again.
      const again = met.roster.epoch > 0 && !newcomer.deadline.expired;
      if (!again || given.signal?.aborted) throw error;
      continue;
    }
    const membership = new Membership(name, met.roster, mesh, met.listener);
    try {
      membership.joinQueue = await joinQueueAt(rendezvous, newcomer, met);
      await takeEtcdLease(membership, met, newcomer.deadline);
      const device = deviceOf(given, localRank ?? membership.localRank);
      const owned = device !== undefined && device !== given.device;
      if (given.onChange !== undefined) membership.adaptivity.onChange = given.onChange;
      const adapt = given.adapt ?? isOn(process.env["DOORBELL_ADAPT"]);
      return await Group.start(internal, membership, { ...given, device, owned, adapt }, newcomer.deadline);
    } catch (error) {
      membership.close();
      throw error;
    }
  }
}

/** Parses the value of DOORBELL_ADAPT, which is "on" or "off". */
function isOn(value: string | undefined): boolean {
  if (value === undefined || value === "" || value === "on") return true;
  if (value === "off") return false;
  throw new JoinError(
    "environment",
    `join: DOORBELL_ADAPT is ${JSON.stringify(value)}`,
    'Use "on" or "off".',
  );
}

async function takeEtcdLease(
  membership: Membership,
  { registration }: FormedGroup,
  deadline: Deadline,
): Promise<void> {
  if (registration === undefined) return;
  membership.etcdLease = new EtcdLease(
    registration.etcd,
    registration.prefix,
    membership.mesh.session,
    membership.own,
  );
  await membership.etcdLease.take(deadline);
}

/** Throws TypeError when memory of a device is to be reserved that the group does not open. */
function checkReserve({ device, reserveBytes = 0 }: JoinOptions): void {
  if (reserveBytes === 0 || device === undefined || typeof device === "number") return;
  throw new TypeError(
    "join: reserveBytes applies to a device that the group opens. Use openDevice(which, { reserveBytes }), or no device",
  );
}

function deviceOf({ device: wanted, reserveBytes = 0 }: JoinOptions, localRank: number): Device | undefined {
  if (wanted === "none") return undefined;
  if (typeof wanted === "object") {
    wanted.ensureOpen();
    return wanted;
  }
  return openDevice(wanted ?? localRank % Math.max(1, deviceCount()), { reserveBytes });
}
