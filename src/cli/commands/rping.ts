import { connect, listen } from "../../index.ts";
import type { QueuePair } from "../../rdma/index.ts";
import { type CliCommand, exitCode, type Given, portBounds, wholeOption } from "../common/command.ts";
import { RpingEnd } from "../rping/end.ts";
import { ping, pong } from "../rping/play.ts";

const access = ["localWrite", "remoteRead", "remoteWrite"] as const;

/** Connection parameters of the C program: one READ at a time, and the maximum number of retries. */
const parameters = { maxReadAtomic: 1, maxReadAtomicAnswered: 1, rnrRetryCount: 7 } as const;

export const rping: CliCommand = {
  words: [{ word: "[HOST]", text: "the server to ping; this end is the server without it" }],
  options: [
    { flags: "-a, --address ADDRESS", text: "server: the address to listen on", default: "0.0.0.0" },
    { flags: "-p, --port PORT", text: "port of the connection manager", default: "7174" },
    { flags: "-C, --count N", text: "client: number of pings", default: "10" },
    { flags: "-S, --size BYTES", text: "bytes of a ping", default: "64" },
    { flags: "-v, --verbose", text: "show each ping's data" },
    { flags: "-V, --validate", text: "client: compare the returned data" },
    { flags: "-P, --persistent", text: "server: serve clients one after the other, until Ctrl-C" },
    {
      flags: "-w, --wait SECONDS",
      text: "deadline for a peer and for each message",
      default: "30",
    },
  ],
  examples: [
    ["doorbell rping -v", "waits for a client: this command, or rping -c -a HOST -v -C 10"],
    ["doorbell rping 10.0.0.5 -C 100 -V", "pings that host's doorbell rping, or rping -s"],
  ],
  notes: `Compatible with librdmacm's rping: a connection by the connection manager, then in each round the client sends the address of memory, the server
reads it and writes it back.`,
  run: async (given) =>
    given.words[0] === undefined ? await serve(given) : await client(given, given.words[0]),
};

function shower({ options, output }: Given, prefix: string): (text: string) => void {
  if (options["verbose"] !== true || output.asJson) return () => {};
  return (text) => output.line(`${prefix} ping data: ${text}`);
}

async function client(given: Given, host: string): Promise<number> {
  const { options, output } = given;
  const timeoutMs = 1000 * wholeOption(given, "wait");
  const count = wholeOption(given, "count");
  const size = wholeOption(given, "size");
  let end: RpingEnd | undefined;
  const prepare = (queuePair: QueuePair) => {
    end = new RpingEnd(queuePair, timeoutMs);
  };
  const peer = { address: host, port: wholeOption(given, "port", portBounds) };
  using connection = await connect(peer, { timeoutMs, prepare, retryCount: 7, ...parameters });
  const { protectionDomain } = connection;
  const [source, sink] = [protectionDomain.allocate(size, access), protectionDomain.allocate(size, access)];
  const start = performance.now();
  const rules = { count, validate: options["validate"] === true, show: shower(given, "") };
  const pings = await ping(end!, { source, sink }, rules);
  const milliseconds = performance.now() - start;
  await connection.disconnect({ timeoutMs });
  if (output.asJson) output.json({ pings, size, milliseconds });
  else output.line(`${pings} pings of ${size} bytes, ${((milliseconds * 1000) / pings).toFixed(1)} us each`);
  return exitCode.fine;
}

async function serve(given: Given): Promise<number> {
  const { options, output } = given;
  const timeoutMs = 1000 * wholeOption(given, "wait");
  const size = wholeOption(given, "size");
  const port = wholeOption(given, "port", portBounds);
  using listener = listen({ address: String(options["address"]), port });
  const { address } = listener.address;
  const local = address === "0.0.0.0" ? `, on this host at 127.0.0.1:${port}` : "";
  output.note(`waiting for a client at ${address}:${port}${local}`);
  do {
    const request = await listener.next({ timeoutMs });
    let end: RpingEnd | undefined;
    const prepare = (queuePair: QueuePair) => {
      end = new RpingEnd(queuePair, timeoutMs);
    };
    using connection = await request.accept({ timeoutMs, prepare, ...parameters });
    using memory = connection.protectionDomain.allocate(size, access);
    const pings = await pong(end!, connection, memory, shower(given, "server"));
    const { address } = connection.peerAddress;
    if (output.asJson) output.json({ pings, peer: address });
    else output.line(`${pings} pings of ${address}`);
  } while (options["persistent"] === true);
  return exitCode.fine;
}
