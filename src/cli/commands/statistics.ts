import { listDevices, openDevice } from "../../index.ts";
import { type CliCommand, CliError, exitCode } from "../common/command.ts";

export const statistics: CliCommand = {
  words: [{ word: "[LINK]", text: 'a device, or a port of one: "rxe0", "mlx5_0/1"; all without it' }],
  options: [{ flags: "-a, --all", text: "also counters that are 0" }],
  examples: [
    ["doorbell statistics", "the counters of every port: those of rdma statistic show, and InfiniBand's own"],
    ["doorbell statistics rxe0/1 --json | jq '.[].counters.rcvd_seq_err'", "one port, for scripts"],
  ],
  notes:
    "Counters of /sys/class/infiniband/DEVICE/ports/PORT/{hw_counters,counters}, and the same names for soft0 of this process.",
  complete: async (words) => (words.length > 0 ? [] : listDevices().map(({ name }) => name)),
  run: async ({ words: [link], options, output }) => {
    const [, wanted, wantedPort] = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/.exec(link ?? "") ?? [];
    if (link !== undefined && wanted === undefined)
      throw new CliError(
        `a link must be a device, or a port of one, such as rxe0 or mlx5_0/1, not ${JSON.stringify(link)}`,
      );
    const names = wanted ? [wanted] : listDevices().map(({ name }) => name);
    const links = [];
    for (const name of names) {
      using device = openDevice(name);
      const { ports } = device.attributes();
      const numbers = wantedPort ? [Number(wantedPort)] : Array.from({ length: ports }, (_, i) => i + 1);
      for (const port of numbers) links.push({ device: name, port, counters: device.counters(port) });
    }
    if (output.asJson) {
      output.json(links);
      return exitCode.fine;
    }
    for (const { device, port, counters } of links) {
      output.line(output.style.bold(`${device}/${port}`));
      const shown = Object.entries(counters).filter(([, value]) => options["all"] === true || value !== 0);
      if (shown.length === 0) output.line("  all counters are 0");
      const width = Math.max(0, ...shown.map(([name]) => name.length));
      for (const [name, value] of shown) output.line(`  ${name.padEnd(width)}  ${value}`);
    }
    return exitCode.fine;
  },
};
