import { spawnSync } from "node:child_process";
import { alone, apt, SetupError, say } from "./host.ts";
import { cachedKernel, fetchKernel, type Kernel } from "./kernel.ts";

// The guest runs on the host's files, so packages of the suite are installed on the host.
const packages = [
  "qemu-system-x86", // the virtual machine
  "busybox-static", // first program of the guest
  "kmod", // depmod on the host, modprobe in the guest
  "iproute2", // ip, tc, rdma
  "dmsetup", // disks that fail
  "ibverbs-providers", // the rxe driver of libibverbs
  "libibverbs1",
  "librdmacm1",
  "ibverbs-utils", // ibv_devinfo, ibv_rc_pingpong
  "rdmacm-utils", // rping, ucmatose
  "perftest", // ib_write_bw
  "python3-pyverbs",
  "tcpdump",
  "tshark", // decodes captures of soft0
  "libibverbs-dev", // C headers and compiler for comparison in the ABI tests
  "librdmacm-dev",
  "clang",
];

/** Installs and downloads missing packages with apt. Needs neither network nor root when all are present. */
export async function prepare(release?: string): Promise<Kernel> {
  const kernel = missingPackages().length === 0 && cachedKernel(release);
  if (kernel) return kernel;
  return await alone(() => {
    installPackages();
    return cachedKernel(release) ?? fetchKernel(release);
  });
}

function missingPackages(): string[] {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg fills it in
  const format = "${Package} ${db:Status-Status}\n";
  const query = spawnSync("dpkg-query", ["-W", "-f", format, ...packages], { encoding: "utf8" });
  if (query.error) {
    throw new SetupError("the VM needs Debian 12 (or a relative): there is no dpkg-query on this machine");
  }
  const installed = new Set(query.stdout.match(/^\S+(?= installed$)/gm));
  return packages.filter((name) => !installed.has(name));
}

function installPackages(): void {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const install = ["install", "-y", "--no-install-recommends", ...missing];
  if (process.getuid?.() !== 0) {
    throw new SetupError(
      `these Debian packages are missing, and only root can install them:\n  sudo apt-get ${install.join(" ")}`,
    );
  }
  say(`installing ${missing.join(" ")} (apt-get, once)`);
  apt("update");
  apt(...install);
}
