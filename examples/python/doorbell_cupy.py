"""Shares CuPy arrays on a GPU with doorbell in another process, as __cuda_array_interface__ with a CUipcMemHandle.

share(array) returns JSON, and open_share() takes such JSON as an array. Keep a shared array until the other process closes it.
"""
import ctypes
import cupy
from cupy.cuda import runtime

def share(array):
    cupy.cuda.get_current_stream().synchronize()
    base, size, pointer = ctypes.c_uint64(), ctypes.c_size_t(), ctypes.c_uint64(array.data.ptr)
    code = ctypes.CDLL("libcuda.so.1").cuMemGetAddressRange_v2(ctypes.byref(base), ctypes.byref(size), pointer)
    if code != 0:
        raise RuntimeError(f"share: cuMemGetAddressRange returned {code}")
    described = {name: array.__cuda_array_interface__.get(name) for name in ("shape", "typestr", "strides", "version")}
    return described | {"handle": runtime.ipcGetMemHandle(base.value).hex(), "offset": pointer.value - base.value}

class Opened:
    def __init__(self, s):
        self.base = runtime.ipcOpenMemHandle(bytes.fromhex(s["handle"]))
        self.__cuda_array_interface__ = {
            "shape": tuple(s["shape"]), "typestr": s["typestr"], "strides": s["strides"] and tuple(s["strides"]),
            "data": (self.base + s["offset"], False), "version": 3}

    def __del__(self):
        runtime.ipcCloseMemHandle(self.base)

def open_share(s):
    return cupy.asarray(Opened(s))
