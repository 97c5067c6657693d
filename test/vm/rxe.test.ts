import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";

// The virtual machine itself, with C programs only. A failure here is not a fault of doorbell.
const port = "/sys/class/infiniband/rxe0/ports/1";

function gidIndexOf(gid: string): string {
  const index = readdirSync(`${port}/gids`).find(
    (name) => readFileSync(`${port}/gids/${name}`, "utf8").trim() === gid,
  );
  if (index === undefined) throw new Error(`rxe0 has no GID ${gid}`);
  return index;
}

async function finished([program = "", ...args]: string[]): Promise<{ stdout: string; stderr: string }> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { stdout, stderr };
}

const ipv4 = "0000:0000:0000:0000:0000:ffff:0a09:0001";

describe("the VM", () => {
  test("has an active RoCE port with the largest MTU", () => {
    const { stdout } = spawnSync("ibv_devinfo", ["-d", "rxe0"], { encoding: "utf8" });
    expect(stdout).toMatch(/state:\s+PORT_ACTIVE/);
    expect(stdout).toMatch(/active_mtu:\s+4096/);
    expect(stdout).toMatch(/link_layer:\s+Ethernet/);
  });

  test("lets a process lock any amount of memory", () => {
    const { stdout } = spawnSync("bash", ["-c", "ulimit -l"], { encoding: "utf8" });
    expect(stdout.trim()).toBe("unlimited");
  });

  test("has a peer with another address in the namespace soft", () => {
    const { stdout } = spawnSync("ip", ["-n", "soft", "-json", "address", "show", "dev", "vb"], {
      encoding: "utf8",
    });
    expect(stdout).toContain('"local":"10.9.0.2"');
  });

  test("carries a C ping-pong over a reliable connection", async () => {
    const pingpong = ["-d", "rxe0", "-g", gidIndexOf(ipv4), "-n", "100", "-p", "18600"];
    const server = finished(["ibv_rc_pingpong", ...pingpong]);
    let client = await finished(["ibv_rc_pingpong", ...pingpong, "10.9.0.1"]);
    while (client.stderr.includes("Couldn't connect")) {
      client = await finished(["ibv_rc_pingpong", ...pingpong, "10.9.0.1"]);
    }
    expect(client.stdout).toContain("100 iters");
    expect((await server).stdout).toContain("100 iters");
  });
});
