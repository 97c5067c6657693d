import type { Change, MemberMetrics } from "../../group/index.ts";
import { Checked } from "../running/checked.ts";

/** Operations and ways of a member that are looked at. */
const mostCalls = 200;
const kinds = ["trial", "kept", "taken back", "changed"] as const;

/** What `doorbell watch` shows of a member. */
export type ToldMetrics = Omit<MemberMetrics, "latencies" | "links">;

const timesOf = (waits: Checked, name: string) => {
  const times = waits.get(name);
  const [count, meanUs, p50Us, p99Us, maxUs] = ["count", "meanUs", "p50Us", "p99Us", "maxUs"].map((key) =>
    times.number(key),
  ) as [number, number, number, number, number];
  return { count, meanUs, p50Us, p99Us, maxUs };
};

function lastChangeOf(change: Checked): Change | null {
  const kind = kinds.find((each) => each === change.text("kind"));
  if (kind === undefined) return null;
  const [what, from, to, reason] = ["what", "from", "to", "reason"].map((key) => change.text(key)) as [
    ...[string, string, string, string],
  ];
  return { what, kind, from, to, reason, atMs: change.number("atMs") };
}

/** A member's metrics as JSON of another process, of whatever release, tells them; undefined where that is none. */
export function toldMetrics(json: string): ToldMetrics | undefined {
  const told = Checked.json(json);
  const waits = told.get("waits");
  const isMember = ["rank", "size", "calls"].every((key) => told.has(key)) && waits.get("done").has("count");
  if (!isMember || !Number.isInteger(told.number("rank")) || told.number("size") < 1) return undefined;
  return {
    ...{ name: told.text("name"), session: told.text("session") },
    ...{ host: told.text("host"), processId: told.number("processId") },
    ...{ rank: told.number("rank"), size: told.number("size"), epoch: told.number("epoch") },
    calls: told.list("calls", mostCalls).map((call) => ({
      ...{ operation: call.text("operation"), tier: call.text("tier") },
      ...{ calls: call.number("calls"), bytes: call.number("bytes") },
    })),
    waits: {
      done: timesOf(waits, "done"),
      barrier: timesOf(waits, "barrier"),
      reform: timesOf(waits, "reform"),
    },
    ...{ losses: told.number("losses"), failures: told.number("failures") },
    ...{ reroutes: told.number("reroutes"), retries: told.number("retries") },
    changes: told.numbers("changes", /^.{1,80}$/u),
    lastChange: lastChangeOf(told.get("lastChange")),
  };
}
