/** End of a script's round trips: a process that executes JSON commands from its standard input. */
import { createInterface } from "node:readline";
import type { Method, RoundTrips } from "./methods.ts";
import { socketEnd } from "./socket-end.ts";
import { softEnd } from "./soft-end.ts";

export interface End {
  /** Address for the other end. */
  readonly address: unknown;
  connect(peer: unknown, role: Role): Promise<void>;
  /**
   * Sends a message and waits for the answer, `rounds` times. `note` receives the milliseconds of each round.
   */
  exchange(rounds: number, note: (ms: number) => void): Promise<void>;
  answer(rounds: number): Promise<void>;
  close(): void;
}

type Role = "active" | "passive";
type Message =
  | { do: "open"; method: Method }
  | { do: "connect"; peer: unknown; role: Role }
  | { do: "run"; role: Role; rounds: number };

let end: End | undefined;

async function run(role: Role, rounds: number): Promise<RoundTrips | null> {
  if (role === "passive") {
    await end!.answer(rounds);
    return null;
  }
  const times = new Float64Array(rounds);
  let count = 0;
  const before = process.cpuUsage();
  await end!.exchange(rounds, (ms) => {
    times[count++] = ms * 1000;
  });
  const { user, system } = process.cpuUsage(before);
  const mean = times.reduce((sum, one) => sum + one, 0) / rounds;
  times.sort();
  const at = (part: number) => times[Math.floor(rounds * part)]!;
  return { median: at(0.5), mean, p99: at(0.99), processorUs: (user + system) / rounds };
}

async function reply(message: Message): Promise<unknown> {
  switch (message.do) {
    case "open":
      end = message.method.over === "socket" ? await socketEnd() : softEnd(message.method.waits);
      return end.address;
    case "connect":
      await end!.connect(message.peer, message.role);
      return null;
    case "run":
      return run(message.role, message.rounds);
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  let said: object;
  try {
    said = { ok: await reply(JSON.parse(line) as Message) };
  } catch (error) {
    said = { error: String(error) };
  }
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
end?.close();
process.exit();
