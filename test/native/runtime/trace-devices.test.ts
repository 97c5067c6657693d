import { expect, test } from "vitest";
import { runFixture } from "../../support/subprocess.ts";

const run = (trace: string) =>
  runFixture("traced-devices.ts", [], { environment: { DOORBELL_TRACE: trace } });

/** Returns the trace lines of verbs and CUDA, without the parts that differ between runs. */
const lines = (stderr: string) =>
  stderr
    .split("\n")
    .filter((line) => /^\[\d+\] (ibv_|cu[A-Z])/.test(line))
    .map((line) =>
      line
        .replace(/^\[\d+\] /, "")
        .replace(/0x[0-9a-f]{6,}|0x[0-9a-f]{1,4}(?:_[0-9a-f]{4})+/g, "ADDRESS")
        .replace(/qp_num: \d+/g, "qp_num: N")
        .replace(/\d+ ns$/, "TIME ns"),
    );

const head = "errno=0 TIME ns";
const rights = "IBV_ACCESS_LOCAL_WRITE|IBV_ACCESS_REMOTE_READ";
const mask = "IBV_QP_STATE|IBV_QP_ACCESS_FLAGS|IBV_QP_PKEY_INDEX|IBV_QP_PORT";
const pinned = "type: CU_MEM_ALLOCATION_TYPE_PINNED, requestedHandleTypes: CU_MEM_HANDLE_TYPE_NONE";

test("DOORBELL_TRACE=1 prints calls of the soft devices like those of C, with arguments and results by name", () => {
  const { status, stderr, stdout } = run("1");
  expect(status).toBe(0);
  const printed = lines(stderr);
  // After a successful call errno keeps an older value of the runtime.
  for (const line of [
    `ibv_open_device(ADDRESS) = ADDRESS errno=`,
    `ibv_reg_mr(ADDRESS, ADDRESS, 64, ${rights}) = ADDRESS errno=`,
    "ibv_reg_mr(ADDRESS, NULL, 64, IBV_ACCESS_LOCAL_WRITE) = NULL errno=14 EFAULT TIME ns",
    "ibv_post_send(0x8, 0x10, ADDRESS) = 22 EINVAL errno=22 EINVAL TIME ns",
    `ibv_modify_qp(0x8, 0x10, ${mask}) = 22 EINVAL errno=22 EINVAL TIME ns`,
    `ibv_post_recv(ADDRESS, ADDRESS { wr_id: 5, sg_list: [{ addr: ADDRESS, length: 64, lkey: 0x7 }] }, ADDRESS) = 0 ${head}`,
    `cuInit(0) = 0 CUDA_SUCCESS ${head}`,
    `cuDeviceGet(ADDRESS, 0) = 0 CUDA_SUCCESS -> 0 ${head}`,
    `cuDeviceGet(ADDRESS, 77) = 101 CUDA_ERROR_INVALID_DEVICE ${head}`,
    `cuDeviceGetAttribute(ADDRESS, CU_DEVICE_ATTRIBUTE_WARP_SIZE, 0) = 0 CUDA_SUCCESS -> 32 ${head}`,
  ]) {
    expect(printed.filter((one) => one.startsWith(line))).not.toEqual([]);
  }
  const all = printed.join("\n");
  expect(all).toMatch(
    /ibv_create_qp\(ADDRESS, ADDRESS \{ send_cq: ADDRESS, .*max_recv_wr: 4.*qp_type: IBV_QPT_RC, /,
  );
  expect(all).toContain("ADDRESS { qp_state: IBV_QPS_INIT, qp_access_flags: 0, pkey_index: 0, port_num: 1 }");
  expect(all).toMatch(
    /ibv_post_send\(ADDRESS, ADDRESS \{ wr_id: 6, opcode: IBV_WR_RDMA_WRITE, send_flags: IBV_SEND_SIGNALED, remote_addr: 0x10000, rkey: 0x0, /,
  );
  expect(all).toMatch(/ibv_poll_cq\(.*\) = 1 -> \[\{ wr_id: 5, status: IBV_WC_WR_FLUSH_ERR, /);
  expect(all).toContain(`${pinned}, location: CUmemLocation { type: CU_MEM_LOCATION_TYPE_DEVICE, id: 0 } }`);
  // The program's output does not depend on tracing.
  expect(stdout).toBe(run("").stdout);
});

test("DOORBELL_TRACE=1 prints verbs and CUDA, 2 also the operating system, 3 also the library's own checks", () => {
  const printed = (level: string): string[] =>
    run(level).stderr.match(/^\[\d+(?:\/\d+)?\] \w+\(.*\) = /gm) ?? [];
  const opened = (calls: readonly string[]) => calls.filter((call) => / eventfd\(/.test(call)).length;
  const [devices, system, all] = [printed("1"), printed("2"), printed("3")];
  expect(devices.filter((call) => !/\] (ibv_|cu[A-Z])/.test(call))).toEqual([]);
  expect(opened(system)).toBeGreaterThan(0);
  expect(opened(system)).toBeLessThan(10);
  expect(opened(all)).toBeGreaterThanOrEqual(20);
});

test("the connection manager's own verbs are not traced, as those of librdmacm are not", () => {
  const { status, stdout, stderr } = runFixture("traced-listener.ts", [], {
    environment: { DOORBELL_TRACE: "1" },
  });
  expect([status, stdout]).toEqual([0, "true\n"]);
  expect(stderr).toMatch(/\] rdma_listen\(/);
  expect(stderr).not.toMatch(/\] ibv_post_recv\(/);
});

test("without DOORBELL_TRACE nothing is printed", () => {
  expect(lines(run("0").stderr)).toEqual([]);
});

test("DOORBELL_TRACE=3 prints a line before each call of the soft devices, too", () => {
  const printed = lines(run("3").stderr);
  expect(printed).toContain("cuInit(0) ...");
  expect(printed.indexOf("cuInit(0) ...")).toBe(printed.indexOf(`cuInit(0) = 0 CUDA_SUCCESS ${head}`) - 1);
});
