// CUDA's virtual memory management by C names. A comment above each part shows the same lines in C.
//
//     npx bun examples/vmm-by-c-names.ts
//
// The program maps two pieces of physical memory one after the other in one address range. Then it maps the
// first piece at a second address. examples/growable-buffer.ts and examples/virtual-alias.ts do this with
// objects.
import { chooseDriver } from "doorbell/cuda";
import { out } from "doorbell/ffi/c";
import {
  CUmemAccessDesc,
  CUmemAllocationGranularity_flags,
  CUmemAllocationProp,
  CUresult,
} from "doorbell/ffi/cuda";
import { addressOf } from "doorbell/ffi/runtime";

// Not in the C program: the choice between the functions of libcuda.so.1 and of the soft GPU. The choice
// calls cuInit(0).
const { lib } = chooseDriver();

//     CUdevice device;
//     cuDeviceGet(&device, 0);
const device = out("i32");
check("cuDeviceGet", lib.cuDeviceGet(device.pointer, 0));

//     CUcontext context;
//     cuDevicePrimaryCtxRetain(&context, device);
//     cuCtxSetCurrent(context);
const context = out("ptr");
check("cuDevicePrimaryCtxRetain", lib.cuDevicePrimaryCtxRetain(context.pointer, device.value));
check("cuCtxSetCurrent", lib.cuCtxSetCurrent(context.value));

//     CUmemAllocationProp prop = {
//       .type = CU_MEM_ALLOCATION_TYPE_PINNED,
//       .requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
//       .location = { .type = CU_MEM_LOCATION_TYPE_DEVICE, .id = device },
//     };
const prop = CUmemAllocationProp.alloc({
  type: "CU_MEM_ALLOCATION_TYPE_PINNED",
  requestedHandleTypes: "CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR",
  location: { type: "CU_MEM_LOCATION_TYPE_DEVICE", id: device.value },
});

//     size_t granularity;
//     cuMemGetAllocationGranularity(&granularity, &prop, CU_MEM_ALLOC_GRANULARITY_MINIMUM);
const granularity = out("u64");
const { CU_MEM_ALLOC_GRANULARITY_MINIMUM } = CUmemAllocationGranularity_flags;
check(
  "cuMemGetAllocationGranularity",
  lib.cuMemGetAllocationGranularity(granularity.pointer, prop.pointer, CU_MEM_ALLOC_GRANULARITY_MINIMUM),
);
const size = Number(granularity.value);
console.log(`granularity: ${size / 2 ** 20} MiB`);

//     CUmemGenericAllocationHandle first, second;
//     cuMemCreate(&first, size, &prop, 0);
//     cuMemCreate(&second, size, &prop, 0);
const [first, second] = [out("u64"), out("u64")];
check("cuMemCreate", lib.cuMemCreate(first.pointer, size, prop.pointer, 0));
check("cuMemCreate", lib.cuMemCreate(second.pointer, size, prop.pointer, 0));

//     CUdeviceptr range;
//     cuMemAddressReserve(&range, 3 * size, 0, 0, 0);
const range = out("ptr");
check("cuMemAddressReserve", lib.cuMemAddressReserve(range.pointer, 3 * size, 0, 0, 0));

//     cuMemMap(range, size, 0, first, 0);
//     cuMemMap(range + size, size, 0, second, 0);
//     cuMemMap(range + 2 * size, size, 0, first, 0);
check("cuMemMap", lib.cuMemMap(range.value, size, 0, first.value, 0));
check("cuMemMap", lib.cuMemMap(range.value + size, size, 0, second.value, 0));
check("cuMemMap", lib.cuMemMap(range.value + 2 * size, size, 0, first.value, 0));

//     CUmemAccessDesc access = { .location = prop.location, .flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE };
//     cuMemSetAccess(range, 3 * size, &access, 1);
const access = CUmemAccessDesc.alloc({
  location: prop.location,
  flags: "CU_MEM_ACCESS_FLAGS_PROT_READWRITE",
});
check("cuMemSetAccess", lib.cuMemSetAccess(range.value, 3 * size, access.pointer, 1));

//     char text[] = "one range, two pieces";
//     char back[sizeof text];
//     cuMemcpyHtoD(range + size - 10, text, sizeof text);
//     cuMemcpyDtoH(back, range + size - 10, sizeof text);
const text = new TextEncoder().encode("one range, two pieces");
const [given, back] = [new Uint8Array(new ArrayBuffer(64)), new Uint8Array(new ArrayBuffer(64))];
given.set(text);
check("cuMemcpyHtoD", lib.cuMemcpyHtoD(range.value + size - 10, addressOf(given), text.length));
check("cuMemcpyDtoH", lib.cuMemcpyDtoH(addressOf(back), range.value + size - 10, text.length));
console.log(`across both: ${new TextDecoder().decode(back.subarray(0, text.length))}`);

//     cuMemcpyDtoH(back, range + 3 * size - 10, 10);
check("cuMemcpyDtoH", lib.cuMemcpyDtoH(addressOf(back), range.value + 3 * size - 10, 10));
console.log(`at the alias: ${new TextDecoder().decode(back.subarray(0, 10))}`);

//     cuMemUnmap(range, 3 * size);
//     cuMemRelease(first);
//     cuMemRelease(second);
//     cuMemAddressFree(range, 3 * size);
//     cuDevicePrimaryCtxRelease(device);
check("cuMemUnmap", lib.cuMemUnmap(range.value, 3 * size));
check("cuMemRelease", lib.cuMemRelease(first.value));
check("cuMemRelease", lib.cuMemRelease(second.value));
check("cuMemAddressFree", lib.cuMemAddressFree(range.value, 3 * size));
check("cuDevicePrimaryCtxRelease", lib.cuDevicePrimaryCtxRelease(device.value));

/** Throws unless a call returned CUDA_SUCCESS. */
function check(call: string, result: number): void {
  if (result !== CUresult.CUDA_SUCCESS) throw new Error(`${call}: ${CUresult.nameOf(result)}`);
}
