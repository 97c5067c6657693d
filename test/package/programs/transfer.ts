// Runs an RDMA write, a GPU copy and a kernel on the soft devices. The program has installed the package
// only.
import { openDevice } from "doorbell";
import { openDevice as openGpu } from "doorbell/cuda";

using device = openDevice("soft");
const domain = device.createProtectionDomain();
const completions = device.createCompletionQueue();
const [a, b] = [domain.createQueuePair({ completions }), domain.createQueuePair({ completions })];
const source = domain.allocate(4096);
const target = domain.allocate(4096, ["remoteWrite"]);
a.connect(b.endpoint());
b.connect(a.endpoint());
source.bytes.set(new TextEncoder().encode("hello, RDMA"));
a.write({ local: source.slice(0, 11), remote: target.remote() });
await completions.next();
console.log(`${device.name}: ${new TextDecoder().decode(target.bytes.subarray(0, 11))}`);

const ptx = `.version 7.0
.target sm_50
.address_size 64
.visible .entry twice(.param .u64 x, .param .u32 n) {
  .reg .pred %p<2>;
  .reg .f32 %f<3>;
  .reg .b32 %r<3>;
  .reg .b64 %rd<4>;
  ld.param.u64 %rd1, [x];
  ld.param.u32 %r2, [n];
  mov.u32 %r1, %tid.x;
  setp.ge.u32 %p1, %r1, %r2;
  @%p1 bra done;
  mul.wide.u32 %rd2, %r1, 4;
  add.s64 %rd3, %rd1, %rd2;
  ld.global.f32 %f1, [%rd3];
  add.f32 %f2, %f1, %f1;
  st.global.f32 [%rd3], %f2;
done:
  ret;
}`;
using gpu = openGpu("soft");
using module = gpu.loadModule(ptx);
using x = gpu.from(new Float32Array([1, 2, 3]));
using copy = gpu.allocate(3, "f32");
x.copyTo(copy);
console.log(`copied: ${copy.toArray()}`);
module.kernel("twice").launch({ grid: 1, block: 32 }, [x, Uint32Array.of(3)]);
console.log(`doubled: ${x.toArray()}`);
