// Connects two programs by address and port, like sockets, with listen and connect of the connection manager.
//
//     npx bun examples/connect.ts                          both ends on this machine, in two processes
//     npx bun examples/connect.ts --listen ADDRESS:PORT    the server
//     npx bun examples/connect.ts ADDRESS:PORT [TEXT]      the client
//
// The client sends a line, and the server sends it back in capitals. The program uses soft0 or a device of
// the kernel, and the other end may use another kind of device. The ADDRESS of a server is an address of one
// of its RDMA devices. The address of soft0 is random without DOORBELL_SOFT_ADDRESS.
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

/** Memory for a received line and a sent line. The receive is posted before the peer can send. */
class Lines {
  #region: MemoryRegion | undefined;

  readonly prepare = (queuePair: QueuePair): void => {
    this.#region = queuePair.protectionDomain.allocate(2 * bytes);
    queuePair.receive({ local: this.#region.slice(0, bytes), wrId: 1 });
  };

  async receive({ completions }: Connection): Promise<string> {
    const { byteLength } = await completions.completionOf(1);
    return new TextDecoder().decode(this.#region!.bytes.slice(0, byteLength));
  }

  async send({ queuePair, completions }: Connection, line: string): Promise<void> {
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
  const line = await lines.receive(connection);
  console.log(`server: ${request.peerAddress.address} says ${JSON.stringify(line)}`);
  await lines.send(connection, line.toUpperCase());
  await connection.disconnected();
  console.log("server: the client has disconnected");
}

async function ask(address: string, line: string): Promise<void> {
  const lines = new Lines();
  using connection = await connect(address, { prepare: lines.prepare });
  console.log(`client: ${connection.queuePair.label} is connected by ${connection.id.deviceName}`);
  await lines.send(connection, line);
  console.log(`client: the answer is ${JSON.stringify(await lines.receive(connection))}`);
  await connection.disconnect();
}

/** Returns an address of the first RDMA device, on which a second process can listen. */
function ownAddress(): string {
  using device = openDevice();
  const { gid } = device.provider === "soft" ? device.gids()[0]! : device.gid();
  return `${gid.replace("::ffff:", "")}:0`;
}

async function main(): Promise<void> {
  const [address, line = "hello from the other process"] = positionals;
  if (options.listen) return serve(address ?? ownAddress());
  if (address !== undefined) return ask(address, line);
  // The server prints its address and the received lines.
  const server = startAgain(["--listen"], {}, "pipe");
  for await (const text of createInterface({ input: server.stdout! })) {
    const at = /^listening on (\S+)$/.exec(text)?.[1];
    if (at === undefined) console.log(text);
    else await ask(at, line);
  }
}

await main().catch(fail);
