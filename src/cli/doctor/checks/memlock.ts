import { bytesText } from "../../../arguments/bytes-text.ts";
import { type Check, ok, warning } from "./check.ts";

const enough = 64 * 2 ** 20;

/** Checks the limit on locked memory. Registration beyond it fails with ENOMEM. */
export const memlock: Check = {
  name: "memlock",
  run: ({ read }) => {
    const limits = read("/proc/self/limits") ?? "";
    const found = /^Max locked memory\s+(\S+)/m.exec(limits)?.[1];
    if (found === undefined) return [warning("memlock", "the limit on locked memory is unknown")];
    if (found === "unlimited") return [ok("memlock", "locked memory is unlimited")];
    const bytes = Number(found);
    const says = `${bytesText(bytes)} of memory may be locked: larger registrations on a native NIC fail with ENOMEM`;
    if (bytes >= enough) return [ok("memlock", `${bytesText(bytes)} of memory may be locked`)];
    return [
      warning(
        "memlock",
        says,
        "ulimit -l unlimited; permanently: '* - memlock unlimited' in /etc/security/limits.conf; containers: --ulimit memlock=-1",
      ),
    ];
  },
};
