import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { execPath } from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const ip = (...words: string[]): void => {
  const { status, stderr } = spawnSync("ip", words, { encoding: "utf8" });
  if (status !== 0) throw new Error(`ip ${words.join(" ")}: ${stderr}`);
};

/** Two hosts, which are network namespaces, with two wires between them: 10.81.0.x, where their members meet, and 10.82.0.x. */
export class TwoNetworks implements Disposable {
  readonly hosts = ["doorbell-p", "doorbell-q"] as const;
  readonly #children: ChildProcess[] = [];

  static async make(): Promise<TwoNetworks> {
    const made = new TwoNetworks();
    const [first, second] = made.hosts;
    for (const host of made.hosts) {
      spawnSync("ip", ["netns", "del", host]);
      ip("netns", "add", host);
      ip("-n", host, "link", "set", "lo", "up");
    }
    for (const wire of [1, 2]) {
      ip(
        ...["link", "add", `w${wire}p`, "netns", first, "type", "veth"],
        ...["peer", "name", `w${wire}q`, "netns", second],
      );
      made.hosts.forEach((host, i) => {
        const device = `w${wire}${host.at(-1)}`;
        ip("-n", host, "address", "add", `10.8${wire}.0.${i + 1}/24`, "dev", device);
        ip("-n", host, "link", "set", device, "up");
      });
    }
    // Each end hears a moment later that the other one is up.
    const isDown = (host: string): boolean =>
      spawnSync("ip", ["-n", host, "link"], { encoding: "utf8" }).stdout.includes("NO-CARRIER");
    for (let i = 0; i < 200 && made.hosts.some(isDown); i++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return made;
  }

  /** A member on each host of a program of test/group/programs, which gets its address on a wire, and `words`. */
  start(program: string, wire: 1 | 2 = 2, words: readonly string[] = []) {
    const file = fileURLToPath(new URL(`../programs/${program}`, import.meta.url));
    return this.hosts.map((host, rank) =>
      this.#member(host, rank, [file, `10.8${wire}.0.${rank + 1}`, ...words]),
    );
  }

  #member(host: string, rank: number, program: readonly string[]) {
    const child = spawn("ip", ["netns", "exec", host, execPath, ...program], {
      env: {
        ...process.env,
        ...{ BUN_BE_BUN: "1", DOORBELL_CUDA: "soft", DOORBELL_RDMA: "soft", DOORBELL_HOST: host },
        ...{ DOORBELL_RANK: `${rank}`, DOORBELL_SIZE: "2" },
        DOORBELL_RENDEZVOUS: "tcp://10.81.0.1:20713",
      },
    });
    this.#children.push(child);
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => lines.push(line));
    const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
    return { lines, ended, tell: (text: string) => child.stdin.write(text) };
  }

  /** Runs a command in a host's namespace, tc or ip. */
  run(host: string, ...words: string[]): void {
    ip("netns", "exec", host, ...words);
  }

  [Symbol.dispose](): void {
    for (const child of this.#children) child.kill("SIGKILL");
    for (const host of this.hosts) spawnSync("ip", ["netns", "del", host]);
  }
}
