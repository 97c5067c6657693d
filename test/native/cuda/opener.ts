// Program that opens shared memory of another process: `opener.ts DEVICE TASK TICKET...`. It prints its
// observations as JSON lines.
import process from "node:process";
import { type Buffer, openBuffer, openEvent } from "../../../src/cuda/index.ts";
import { open } from "./provider.ts";

const [ordinal = "0", task = "read", ...tickets] = process.argv.slice(2);
const say = (what: unknown): void => {
  process.stdout.write(`${JSON.stringify(what)}\n`);
};
try {
  using device = open(Number(ordinal));
  if (task === "event") {
    using event = openEvent(device, tickets[0]!);
    using buffer = (await openBuffer(device, tickets[1]!)) as Buffer<"u32">;
    using stream = device.createStream();
    stream.wait(event);
    say({ value: (await buffer.read(stream))[0] });
  } else {
    using buffer = (await openBuffer(
      device,
      tickets[0]!,
      task === "readonly" ? { right: "read" } : {},
    )) as Buffer<"u32">;
    say({ first: buffer.toArray()[0], length: buffer.length, type: buffer.type });
    if (task === "write") buffer.fill(4711);
    if (task === "readonly") {
      try {
        buffer.fill(1);
        device.synchronize();
        say({ refused: false });
      } catch (error) {
        say({ refused: (error as Error).name });
        process.exit(0);
      }
    }
    if (task === "hold") {
      for await (const _ of process.stdin) break;
      say({ later: buffer.toArray()[0] });
    }
    device.synchronize();
  }
  say({ done: true });
} catch (error) {
  say({
    error: (error as Error).name,
    reason: (error as { reason?: string }).reason,
    message: String(error).slice(0, 300),
  });
}
process.exit(0);
