// Without arguments: listens on all addresses, prints the port and accepts every request. With an address and a
// port: connects there and prints the address of the peer.
import process from "node:process";
import { connect, listen } from "../../../src/index.ts";

const [address, port] = process.argv.slice(2);
if (address === undefined) {
  const listener = listen("0.0.0.0:0", { provider: "soft" });
  console.log(listener.address.port);
  for await (const request of listener) await request.accept();
} else {
  const connection = await connect(
    { address, port: Number(port) },
    { provider: "soft", timeoutMs: 20_000 },
  ).catch((error: unknown) => String(error));
  console.log(typeof connection === "string" ? connection : `connected to ${connection.peerAddress.address}`);
}
process.exit(0);
