// The ping-pong of rdma-core, `ibv_rc_pingpong`, with the same options, messages and output. Either end may
// be the C program.
//
//     npx bun examples/rc-pingpong.ts [options]         waits for a client
//     npx bun examples/rc-pingpong.ts [options] HOST    connects to a server
//
// Differences from the C program:
// - Without -g the GID is chosen by content. The C program sends no GID, which RoCE refuses.
// - A peer that stops responding is an error (-w).
// - After 0.1 ms of polling the program sleeps. The C program polls without end.
import process from "node:process";
import { parseArgs } from "node:util";
import { type CompletionQueue, DoorbellError, type Endpoint, openDevice, type QueuePair } from "doorbell";
import { fail } from "./common/fail.ts";
import { gidToward } from "./common/gid-toward.ts";
import { Handshake, type PingPongAddress } from "./rc-pingpong/handshake.ts";

const usage = `usage: rc-pingpong.ts [options] [HOST]

  -p, --port PORT       TCP port of the exchange of addresses (18515)
  -d, --ib-dev NAME     RDMA device (the first that works)
  -i, --ib-port PORT    port of the device (its first active one)
  -s, --size BYTES      bytes of a message (4096)
  -m, --mtu BYTES       path MTU (1024)
  -r, --rx-depth N      number of posted receives (500)
  -n, --iters N         rounds (1000)
  -l, --sl N            service level (0)
  -e, --events          sleep until an event arrives; otherwise poll for 0.1 ms first
  -g, --gid-idx N       index of the own GID (chosen by content)
  -w, --wait SECONDS    time limit for a client, and for each message (30)
`;

