import { parseArgs } from "node:util";
import { cases, scaled } from "./case.ts";

const help = `npm run bench -- verbs [options]
  --device NAME   the RDMA device (default: the first native one that works, else soft0)
  --rounds N      rounds that count, after one that does not (3)
  --minutes M     no round begins that would end after so long; one always counts (12)
  --only TEXT     cases whose name has this text ("latency", "write bandwidth", "64 KiB")
  --scale X       so many times the messages (1)
  --no-peers      doorbell alone
  --json          results as JSON on standard output`;

/** Parses the command line. Prints the help and exits when an argument is invalid. */
export function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        device: { type: "string" },
        rounds: { type: "string", default: "3" },
        minutes: { type: "string", default: "12" },
        only: { type: "string", default: "" },
        scale: { type: "string", default: "1" },
        "no-peers": { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    const rounds = Number(values.rounds);
    const minutes = Number(values.minutes);
    const scale = Number(values.scale);
    const chosen = cases.filter(({ name }) => name.includes(values.only)).map((one) => scaled(one, scale));
    if (!(Number.isInteger(rounds) && rounds > 0)) throw new Error("--rounds is a whole number");
    if (!(minutes > 0)) throw new Error("--minutes is a positive number");
    if (!(scale > 0)) throw new Error("--scale is a positive number");
    if (chosen.length === 0) throw new Error(`no case has "${values.only}" in its name`);
    if (!values.help) return { ...values, rounds, minutes, cases: chosen, peers: !values["no-peers"] };
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n`);
    process.exitCode = 2;
  }
  process.stderr.write(`${help}\n`);
  process.exit();
}
