// Destinations of the scaling benchmark. Each NIC has 64 addresses, and each address is a destination. One
// socket (switch.ts) and one thread serve all NICs. The program answers JSON lines on stdin; see
// destinations.ts. One engine per address would run with cold caches, so the benchmark would measure the
// cache misses of the farm.
import { createInterface } from "node:readline";
import * as c from "../../../ffi/libc/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import {
  type CompletionQueue,
  type ConnectOptions,
  Device,
  type Endpoint,
  Memory,
  type ProtectionDomain,
  type QueuePair,
  type RemoteMemory,
} from "../../../src/index.ts";
import { loadNative, readClock } from "../../../src/soft/hca/arena/engine.ts";
import { RX_SLOTS, RX_STRIDE, RxSlots } from "../../../src/soft/hca/links/common/packet-memory.ts";
import { SoftNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { hasWork, nextDeadline, step } from "../../../src/soft/hca/nic/step.ts";
import { verbsOf } from "../../../src/soft/hca/provider/function-table.ts";
import type { FarmCommand, FarmNic } from "./destinations.ts";
import { type Port, Switch } from "./switch.ts";

const ARENA = 32 << 20;
/** Timeout of poll in milliseconds, also the interval at which some idle NICs' timers are checked. */
const NAP = 2;
const TIMERS = 64;
/** Time in milliseconds before the loop reads stdin. */
const TURN = 20;

interface Nic {
  readonly soft: SoftNic;
  readonly domain: ProtectionDomain;
  readonly completions: CompletionQueue;
  readonly dynamic: QueuePair;
  readonly memory: RemoteMemory;
}

interface Destination {
  readonly RC: QueuePair;
  readonly description: FarmNic;
}

/** Addresses of a NIC, limited by its GID table. */
const ADDRESSES = 64;

const native = loadNative();
const nics: Nic[] = [];
const destinations: Destination[] = [];
/** Memory that all destinations share, because its content does not matter. */
let inboxes: Memory | undefined;
/**
 * Receive memory of every NIC, as a file descriptor. One thread runs all NICs and handles one packet at a
 * time.
 */
const name = new Uint8Array(new ArrayBuffer(8)); // The name of the memory file is empty.
const packetMemory = c.libc.memfd_create(addressOf(name), c.MFD_CLOEXEC);
if (c.libc.ftruncate(packetMemory, RX_SLOTS * RX_STRIDE) !== 0) throw new Error("ftruncate of packet memory");

/** Size of a page, where the first receive slot begins in a NIC's arena. */
const PAGE = 4096;
const flags = c.PROT_READ | c.PROT_WRITE;
const packets = c.libc.mmap(0, RX_SLOTS * RX_STRIDE, flags, c.MAP_SHARED, packetMemory, 0);
const behind = (PAGE - ((RxSlots.packets * 4) % PAGE)) % PAGE;
const ports = new Switch(native, packets - behind);
const ready = c.pollfd.alloc();
ready.fd = ports.fd;
ready.events = c.POLLIN;

/**
 * Maps the receive memory of all NICs to the same pages, as the ports of a switch share its memory. Separate
 * pages would take 0.5 GB of cold memory.
 */
function shareReceiveMemory(base: number): void {
  const page = 4096;
  const from = Math.ceil((base + RxSlots.packets * 4) / page) * page;
  const bytes = (RX_SLOTS * RX_STRIDE - page) & ~(page - 1);
  const flags = c.MAP_SHARED | c.MAP_FIXED;
  if (c.libc.mmap(from, bytes, c.PROT_READ | c.PROT_WRITE, flags, packetMemory, 0) !== from) {
    throw new Error(`mmap of packet memory: ${c.errnoName(c.errno())}`);
  }
}

function addNic(own: readonly string[], bytes: number): Nic {
  const addresses = own.map((address) => ({ address, netdev: "lo", mtu: 65536 }));
  const link = ports.link(() => port);
  const soft = new SoftNic({ native, link, addresses, arenaBytes: ARENA });
  const port: Port = { engine: soft.e, arrivals: [] };
  shareReceiveMemory(soft.e.base);
  const device = new Device(verbsOf(soft), soft.pointer, "soft0");
  const domain = device.createProtectionDomain();
  const completions = device.createCompletionQueue({ entries: 8, channel: false });
  const dynamic = domain.createQueuePair({ type: "dynamic", completions, ...sizes });
  dynamic.connect();
  inboxes ??= Memory.allocate(bytes);
  const inbox = domain.register(inboxes, ["localWrite", "remoteWrite", "remoteRead"]);
  const nic = { soft, domain, completions, dynamic, memory: inbox.remote() };
  nics.push(nic);
  return nic;
}

function addDestination(address: (index: number) => string, bytes: number): void {
  const gidIndex = destinations.length % ADDRESSES;
  const first = destinations.length - gidIndex;
  const others = () => Array.from({ length: ADDRESSES }, (_, i) => address(first + i));
  const nic = gidIndex === 0 ? addNic(others(), bytes) : nics.at(-1)!;
  const RC = nic.domain.createQueuePair({ completions: nic.completions, ...sizes });
  const ends = { dynamic: nic.dynamic.endpoint({ gidIndex }), RC: RC.endpoint({ gidIndex }) };
  destinations.push({ RC, description: { ...ends, memory: nic.memory } });
}

const sizes = { sendDepth: 1, receiveDepth: 1, receiveSegments: 1 };
const woken = new Set<Port>();

function runUntil(end: number): void {
  while (performance.now() < end) {
    if (ports.receive(woken) === 0) c.libc.poll(ready.pointer, 1, NAP);
    for (const { engine } of woken) step(engine);
    woken.clear();
    runTimers();
    ports.flush();
  }
}

let lookedAt = 0;
let cursor = 0;

/**
 * Runs the timers of some NICs in turn. Late timers are acceptable here, because checking all timers would
 * cost more.
 */
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
    const { count, bytes, network } = command.make;
    const address = (i: number) => `127.${network}.${1 + (i >> 8)}.${i & 255}`;
    while (destinations.length < count) addDestination(address, bytes);
    return destinations.slice(0, count).map(({ description }) => description);
  }
  if (command.connect) {
    for (const [i, endpoint] of command.connect.entries()) {
      const { RC } = destinations[i]!;
      if (RC.state === "INIT") RC.connect(endpoint as Endpoint, options);
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
