import { rdmaDevices } from "../machine/system.ts";
import { absent, type Check, type Finding, ok, warning } from "./check.ts";

const open =
  "nft add rule inet filter input udp dport 4791 accept (or: iptables -I INPUT -p udp --dport 4791 -j ACCEPT)";

/**
 * Checks for a firewall that drops UDP port 4791, the port of RoCE v2. Requests then end with RETRY_EXC_ERR.
 */
export const firewall: Check = {
  name: "firewall",
  run: (system): Finding[] => {
    const needed = rdmaDevices(system).length > 0 || system.env["DOORBELL_SOFT_ADDRESS"] !== undefined;
    const rules = system.output("nft", ["list", "ruleset"]) ?? system.output("iptables-save", []);
    if (rules === undefined) {
      return [
        system.isRoot || !needed
          ? absent("firewall", "neither nft nor iptables is installed, so no rule closes UDP 4791")
          : warning(
              "firewall",
              "only root can read its rules; RoCE v2 needs UDP 4791",
              "sudo npx doorbell doctor",
            ),
      ];
    }
    const drops = /hook input[^}]*policy drop|^:INPUT DROP/m.test(rules);
    const allows = /dport (\{[^}]*\b)?4791\b[^\n]*(accept|ACCEPT)|--dport 4791\b[^\n]*ACCEPT/.test(rules);
    const refuses = /(dport|--dport) 4791\b[^\n]*(drop|reject|DROP|REJECT)/.test(rules);
    if (refuses || (drops && !allows)) {
      return [warning("firewall", "drops UDP 4791: RoCE v2 peers end with RETRY_EXC_ERR", open)];
    }
    return [ok("firewall", "accepts UDP 4791")];
  },
};
