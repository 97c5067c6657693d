import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { execPath } from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const ip = (...words: string[]): void => {
  const { status, stderr } = spawnSync("ip", words, { encoding: "utf8" });
  if (status !== 0) throw new Error(`ip ${words.join(" ")}: ${stderr}`);
};

/**
 * Two hosts, which are network namespaces with two wires between them. Wire 1 has the addresses 10.81.0.x,
 * which also carry the rendezvous. Wire 2 has 10.82.0.x.
 */
export class TwoNetworks implements Disposable {
  /** Names of the namespaces, which are unique because other test files create theirs at the same time. */
  readonly hosts: readonly [string, string];
  readonly #children: ChildProcess[] = [];

  private constructor(number: number) {
    const prefix = `doorbell-${process.pid}-${number}`;
    this.hosts = [`${prefix}-p`, `${prefix}-q`];
  }

  static #made = 0;

  static async make(): Promise<TwoNetworks> {
    const made = new TwoNetworks(++TwoNetworks.#made);
    const [first, second] = made.hosts;
    for (const host of made.hosts) {
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
    // Each end detects a moment later that the other end is up.
    const isDown = (host: string): boolean =>
      spawnSync("ip", ["-n", host, "link"], { encoding: "utf8" }).stdout.includes("NO-CARRIER");
    for (let i = 0; made.hosts.some(isDown); i++) {
      if (i === 200) throw new Error("the links between the namespaces are not up after 10 s");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return made;
  }

  /**
   * Starts a program of test/group/programs as a member on each host. Its arguments are its address on a
   * wire, and `words`.
   */
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
        DOORBELL_RENDEZVOUS: `tcp://10.81.0.1:${20_000 + (process.pid % 20_000)}`,
      },
    });
    this.#children.push(child);
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => lines.push(line));
    const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
    return { lines, ended, write: (text: string) => child.stdin.write(text) };
  }

  /** Runs a command, such as tc or ip, in the namespace of a host. */
  run(host: string, ...words: string[]): void {
    ip("netns", "exec", host, ...words);
  }

  [Symbol.dispose](): void {
    for (const child of this.#children) child.kill("SIGKILL");
    for (const host of this.hosts) spawnSync("ip", ["netns", "del", host]);
  }
}
