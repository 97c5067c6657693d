import {
  libc,
  MAP_ANONYMOUS,
  MAP_NORESERVE,
  MAP_PRIVATE,
  PROT_READ,
  PROT_WRITE,
} from "../../../ffi/libc/index.ts";
import { Driver } from "../../cuda/driver/driver.ts";
import { internal } from "../../cuda/driver/internal.ts";
import { emptyPages } from "../../memory/mapped-pages.ts";
import { SoftGpu } from "../../soft/gpu/driver/gpu.ts";
import { InlineCrew } from "../../soft/gpu/kernels/launch/inline-crew.ts";
import { functionsOf } from "../../soft/gpu/provider.ts";
import { EscapeError } from "../simulation-error.ts";
import type { World } from "../virtual/world.ts";

/** First address of the memory of simulated GPUs, above the memory of the hosts (virtual/pages.ts). */
const FIRST_ADDRESS = 0x6800_0000_0000;
/** Address space of the GPUs of a host, in bytes. */
const HOST_BYTES = 2 ** 35;

/**
 * GPUs of a simulated host, from a start to a crash: soft GPUs whose kernels run inside of the calls that launch
 * them. Their memory has the same addresses in each run.
 *
 * @internal
 */
export class HostGpus {
  readonly driver: Driver;
  readonly #gpu: SoftGpu;
  readonly #base: number;
  readonly #crews: InlineCrew[] = [];

  constructor(host: number, devices: number, world: World) {
    this.#base = FIRST_ADDRESS + host * HOST_BYTES;
    reserve(this.#base);
    this.#gpu = new SoftGpu({
      range: { base: this.#base, size: HOST_BYTES },
      devices,
      makeCrew: (space, _size, far) => {
        const crew = take(space, far, world.name);
        this.#crews.push(crew);
        return crew;
      },
      blocked: () => world.block(),
    });
    this.driver = new Driver(internal, functionsOf(this.#gpu));
  }

  /** Frees the memory. The addresses stay mapped and empty, because arrays over them may be in use. */
  close(): void {
    for (const crew of this.#crews) crew.give();
    // The garbage collector frees closed memory later, when the next simulation has memory at these addresses.
    this.driver.end();
    this.#gpu.close();
    emptyPages(this.#base, HOST_BYTES);
  }
}

/** Addresses that a simulation of this process has reserved already. */
const reserved = new Set<number>();

/** Maps empty pages at the addresses of a host's GPUs. */
function reserve(base: number): void {
  if (reserved.has(base)) return;
  const flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
  const found = libc.mmap(base, HOST_BYTES, PROT_READ | PROT_WRITE, flags, -1, 0);
  if (found !== base) {
    libc.munmap(found, HOST_BYTES);
    throw new EscapeError(
      `other memory at 0x${base.toString(16)}, the address of a simulated GPU`,
      "The kernel chose this range for another mapping. Start the process again.",
    );
  }
  reserved.add(base);
}

function take(space: SoftGpu["space"], far: boolean, host: string): InlineCrew {
  try {
    return InlineCrew.take(space, far);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new EscapeError(
      `a kernel on another GPU (${host})`,
      "The runtime has no room for the WebAssembly memory of more simulated GPUs. Simulate fewer hosts.",
    );
  }
}
