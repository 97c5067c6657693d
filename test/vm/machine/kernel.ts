import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { apt, cache, run, SetupError, say } from "./host.ts";

/** A Debian kernel, unpacked. `modules` is its /lib/modules. */
export type Kernel = { version: string; image: string; modules: string };

// Drivers of hardware that the virtual machine does not have: most of the package.
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

/** Where a kernel of that release ("6.12") lies; without one, of the kernel that this Debian release boots. */
const homeOf = (release: string | undefined): string =>
  release === undefined ? `${cache}/kernel` : `${cache}/kernel-${release}`;

/** The kernel fetched earlier, if any. */
export function cachedKernel(release?: string): Kernel | undefined {
  const home = homeOf(release);
  if (!existsSync(home)) return undefined;
  const modules = `${home}/lib/modules`;
  const version = readdirSync(modules)[0]!;
  return { version, modules, image: `${home}/boot/vmlinuz-${version}` };
}

/** Gets the kernel of this Debian release, or its newest of another release, with apt and unpacks it into the cache; nothing is installed. */
export function fetchKernel(release?: string): Kernel {
  const home = homeOf(release);
  const unpacked = `${home}.new`;
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  try {
    download(unpacked, release);
  } catch {
    apt("update"); // there were no lists yet, or they were older than the mirror
    download(unpacked, release);
  }
  run("depmod", "-b", unpacked, readdirSync(`${unpacked}/lib/modules`)[0]!);
  renameSync(unpacked, home);
  return cachedKernel(release)!;
}

/** The package of the kernel that this Debian release boots. */
function ownPackage(): string {
  const metapackage = run("apt-cache", "depends", "linux-image-amd64");
  const name = /Depends: (linux-image-\d\S*-amd64)/.exec(metapackage)?.[1];
  if (!name) throw new SetupError("apt does not say which kernel linux-image-amd64 stands for");
  return name;
}

/** The newest package of a kernel release. */
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

/** The files of the modules `names`, unless the kernel has them built in, and of all they depend on, in the order in which they can be loaded. */
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
