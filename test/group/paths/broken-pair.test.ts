import { afterEach, expect, test } from "vitest";
import { Members } from "../members.ts";

// Links between soft GPUs that lose written data or refuse access. The members use another path, and report
// the reason.

const settings = ["DOORBELL_SOFT_GPU_LINKS", "DOORBELL_SOFT_GPUS", "DOORBELL_RDMA"] as const;
const before = settings.map((name) => process.env[name]);
afterEach(() => {
  settings.forEach((name, i) => {
    if (before[i] === undefined) delete process.env[name];
    else process.env[name] = before[i];
  });
});

function broken(links: string, size: number, after: string): Members {
  process.env["DOORBELL_SOFT_GPU_LINKS"] = links;
  process.env["DOORBELL_SOFT_GPUS"] = "4";
  process.env["DOORBELL_RDMA"] = "soft";
  return new Members("paths/broken-pair.ts", size, [after]);
}

const lost = "the driver maps the memory, but written data does not arrive";

test("the network replaces a link that loses data, and a reform uses the repaired link again", {
  timeout: 120_000,
}, async () => {
  using members = broken("0>1=lost", 2, "");
  const all = await members.fine();
  all.forEach((lines, rank) => {
    expect(lines[0]).toMatch(
      /^network one-shot: 1 host with 2 local domains, because some GPUs cannot reach each other's memory: rank 0; rank 1 \(0 to 1: the driver maps the memory, but written data does not arrive\), by RDMA of soft0 at /,
    );
    expect(lines[1]).toBe("0>1 RDMA, 1>0 embedded");
    expect(lines[2]).toMatch(new RegExp(`${lost}; so 1 host with 2 local domains`));
    expect(lines[3]).toBe(rank === 0 ? "reaches 0" : "reaches 0 1");
    expect(lines[4]).toBe(
      `1 reroutes, {"path":1}: peer memory within rank 0; rank 1, and the network between them: 0 to 1: ${lost}`,
    );
    expect(lines[5]).toMatch(/^(one|two)-shot$/);
    expect(lines.at(-1)).toBe("fine");
  });
});

test("with two refused links of four members, the network connects two local domains, and a reform leaves a link that failed later", {
  timeout: 120_000,
}, async () => {
  using members = broken("0>1=refused,2>3=refused", 4, "0>1=refused,2>3=refused,3>0=lost");
  const all = await members.fine();
  all.forEach((lines, rank) => {
    expect(lines[0]).toMatch(
      /^hierarchical: 1 host with 2 local domains, .*: ranks 0 and 2; ranks 1 and 3 \(0 to 1: .*; 2 to 3: .*\), by RDMA of soft0/,
    );
    expect(lines[1]).toMatch(/^0>1 RDMA, 0>2 embedded, 0>3 embedded, .* 2>1 embedded, 2>3 RDMA, /);
    expect(lines[4]).toMatch(/^2 reroutes/);
    expect(lines[5]).toBe("hierarchical");
    expect(lines.at(-2)).toBe(`reaches ${["0 2 3", "0 1 2 3", "0 1 2", "1 2 3"][rank]}`);
    expect(lines.at(-1)).toBe("fine");
  });
});
