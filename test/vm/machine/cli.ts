import { once } from "node:events";
import { alive, repository, SetupError, say } from "./host.ts";
import { findMachine, lastWords, type Machine, startMachine, stopMachine } from "./machine.ts";
import { prepare } from "./prepare.ts";
import { execute } from "./session.ts";

const help = `npm run --silent vm -- [--kernel RELEASE] 'COMMAND'   runs COMMAND as root in a fresh VM with rxe0, and exits with its status
--kernel 6.12   boots that kernel instead of this Debian release's own; npm run test:vm and npm run vm:up take it, too
npm run vm:up / npm run vm:down    keeps a VM for many commands; name it with DOORBELL_VM=NAME, then and at each command

DOORBELL_VM_TIMEOUT=SECONDS  deadline of a command, the VM's start included (900); status 124
DOORBELL_VM_MEMORY=MIB (4096)  DOORBELL_VM_CPUS=N (2)  DOORBELL_VM_ACCEL=ACCEL (tcg,thread=multi)  DOORBELL_VM_CACHE=FOLDER (.vm)
Status 125: the VM could not be prepared or died.`;

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

// Returns the script with the caller's settings, without the settings of the VM itself.
function scriptFor(command: string): string {
  const passed = Object.entries(process.env)
    .filter(
      ([name]) => /^(DOORBELL_\w+|CI|NO_COLOR|FORCE_COLOR)$/.test(name) && !/^DOORBELL_VM(_|$)/.test(name),
    )
    .map(([name, value]) => `export ${name}=${quoted(value ?? "")}\n`);
  return `${passed.join("")}exec bash -c ${quoted(command)}\n`;
}

async function runCommand(command: string, release: string | undefined): Promise<number> {
  const seconds = Number(process.env["DOORBELL_VM_TIMEOUT"] ?? 900);
  if (!(seconds > 0)) throw new SetupError("DOORBELL_VM_TIMEOUT is a number of seconds");
  const name = process.env["DOORBELL_VM"];
  if (name) {
    if (release !== undefined)
      throw new SetupError("--kernel is for a VM of the command's own: unset DOORBELL_VM");
    const machine = findMachine(name);
    if (!machine) throw new SetupError(`no VM ${name} is up: DOORBELL_VM=${name} npm run vm:up`);
    return await supervised(command, machine, seconds);
  }
  const machine = startMachine(await prepare(release), String(process.pid), false);
  try {
    return await supervised(command, machine, seconds);
  } finally {
    stopMachine(machine);
  }
}

// Runs the command until it ends, the deadline passes, a signal arrives or the VM exits.
async function supervised(command: string, machine: Machine, seconds: number): Promise<number> {
  const end = new AbortController();
  const { promise, resolve } = Promise.withResolvers<number>();
  const stop = (status: number, why?: string): void => {
    if (end.signal.aborted) return;
    if (why) say(why);
    end.abort();
    resolve(status);
  };
  const died = (): void => stop(125, `the VM exited; its last output:\n${lastWords(machine)}`);
  const watch = setInterval(() => {
    if (!alive(machine.pid)) died();
  }, 250);
  const deadline = setTimeout(
    () => stop(124, `no end after ${seconds} s (DOORBELL_VM_TIMEOUT)`),
    seconds * 1000,
  );
  for (const [signal, status] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ] as const) {
    process.on(signal, () => stop(status));
  }
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => stop(141));

  process.chdir(machine.home);
  const job = { repository, script: scriptFor(command) };
  execute(job, process.stdout, process.stderr, end.signal).then((status) => stop(status), died);
  const status = await promise;
  clearInterval(watch);
  clearTimeout(deadline);
  return status;
}

async function up(name: string, release: string | undefined): Promise<number> {
  if (findMachine(name)) return 0;
  const machine = startMachine(await prepare(release), name, true);
  const status = await supervised("true", machine, 300);
  if (status === 0) say(`${name} is up: DOORBELL_VM=${name} npm run --silent vm -- 'COMMAND'`);
  else stopMachine(machine);
  return status;
}

function down(name: string): number {
  const machine = findMachine(name);
  if (machine) stopMachine(machine);
  return 0;
}

async function main([verb, ...words]: string[]): Promise<number> {
  const name = process.env["DOORBELL_VM"] ?? "shared";
  // npm puts `--kernel` behind the command of a script, so the position varies.
  const at = words.indexOf("--kernel");
  const [, release] = at < 0 ? [] : words.splice(at, 2);
  if (at >= 0 && !/^\d+\.\d+$/.test(release ?? ""))
    throw new SetupError(`--kernel takes a release, such as 6.12\n${help}`);
  if (verb === "up") return await up(name, release);
  if (verb === "down") return down(name);
  if (verb !== "run" || words.length === 0) throw new SetupError(`\n${help}`);
  return await runCommand(words.join(" "), release);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  say(error.message);
  process.exitCode = 125;
}
for (const stream of [process.stdout, process.stderr]) {
  if (stream.writableLength > 0)
    await Promise.race([once(stream, "drain"), once(stream, "error"), Bun.sleep(5000)]);
}
process.exit();
