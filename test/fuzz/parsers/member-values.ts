// Values that admitted members exchange: damaged, or of another program. The calls of a group use them.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { restoreCheckpoint } from "../../../src/group/checkpoint/restore.ts";
import { isMemoryOffer } from "../../../src/group/collectives/kernels/group-memory.ts";
import { isNetworkEnd } from "../../../src/group/collectives/rdma/paths/network-end.ts";
import { isMemberReport, type MemberReport } from "../../../src/group/epoch.ts";
import { HeartbeatPage } from "../../../src/group/membership/failure/heartbeat-page.ts";
import { LineSocket } from "../../../src/group/membership/links/line-socket.ts";
import { Listener } from "../../../src/group/membership/links/listener.ts";
import { Mesh } from "../../../src/group/membership/links/mesh.ts";
import { type Accepts, listOf } from "../../../src/group/membership/links/received-values.ts";
import { isUnreached } from "../../../src/group/membership/local-domains.ts";
import { Membership } from "../../../src/group/membership/membership.ts";
import { BucketAdapter, isMeasuredStep } from "../../../src/group/training/bucket-adapter.ts";
import { Adaptive } from "../../../src/group/tuning/adaptive.ts";
import { Batches } from "../../../src/group/tuning/batches.ts";
import { CheckpointPace } from "../../../src/group/tuning/checkpoint-pace.ts";
import { Deadline } from "../../../src/wait/deadline.ts";
import type { Random } from "../../support/random.ts";
import { damagedJson } from "./damage.ts";
import { roster } from "./group-messages.ts";
import { MemorySocket } from "./memory-socket.ts";
import { checkKind, type ParserFuzz, promise } from "./play.ts";

let listener: Listener | undefined;
const folder = join(tmpdir(), "doorbell-no-checkpoints");
/** Limit of a wait, in milliseconds. Damaged text may hold another topic, and then no value arrives. */
const waitMs = 200;

/** Values that a valid member sends during a call, by the kind of the exchange, in the order of the call. */
type Sent = readonly (readonly [kind: string, value: unknown])[];

/** Call of a group, which exchanges values with the members. */
interface Call {
  readonly sent: Sent;
  readonly run: (membership: Membership) => Promise<unknown>;
  /** Rank of the member that makes the call. Default: any. */
  readonly rank?: number;
}

const deadline = (): Deadline => new Deadline(waitMs);

/** Returns a call that exchanges one value and passes the values of all members to `use`. */
const exchanged = <T>(
  value: T,
  accepts: Accepts<T>,
  use: (all: T[], membership: Membership) => void = () => {},
): Call => ({
  sent: [["case", value]],
  run: async (membership) => use(await membership.exchange("case", value, deadline(), accepts), membership),
});

const memory = { address: 4096, byteLength: 65_536, remoteKey: 7 };
const networkEnd = {
  ...{ device: "soft0", address: "10.9.0.1", note: "", endpoints: [undefined, { version: 1 }, {}] },
  ...{ staging: memory, credits: memory },
} as never;
const bytes = Array.from({ length: 12 }, () => 1 << 18);
const step = { endMs: 4, reportedMs: 0.1, backwardMs: 3, reducedMs: [1, 1, 1] };
const pair = { from: 0, to: 1, reason: "r" };
const offer = { blocks: 1, stagingBytes: 2 << 20, uuid: "u" };
const report: MemberReport = {
  ...{ failureDetector: -1, barriers: 0, claim: 2, adapts: true, provider: "soft", memory: offer },
  deterministic: false,
};

