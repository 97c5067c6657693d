// Two programs find each other by address and port, as with sockets: the connection manager's listen and connect.
//
//   npx bun examples/connect.ts                     both ends on this machine, in two processes
//   npx bun examples/connect.ts --listen ADDRESS:PORT
//   npx bun examples/connect.ts ADDRESS:PORT [TEXT]
//
// The client sends a line, the server sends it back in capitals. Over soft0 or over the kernel's devices; the other end may be of
// another kind. A server's ADDRESS is one of its RDMA devices'; of soft0 without DOORBELL_SOFT_ADDRESS it is random.
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { type Connection, connect, listen, type MemoryRegion, openDevice, type QueuePair } from "doorbell";
import { fail } from "./common/fail.ts";
import { startAgain } from "./common/second-process.ts";

const bytes = 256;
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { listen: { type: "boolean", default: false } },
});

/** Memory for a line that comes and one that goes; the receive is there before the peer can send. */
class Lines {
  #region: MemoryRegion | undefined;

  readonly prepare = (queuePair: QueuePair): void => {
    this.#region = queuePair.protectionDomain.allocate(2 * bytes);
    queuePair.receive({ local: this.#region.slice(0, bytes), wrId: 1 });
  };

  async hear({ completions }: Connection): Promise<string> {
    const { byteLength } = await completions.completionOf(1);
    return new TextDecoder().decode(this.#region!.bytes.slice(0, byteLength));
  }

  async say({ queuePair, completions }: Connection, line: string): Promise<void> {
    const encoded = new TextEncoder().encode(line).subarray(0, bytes);
    this.#region!.bytes.set(encoded, bytes);
    const local = this.#region!.slice(bytes, bytes + encoded.length);
    await completions.completionOf(queuePair.send({ local, wrId: 2 }));
  }
}

async function serve(address: string): Promise<void> {
  const lines = new Lines();
  using listener = listen(address, { prepare: lines.prepare });
  const { address: host, port } = listener.address;
  console.log(`listening on ${host}:${port}`);
  const request = await listener.next();
  using connection = await request.accept();
  const line = await lines.hear(connection);
  console.log(`server: ${request.peerAddress.address} says ${JSON.stringify(line)}`);
  await lines.say(connection, line.toUpperCase());
  await connection.disconnected();
  console.log("server: the client has gone");
}

async function ask(address: string, line: string): Promise<void> {
  const lines = new Lines();
  using connection = await connect(address, { prepare: lines.prepare });
  console.log(`client: ${connection.queuePair.label} is connected by ${connection.id.deviceName}`);
  await lines.say(connection, line);
  console.log(`client: the answer is ${JSON.stringify(await lines.hear(connection))}`);
  await connection.disconnect();
}

/** An address of the first RDMA device: where a second process can listen is its own to say. */
function ownAddress(): string {
  using device = openDevice();
  const { gid } = device.provider === "soft" ? device.gids()[0]! : device.gid();
  return `${gid.replace("::ffff:", "")}:0`;
}

async function main(): Promise<void> {
  const [address, line = "hello from the other process"] = positionals;
  if (options.listen) return serve(address ?? ownAddress());
  if (address !== undefined) return ask(address, line);
  // The server prints where it listens, and what it hears.
  const server = startAgain(["--listen"], {}, "pipe");
  for await (const text of createInterface({ input: server.stdout! })) {
    const at = /^listening on (\S+)$/.exec(text)?.[1];
    if (at === undefined) console.log(text);
    else await ask(at, line);
  }
}

await main().catch(fail);
