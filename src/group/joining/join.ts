import process from "node:process";
import { checkOptions } from "../../arguments/check-options.ts";
import { type Device, deviceCount, openDevice } from "../../cuda/index.ts";
import { Seat } from "../etcd/seat.ts";
import { Group } from "../group.ts";
import { JoinError } from "../group-error.ts";
import { internal } from "../internal.ts";
import { type Until, untilOf } from "../links/handshake.ts";
import { link } from "../links/linking.ts";
import type { Mesh } from "../links/mesh.ts";
import { Membership } from "../membership.ts";
import { type LaunchPlace, launchPlace } from "./environment.ts";
import { type JoinOptions, joinOptions } from "./join-options.ts";
import type { Newcomer } from "./meet.ts";
import { lobbyAt, type MetGroup, meet } from "./rendezvous.ts";
import { parseRendezvous } from "./rendezvous-url.ts";
import { thisProcess } from "./this-process.ts";

const launchHint =
  'Start the program with `doorbell run -n 4 program.ts`, torchrun, srun or mpirun, or give join({ rendezvous: "tcp://host:port", size }).';

function missing(what: string, place: LaunchPlace | undefined): JoinError {
  const told = place === undefined ? "no launcher tells it" : `${place.launcher} does not tell it`;
  return new JoinError("environment", `join: ${what} is not known: ${told}`, launchHint);
}

/**
 * Becomes a member of a group: finds the others, where the launcher or `rendezvous` says, and resolves when all are there.
 * What torchrun, Slurm, Open MPI, PMI, Kubernetes or `doorbell run` put into the environment need not be given.
 * A group that runs and has lost members lets it in when those that are left call `reform()`: it takes the place of one of them.
 * JoinError for another name, version, token or size, or when nobody is met; MissingMembersError, with those that are
 * missing, at the deadline.
 *
 * @example
 * using group = await join({ rendezvous: "file:///tmp/doorbell-example", size: 1, device: "none" });
 * console.log(`rank ${group.rank} of ${group.size}`); // rank 0 of 1
 */
export async function join(options?: JoinOptions): Promise<Group> {
  const given = checkOptions(joinOptions, "join", options);
  given.signal?.throwIfAborted();
  const place = options?.rendezvous === undefined ? launchPlace(process.env) : undefined;
  const where = given.rendezvous ?? place?.rendezvous ?? (place?.size === 1 ? "alone" : undefined);
  const size = given.size ?? place?.size;
  const rank = given.rank ?? place?.rank;
  if (size === undefined) throw missing("the size", place);
  if (where === undefined) throw missing("the rendezvous", place);
  if (rank !== undefined && rank >= size) throw new JoinError("rank", `join: rank ${rank} of ${size}`);
  const { name, version } = given;
  const newcomer: Newcomer = {
    hello: {
      name,
      version: version + (place?.run ?? ""),
      size,
      rank,
      identity: thisProcess(given.host ?? process.env["DOORBELL_HOST"]),
    },
    token: given.token ?? process.env["DOORBELL_GROUP_TOKEN"] ?? "",
    deadline: untilOf(given.timeoutMs, given.signal),
  };
  const rendezvous = where === "alone" ? undefined : parseRendezvous(where);
  const localRank = given.localRank ?? place?.localRank;
  for (;;) {
    const met = await meet(rendezvous, newcomer);
    let mesh: Mesh;
    try {
      mesh = await link(met.roster, met.door, met.key, newcomer.deadline);
    } catch (error) {
      met.door.close();
      // One of those that let it in was lost: the others will let it in again.
      const again = met.roster.epoch > 0 && performance.now() < newcomer.deadline.end;
      if (!again || given.signal?.aborted) throw error;
      continue;
    }
    const membership = new Membership(name, met.roster, mesh, met.door);
    try {
      membership.lobby = await lobbyAt(rendezvous, newcomer, met);
      await takeSeat(membership, met, newcomer.deadline);
      const device = deviceOf(given.device, localRank ?? membership.localRank);
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

/** DOORBELL_ADAPT: "on" or "off". */
function isOn(value: string | undefined): boolean {
  if (value === undefined || value === "" || value === "on") return true;
  if (value === "off") return false;
  throw new JoinError(
    "environment",
    `join: DOORBELL_ADAPT is ${JSON.stringify(value)}`,
    'Use "on" or "off".',
  );
}

async function takeSeat(membership: Membership, { kept }: MetGroup, deadline: Until): Promise<void> {
  if (kept === undefined) return;
  membership.seat = new Seat(kept.etcd, kept.prefix, membership.mesh.session, membership.own);
  await membership.seat.take(deadline);
}

function deviceOf(wanted: JoinOptions["device"], localRank: number): Device | undefined {
  if (wanted === "none") return undefined;
  if (typeof wanted === "object") {
    wanted.ensureOpen();
    return wanted;
  }
  return openDevice(wanted ?? localRank % Math.max(1, deviceCount()));
}
