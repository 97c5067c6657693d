import process from "node:process";
import { checkOptions } from "../../arguments/check-options.ts";
import { type Device, deviceCount, openDevice } from "../../cuda/index.ts";
import { Etcd } from "../etcd/etcd.ts";
import { Seat } from "../etcd/seat.ts";
import { Group } from "../group.ts";
import { JoinError } from "../group-error.ts";
import { internal } from "../internal.ts";
import { untilOf } from "../links/handshake.ts";
import { Mesh } from "../links/mesh.ts";
import { Membership } from "../membership.ts";
import { type LaunchPlace, launchPlace } from "./environment.ts";
import { type JoinOptions, joinOptions } from "./join-options.ts";
import { type Met, meetAtPort, type Newcomer } from "./meet.ts";
import { meetByEtcd } from "./meet-by-etcd.ts";
import { meetByFile } from "./meet-by-file.ts";
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
  const rendezvous = given.rendezvous ?? place?.rendezvous ?? (place?.size === 1 ? "alone" : undefined);
  const size = given.size ?? place?.size;
  const rank = given.rank ?? place?.rank;
  if (size === undefined) throw missing("the size", place);
  if (rendezvous === undefined) throw missing("the rendezvous", place);
  if (rank !== undefined && rank >= size) throw new JoinError("rank", `join: rank ${rank} of ${size}`);
  const { name, version } = given;
  const newcomer: Newcomer = {
    hello: { name, version: version + (place?.run ?? ""), size, rank, identity: thisProcess() },
    token: given.token ?? process.env["DOORBELL_GROUP_TOKEN"] ?? "",
    deadline: untilOf(given.timeoutMs, given.signal),
  };
  const met = await meet(rendezvous, newcomer);
  let mesh: Mesh | undefined;
  let seat: Seat | undefined;
  try {
    mesh = await Mesh.connect(met.roster, met.door, met.key, newcomer.deadline);
    const membership = new Membership(name, met.roster.members, mesh, met.door);
    if (met.kept !== undefined) {
      seat = membership.seat = new Seat(met.kept.etcd, met.kept.prefix, mesh.session, membership.own);
      await seat.take(newcomer.deadline);
    }
    const localRank = given.localRank ?? place?.localRank ?? membership.localRank;
    const device = deviceOf(given.device, localRank);
    const owned = device !== undefined && device !== given.device;
    return await Group.start(internal, membership, { ...given, device, owned }, newcomer.deadline);
  } catch (error) {
    seat?.close();
    mesh?.close();
    met.door.close();
    throw error;
  }
}

/** Meets the others; with etcd, what is kept there of the group. */
async function meet(rendezvous: string, newcomer: Newcomer): Promise<Met & { readonly kept?: Kept }> {
  if (rendezvous === "alone") return await meetAtPort("127.0.0.1", 0, newcomer);
  const where = parseRendezvous(rendezvous);
  switch (where.kind) {
    case "file":
      return await meetByFile(where.path, newcomer);
    case "tcp":
      return await meetAtPort(where.host, where.port, newcomer);
    case "etcd": {
      const kept = {
        etcd: new Etcd(where.host, where.port),
        prefix: `${where.prefix}/${newcomer.hello.name}`,
      };
      return { ...(await meetByEtcd(kept.etcd, kept.prefix, newcomer)), kept };
    }
  }
}

interface Kept {
  readonly etcd: Etcd;
  readonly prefix: string;
}

function deviceOf(wanted: JoinOptions["device"], localRank: number): Device | undefined {
  if (wanted === "none") return undefined;
  if (typeof wanted === "object") {
    wanted.ensureOpen();
    return wanted;
  }
  return openDevice(wanted ?? localRank % Math.max(1, deviceCount()));
}
