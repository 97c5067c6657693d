import { until } from "../../wait/until.ts";
import { JoinError, MissingMembersError } from "../group-error.ts";
import { type Member, memberText } from "../member.ts";
import type { Door } from "./door.ts";
import { connectOnce, isRecord, knock, left, nextValue, type Until } from "./handshake.ts";
import { Mesh } from "./mesh.ts";

/** Who is linked, and who of them this process is. */
export interface Linking {
  readonly session: string;
  readonly members: readonly Member[];
  readonly rank: number;
}

/** Connects with all members: at the doors of those with lower ids, at its own with the others. */
export async function link(
  { session, members, rank }: Linking,
  door: Door,
  token: string,
  deadline: Until,
): Promise<Mesh> {
  const own = members[rank]!;
  const mesh = new Mesh(session, own);
  const behind = members.filter(({ id }) => id > own.id);
  const before = members.filter(({ id }) => id < own.id);
  let answered = false;
  try {
    const came = receiveLinks(mesh, behind, door, deadline);
    const dialed = Promise.all(before.map((member) => dial(mesh, member, token, deadline))).then(() => {
      answered = true;
    });
    await Promise.all([dialed, came]);
    return mesh;
  } catch (error) {
    mesh.close();
    const missing = behind.filter(({ id }) => mesh.unlinked.includes(id));
    if (deadline.signal?.aborted || !answered || missing.length === 0) throw error;
    const ranks = missing.map((one) => one.rank);
    throw new MissingMembersError("join: links", missing.map(memberText), ranks, deadline.timeoutMs);
  }
}

/**
 * Waits until these members have come to this one's door. Who comes later finds it open: it waits there until it is expected, or
 * somebody else is.
 */
export async function receiveLinks(
  mesh: Mesh,
  members: readonly Member[],
  door: Door,
  deadline: Until,
): Promise<void> {
  for (const member of members) mesh.expect(member);
  door.handle("link", (hello, socket) => {
    const { session, id } = isRecord(hello) ? hello : {};
    const member = members.find((one) => one.id === id && mesh.unlinked.includes(one.id));
    if (session !== mesh.session || member === undefined)
      throw new JoinError("rendezvous", "that is a member of another run");
    socket.send({ linked: true });
    mesh.add(member, socket);
  });
  const what = () => "join: waiting for the links of the members";
  const look = (): true | undefined => (mesh.unlinked.length === 0 ? true : undefined);
  try {
    await until(look, (ready) => mesh.watch(ready), { ...left(deadline), what });
  } finally {
    door.park("link");
  }
}

async function dial(mesh: Mesh, member: Member, token: string, deadline: Until): Promise<void> {
  const { address, port } = member;
  const socket = await connectOnce(address, port, Math.max(1, left(deadline).timeoutMs));
  if (socket === undefined)
    throw new JoinError(
      "rendezvous",
      `${memberText(member)} does not answer at ${address}:${port}`,
      "It may have ended, or a firewall is between the hosts: members talk to each other at ports that the system chooses.",
    );
  await knock(socket, "link", { session: mesh.session, id: mesh.own.id }, token, deadline);
  const answer = await nextValue(socket, "join: link", deadline);
  if (!isRecord(answer) || answer["linked"] !== true)
    throw new JoinError("rendezvous", `${memberText(member)} is in another run of the group`);
  mesh.add(member, socket);
}
