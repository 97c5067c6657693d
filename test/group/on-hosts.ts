import process from "node:process";
import { afterAll, beforeAll } from "vitest";
import { Members } from "./members.ts";

/** Selects soft0 for the tests of a file, and for the processes that they start. */
export function useSoftNic(): void {
  const before = process.env["DOORBELL_RDMA"];
  beforeAll(() => {
    process.env["DOORBELL_RDMA"] = "soft";
  });
  afterAll(() => {
    if (before === undefined) delete process.env["DOORBELL_RDMA"];
    else process.env["DOORBELL_RDMA"] = before;
  });
}

/** Starts `size` members in processes of their own, with `each` on a supposed host. */
export const onHosts = (program: string, size: number, each: number, args: readonly string[] = []): Members =>
  new Members(program, size, args, "soft", undefined, (rank) => `host-${Math.floor(rank / each)}`);
