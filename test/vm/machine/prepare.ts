import { spawnSync } from "node:child_process";
import { alone, apt, SetupError, say } from "./host.ts";
import { cachedKernel, fetchKernel, type Kernel } from "./kernel.ts";

// The guest runs on the host's files, so what the suite needs inside is installed outside.
const packages = [
  "qemu-system-x86", // the machine
  "busybox-static", // its first program
  "kmod", // depmod here, modprobe there
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
  "tshark", // decodes what soft0 captures
  "libibverbs-dev", // the C headers and the compiler that the ABI tests compare with
  "librdmacm-dev",
  "clang",
];

/** Installs and fetches what is missing, with apt; needs neither network nor root when nothing is. */
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
