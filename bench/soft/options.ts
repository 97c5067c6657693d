import { parseArgs } from "node:util";
import { rows } from "./row.ts";
import { type Runtime, runtimes } from "./scripts/measure.ts";

const help = `npm run bench -- soft [options]
  --quick         one round instead of four, no scaling: under 40 s
  --rounds N      rounds that count, after one of ours alone that warms up (4)
  --only TEXT     rows whose name has this text ("latency", "1 MiB"; "scripts": the round trips of scripts alone)
  --runtimes LIST what the scripts run with: bun (the default), deno, node
  --methods TEXT  scripts whose name has this text, beside the socket ("awaited", "rc-pingpong")
  --no-peers      ours alone
  --no-scaling    without one process to 1, 16, 256, 4096 destinations, and its plot
  --only-scaling  that alone
  --scaling-bytes N   of its messages (65536)
  --busy NICE     beside a computing process pinned to each core, with this nice value (0 to 19)
  --json          results as JSON on standard output`;

/** Parses the command line. Prints the help and exits when an argument is invalid. */
export function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        quick: { type: "boolean", default: false },
        rounds: { type: "string" },
        only: { type: "string", default: "" },
        runtimes: { type: "string", default: "bun" },
        methods: { type: "string", default: "" },
        "no-peers": { type: "boolean", default: false },
        "no-scaling": { type: "boolean", default: false },
        "scaling-bytes": { type: "string", default: "65536" },
        "only-scaling": { type: "boolean", default: false },
        busy: { type: "string" },
        json: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    const rounds = Number(values.rounds ?? (values.quick ? 1 : 4));
    const chosen = rows.filter(({ name }) => name.includes(values.only));
    if (!(Number.isInteger(rounds) && rounds > 0)) throw new Error("--rounds is a whole number");
    const scripts = "scripts".includes(values.only) && !values["only-scaling"];
    if (chosen.length === 0 && !scripts) throw new Error(`no row has "${values.only}" in its name`);
    const scriptRuntimes = values.runtimes.split(",");
    const unknown = scriptRuntimes.find((name) => !Object.hasOwn(runtimes, name));
    if (unknown !== undefined)
      throw new Error(`--runtimes ${unknown}: use ${Object.keys(runtimes).join(", ")}`);
    const onlyScaling = values["only-scaling"];
    const rowsToo = {
      peers: !values["no-peers"] && !onlyScaling && chosen.length > 0,
      rows: onlyScaling ? [] : chosen,
      scripts: scripts ? (scriptRuntimes as Runtime[]) : [],
    };
    const scaling = onlyScaling || !(values["no-scaling"] || values.quick || values.only);
    const scalingBytes = Number(values["scaling-bytes"]);
    if (!(Number.isInteger(scalingBytes) && scalingBytes > 0))
      throw new Error("--scaling-bytes is a whole number");
    const busy = values.busy === undefined ? undefined : Number(values.busy);
    if (busy !== undefined && !(Number.isInteger(busy) && busy >= 0 && busy <= 19))
      throw new Error("--busy is a nice value from 0 to 19");
    const { json, methods } = values;
    if (!values.help) return { busy, json, methods, rounds, scaling, scalingBytes, ...rowsToo };
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n`);
    process.exitCode = 2;
  }
  process.stderr.write(`${help}\n`);
  process.exit();
}
