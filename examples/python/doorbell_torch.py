"""Shares torch tensors on a GPU with doorbell in another process, in both directions.

share(tensor) returns a dict for openBuffer(device, dict). open_share(dict) returns a tensor over the buffer of
share(buffer, { for: "torch" }).torch. The dicts are JSON. Keep a shared tensor alive until the other process closes it.
"""
import torch

TYPES = {
    "u8": torch.uint8, "i8": torch.int8, "i16": torch.int16, "i32": torch.int32, "i64": torch.int64,
    "f16": torch.float16, "f32": torch.float32, "f64": torch.float64,
}
NAMES = {torch_type: name for name, torch_type in TYPES.items()} | {torch.bfloat16: "u16"}


def share(tensor):
    if not (tensor.is_cuda and tensor.is_contiguous()):
        raise ValueError("share: the tensor must be contiguous and on a GPU: tensor.cuda().contiguous()")
    torch.cuda.current_stream().synchronize()
    each = tensor.element_size()
    device, handle, _, offset, counter, index, event, waits = tensor.untyped_storage()._share_cuda_()
    return {
        "device": device, "handle": handle.hex(), "bytes": tensor.numel() * each,
        "offset": offset + tensor.storage_offset() * each, "counterFile": counter.decode(),
        "counterOffset": index, "eventHandle": event.hex(), "waitForEvent": waits, "type": NAMES[tensor.dtype],
    }


def open_share(shared):
    torch.cuda.init()  # torch crashes when it opens a handle before it has opened the device itself.
    storage = torch.UntypedStorage._new_shared_cuda(
        shared["device"], bytes.fromhex(shared["handle"]), shared["bytes"], shared["offset"],
        shared["counterFile"].encode(), shared["counterOffset"], bytes.fromhex(shared["eventHandle"]),
        shared["waitForEvent"])
    return torch.tensor([], dtype=TYPES[shared["type"]], device=f"cuda:{shared['device']}").set_(storage)
