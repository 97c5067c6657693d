import { openDevice } from "../../index.ts";
import { type CliCommand, exitCode, wholeOption } from "../common/command.ts";

export const asyncwatch: CliCommand = {
  words: [],
  options: [
    { flags: "-d, --ib-dev NAME", text: "RDMA device (the first that works)" },
    { flags: "-n, --count N", text: "exit after this many events" },
  ],
  examples: [
    ["doorbell asyncwatch -d mlx5_0", "a device's asynchronous events: ports that go down, LIDs that change"],
    ["doorbell asyncwatch --json", "one line of JSON for each event"],
  ],
  notes: "The output of rdma-core's ibv_asyncwatch. Ctrl-C ends it.",
  run: async (given) => {
    const { options, output } = given;
    const most = wholeOption(given, "count", { least: 0, otherwise: Number.POSITIVE_INFINITY });
    using device = openDevice(options["ibDev"] as string | undefined);
    const stop = new AbortController();
    const interrupt = () => stop.abort();
    process.once("SIGINT", interrupt);
    // C's ibv_asyncwatch prints this line, and programs that start it wait for it.
    output.note(`${device.name}: async event FD ${device.asyncFd}`);
    try {
      let seen = 0;
      if (seen < most)
        for await (const event of device.events({
          signal: stop.signal,
          timeoutMs: Number.POSITIVE_INFINITY,
        })) {
          const { type, port, subject } = event;
          if (output.asJson)
            process.stdout.write(`${JSON.stringify({ type, port, subject: subject && String(subject) })}\n`);
          else
            output.line(
              `  event_type ${type}${port === undefined ? "" : `, port ${port}`}${subject ? `, ${subject}` : ""}`,
            );
          if (++seen >= most) break;
        }
    } catch (error) {
      if (!stop.signal.aborted) throw error;
      return exitCode.interrupted;
    } finally {
      process.off("SIGINT", interrupt);
    }
    return exitCode.fine;
  },
};
