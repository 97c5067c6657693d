import { bytesText } from "../../../arguments/bytes-text.ts";
import { type Check, ok, warning } from "../check.ts";

const enough = 64 * 2 ** 20;

/** How much memory may be pinned: registering more fails with ENOMEM. */
export const memlock: Check = {
  name: "memlock",
  run: ({ read }) => {
    const limits = read("/proc/self/limits") ?? "";
    const found = /^Max locked memory\s+(\S+)/m.exec(limits)?.[1];
    if (found === undefined) return [warning("memlock", "the limit on locked memory is not known")];
    if (found === "unlimited") return [ok("memlock", "locked memory is not limited")];
    const bytes = Number(found);
    const says = `${bytesText(bytes)} of memory may be locked: registering more on a native NIC fails with ENOMEM`;
    if (bytes >= enough) return [ok("memlock", `${bytesText(bytes)} of memory may be locked`)];
    return [
      warning(
        "memlock",
        says,
        "ulimit -l unlimited; for good: '* - memlock unlimited' in /etc/security/limits.conf; containers: --ulimit memlock=-1",
      ),
    ];
  },
};
