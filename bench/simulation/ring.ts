import { type Endpoint, openDevice } from "../../src/index.ts";

/** Size of a message in bytes. */
const BYTES = 4096;
const RECEIVES = 16;
/** Longest wait for a completion, in milliseconds. */
const WAIT_MS = 3_600_000;

/** Host that runs programs: one of a simulation, or this process. */
export interface Place {
  run<T>(program: () => T | Promise<T>): Promise<T>;
}

function openMember() {
  const device = openDevice("soft0");
  const domain = device.createProtectionDomain();
  const completions = device.createCompletionQueue({ entries: 128 });
  const region = domain.allocate(2 * BYTES);
  const out = domain.createQueuePair({ completions });
  const into = domain.createQueuePair({ completions, receiveDepth: RECEIVES });
  const receive = (): void => void into.receive({ local: region.slice(BYTES, 2 * BYTES) });
  return { device, completions, region, out, into, receive, sent: 0, received: 0 };
}

type Member = ReturnType<typeof openMember>;

/** Counts completions until the member has sent and received all messages. */
async function serve(member: Member, messages: number): Promise<void> {
  while (member.sent < messages || member.received < messages) {
    const { opcode } = await member.completions.next({ timeoutMs: WAIT_MS });
    if (opcode === "receive") {
      member.received++;
      member.receive();
    } else member.sent++;
  }
}

/** Sends a message to the next member every `gapMs` milliseconds, or after the last one has arrived for 0. */
async function send(member: Member, messages: number, gapMs: number): Promise<void> {
  for (let i = 0; i < messages; i++) {
    member.out.send({ local: member.region.slice(0, BYTES) });
    if (gapMs > 0) await new Promise((resolve) => setTimeout(resolve, gapMs));
    else while (member.sent <= i) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Sends messages around a ring of members, each to the next one. Returns their number. */
export async function ring(places: readonly Place[], messages: number, gapMs: number): Promise<number> {
  const members = await Promise.all(places.map((place) => place.run(openMember)));
  const at = (i: number): Member => members[(i + members.length) % members.length]!;
  const endpoints = members.map(({ out, into }): readonly Endpoint[] => [out.endpoint(), into.endpoint()]);
  await Promise.all(
    places.map((place, i) =>
      place.run(() => {
        const next = endpoints[(i + 1) % members.length]!;
        const before = endpoints[(i + members.length - 1) % members.length]!;
        at(i).out.connect(next[1]!);
        at(i).into.connect(before[0]!);
        for (let k = 0; k < RECEIVES; k++) at(i).receive();
      }),
    ),
  );
  await Promise.all(
    places.map((place, i) =>
      place.run(async () => {
        await Promise.all([serve(at(i), messages), send(at(i), messages, gapMs)]);
      }),
    ),
  );
  await Promise.all(places.map((place, i) => place.run(() => at(i).device.close())));
  return messages * members.length;
}
