// Sends a file from one process to another by RDMA WRITE WITH IMMEDIATE, several chunks at a time, and
// verifies its SHA-256 end to end.
//
//     npm run demo                                       both ends on this machine
//     npx bun examples/send-file.ts receive DIR          on one host, and
//     npx bun examples/send-file.ts send FILE HOST       on the other
//
// send-file/connection.ts describes the protocol. The two ends are send-file/send.ts and
// send-file/receive.ts.
import process from "node:process";
import { parseArgs } from "node:util";
import { exchangePort } from "doorbell";
import { fail } from "./common/fail.ts";
import { demo } from "./send-file/demo.ts";
import { receiveFile } from "./send-file/receive.ts";
import { sendFile } from "./send-file/send.ts";

const usage = `usage: send-file.ts receive DIR [options]       waits for one file and stores it in DIR
       send-file.ts send FILE HOST [options]    sends FILE to the receiver on HOST
       send-file.ts --demo [--size MIB]         both, on this machine, with a file of random bytes

  -p, --port PORT        TCP port of the receiver (${exchangePort})
  -t, --timeout SECONDS  time limit without progress (10)
      --host ADDRESS     receive: listen on this address only
      --measure          send: measure the rate of the NIC alone afterwards
      --size MIB         demo: size of the file (64)

DOORBELL_RDMA=native|soft|NAME chooses the device.
`;

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        demo: { type: "boolean", default: false },
        size: { type: "string", default: "64" },
        port: { type: "string", short: "p", default: `${exchangePort}` },
        timeout: { type: "string", short: "t", default: "10" },
        host: { type: "string" },
        measure: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    return misused((error as Error).message);
  }
}

function misused(why: string): never {
  process.stderr.write(`${why}\n\n${usage}`);
  process.exit(2);
}

function positive(name: string, text: string): number {
  const value = Number(text);
  return value > 0 ? value : misused(`--${name} ${text}: a number above 0`);
}

const { values: options, positionals } = parse();
// Signals must run the exit handlers, which remove temporary files.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(130));

async function main(): Promise<void> {
  const [command, ...rest] = positionals;
  const port = positive("port", options.port);
  const timeoutMs = 1000 * positive("timeout", options.timeout);
  if (options.help) process.stdout.write(usage);
  else if (options.demo && !command) await demo(Math.ceil(positive("size", options.size)));
  else if (command === "receive" && rest.length === 1) {
    await receiveFile({ directory: rest[0]!, host: options.host, port, timeoutMs });
  } else if (command === "send" && rest.length === 2) {
    await sendFile({ file: rest[0]!, host: rest[1]!, port, timeoutMs, measure: options.measure });
  } else misused(command ? `unknown or incomplete command: ${positionals.join(" ")}` : "no command given");
}

await main().catch(fail);
