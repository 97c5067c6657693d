import type { Deadline } from "../../../wait/deadline.ts";
import { until } from "../../../wait/until.ts";
import { JoinError, MissingMembersError } from "./group-error.ts";
import { connectOnce, handshake, isRecord, nextValue } from "./handshake.ts";
import type { Listener } from "./listener.ts";
import { type Member, memberText } from "./member.ts";
import { Mesh } from "./mesh.ts";

/** Members to connect with, and the rank of this process among them. */
export interface Linking {
  readonly session: string;
  readonly members: readonly Member[];
  readonly rank: number;
}

/**
 * Connects with all members. This process connects to the listeners of members with lower ids. Members with
 * higher ids connect to this process.
 */
export async function link(
  { session, members, rank }: Linking,
  listener: Listener,
  token: string,
  deadline: Deadline,
): Promise<Mesh> {
  const own = members[rank]!;
  const mesh = new Mesh(session, own);
  const higher = members.filter(({ id }) => id > own.id);
  const lower = members.filter(({ id }) => id < own.id);
  let hasDialedAll = false;
  try {
    const received = receiveLinks(mesh, higher, listener, deadline);
    const dialed = Promise.all(lower.map((member) => dial(mesh, member, token, deadline))).then(() => {
      hasDialedAll = true;
    });
    await Promise.all([dialed, received]);
    return mesh;
  } catch (error) {
    mesh.close();
    const missing = higher.filter(({ id }) => mesh.unlinked.includes(id));
    if (deadline.signal?.aborted || !hasDialedAll || missing.length === 0) throw error;
    const ranks = missing.map((one) => one.rank);
    throw new MissingMembersError("join: links", missing.map(memberText), ranks, deadline.timeoutMs);
  }
}

/**
 * Waits until the given members have connected to this process. The connection of an unexpected member waits
 * at the listener until a later call.
 */
export async function receiveLinks(
  mesh: Mesh,
  members: readonly Member[],
  listener: Listener,
  deadline: Deadline,
): Promise<void> {
  for (const member of members) mesh.expect(member);
  listener.handle("link", (hello, socket) => {
    const { session, id } = isRecord(hello) ? hello : {};
    const member = members.find((one) => one.id === id && mesh.unlinked.includes(one.id));
    if (session !== mesh.session || member === undefined)
      throw new JoinError("rendezvous", "the connecting process is a member of another run");
    socket.send({ linked: true });
    mesh.add(member, socket);
  });
  const what = () => "join: waiting for the connections of the members";
  const look = (): true | undefined => (mesh.unlinked.length === 0 ? true : undefined);
  try {
    await until(look, (ready) => mesh.watch(ready), { ...deadline.remaining(), what });
  } finally {
    listener.park("link");
  }
}

async function dial(mesh: Mesh, member: Member, token: string, deadline: Deadline): Promise<void> {
  const { address, port } = member;
  const socket = await connectOnce(address, port, Math.max(1, deadline.remainingMs()));
  if (socket === undefined)
    throw new JoinError(
      "rendezvous",
      `${memberText(member)} does not answer at ${address}:${port}`,
      "The member may have ended, or a firewall may block the connection. Members connect to each other at ports that the system chooses.",
    );
  await handshake(socket, "link", { session: mesh.session, id: mesh.own.id }, token, deadline);
  const answer = await nextValue(socket, "join: link", deadline);
  if (!isRecord(answer) || answer["linked"] !== true)
    throw new JoinError("rendezvous", `${memberText(member)} is in another run of the group`);
  mesh.add(member, socket);
}
