// Streams data through soft0 over a lossy network, from one process to another, and compares the SHA-256 of
// both ends.
//
//   npm run soak                               10 GiB, 2% of all packets lost, both ways
//   npm run soak -- --bytes 64MiB --faults drop=0.05,reorder=0.03,seed=7
import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomFillSync } from "node:crypto";
import { argv, execPath, exit, env as inherited, stdin, stdout } from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Endpoint, openDevice } from "../../src/index.ts";
import { faultCounts } from "../../src/soft/hca/links/faults/faults.ts";
import { softNic } from "../../src/soft/hca/nic/soft-nic.ts";

const MESSAGE = 256 * 1024;
/** Messages in flight, and receives posted. */
const SLOTS = 16;
const RECEIVES = 32;
/** Maximum time without a completion, in milliseconds. */
const LIMIT_MS = 30_000;
const UNITS = { "": 1, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 } as const;
// The first timeout is 17 ms and all retries take half a second, because a busy machine may suspend a process
// that long.
const PATH = { timeout: 12, retryCount: 7, rnrRetry: 7, minRnrTimer: 5 } as const;

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    bytes: { type: "string", default: "10GiB" },
    faults: { type: "string", default: "drop=0.02" },
    receiver: { type: "boolean", default: false },
  },
});

function bytesOf(text: string): number {
  const [, count = "", unit = ""] = /^(\d+)(KiB|MiB|GiB|)$/.exec(text) ?? [];
  const bytes = Number(count) * UNITS[unit as keyof typeof UNITS];
  if (count !== "" && bytes > 0 && Number.isSafeInteger(bytes)) return bytes;
  console.error(`--bytes ${text}: a number, with KiB, MiB or GiB behind it`);
  return exit(2);
}

/** Opens one end: a queue pair and a ring of message buffers. */
function openEnd(slots: number) {
  const device = openDevice("soft0");
  const domain = device.createProtectionDomain();
  const ring = domain.allocate(slots * MESSAGE, ["localWrite"]);
  const completions = device.createCompletionQueue({ entries: 4 * RECEIVES });
  const queuePair = domain.createQueuePair({ completions, sendDepth: SLOTS, receiveDepth: RECEIVES });
  return { device, ring, completions, queuePair };
}

interface Hello {
  readonly endpoint: Endpoint;
}
interface Received {
  readonly sha256: string;
  readonly counters: Record<string, number>;
  readonly dropped: number;
}

async function receive(total: number): Promise<void> {
  const { device, ring, completions, queuePair } = openEnd(RECEIVES);
  const say = (value: Hello | Received) => stdout.write(`${JSON.stringify(value)}\n`);
  const post = (slot: number) =>
    queuePair.receive({ local: ring.slice(slot * MESSAGE, (slot + 1) * MESSAGE), wrId: slot });
  for (let slot = 0; slot < RECEIVES; slot++) post(slot);
  say({ endpoint: queuePair.endpoint() });
  for await (const line of createInterface({ input: stdin })) {
    queuePair.connect((JSON.parse(line) as Hello).endpoint, PATH);
    break;
  }
  const hash = createHash("sha256");
  for (let done = 0; done < total; ) {
    const { wrId, byteLength } = await completions.next({ timeoutMs: LIMIT_MS });
    hash.update(ring.bytes.subarray(wrId * MESSAGE, wrId * MESSAGE + byteLength));
    done += byteLength;
    post(wrId);
  }
  say({
    sha256: hash.digest("hex"),
    counters: device.counters(),
    dropped: faultCounts(softNic().e).drop,
  });
  // The last acknowledgement may be lost, so the receiver stays until the sender exits.
  for await (const _ of stdin);
  device.close();
}

/** Returns a reader of the other process's output lines. */
function lines(child: ChildProcess): () => Promise<string> {
  const iterator = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  return async () => {
    const { value, done } = await iterator.next();
    if (done) throw new Error("the receiver ended");
    return value as string;
  };
}

