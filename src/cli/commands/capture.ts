import process from "node:process";
import { BEAT_EVERY_MS, Head } from "../../counters/layout.ts";
import { CaptureFile } from "../capture/capture-file.ts";
import { PacketStream } from "../capture/packet-stream.ts";
import { type CliCommand, CliError, exitCode, type Given } from "../common/command.ts";
import { beat } from "../processes/look.ts";
import { type NicState, nicState } from "../processes/nic-state.ts";
import { processName } from "../processes/process-name.ts";
import { type ShownFile, shownFiles } from "../processes/shown-file.ts";

/**
 * Deadline for a NIC's description, in milliseconds. A sleeping soft0 checks for requests once a second, and
 * its thread may still be starting.
 */
const ANSWERS_WITHIN_MS = 3000;
const IDLE_MS = 5;

export const capture: CliCommand = {
  words: [
    {
      word: "FILE",
      text: "pcapng file for Wireshark and tshark, overwritten; - is standard output",
    },
  ],
  options: [
    { flags: "--pid PID", text: "one process; all of this user that use soft0 without it" },
    { flags: "--device NAME", text: "only the soft0 devices of this name or address" },
    { flags: "--seconds SECONDS", text: "duration; without it until Ctrl-C, or until the processes end" },
  ],
  examples: [
    ["doorbell capture soft0.pcapng", "the packets of all running soft0 devices, until Ctrl-C"],
    ["doorbell capture - --pid 4711 | wireshark -k -i -", "one process, shown while it runs"],
    ["doorbell capture soft0.pcapng --seconds 10 --json", "ten seconds, with a summary as JSON"],
  ],
  notes: `A capture never delays the processes. Packets that arrive faster than the capture reads them are lost, and the summary counts them.
Between processes of one host and user soft0 uses shared memory instead of packets. To capture that traffic,
start the process with DOORBELL_SOFT_SHARED=off.
To capture from a program's first packet on, start it with DOORBELL_SOFT_PCAP=FILE.`,
  run: async (given) => {
    const seconds = limit(given);
    const chosen = await choose(given);
    using file = new CaptureFile(given.words[0]!);
    const streams: PacketStream[] = [];
    const stopped = stopRequested();
    try {
      for (const { shown, nic } of chosen) {
        const name = `${nic?.device ?? "soft0"}-${shown.pid}`;
        const stream = new PacketStream(
          shown,
          file.addInterface(name, `${processName(shown.pid)}, ${nic?.address ?? ""}`),
        );
        await stream.start();
        streams.push(stream);
      }
      given.output.note(`capturing ${chosen.length} soft0${chosen.length === 1 ? "" : "s"}; Ctrl-C ends it`);
      reportSharedMemory(given, chosen);
      await pump(streams, file, seconds * 1000, stopped);
    } finally {
      for (const stream of streams) {
        stream.stop();
        file.addStatistics(stream.number, stream.packets, stream.lost);
      }
      for (const { shown } of chosen) shown.close();
    }
    printSummary(given, streams);
    return exitCode.fine;
  },
};

interface Chosen {
  readonly shown: ShownFile;
  readonly nic: NicState | undefined;
}

function limit({ options }: Given): number {
  const { seconds } = options;
  if (seconds === undefined) return Number.POSITIVE_INFINITY;
  if (!(Number(seconds) > 0))
    throw new CliError(`--seconds must be a number of seconds, not ${JSON.stringify(seconds)}`);
  return Number(seconds);
}

