import { spawn } from "node:child_process";
import { existsSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { alive, cache, readOr, repository } from "./host.ts";
import { initramfs } from "./initramfs.ts";
import type { Kernel } from "./kernel.ts";
import { tscKilohertz } from "./tsc.ts";

/** Running VM: the process of QEMU, and a folder with its sockets `ctl`, `out`, `err` and its logs. */
export type Machine = { pid: number; home: string };

const machines = `${cache}/machines`;

/** Additional hardware of a machine: QEMU's arguments, and words for the kernel's command line. */
export interface Hardware {
  readonly qemu: readonly string[];
  readonly kernelWords: string;
}

const usual: Hardware = { qemu: [], kernelWords: "" };

/**
 * Starts a VM, which answers on its `ctl` socket some ten seconds later. With `lasting` it outlives this
 * process.
 */
export function startMachine(kernel: Kernel, name: string, lasting: boolean, hardware = usual): Machine {
  sweep();
  const home = `${machines}/${name}`;
  mkdirSync(home, { recursive: true });
  writeFileSync(`${home}/pid`, String(process.pid)); // The file holds this process's id until QEMU's is available.
  writeFileSync(`${home}/initramfs`, initramfs(kernel));
  const log = openSync(`${home}/qemu.log`, "w");
  // A one-command machine exits with its runner, whatever ends the runner.
  const wrapper = lasting ? [] : ["setpriv", "--pdeathsig", "KILL"];
  const [program, ...args] = [...wrapper, "qemu-system-x86_64", ...qemuArguments(kernel, hardware)];
  const child = spawn(program!, args, { cwd: home, stdio: ["ignore", log, log], detached: true });
  child.unref();
  const pid = child.pid ?? 0;
  writeFileSync(`${home}/pid`, String(pid));
  return { pid, home };
}

/** Returns the running machine of this name. */
export function findMachine(name: string): Machine | undefined {
  const home = `${machines}/${name}`;
  const pid = Number(readOr(`${home}/pid`, "0"));
  return alive(pid) ? { pid, home } : undefined;
}

/** Switches a machine off. */
export function stopMachine({ pid, home }: Machine): void {
  // Another program may have the process id by now.
  if (alive(pid) && readOr(`/proc/${pid}/comm`, "").startsWith("qemu")) process.kill(pid, "SIGKILL");
  rmSync(home, { recursive: true, force: true });
}

/** Returns the last output of QEMU and of the guest's kernel. */
export function lastWords({ home }: Machine): string {
  const log = readOr(`${home}/qemu.log`, "") + readOr(`${home}/console`, "");
  return log.replaceAll("\r", "").trimEnd().split("\n").slice(-25).join("\n");
}

// Sockets are named relative to the machine's folder, because their full path may be too long for a socket
// address.
function qemuArguments(kernel: Kernel, { qemu, kernelWords }: Hardware): string[] {
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
  const kilohertz = tscKilohertz();
  const pace = kilohertz === undefined ? "" : ` tsc_early_khz=${kilohertz}`;
  return [
    ...["-nodefaults", "-no-user-config", "-no-reboot", "-display", "none"],
    ...["-accel", env["DOORBELL_VM_ACCEL"] ?? "tcg,thread=multi", "-cpu", "max"],
    ...["-smp", env["DOORBELL_VM_CPUS"] ?? "2", "-m", env["DOORBELL_VM_MEMORY"] ?? "4096"],
    ...["-kernel", kernel.image, "-initrd", "initramfs"],
    // On a busy host the guest's timer may not tick during the kernel's check, and the kernel panics.
    ...[
      "-append",
      `console=ttyS0 quiet panic=-1 oops=panic mitigations=off random.trust_cpu=on tsc=reliable no_timer_check${pace} ${kernelWords}`,
    ],
    ...qemu,
    ...["-serial", "file:console"],
    ...["-device", "virtio-rng-pci", "-device", "virtio-serial-pci"],
    ...[...port("ctl"), ...port("out"), ...port("err")],
    ...[...share("host", "/"), ...share("repo", repository), ...share("modules", kernel.modules)],
  ];
}

// Removes the folders that killed runners left.
function sweep(): void {
  if (!existsSync(machines)) return;
  for (const name of readdirSync(machines)) {
    const home = `${machines}/${name}`;
    if (existsSync(`${home}/pid`) && !findMachine(name)) rmSync(home, { recursive: true, force: true });
  }
}