async function send(total: number, faults: string): Promise<boolean> {
  const { device, ring, completions, queuePair } = openEnd(SLOTS);
  const script = fileURLToPath(import.meta.url);
  const child = spawn(execPath, [script, "--receiver", "--bytes", String(total)], {
    stdio: ["pipe", "pipe", "inherit"],
    env: inherited,
  });
  const hear = lines(child);
  try {
    queuePair.connect((JSON.parse(await hear()) as Hello).endpoint, PATH);
    child.stdin!.write(`${JSON.stringify({ endpoint: queuePair.endpoint() })}\n`);
    console.log(`${total} bytes from one process to another, faults ${faults}`);
    const start = performance.now();
    const sha256 = await stream(
      total,
      ring.bytes,
      (slot, bytes) =>
        queuePair.send({ local: ring.slice(slot * MESSAGE, slot * MESSAGE + bytes), wrId: slot }),
      async () => (await completions.next({ timeoutMs: LIMIT_MS })).wrId,
      (done) => {
        const seconds = (performance.now() - start) / 1000;
        const { retransmitted_pkts = 0, completer_retry_err = 0 } = device.counters();
        console.log(
          `${((100 * done) / total).toFixed(1).padStart(5)}%  ${(done / 2 ** 30).toFixed(2)} GiB  ` +
            `${(done / 1e6 / seconds).toFixed(1)} MB/s  ${retransmitted_pkts} packets sent again, ${completer_retry_err} timeouts`,
        );
      },
    );
    const received = JSON.parse(await hear()) as Received;
    const seconds = (performance.now() - start) / 1000;
    const here = device.counters();
    const there = received.counters;
    const lost = faultCounts(softNic().e).drop + received.dropped;
    console.log(
      `sent ${here["sent_pkts"]} packets here, ${there["sent_pkts"]} there; ${lost} of them were lost on purpose`,
    );
    console.log(
      `sent again: ${here["retransmitted_pkts"]}; timeouts: ${here["completer_retry_err"]}; NAKs: ${there["sent_seq_err"]}`,
    );
    console.log(`${seconds.toFixed(1)} s, ${(total / 1e6 / seconds).toFixed(1)} MB/s`);
    console.log(`SHA-256 sent      ${sha256}\nSHA-256 received  ${received.sha256}`);
    const same = sha256 === received.sha256;
    console.log(same ? "the same" : "NOT THE SAME");
    return same;
  } finally {
    child.stdin!.end();
    device.close();
    child.kill();
  }
}

/** Sends the stream message by message through the slots of `ring`. Returns its SHA-256. */
async function stream(
  total: number,
  ring: Uint8Array,
  post: (slot: number, bytes: number) => void,
  completed: () => Promise<number>,
  progress: (done: number) => void,
): Promise<string> {
  const hash = createHash("sha256");
  const noise = new Uint8Array(new ArrayBuffer(4 * MESSAGE));
  randomFillSync(noise);
  const free = Array.from({ length: SLOTS }, (_, slot) => slot);
  const sizes = new Map<number, number>();
  let posted = 0;
  let done = 0;
  let reportedAt = performance.now();
  for (let message = 0; done < total; ) {
    const slot = posted < total ? free.pop() : undefined;
    if (slot !== undefined) {
      const bytes = Math.min(MESSAGE, total - posted);
      const part = ring.subarray(slot * MESSAGE, slot * MESSAGE + bytes);
      // Each message is unique: a number followed by a different part of the noise.
      const from = (message * 4099) % (noise.length - MESSAGE);
      part.set(noise.subarray(from, from + bytes));
      if (bytes >= 8) new DataView(part.buffer, part.byteOffset).setFloat64(0, message);
      hash.update(part);
      post(slot, bytes);
      sizes.set(slot, bytes);
      posted += bytes;
      message++;
      continue;
    }
    const freed = await completed();
    done += sizes.get(freed) ?? 0;
    free.push(freed);
    if (performance.now() - reportedAt > 2000) {
      reportedAt = performance.now();
      progress(done);
    }
  }
  return hash.digest("hex");
}

const total = bytesOf(values.bytes);
// The device reads the variable when it is created.
inherited["DOORBELL_SOFT_FAULTS"] ??= values.faults;
if (values.receiver) await receive(total);
else exit((await send(total, inherited["DOORBELL_SOFT_FAULTS"])) ? 0 : 1);
