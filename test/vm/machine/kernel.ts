import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { apt, cache, run, SetupError, say } from "./host.ts";

/** Unpacked Debian kernel. `modules` is its /lib/modules. */
export type Kernel = { version: string; image: string; modules: string };

// Drivers of hardware that the virtual machine lacks, which make up most of the package.
const leftOut = [
  "gpu",
  "media",
  "net/wireless",
  "net/ethernet",
  "usb",
  "scsi",
  "staging",
  "iio",
  "hwmon",
  "hid",
];

/**
 * Returns the folder of a kernel release ("6.12"), by default of the kernel that this Debian release boots.
 */
const homeOf = (release: string | undefined): string =>
  release === undefined ? `${cache}/kernel` : `${cache}/kernel-${release}`;

/** Returns the kernel fetched earlier, undefined without one. */
export function cachedKernel(release?: string): Kernel | undefined {
  const home = homeOf(release);
  if (!existsSync(home)) return undefined;
  const modules = `${home}/lib/modules`;
  const version = readdirSync(modules)[0]!;
  return { version, modules, image: `${home}/boot/vmlinuz-${version}` };
}

/**
 * Downloads the kernel of this Debian release, or its newest kernel of another release, with apt. Unpacks it
 * into the cache without installing it.
 */
export function fetchKernel(release?: string): Kernel {
  const home = homeOf(release);
  const unpacked = `${home}.new`;
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  try {
    download(unpacked, release);
  } catch {
    apt("update"); // The package lists were missing, or older than the mirror.
    download(unpacked, release);
  }
  run("depmod", "-b", unpacked, readdirSync(`${unpacked}/lib/modules`)[0]!);
  renameSync(unpacked, home);
  return cachedKernel(release)!;
}

/** Returns the package of the kernel that this Debian release boots. */
function ownPackage(): string {
  const metapackage = run("apt-cache", "depends", "linux-image-amd64");
  const name = /Depends: (linux-image-\d\S*-amd64)/.exec(metapackage)?.[1];
  if (!name) throw new SetupError("apt does not report the kernel of linux-image-amd64");
  return name;
}

/** Returns the newest package of a kernel release. */
function packageOf(release: string): string {
  const names = run("apt-cache", "pkgnames", `linux-image-${release}.`).split("\n");
  const image = /^linux-image-[\d.]+(?:\+[a-z0-9]+)?(?:-\d+)?-amd64$/;
  const known = names.filter((name) => image.test(name));
  known.sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  const name = known.at(-1);
  if (!name)
    throw new SetupError(`apt has no Linux ${release}: the first two numbers of a release, such as 6.12`);
  return name;
}

function download(into: string, release: string | undefined): void {
  const name = release === undefined ? ownPackage() : packageOf(release);
  say(`fetching ${name} (apt-get, once)`);
  const script = `
    cd "$1"
    apt-get -q download "$2"
    dpkg-deb --fsys-tarfile ./*.deb | tar -x "\${@:3}" ./boot ./lib
    find lib -name '*.ko.xz' -exec xz -d {} + # busybox, the machine's first program, loads plain ones
    rm ./*.deb`;
  const exclude = leftOut.map((folder) => `--exclude=./lib/modules/*/kernel/drivers/${folder}`);
  run("bash", "-e", "-o", "pipefail", "-c", script, "bash", into, name, ...exclude);
}

/**
 * Returns the files of the modules `names` and of their dependencies, in loading order, without built-in
 * modules.
 */
export function moduleOrder(kernel: Kernel, names: string[]): string[] {
  const root = `${kernel.modules}/${kernel.version}`;
  const needs = new Map<string, string[]>();
  for (const line of readFileSync(`${root}/modules.dep`, "utf8").split("\n")) {
    const [file = "", rest = ""] = line.split(":");
    needs.set(file, rest.trim().split(" ").filter(Boolean));
  }
  const order = new Set<string>();
  const add = (file: string): void => {
    for (const other of needs.get(file) ?? []) add(other);
    order.add(`${root}/${file}`);
  };
  const builtIn = readFileSync(`${root}/modules.builtin`, "utf8");
  for (const name of names) {
    if (new RegExp(`/${name}\\.ko$`, "m").test(builtIn)) continue;
    const file = [...needs.keys()].find((path) => path.endsWith(`/${name}.ko`));
    if (!file) throw new SetupError(`${kernel.version} has no module ${name}`);
    add(file);
  }
  return [...order];
}
