import { absent, type Check, type Finding, ok, warning } from "../check.ts";
import { rdmaDevices } from "../hardware.ts";

const open =
  "nft add rule inet filter input udp dport 4791 accept (or: iptables -I INPUT -p udp --dport 4791 -j ACCEPT)";

/** RoCE v2 is UDP port 4791. A firewall that drops what it does not know ends in RETRY_EXC_ERR. */
export const firewall: Check = {
  name: "firewall",
  run: (system): Finding[] => {
    const needed = rdmaDevices(system).length > 0 || system.env["DOORBELL_SOFT_ADDRESS"] !== undefined;
    const rules = system.output("nft", ["list", "ruleset"]) ?? system.output("iptables-save", []);
    if (rules === undefined) {
      return [
        system.isRoot || !needed
          ? absent("firewall", "no nft or iptables here that could close UDP 4791")
          : warning(
              "firewall",
              "its rules need root to look at; RoCE v2 needs UDP 4791",
              "sudo npx doorbell doctor",
            ),
      ];
    }
    const drops = /hook input[^}]*policy drop|^:INPUT DROP/m.test(rules);
    const allows = /dport (\{[^}]*\b)?4791\b[^\n]*(accept|ACCEPT)|--dport 4791\b[^\n]*ACCEPT/.test(rules);
    const refuses = /(dport|--dport) 4791\b[^\n]*(drop|reject|DROP|REJECT)/.test(rules);
    if (refuses || (drops && !allows)) {
      return [warning("firewall", "drops UDP 4791: peers of RoCE v2 see RETRY_EXC_ERR", open)];
    }
    return [ok("firewall", "lets UDP 4791 in")];
  },
};