const calls: readonly Call[] = [
  {
    sent: [["adaptive threads", 5]],
    run: async (membership) => {
      const options = { values: [1, 2, 4], start: 2, every: 1, unit: "ms" };
      const adaptive = new Adaptive(membership, "threads", options);
      promise(
        options.values.includes(await adaptive.measured(3, { timeoutMs: waitMs })),
        "one of the values",
      );
    },
  },
  {
    sent: [["batches frames", [[0, 2]]]],
    run: async (membership) => {
      const options = { sizes: [1, 2, 4], every: 1 };
      const batches = new Batches(membership, "frames", options as never);
      for (let i = 0; i < 8; i++) await batches.measured(1, 2, { timeoutMs: waitMs });
      promise(options.sizes.includes(batches.size(3)), "one of the sizes");
    },
  },
  {
    sent: [["checkpoint pace", { costMs: 20, stepMs: 3, lossEveryMs: 1e5, aliveMs: 5e4 }]],
    run: async (membership) => {
      const pace = new CheckpointPace(membership, { start: 5, leastMs: 1, mostMs: 1e6 });
      await pace.begun(5, Promise.resolve());
      promise(Number.isSafeInteger(pace.every) && pace.every > 0, "a whole number of steps");
    },
  },
  {
    // The first member of a machine creates the page, and does not wait for a descriptor.
    rank: 0,
    sent: [
      ["heartbeat socket", join(folder, "socket")],
      ["heartbeat", true],
    ],
    run: async (membership) => {
      const page = await HeartbeatPage.make(membership, deadline());
      page?.close();
    },
  },
  {
    sent: [
      ["restore", { newest: 3, lengths: { weights: 5 } }],
      ["restored", ""],
    ],
    run: async (membership) => {
      const weights = { length: 5, type: "f32" };
      await restoreCheckpoint(membership, "m", { sharded: { weights } } as never, {
        folder,
        timeoutMs: waitMs,
      });
    },
  },
  exchanged(report, isMemberReport, (all) => {
    promise(
      all.every((each) => each.provider === "" || isMemoryOffer(each.memory)),
      "a GPU offers memory",
    );
  }),
  exchanged([pair], listOf(isUnreached(3)), (all, { localDomains }) => {
    const domains = localDomains.without(all.flat());
    promise(domains.all.flat().length === 3, "each rank is in one domain");
    promise(domains.text.length > 0 && domains.reason !== undefined, "texts");
  }),
  exchanged(step, isMeasuredStep, (all) => {
    const adapter = new BucketAdapter(bytes, { bucketBytes: 1 << 20, firstBytes: 1 << 20 });
    for (let i = 1; i < 6; i++) adapter.add(i, all);
    promise(adapter.buckets.at(-1)?.end === bytes.length, "buckets for all gradients");
  }),
  exchanged(networkEnd, isNetworkEnd(3), (all) => {
    for (const { staging, endpoints } of all as (typeof networkEnd)[]) {
      promise(Number.isSafeInteger((staging as typeof memory).address), "an address");
      promise((endpoints as unknown[]).length === 3, "an endpoint for each rank");
    }
  }),
];

/** Makes one call while the two other members send values of which some are damaged. */
async function run(dice: Random): Promise<void> {
  listener ??= await Listener.open("secret", "127.0.0.1", 0);
  const call = dice.pick(calls);
  const own = call.rank ?? dice.int(3);
  const mesh = new Mesh("0123456789abcdef", roster.members[own]!);
  const membership = new Membership("g", { ...roster, rank: own }, mesh, listener);
  membership.adaptivity.on = true;
  for (const member of roster.members) if (member.rank !== own) mesh.expect(member);
  const sockets = roster.members.flatMap((member) => {
    if (member.rank === own) return [];
    const memorySocket = new MemorySocket();
    const socket = new LineSocket(memorySocket);
    socket.trust();
    mesh.add(member, socket);
    return [memorySocket];
  });
  const lines = (isDamaged: boolean): string =>
    call.sent
      .map(([kind, value]) => {
        const text = isDamaged && dice.chance(0.7) ? damagedJson(dice, value) : JSON.stringify(value);
        return `{"topic":"0/${kind}/1","value":${text}}\n`;
      })
      .join("");
  const damagedOne = dice.int(3);
  for (const [i, socket] of sockets.entries())
    socket.deliver(dice, lines(damagedOne === 2 || damagedOne === i));
  try {
    await call.run(membership);
  } catch (error) {
    checkKind(error);
  } finally {
    mesh.close();
  }
}

export const memberValues: ParserFuzz = { name: "member-values", run, end: () => listener?.close() };
