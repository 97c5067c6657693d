import { arch } from "node:process";
import {
  bind,
  type CFunction,
  type CType,
  memory,
  open,
  type Signature,
} from "../../../ffi/runtime/index.ts";

// C functions for tests without a C compiler. Each consists of a few instructions for both CPUs, so that a
// wrong register, stack slot or width is detected.

const libc = open("libc.so.6", {
  mmap: ["ptr", "ptr", "u64", "i32", "i32", "i32", "i64"],
  mprotect: ["i32", "ptr", "u64", "i32"],
});

const [PROT_READ, PROT_WRITE, PROT_EXEC, MAP_PRIVATE_ANONYMOUS] = [1, 2, 4, 0x22];

/** Puts machine code into executable memory and returns its address. */
export function assemble(x64: readonly number[], arm64: readonly number[]): number {
  const bytes = arch === "arm64" ? new Uint8Array(new Uint32Array(arm64).buffer) : new Uint8Array(x64);
  const address = libc.mmap!(0, bytes.length, PROT_READ | PROT_WRITE, MAP_PRIVATE_ANONYMOUS, -1, 0);
  new Uint8Array(memory(address, bytes.length)).set(bytes);
  if (libc.mprotect!(address, bytes.length, PROT_READ | PROT_EXEC) !== 0) throw new Error("mprotect failed");
  return address;
}

const isFloat = (type: CType) => type === "f32" || type === "f64";

/**
 * Returns instructions that return the argument at `index` of a function with these parameters, passed by the
 * C ABI.
 */
function returnArgument(params: readonly CType[], index: number): [x64: number[], arm64: number[]] {
  const place = (integerRegisters: number) => {
    const used = { integer: 0, float: 0, stack: 0 };
    for (const [i, type] of params.entries()) {
      const kind = isFloat(type) ? "float" : "integer";
      const inRegister = used[kind] < (kind === "float" ? 8 : integerRegisters);
      const at = inRegister ? used[kind]++ : used.stack++;
      if (i === index) return { kind, inRegister, at };
    }
    throw new RangeError(`no parameter ${index}`);
  };

  const { kind, inRegister, at } = place(6);
  const offset = 8 + 8 * at;
  const moveInteger = [
    [0x48, 0x89, 0xf8], // mov rax, rdi
    [0x48, 0x89, 0xf0], // mov rax, rsi
    [0x48, 0x89, 0xd0], // mov rax, rdx
    [0x48, 0x89, 0xc8], // mov rax, rcx
    [0x4c, 0x89, 0xc0], // mov rax, r8
    [0x4c, 0x89, 0xc8], // mov rax, r9
  ];
  const x64 =
    kind === "integer"
      ? inRegister
        ? moveInteger[at]!
        : [0x48, 0x8b, 0x84, 0x24, offset, 0, 0, 0] // mov rax, [rsp + offset]
      : inRegister
        ? [0x0f, 0x28, 0xc0 + at] // movaps xmm0, xmm<at>
        : [0xf3, 0x0f, 0x7e, 0x84, 0x24, offset, 0, 0, 0]; // movq xmm0, [rsp + offset]

  const arm = place(8);
  const arm64 =
    arm.kind === "integer"
      ? arm.inRegister
        ? 0xaa0003e0 | (arm.at << 16) // mov x0, x<at>
        : 0xf94003e0 | (arm.at << 10) // ldr x0, [sp, 8 * at]
      : arm.inRegister
        ? 0x1e604000 | (arm.at << 5) // fmov d0, d<at>
        : 0xfd4003e0 | (arm.at << 10); // ldr d0, [sp, 8 * at]
  return [
    [...x64, 0xc3],
    [arm64, 0xd65f03c0],
  ];
}

/** Returns a C function with these parameters that returns the one at `index`. */
export function argument<const P extends readonly CType[], R extends CType>(
  params: P,
  index: number,
  result: R,
): CFunction<readonly [R, ...P]> {
  return bind(assemble(...returnArgument(params, index)), [result, ...params] as Signature) as CFunction<
    readonly [R, ...P]
  >;
}

/** `void store(int64_t (*f)(void), int64_t *out) { *out = f(); }` */
export const store = assemble(
  [0x56, 0xff, 0xd7, 0x5e, 0x48, 0x89, 0x06, 0xc3],
  [0xa9be7bfd, 0xf9000be1, 0xd63f0000, 0xf9400be1, 0xf9000020, 0xa8c27bfd, 0xd65f03c0],
);

const returnValue = (value: number): [x64: number[], arm64: number[]] => [
  [0xb8, value & 255, (value >> 8) & 255, (value >> 16) & 255, (value >> 24) & 255, 0xc3],
  [0x52800000 | ((value & 0xffff) << 5), 0x72a00000 | (((value >>> 16) & 0xffff) << 5), 0xd65f03c0],
];

/** `int f(void) { return value; }` */
export const constant = (value: number): number => assemble(...returnValue(value));

/** Returns the addresses of `count` functions. The first returns 0, the next 1, and so on. */
export function constants(count: number): number[] {
  const pairs = Array.from({ length: count }, (_, i) => returnValue(i));
  const each = arch === "arm64" ? 12 : 6;
  const start = assemble(
    pairs.flatMap(([x64]) => x64),
    pairs.flatMap(([, arm64]) => arm64),
  );
  return pairs.map((_, i) => start + i * each);
}
