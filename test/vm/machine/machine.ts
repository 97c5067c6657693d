import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { alive, cache, readOr, repository } from "./host.ts";
import { initramfs } from "./initramfs.ts";
import type { Kernel } from "./kernel.ts";

/** A running VM: a folder with its sockets `ctl`, `out`, `err` and its `console` log. */
export type Machine = { home: string; process: ChildProcess; stop: () => void };

const machines = `${cache}/machines`;

/** Where a machine of this name has its sockets and logs. */
export function homeOf(name: string): string {
  return `${machines}/${name}`;
}

/** Starts a VM; it answers on its `ctl` socket some ten seconds later. `lasting`: it outlives this process. */
export function startMachine(kernel: Kernel, name: string, lasting: boolean): Machine {
  sweep();
  const home = homeOf(name);
  mkdirSync(home, { recursive: true });
  writeFileSync(`${home}/initramfs`, initramfs(kernel));
  const log = openSync(`${home}/qemu.log`, "w");
  // A one-command machine dies with its runner, however that ends.
  const wrapper = lasting ? ["setsid"] : ["setpriv", "--pdeathsig", "KILL"];
  const [program, ...args] = [...wrapper, "qemu-system-x86_64", ...arguments_(kernel)];
  const child = spawn(program!, args, { cwd: home, stdio: ["ignore", log, log], detached: lasting });
  writeFileSync(`${home}/pid`, String(child.pid));
  const stop = (): void => {
    child.kill("SIGKILL");
    rmSync(home, { recursive: true, force: true });
  };
  return { home, process: child, stop };
}

// Sockets are named relative to the machine's folder: their full path may be too long for a socket address.
function arguments_(kernel: Kernel): string[] {
  const { env } = process;
  const port = (name: string): string[] => [
    ...["-chardev", `socket,id=${name},path=${name},server=on,wait=off`],
    ...["-device", `virtserialport,chardev=${name},name=doorbell.${name}`],
  ];
  const share = (name: string, path: string): string[] => [
    "-fsdev",
    `local,id=${name},path=${path.replaceAll(",", ",,")},security_model=none,readonly=on,multidevs=remap`,
    "-device",
    `virtio-9p-pci,fsdev=${name},mount_tag=${name}`,
  ];
  return [
    ...["-nodefaults", "-no-user-config", "-no-reboot", "-display", "none"],
    ...["-accel", env["DOORBELL_VM_ACCEL"] ?? "tcg,thread=multi", "-cpu", "max"],
    ...["-smp", env["DOORBELL_VM_CPUS"] ?? "2", "-m", env["DOORBELL_VM_MEMORY"] ?? "4096"],
    ...["-kernel", kernel.image, "-initrd", "initramfs"],
    ...["-append", "console=ttyS0 quiet panic=-1 oops=panic mitigations=off random.trust_cpu=on"],
    ...["-serial", "file:console"],
    ...["-device", "virtio-rng-pci", "-device", "virtio-serial-pci"],
    ...[...port("ctl"), ...port("out"), ...port("err")],
    ...[...share("host", "/"), ...share("repo", repository), ...share("modules", kernel.modules)],
  ];
}

/** The process of a machine that runs under this name, or 0. */
export function runningMachine(name: string): number {
  const pid = Number(readOr(`${homeOf(name)}/pid`, "0"));
  return alive(pid) ? pid : 0;
}

// A runner that was killed outright leaves its machine's folder behind.
function sweep(): void {
  if (!existsSync(machines)) return;
  for (const name of readdirSync(machines)) {
    if (runningMachine(name) === 0) rmSync(homeOf(name), { recursive: true, force: true });
  }
}