function pidFrom({ options }: Given): number | undefined {
  const { pid } = options;
  if (pid === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(String(pid)))
    throw new CliError(`--pid must be the number of a process, not ${JSON.stringify(pid)}`);
  return Number(pid);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the selected NICs with their descriptions. Throws CliError when there are none. */
async function choose(given: Given): Promise<Chosen[]> {
  const pid = pidFrom(given);
  const files = shownFiles(pid);
  const nics = files.filter((file) => file.kind === "nic" && file.word(Head.isOpen) === 1);
  for (const file of files) if (!nics.includes(file)) file.close();
  beat(nics);
  const states = new Map<ShownFile, NicState>();
  const end = performance.now() + ANSWERS_WITHIN_MS;
  while (states.size < nics.length && performance.now() < end) {
    for (const file of nics) {
      const state = nicState(file.text()?.text ?? "");
      if (state !== undefined) states.set(file, state);
    }
    await pause(20);
  }
  const { device } = given.options;
  const chosen: Chosen[] = [];
  for (const shown of nics) {
    const nic = states.get(shown);
    const isMeant =
      device === undefined
        ? nic !== undefined || pid !== undefined
        : nic?.device === device || nic?.address === device;
    if (isMeant) chosen.push({ shown, nic });
    else shown.close();
  }
  if (chosen.length === 0) throw new CliError(noneFound(pid, device, states), exitCode.unavailable);
  return chosen;
}

function noneFound(
  pid: number | undefined,
  device: unknown,
  states: ReadonlyMap<ShownFile, NicState>,
): string {
  const where = pid === undefined ? "no process of this user" : `process ${pid} is not this user's, or`;
  const there = [...states.values()].map((nic) => `${nic.device} ${nic.address}`).join(", ");
  if (device !== undefined && there !== "") return `there is no ${String(device)}; there is ${there}`;
  const has = pid === undefined ? "has a soft0 open" : "has no soft0 open";
  return `${where} ${has} (processes with DOORBELL_SHOW=off are not listed)`;
}

function reportSharedMemory({ output }: Given, chosen: readonly Chosen[]): void {
  const shared = chosen
    .flatMap(({ nic }) => nic?.queuePairs ?? [])
    .filter(({ path }) => /shared-memory|mapped/.test(path));
  if (shared.length === 0) return;
  const are = shared.length === 1 ? "1 queue pair sends" : `${shared.length} queue pairs send`;
  output.note(
    `${are} through shared memory, not by packets: start the process with DOORBELL_SOFT_SHARED=off to see them`,
  );
}

/** Listens for Ctrl-C before the capture is announced. The returned function reports whether it was typed. */
function stopRequested(): () => boolean {
  let stopped = false;
  const stop = (): void => {
    stopped = true;
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  return () => stopped;
}

/** Copies packets until the time is over, Ctrl-C is typed, or the last process ends. */
async function pump(
  streams: readonly PacketStream[],
  file: CaptureFile,
  ms: number,
  stopped: () => boolean,
): Promise<void> {
  const end = performance.now() + ms;
  let nextBeat = 0;
  while (!stopped() && performance.now() < end) {
    if (performance.now() >= nextBeat) {
      nextBeat = performance.now() + BEAT_EVERY_MS;
      for (const stream of streams) stream.beat();
      if (!streams.some((stream) => stream.isLive())) break;
    }
    if (drain(streams, file)) await new Promise((resolve) => setImmediate(resolve));
    else await pause(IDLE_MS);
  }
  // Packets that were captured before the stop.
  for (let rounds = 0; rounds < 64 && drain(streams, file); rounds++);
}

function drain(streams: readonly PacketStream[], file: CaptureFile): boolean {
  let any = false;
  for (const stream of streams) {
    const blocks = stream.take();
    if (blocks === undefined) continue;
    file.write(blocks);
    any = true;
  }
  return any;
}

function printSummary({ output, words }: Given, streams: readonly PacketStream[]): void {
  const interfaces = streams.map(({ file, packets, lost }) => ({ pid: file.pid, packets, lost }));
  const sum = (of: "packets" | "lost"): number => interfaces.reduce((all, one) => all + one[of], 0);
  const [packets, lost] = [sum("packets"), sum("lost")];
  if (output.asJson && words[0] !== "-") output.json({ file: words[0], packets, lost, interfaces });
  else output.note(`${packets} packets captured, ${lost} lost${words[0] === "-" ? "" : `: ${words[0]}`}`);
}
