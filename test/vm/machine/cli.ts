import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { repository, SetupError, say } from "./host.ts";
import { homeOf, type Machine, runningMachine, startMachine } from "./machine.ts";
import { prepare } from "./prepare.ts";
import { execute } from "./session.ts";

const help = `npm run --silent vm -- 'COMMAND'   runs COMMAND as root in a fresh VM with rxe0, and exits with its status
npm run vm:up / npm run vm:down    keeps a VM for many commands; name it with DOORBELL_VM=NAME, then and at each command

DOORBELL_VM_TIMEOUT=SECONDS  deadline of a command, the VM's start included (900); status 124
DOORBELL_VM_MEMORY=MIB (4096)  DOORBELL_VM_CPUS=N (2)  DOORBELL_VM_ACCEL=ACCEL (tcg,thread=multi)  DOORBELL_VM_CACHE=FOLDER (.vm)
Status 125: the VM could not be prepared or died.`;

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

// The caller's settings go along; what steers the VM itself does not.
function scriptFor(command: string): string {
  const passed = Object.entries(process.env)
    .filter(
      ([name]) => /^(DOORBELL_\w+|CI|NO_COLOR|FORCE_COLOR)$/.test(name) && !/^DOORBELL_VM(_|$)/.test(name),
    )
    .map(([name, value]) => `export ${name}=${quoted(value ?? "")}\n`);
  return `${passed.join("")}exec bash -c ${quoted(command)}\n`;
}

async function runCommand(command: string): Promise<number> {
  const seconds = Number(process.env["DOORBELL_VM_TIMEOUT"] ?? 900);
  if (!(seconds > 0)) throw new SetupError("DOORBELL_VM_TIMEOUT is a number of seconds");
  const kernel = await prepare();
  const name = process.env["DOORBELL_VM"];
  if (name && runningMachine(name) === 0)
    throw new SetupError(`no VM ${name} is up: DOORBELL_VM=${name} npm run vm:up`);
  const machine = name ? undefined : startMachine(kernel, String(process.pid), false);
  try {
    return await supervised(command, machine, machine?.home ?? homeOf(name!), seconds);
  } finally {
    machine?.stop();
  }
}

// Ends with the command, or at the deadline, a signal, the death of the VM or of our parent: the first of them.
async function supervised(
  command: string,
  machine: Machine | undefined,
  home: string,
  seconds: number,
): Promise<number> {
  const end = new AbortController();
  const stopped = new Promise<number>((resolve) => {
    const stop = (status: number, why?: string): void => {
      if (why) say(why);
      resolve(status);
      end.abort();
    };
    setTimeout(() => stop(124, `no end after ${seconds} s (DOORBELL_VM_TIMEOUT)`), seconds * 1000).unref();
    process.on("SIGINT", () => stop(130));
    process.on("SIGTERM", () => stop(143));
    process.on("SIGHUP", () => stop(129));
    process.stdout.on("error", () => stop(141));
    process.stderr.on("error", () => stop(141));
    machine?.process.on("exit", () => {
      stop(125, `the VM died; its last words:\n${lastWords(home)}`);
    });
    machine?.process.on("error", (error) => stop(125, `QEMU does not start: ${error.message}`));
  });
  process.chdir(home);
  const work = execute(
    { repository, script: scriptFor(command) },
    process.stdout,
    process.stderr,
    end.signal,
  );
  work.catch(() => {});
  return await Promise.race([stopped, work]);
}

function lastWords(home: string): string {
  const log = readFileSync(`${home}/qemu.log`, "utf8") + readFileSync(`${home}/console`, "utf8");
  return log.replaceAll("\r", "").trimEnd().split("\n").slice(-25).join("\n");
}

async function up(name: string): Promise<number> {
  if (runningMachine(name) > 0) return 0;
  const machine = startMachine(await prepare(), name, true);
  const status = await supervised("true", machine, machine.home, 120);
  if (status !== 0) machine.stop();
  else say(`${name} is up: DOORBELL_VM=${name} npm run --silent vm -- 'COMMAND'`);
  return status;
}

function down(name: string): number {
  const pid = runningMachine(name);
  if (pid > 0) process.kill(pid, "SIGKILL");
  rmSync(homeOf(name), { recursive: true, force: true });
  return 0;
}

async function main([verb, ...words]: string[]): Promise<number> {
  const name = process.env["DOORBELL_VM"] ?? "shared";
  if (verb === "up") return await up(name);
  if (verb === "down") return down(name);
  if (verb !== "run" || words.length === 0) throw new SetupError(`\n${help}`);
  return await runCommand(words.join(" "));
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
