// Many NICs in one process, each with an address and a UDP socket of its own, all run by one thread that sleeps in
// epoll_wait: the destinations of the scaling benchmark. Answers JSON lines on stdin (see destinations.ts).
import { createInterface } from "node:readline";
import * as c from "../../../ffi/libc/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { type ConnectOptions, Device, type Endpoint, Memory, type QueuePair } from "../../../src/index.ts";
import { RX_SLOTS, RX_STRIDE, Sections, Socket } from "../../../src/soft/hca/arena/arena.ts";
import { readClock } from "../../../src/soft/hca/arena/clock.ts";
import { loadNative } from "../../../src/soft/hca/arena/native.ts";
import { udpLink } from "../../../src/soft/hca/links/udp/udp-link.ts";
import { nextDeadline } from "../../../src/soft/hca/nic/deadline.ts";
import { SoftDevice } from "../../../src/soft/hca/nic/soft-device.ts";
import { hasWork, step } from "../../../src/soft/hca/nic/step.ts";
import { verbsOf } from "../../../src/soft/hca/provider/function-table.ts";
import type { FarmCommand, FarmNic } from "./destinations.ts";

const ARENA = 32 << 20;
const EVENTS = 256;
/** Milliseconds in epoll_wait; so often are the timers of some NICs looked at that no packet woke. */
const NAP = 2;
const TIMERS = 64;
/** After so many naps without a packet they are longer: the other transport has its turn, and this one's farm keeps out of it. */
const QUIET = 50;
const LONG_NAP = 50;
/** How long to run before stdin has its turn. */
const TURN = 20;

interface Nic {
  readonly soft: SoftDevice;
  readonly pair: QueuePair;
  readonly told: FarmNic;
}

const native = loadNative();
const nics: Nic[] = [];
/** One for all of them: what is written does not matter. */
let inboxes: Memory | undefined;
const epoll = c.libc.epoll_create1(c.EPOLL_CLOEXEC);
const event = c.epoll_event.alloc();
const events = c.epoll_event.pool(new ArrayBuffer(c.epoll_event.size * EVENTS), EVENTS);

/** What every NIC receives into, by file descriptor: one thread runs them all, one packet after the other. */
const name = new Uint8Array(new ArrayBuffer(8)); // the empty one will do
const packetMemory = c.libc.memfd_create(addressOf(name), c.MFD_CLOEXEC);
if (c.libc.ftruncate(packetMemory, RX_SLOTS * RX_STRIDE) !== 0) throw new Error("ftruncate of packet memory");

/** Lets the NIC receive where all others do, as the ports of a switch share its memory; each its own would be 0.5 GB, all cold. */
function shareReceiveMemory(base: number): void {
  const page = 4096;
  const from = Math.ceil((base + Sections.rxPackets * 4) / page) * page;
  const bytes = (RX_SLOTS * RX_STRIDE - page) & ~(page - 1);
  const flags = c.MAP_SHARED | c.MAP_FIXED;
  if (c.libc.mmap(from, bytes, c.PROT_READ | c.PROT_WRITE, flags, packetMemory, 0) !== from) {
    throw new Error(`mmap of packet memory: ${c.errnoName(c.errno())}`);
  }
}

function addNic(address: string, type: "RC" | "dynamic", bytes: number): Nic {
  const addresses = [{ address, netdev: "lo", mtu: 65536 }];
  const soft = new SoftDevice({ native, link: udpLink, addresses, arenaBytes: ARENA });
  shareReceiveMemory(soft.e.base);
  const device = new Device(verbsOf(soft), soft.pointer, "soft0");
  const domain = device.createProtectionDomain();
  const completions = device.createCompletionQueue({ entries: 8, channel: false });
  const pair = domain.createQueuePair({
    type,
    completions,
    sendDepth: 1,
    receiveDepth: 1,
    receiveSegments: 1,
  });
  if (type === "dynamic") pair.connect();
  inboxes ??= Memory.allocate(bytes);
  const inbox = domain.register(inboxes, ["localWrite", "remoteWrite", "remoteRead"]);
  event.events = c.EPOLLIN;
  event.data = nics.length;
  const fd = soft.e.i32[Sections.sockets + Socket.fd]!;
  if (c.libc.epoll_ctl(epoll, c.EPOLL_CTL_ADD, fd, event.pointer) !== 0) throw new Error("epoll_ctl");
  const nic = { soft, pair, told: { endpoint: pair.endpoint(), memory: inbox.remote() } };
  nics.push(nic);
  return nic;
}

/** Naps in a row without a packet. */
let quiet = 0;

function runUntil(end: number): void {
  while (performance.now() < end) {
    const ready = c.libc.epoll_wait(epoll, events[0]!.pointer, EVENTS, quiet < QUIET ? NAP : LONG_NAP);
    quiet = ready === 0 ? quiet + 1 : 0;
    for (let i = 0; i < ready; i++) step(nics[Number(events[i]!.data)]!.soft.e);
    if (ready < EVENTS) runTimers();
  }
}

let lookedAt = 0;
let cursor = 0;

/** Looks after the timers of some NICs in turn: what these have timed may be late, to look at all would cost more than they do. */
function runTimers(): void {
  if (nics.length === 0) return;
  const now = readClock(nics[0]!.soft.e);
  if (now - lookedAt < NAP * 1000) return;
  lookedAt = now;
  for (let i = 0; i < Math.min(TIMERS, nics.length); i++) {
    cursor = cursor + 1 < nics.length ? cursor + 1 : 0;
    const { e } = nics[cursor]!.soft;
    if (nextDeadline(e) <= now || hasWork(e)) step(e);
  }
}

const options: ConnectOptions = { timeout: 16 };

function answer(command: FarmCommand): unknown {
  if (command.make) {
    const { count, type, bytes, network } = command.make;
    for (let i = nics.length; i < count; i++) {
      addNic(`127.${network}.${1 + (i >> 8)}.${i & 255}`, type, bytes);
    }
    return nics.slice(0, count).map(({ told }) => told);
  }
  if (command.connect) {
    for (const [i, endpoint] of command.connect.entries()) {
      const { pair } = nics[i]!;
      if (pair.state === "INIT") pair.connect(endpoint as Endpoint, options);
    }
    return true;
  }
  return process.memoryUsage.rss();
}

process.stdin.on("end", () => process.exit());
createInterface({ input: process.stdin }).on("line", (line) => {
  try {
    process.stdout.write(`${JSON.stringify({ ok: answer(JSON.parse(line) as FarmCommand) })}\n`);
  } catch (error) {
    process.stdout.write(`${JSON.stringify({ error: (error as Error).message })}\n`);
  }
});
const loop = () => {
  runUntil(performance.now() + TURN);
  setImmediate(loop);
};
loop();
