import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DeclaredStructs, declaredStructs } from "../../ffi/generate/declared.ts";
import { assertions } from "../abi/probe.ts";
import { headers } from "./machine.ts";

/**
 * Compiles a program against Debian's arm64 headers. Returns the cross compiler's messages, "" when every
 * claim holds.
 */
function compile(program: string): string {
  const folder = mkdtempSync(join(tmpdir(), "doorbell-arm64-"));
  try {
    const file = join(folder, "probe.c");
    writeFileSync(file, program);
    const args = ["-w", "-fsyntax-only", "-isystem", headers, file];
    const { status, stderr, error } = spawnSync("aarch64-linux-gnu-gcc", args, { encoding: "utf8" });
    if (error !== undefined) throw error;
    return status === 0 ? "" : stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Compares every struct of libibverbs and librdmacm with the arm64 compiler's view. Returns the number of
 * structs.
 */
export function compareAbi(): number {
  const declared = declaredStructs("arm64", 44);
  const found = compile(assertions(declared));
  if (found !== "") throw new Error(`the arm64 ABI differs:\n${found}`);
  const planted: DeclaredStructs = { ibv_qp: { kind: "struct", size: 8, fields: {} } };
  if (!compile(assertions(planted)).includes("sizeof ibv_qp"))
    throw new Error("a wrong offset was not detected");
  return Object.keys(declared).length;
}