/** Parses a positive whole number of the command line. Like the C program, it accepts 0x... */
function count(name: string, text: string, least = 1): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least) return value;
  process.stderr.write(`--${name} ${text}: a whole number, at least ${least}\n\n${usage}`);
  process.exit(1);
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        port: { type: "string", short: "p", default: "18515" },
        "ib-dev": { type: "string", short: "d" },
        "ib-port": { type: "string", short: "i" },
        size: { type: "string", short: "s", default: "4096" },
        mtu: { type: "string", short: "m", default: "1024" },
        "rx-depth": { type: "string", short: "r", default: "500" },
        iters: { type: "string", short: "n", default: "1000" },
        sl: { type: "string", short: "l", default: "0" },
        events: { type: "boolean", short: "e", default: false },
        "gid-idx": { type: "string", short: "g" },
        wait: { type: "string", short: "w", default: "30" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}`);
    process.exit(1);
  }
}

const { values: options, positionals } = parse();
if (options.help) {
  process.stdout.write(usage);
  process.exit(0);
}

const host = positionals[0];
const bytes = count("size", options.size);
const rounds = count("iters", options.iters);
const receiveDepth = count("rx-depth", options["rx-depth"]);
const timeoutMs = 1000 * count("wait", options.wait);

// Work request ids of the C program, one bit each. Their sum is the state of a round: the completions that it
// waits for.
const receiveId = 1;
const sendId = 2;

/** Returns a line such as "  local address:  LID 0x0000, QPN 0x000011, PSN 0x5f3a01, GID ::ffff:10.9.0.1" */
function addressLine(whose: "local" | "remote", { lid, qpNumber, psn, gid }: PingPongAddress): string {
  const hex = (value: number, digits: number) => `0x${value.toString(16).padStart(digits, "0")}`;
  const title = `${whose} address:`.padEnd(15);
  return `  ${title} LID ${hex(lid, 4)}, QPN ${hex(qpNumber, 6)}, PSN ${hex(psn, 6)}, GID ${gid}`;
}

async function main(): Promise<void> {
  using device = openDevice(options["ib-dev"]);
  const domain = device.createProtectionDomain();
  const port = device.port(options["ib-port"] ? count("ib-port", options["ib-port"]) : device.activePort());
  const buffer = domain.allocate(bytes);
  buffer.bytes.fill(0x7b);
  const completions = device.createCompletionQueue({ entries: receiveDepth + 1 });
  const queuePair = domain.createQueuePair({
    completions,
    port: port.number,
    sendDepth: 1,
    receiveDepth,
    sendSegments: 1,
    receiveSegments: 1,
    access: [],
  });
  const receive = queuePair.prepareReceives([{ local: buffer, wrId: receiveId }]);
  const send = () => queuePair.send({ local: buffer, wrId: sendId });
  for (let i = 0; i < receiveDepth; i++) receive.post();

  const say = (line: string) => process.stderr.write(`${line}\n`);
  using handshake = await Handshake.open(host, count("port", options.port), timeoutMs, say);
  const choice = options["gid-idx"]
    ? { gidIndex: count("gid-idx", options["gid-idx"], 0) }
    : gidToward(device, port.number, handshake);
  const own = queuePair.endpoint(choice);
  // InfiniBand uses the LID unless a GID is requested. A GID of zeros means that the LID is used.
  const byLid = own.linkLayer === "InfiniBand" && !options["gid-idx"];
  const local = { lid: own.lid, qpNumber: own.qpNumber, psn: own.psn, gid: byLid ? "::" : own.gid };
  console.log(addressLine("local", local));
  // The client sends its address first. The server answers when it can receive, because the first message
  // follows at once.
  const remote = host ? await handshake.ask(local, timeoutMs) : await handshake.listen(timeoutMs);
  console.log(addressLine("remote", remote));
  connect(queuePair, remote, own);
  if (!host) await handshake.answer(local, timeoutMs);

  const start = performance.now();
  await pingPong(queuePair, send, () => receive.post());
  const microseconds = (performance.now() - start) * 1000;

  const seconds = (microseconds / 1e6).toFixed(2);
  const total = bytes * rounds * 2;
  const megabits = ((total * 8) / microseconds).toFixed(2);
  console.log(`${total} bytes in ${seconds} seconds = ${megabits} Mbit/sec`);
  console.log(`${rounds} iters in ${seconds} seconds = ${(microseconds / rounds).toFixed(2)} usec/iter`);
  // The peer may still wait for the acknowledgement of its last message, and would retransmit on rxe without
  // end.
  await new Promise((resolve) => setTimeout(resolve, lingerMs));
}

/** Linger time of several acknowledgement timeouts, in milliseconds. */
const lingerMs = 500;

/** Polling time before sleep without -e, in milliseconds. */
const spinMs = 0.1;

/** Moves a queue pair to RTS with the attribute values of the C program. */
function connect(queuePair: QueuePair, remote: PingPongAddress, own: Endpoint): void {
  if (remote.gid === "::" && own.linkLayer !== "InfiniBand") {
    throw new DoorbellError(
      "the peer sent no GID, which RoCE needs",
      "Give the C program -g INDEX; show_gids lists them.",
    );
  }
  const gid = remote.gid === "::" ? own.gid : remote.gid;
  const peer: Endpoint = { ...own, ...remote, gid, readAtomic: 1 };
  queuePair.connect(peer, {
    pathMtu: count("mtu", options.mtu),
    serviceLevel: count("sl", options.sl, 0),
    minRnrTimer: 12,
    timeout: 14,
    retryCount: 7,
    rnrRetry: 7,
  });
}

/**
 * Runs the rounds. The client sends first. Each side sends again after its send has completed and a message
 * has arrived.
 */
async function pingPong(queuePair: QueuePair, send: () => void, postReceive: () => void): Promise<void> {
  const { completions } = queuePair;
  let sent = 0;
  let received = 0;
  let posted = receiveDepth;
  let pending = receiveId;
  if (host) {
    send();
    pending |= sendId;
  }
  while (sent < rounds || received < rounds) {
    const count = await next(completions, options.events ? 0 : spinMs);
    for (let i = 0; i < count; i++) {
      const id = completions.wrId(i);
      if (!completions.isOk(i)) {
        const { status } = completions.completion(i);
        const last = id === sendId && sent === rounds - 1 && received === rounds;
        if (!last || status !== "RETRY_EXC_ERR") completions.completion(i).check();
        // The peer exits as soon as it has the last message. Its acknowledgement may be lost.
        process.stderr.write("the peer exited before it acknowledged the last message\n");
        return;
      }
      if (id === sendId) sent++;
      else {
        received++;
        if (--posted <= 1) for (; posted < receiveDepth; posted++) postReceive();
      }
      pending &= ~id;
      if (sent < rounds && pending === 0) {
        send();
        pending = receiveId | sendId;
      }
    }
  }
}

/** Polls for `spinMs` and then sleeps until an event arrives. Returns the number of completions. */
async function next(completions: CompletionQueue, spinMs: number): Promise<number> {
  const end = performance.now() + spinMs;
  for (;;) {
    const count = completions.pollInto(2);
    if (count > 0) return count;
    if (performance.now() < end) continue;
    completions.arm();
    const late = completions.pollInto(2); // A completion before the arm call raises no event.
    if (late > 0) return late;
    await completions.channel?.wait({ timeoutMs });
  }
}

await main().catch(fail);
