// Files and texts of other processes: manifests of checkpoints, tickets of shared memory, metrics and their announcements.
import { reportedMetrics } from "../../../src/cli/watch/group-meter.ts";
import { ShareError } from "../../../src/cuda/ipc/share-error.ts";
import { parseTicket, ticketText } from "../../../src/cuda/ipc/ticket.ts";
import { manifestIn } from "../../../src/group/checkpoint/manifest.ts";
import { announcementIn } from "../../../src/group/metrics/announcement.ts";
import type { Random } from "../../support/random.ts";
import { damagedJson, damagedText } from "./damage.ts";
import { type ParserFuzz, promise } from "./play.ts";

const part = { rank: 0, file: "rank-0.bin", at: 0, length: 1, bytes: 4, sums: [1] };
const buffer = { name: "w", type: "f32", sharded: false, parts: [part, part] };
const manifest = {
  ...{ format: 1, name: "c", version: 1, members: 1, madeAt: "2026", state: { step: 3 } },
  buffers: [buffer, { ...buffer, name: "v", sharded: true }],
};
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

function atManifest(dice: Random): void {
  let found: ReturnType<typeof manifestIn>;
  try {
    found = manifestIn(damagedJson(dice, manifest), "/folder/manifest.json");
  } catch (error) {
    const isNamed = error instanceof Error && error.message.startsWith("/folder/manifest.json ");
    if (!isNamed || error.constructor !== Error) throw error;
    return;
  }
  promise(isCount(found.version) && isCount(found.members), "whole numbers");
  for (const { name, parts } of found.buffers) {
    promise(typeof name === "string", "a name");
    for (const { file, at, length, bytes, sums } of parts) {
      promise(!/[/\0]/.test(file) && ![".", "..", ""].includes(file), "a file in the folder");
      promise([at, length, bytes, ...sums].every(isCount), "sizes");
    }
  }
}

const tickets = [
  { mechanism: "cuda-ipc", handle: "00".repeat(64), type: "f32", length: 4, offset: 0 },
  { mechanism: "vmm-fd", socket: "/tmp/x", pieces: [4096, 8192], type: "f32", length: 4, offset: 0 },
  { mechanism: "cuda-ipc-event", handle: "00".repeat(64) },
] as const;
const mark = "doorbell-share:";

function atTicket(dice: Random): void {
  const whole = ticketText({ ...dice.pick(tickets), deviceUuid: "u", provider: "soft" });
  const json = JSON.parse(Buffer.from(whole.slice(mark.length), "base64url").toString()) as unknown;
  const text = dice.chance(0.2)
    ? damagedText(dice, whole)
    : mark + Buffer.from(damagedJson(dice, json)).toString("base64url");
  try {
    const { mechanism, pid, handle, socket, length, offset, pieces } = parseTicket(text);
    promise(isCount(pid), "a process");
    if (mechanism !== "cuda-ipc-event") promise(isCount(length) && isCount(offset), "a range");
    if (mechanism.startsWith("vmm-")) promise(pieces!.length > 0 && pieces!.every(isCount), "parts");
    if (mechanism.startsWith("cuda-ipc")) promise(/^[0-9a-f]{128}$/.test(handle!), "a handle of C");
    if (mechanism.endsWith("-fd")) promise(socket!.startsWith("/") && !socket!.includes("\0"), "a path");
  } catch (error) {
    if (!(error instanceof ShareError)) throw error;
  }
}

const times = { count: 1, meanUs: 1, p50Us: 1, p99Us: 1, maxUs: 1 };
const metrics = {
  ...{ name: "g", session: "s", host: "h", processId: 1, rank: 0, size: 2, epoch: 0 },
  calls: [{ operation: "allReduce", tier: "kernels", calls: 1, bytes: 4 }],
  waits: { done: times, barrier: times, reform: times },
  ...{ losses: 0, failures: 0, reroutes: 0, retries: 0, changes: { buckets: 1 } },
  lastChange: { what: "buckets", kind: "kept", from: "1", to: "2", reason: "faster", atMs: 1 },
};

function atMetrics(dice: Random): void {
  const found = reportedMetrics(damagedJson(dice, metrics));
  if (found === undefined) return;
  const check = (value: unknown): void => {
    if (typeof value === "number") promise(value >= 0 && Number.isFinite(value), "a finite number");
    else if (typeof value === "string") promise(value.length <= 80 && !/\p{Cc}/u.test(value), "text");
    else if (typeof value === "object" && value !== null)
      for (const each of Object.values(value)) check(each);
  };
  check(found);
  promise(Number.isInteger(found.rank) && found.size >= 1, "a rank and a size");
}

function atAnnouncement(dice: Random): void {
  const found = announcementIn(damagedJson(dice, { url: "http://127.0.0.1:1/metrics.json", processId: 7 }));
  if (found !== undefined)
    promise(typeof found.url === "string" && isCount(found.processId) && found.processId > 0, "a process");
}

export const files: readonly ParserFuzz[] = [
  { name: "manifest", run: atManifest },
  { name: "ticket", run: atTicket },
  { name: "metrics", run: atMetrics },
  { name: "announcement", run: atAnnouncement },
];
