import { LibraryError } from "../../../../ffi/errors.ts";
import { functions, since } from "../../../../ffi/ibverbs/functions.ts";
import { newerFunctions } from "../../../../ffi/ibverbs/newer.ts";
import { openLibrary } from "../../../../ffi/runtime/library.ts";
import { hasRdmaHardware, wantsNative } from "../machine/system.ts";
import { absent, type Check, type Finding, fails, ok, warning } from "./check.ts";

const folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"];
const install = "apt install libibverbs1 ibverbs-providers (Fedora: dnf install libibverbs)";

/** Checks libibverbs and its providers, the user-space parts of the drivers. */
export const verbsLibrary: Check = {
  name: "libibverbs",
  run: (system) => {
    const needed = hasRdmaHardware(system) || wantsNative(system, "DOORBELL_RDMA");
    const loaded = system.isHere ? load() : { version: "not loaded" };
    if ("error" in loaded) {
      const says = needed
        ? "libibverbs.so.1 cannot be opened, but RDMA hardware is installed or requested"
        : "libibverbs.so.1 is not installed; soft0 does not need it";
      return [needed ? fails("libibverbs", says, install) : absent("libibverbs", says)];
    }
    const found: Finding[] = [ok("libibverbs", loaded.version)];
    const providers = folders
      .flatMap((folder) => system.list(`${folder}/libibverbs`))
      .map((file) => file.replace(/-rdmav\d+\.so$/, "").replace(/^lib/, ""));
    if (providers.length > 0) found.push(ok("providers", [...new Set(providers)].join(", ")));
    else {
      const says =
        "no provider library is installed: libibverbs finds no device without the provider of its driver";
      found.push(needed ? fails("providers", says, install) : warning("providers", says, install));
    }
    return found;
  },
};

/** Returns the release, derived from the newest function, since the library does not report its version. */
function load(): { readonly version: string } | { readonly error: string } {
  try {
    const table = { ...functions, ...newerFunctions };
    const library = openLibrary(
      { soname: "libibverbs.so.1", environment: "DOORBELL_LIBIBVERBS", install },
      table,
    ) as Readonly<Record<string, unknown>>;
    const releases = Object.entries(since)
      .filter(([name]) => library[name] !== undefined)
      .map(([, [, release]]) => release as number);
    const newer = Object.keys(newerFunctions).some((name) => library[name] !== undefined);
    const least = Math.max(0, ...releases);
    return {
      version: `libibverbs.so.1 of rdma-core ${newer ? "45 or later" : `${least} to 44`}; doorbell supports 28 to 65`,
    };
  } catch (error) {
    if (error instanceof LibraryError) return { error: error.message };
    throw error;
  }
}
