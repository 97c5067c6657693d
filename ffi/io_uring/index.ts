/**
 * Linux's io_uring: its structs, constants and system calls. C programs make these calls through `syscall`
 * too.
 * @module
 */
import { type CFunction, open } from "../runtime/index.ts";
import { __NR_io_uring_enter, __NR_io_uring_register, __NR_io_uring_setup } from "./constants.ts";

export * from "./constants.ts";
export * from "./structs.ts";

const signature = ["i32", "i64", "u64", "ptr", "u64", "u64", "ptr", "u64"] as const;
let found: CFunction<typeof signature> | undefined;

/** Makes a system call. Only 32 bits of the result are read, which is enough for descriptors and counts. */
function syscall(number: number, first: number, second: number, more: readonly number[]): number {
  found ??= open("libc.so.6", { syscall: signature }).syscall!;
  const [third = 0, fourth = 0, fifth = 0, sixth = 0] = more;
  return found(number, first, second, third, fourth, fifth, sixth);
}

const none: readonly number[] = [];

/**
 * Creates a ring (`io_uring_setup`). Returns its descriptor, or -1 with errno set. `params` is the address of
 * an io_uring_params.
 */
export const io_uring_setup = (entries: number, params: number): number =>
  syscall(__NR_io_uring_setup, entries, params, none);

/**
 * Submits requests and waits for completions (`io_uring_enter`). Returns the number of submitted requests, or
 * -1 with errno set.
 */
export const io_uring_enter = (fd: number, submit: number, complete: number, flags: number): number => {
  found ??= open("libc.so.6", { syscall: signature }).syscall!;
  return found(__NR_io_uring_enter, fd, submit, complete, flags, 0, 0);
};

/** Registers resources with a ring (`io_uring_register`). Returns -1 with errno set on failure. */
export const io_uring_register = (fd: number, opcode: number, argument: number, count: number): number =>
  syscall(__NR_io_uring_register, fd, opcode, [argument, count]);
