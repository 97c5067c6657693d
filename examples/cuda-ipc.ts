// Shares memory and events of one process with others, like NVIDIA's sample simpleIPC. The processes take
// turns. Each one waits for the event of the previous process on the device, without a wait on the host.
//
//     npx bun examples/cuda-ipc.ts [PROCESSES]
import process from "node:process";
import { type Buffer, openBuffer, openDevice, openEvent, share } from "doorbell/cuda";
import { fail } from "./common/fail.ts";
import { ended, startAgain } from "./common/second-process.ts";

const length = 1 << 20;

/**
 * Waits for the previous process's event, copies its part, adds a mark, and records an event for the next
 * process.
 */
async function other(index: number, tickets: readonly string[]): Promise<void> {
  using device = openDevice();
  const [memory, before, after] = tickets;
  using all = (await openBuffer(device, memory!)) as Buffer<"u32">;
  using own = openEvent(device, after!);
  using earlier = openEvent(device, before!);
  using stream = device.createStream({ nonBlocking: true });
  stream.wait(earlier);
  const part = all.slice((index + 1) * length, (index + 2) * length);
  part.set(all.slice(index * length, (index + 1) * length), 0, stream);
  part.slice(index, index + 1).fill(100 + index, stream);
  own.record(stream);
  await stream.done();
  process.stdout.write(`  process ${process.pid}: part ${index + 1} made from part ${index}\n`);
}

async function main(): Promise<void> {
  const [task = "3", ...rest] = process.argv.slice(2);
  if (task === "other") return other(Number(rest[0]), rest.slice(1));
  const count = Number(task);
  using device = openDevice();
  using all = device.allocate((count + 1) * length, "u32");
  all.fill(0);
  all.slice(0, length).fill(7);
  device.synchronize();
  const events = Array.from({ length: count + 1 }, () => device.createEvent({ interprocess: true }));
  events[0]!.record();
  const tickets = events.map((event) => share(event).ticket);
  const shared = share(all);
  process.stdout.write(
    `${device.name}: ${all.byteLength >> 20} MiB and ${events.length} events, shared by ${shared.mechanism}\n`,
  );
  let codes = 0;
  // An event must be recorded before another process can wait for it, so each process starts after the
  // previous one has ended.
  for (let i = 0; i < count; i++) {
    codes += await ended(startAgain(["other", `${i}`, shared.ticket, tickets[i]!, tickets[i + 1]!]));
  }
  const last = all.slice(count * length).toArray();
  const expected = Array.from({ length: 8 }, (_, i) => (i < count ? 100 + i : 7));
  const right = expected.every((value, i) => last[i] === value) && last[length - 1] === 7;
  process.stdout.write(
    right ? "the last part holds every process's mark\n" : `wrong: ${last.slice(0, 8).join(" ")}\n`,
  );
  process.exitCode = right && codes === 0 ? 0 : 1;
}

await main().catch(fail);
