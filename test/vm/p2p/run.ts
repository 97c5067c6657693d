// npm run test:p2p: peer-to-peer DMA in a VM with an IOMMU, a PCI Express switch and SSDs. QEMU's own trace
// of the SSD's addresses proves that no transfer went through host memory.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cache, SetupError, say } from "../machine/host.ts";
import { lastWords, type Machine, startMachine, stopMachine } from "../machine/machine.ts";
import { prepare } from "../machine/prepare.ts";
import { execute } from "../machine/session.ts";
import { diskBytes, diskContent, parts } from "./content.ts";
import { barBytes, type P2pFiles, p2pHardware } from "./hardware.ts";
import { readTrace } from "./trace.ts";

process.env["DOORBELL_VM_MEMORY"] ??= "1536";
/** Time limit in seconds. An idle machine needs three minutes, most of them for loading vitest. */
const seconds = Number(process.env["DOORBELL_VM_TIMEOUT"] ?? 1800);
const repository = new URL("../../..", import.meta.url).pathname.replace(/\/$/, "");
const folder = `${cache}/p2p-${process.pid}`;
const files: P2pFiles = {
  disk: `${folder}/disk`,
  slowDisk: `${folder}/slow`,
  badDisk: `${folder}/bad`,
  trace: `${folder}/trace`,
};

/** Runs the tests in the guest, forwards their output and returns it. */
async function runGuest(machine: Machine): Promise<{ readonly status: number; readonly printed: string }> {
  let printed = "";
  const show = (chunk: Buffer): void => {
    printed += chunk.toString();
    process.stdout.write(chunk);
  };
  const { Writable } = await import("node:stream");
  const out = new Writable({
    write: (chunk: Buffer, _, done) => {
      show(chunk);
      done();
    },
  });
  const end = AbortSignal.timeout(seconds * 1000);
  const script = `export DOORBELL_P2P_FOLDER='${folder}' NO_COLOR=1\nexec bun --bun node_modules/.bin/vitest run --project p2p --reporter verbose\n`;
  process.chdir(machine.home);
  try {
    return { status: await execute({ repository, script }, out, process.stderr, end), printed };
  } catch (error) {
    // A socket does not show which end closed it.
    throw end.aborted ? new Error(`no end after ${seconds} s (DOORBELL_VM_TIMEOUT)`) : error;
  }
}

/** Compares trace and file with the guest's output. Returns the failures as texts. */
function proof(printed: string, content: Uint8Array): string[] {
  const wrong: string[] = [];
  const check = (holds: boolean, what: string): void => {
    say(`${holds ? "holds" : "DOES NOT HOLD"}: ${what}`);
    if (!holds) wrong.push(what);
  };
  const bar = Number(/BAR at (\d+) bytes/.exec(printed)?.[1]);
  const inBar = (address: number): boolean => address >= bar && address < bar + barBytes;
  const { commands, pages } = readTrace(readFileSync(files.trace, "utf8"));
  const of = (opcode: string, { from, bytes }: { from: number; bytes: number }) =>
    commands.filter(
      (each) => each.opcode === opcode && each.diskOffset >= from && each.diskOffset < from + bytes,
    );
  const bytesOf = (some: typeof commands): number => some.reduce((sum, each) => sum + each.bytes, 0);

  const direct = of("read", parts.direct);
  const addresses = direct.flatMap((each) => each.addresses);
  check(
    bytesOf(direct) === parts.direct.bytes,
    `the SSD was told to read ${parts.direct.bytes} bytes in ${direct.length} commands`,
  );
  check(
    addresses.length === parts.direct.bytes / 4096 && addresses.every(inBar),
    `all ${addresses.length} pages that it wrote to are the BAR's`,
  );
  const bounced = of("read", parts.bounced).flatMap((each) => each.addresses);
  check(bounced.length > 0 && !bounced.some(inBar), `of the bounced read none of ${bounced.length} is`);
  const written = of("write", parts.written).flatMap((each) => each.addresses);
  check(
    written.length > 0 && written.every(inBar),
    `all ${written.length} pages that it wrote to the disk were read from the BAR`,
  );
  const led = pages.filter(({ busAddress }) => inBar(busAddress));
  check(
    led.length > 0 && led.every(({ busAddress, address }) => busAddress === address),
    `the IOMMU led ${led.length} accesses to the BAR's addresses to the BAR`,
  );
  const disk = readFileSync(files.disk);
  const { from, bytes } = parts.written;
  check(
    Buffer.compare(disk.subarray(from, from + bytes), content.subarray(0, bytes)) === 0,
    `the file has the ${bytes} bytes that the SSD read from the BAR`,
  );
  check(
    Buffer.compare(disk.subarray(0, from), content.subarray(0, from)) === 0,
    "the rest of the disk is unchanged",
  );
  return wrong;
}

try {
  mkdirSync(folder, { recursive: true });
  const content = diskContent(diskBytes);
  writeFileSync(files.disk, content);
  for (const small of [files.slowDisk, files.badDisk]) writeFileSync(small, content.subarray(0, 2 ** 24));
  const machine = startMachine(await prepare(), `p2p-${process.pid}`, false, p2pHardware(files));
  try {
    const { status, printed } = await runGuest(machine);
    const wrong = proof(printed, content);
    process.exitCode = status === 0 && wrong.length === 0 ? 0 : 1;
  } catch (error) {
    say(`${String(error)}; the VM's last output:\n${lastWords(machine)}`);
    process.exitCode = 125;
  } finally {
    stopMachine(machine);
  }
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  say(error.message);
  process.exitCode = 125;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
