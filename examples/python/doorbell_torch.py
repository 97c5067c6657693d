"""Shares torch tensors on a GPU with doorbell in another process. Keep a shared tensor until the other process closes it.

share(tensor) returns JSON for openBuffer(). open_share() takes share(buffer or array, { for: "torch" }).torch as a tensor.
"""
import torch

TYPES = "bool:bool u8:uint8 i8:int8 u16:uint16 i16:int16 u32:uint32 i32:int32 u64:uint64 i64:int64 f16:float16 bf16:bfloat16 " \
    "f32:float32 f64:float64 c64:complex64"
# torch before 2.3 has no uint16 to uint64.
TYPES = {name: getattr(torch, of) for name, of in (pair.split(":") for pair in TYPES.split()) if hasattr(torch, of)}
NAMES = {dtype: name for name, dtype in TYPES.items()}

def share(tensor):
    if not (tensor.is_cuda and tensor.is_contiguous()):
        raise ValueError("share: the tensor must be contiguous and on a GPU: tensor.cuda().contiguous()")
    torch.cuda.current_stream().synchronize()
    each, dtype = tensor.element_size(), NAMES[tensor.dtype]
    device, handle, _, offset, file, index, event, waits = tensor.untyped_storage()._share_cuda_()
    return {"device": device, "handle": handle.hex(), "bytes": tensor.numel() * each, "counterFile": file.decode(),
            "offset": offset + tensor.storage_offset() * each, "counterOffset": index, "eventHandle": event.hex(),
            "waitForEvent": waits, "type": {"bool": "u8", "bf16": "u16", "c64": "f32"}.get(dtype, dtype),
            "dtype": dtype, "shape": list(tensor.shape)}

def open_share(s):
    torch.cuda.init()  # torch crashes when it opens a handle before it has opened the device itself.
    storage = torch.UntypedStorage._new_shared_cuda(
        s["device"], bytes.fromhex(s["handle"]), s["bytes"], s["offset"], s["counterFile"].encode(), s["counterOffset"],
        bytes.fromhex(s["eventHandle"]), s["waitForEvent"])
    tensor = torch.tensor([], dtype=TYPES[s.get("dtype", s["type"])], device=f"cuda:{s['device']}").set_(storage)
    return tensor.view(s.get("shape", [-1]))
