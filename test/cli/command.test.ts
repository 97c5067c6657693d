import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commands } from "../../src/cli/command-table.ts";
import { doorbell, environment, program, type RuntimeName, root, runtimes } from "./run-command.ts";

describe.each(Object.keys(runtimes) as RuntimeName[])("doorbell on %s", (runtime) => {
  test("lists its commands", () => {
    const { status, stdout, stderr } = doorbell(["--help"], { runtime });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    for (const { name } of commands) expect(stdout).toMatch(new RegExp(`^  ${name}\\b`, "m"));
  });

  test("prints the devices as JSON", () => {
    const { status, stdout } = doorbell(["devices", "soft0", "--json"], { runtime });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ nics: [{ name: "soft0", provider: "soft" }] });
  });
});

test.each(commands.map(({ name }) => name))("%s --help has an example", (name) => {
  const { status, stdout } = doorbell([name, "--help"]);
  expect(status).toBe(0);
  expect(stdout).toMatch(new RegExp(`Examples:\\n +.*doorbell ${name}`));
});

describe("wrong usage", () => {
  test("names the nearest command, and exits with 2", () => {
    const { status, stderr } = doorbell(["devics"]);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'doorbell: there is no command "devics"; did you mean devices?\n',
    });
  });

  test("names the nearest option, and exits with 2", () => {
    const { status, stderr } = doorbell(["devices", "--jsn"]);
    expect(status).toBe(2);
    expect(stderr).toContain("Did you mean --json?");
  });

  test("an unknown device gives exit code 3", () => {
    const { status, stderr } = doorbell(["devices", "sfot0"]);
    expect({ status, stderr }).toEqual({
      status: 3,
      stderr: 'doorbell devices: there is no device sfot0; did you mean "soft0"?\n',
    });
  });
});

describe("the launcher", () => {
  /** Runs bin/doorbell.js on Node, with only the given programs in the PATH. */
  const launched = (programs: Record<string, string>, env: Record<string, string> = {}) => {
    const folder = mkdtempSync(join(tmpdir(), "doorbell-path-"));
    try {
      for (const [name, target] of Object.entries(programs)) symlinkSync(target, join(folder, name));
      return spawnSync(runtimes.node[0], [program, "--version"], {
        encoding: "utf8",
        env: { ...environment(env), PATH: folder },
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  test("starts the runtime that DOORBELL_RUNTIME names", () => {
    for (const name of ["bun", "deno"] as const) {
      const { status, stdout, stderr } = launched({ [name]: runtimes[name][0] }, { DOORBELL_RUNTIME: name });
      expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "0.1.0\n", stderr: "" });
    }
  });

  test("prints how to install the requested runtime when it is missing", () => {
    const { status, stderr } = launched({}, { DOORBELL_RUNTIME: "rhino" });
    expect(status).toBe(3);
    expect(stderr).toMatch(/^doorbell: DOORBELL_RUNTIME names rhino.*\n(.*\n)*.*npm install -g bun/);
  });

  test("passes the exit code on", () => {
    const { status } = spawnSync(runtimes.node[0], [program, "devics"], {
      encoding: "utf8",
      env: environment({ DOORBELL_RUNTIME: "bun" }),
      cwd: root,
    });
    expect(status).toBe(2);
  });
});

describe("completion", () => {
  test("offers commands, options and devices", () => {
    expect(doorbell(["complete", "dev"]).stdout).toBe("devices\n");
    expect(doorbell(["complete", "devices", "--v"]).stdout).toBe("--verbose\n");
    expect(doorbell(["complete", "devices", "so"]).stdout).toBe("soft0\n");
  });

  test("bash takes the script, and completes with it", () => {
    const script = `
      doorbell() { "${runtimes.bun[0]}" "${program}" "$@"; }
      source <(doorbell completion bash)
      COMP_WORDS=(doorbell dev) COMP_CWORD=1; _doorbell; echo "\${COMPREPLY[@]}"
      COMP_WORDS=(doorbell devices --) COMP_CWORD=2; _doorbell; echo "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync("bash", ["-c", script], { encoding: "utf8", env: environment() });
    expect({ stdout, stderr }).toEqual({ stdout: "devices\n--verbose --json --help\n", stderr: "" });
  });
});
