# Computes cases with NumPy: cases.json and inputs.bin in the folder of the first argument become results.json and
# results.bin.
import json
import os
import sys
import warnings

import numpy as np

from numpy_others import conditions, others

warnings.simplefilter("ignore")
np.seterr(all="ignore")
folder = sys.argv[1]
names = {
    **{f"i{8 * n}": f"i{n}" for n in (1, 2, 4, 8)},
    **{f"u{8 * n}": f"u{n}" for n in (1, 2, 4, 8)},
    **{f"f{8 * n}": f"f{n}" for n in (2, 4, 8)},
    "bool": "?",
    "c64": "c8",
}
types = {name: np.dtype(text) for name, text in names.items()}
back = {dtype: name for name, dtype in types.items()}
with open(os.path.join(folder, "inputs.bin"), "rb") as file:
    blob = file.read()


def bf16(array):
    """Rounds f32 to the nearest number of 8 bits, as f32."""
    bits = np.ascontiguousarray(array).view(np.uint32)
    rounded = (bits + np.uint32(0x7FFF) + ((bits >> 16) & 1)) & np.uint32(0xFFFF0000)
    return np.where(np.isnan(array), array, rounded.view(np.float32)).reshape(array.shape)


def operand(given):
    if "scalar" in given:
        return given["scalar"]
    count = int(np.prod(given["base"], dtype=np.int64))
    flat = np.frombuffer(blob, types[given["dtype"]], count, given["offset"])
    if given.get("as") == "bf16":
        flat = bf16(flat)
    array = flat.reshape(given["base"])
    parts = [slice(*[int(each) if each else None for each in part.split(":")]) for part in given["ranges"]]
    return array[tuple(parts)].transpose(given["axes"])


def summed(run):
    """Computes in double precision for halves, which NumPy adds and multiplies as halves, and rounds the result once."""

    def wide(array, *given, **options):
        if array.dtype != np.float16:
            return run(array, *given, **options)
        return run(array.astype(np.float64), *given, **options).astype(np.float16)

    return wide


def reduction(name):
    def run(array, axis=None, keepdims=False, correction=0):
        axes = tuple(axis) if isinstance(axis, list) else axis
        if name in ("var", "std"):
            return getattr(np, name)(array, axis=axes, keepdims=keepdims, ddof=correction)
        return getattr(np, name)(array, axis=axes, keepdims=keepdims)

    return summed(run) if name in ("sum", "prod", "mean", "var", "std") else run


special = {
    "astype": lambda a, dtype: a.astype(types[dtype]),
    "reshape": lambda a, shape: a.reshape(shape),
    "slice": lambda a, index: eval(f"a[{index}]", {"a": a}),
    "print": lambda a: np.frombuffer(str(a).encode(), np.uint8),
    "bitwiseInvert": np.invert,
    "asin": np.arcsin,
    "acos": np.arccos,
    "atan": np.arctan,
    "asinh": np.arcsinh,
    "acosh": np.arccosh,
    "atanh": np.arctanh,
    "atan2": np.arctan2,
    "abs": np.abs,
    "round": np.rint,
    "vecdot": lambda a, b, axis: np.vecdot(a, b, axis=axis),
    "einsum": lambda *given: np.einsum(given[-1], *given[:-1]),
    "tensordot": lambda a, b, axes: np.tensordot(a, b, axes),
}


def cumulative(name):
    def run(array, axis=None, includeInitial=False):
        return getattr(np, name)(array, axis=axis, include_initial=includeInitial)

    return summed(run)


for name in ("cumulative_sum", "cumulative_prod"):
    special[name] = cumulative(name)
special["diff"] = lambda a, axis=-1, n=1: np.diff(a, n, axis)
for name in ("sum", "prod", "max", "min", "any", "all", "mean", "var", "std", "argmax", "argmin", "count_nonzero"):
    special[name] = reduction(name)
special.update(others)


def snake(name):
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)


def function(name):
    if name in special or snake(name) in special:
        return special.get(name) or special[snake(name)]
    plain = {"bitwiseLeftShift": "left_shift", "bitwiseRightShift": "right_shift"}.get(name, snake(name))
    return getattr(np, plain)


with open(os.path.join(folder, "cases.json")) as file:
    cases = json.load(file)
results = []
with open(os.path.join(folder, "results.bin"), "wb") as out:
    for case in cases:
        inputs = [operand(each) for each in case["operands"]]
        try:
            result = np.asarray(function(case["name"])(*inputs, *case["values"], **case["options"]))
        except Exception as error:
            results.append({"error": f"{type(error).__name__}: {error}"})
            continue
        contiguous = np.ascontiguousarray(result).reshape(result.shape)
        # The arguments of f32 are numbers of bf16 in such a case, and so is the result.
        dtype = back[result.dtype]
        is_bf16 = case.get("type") == "bf16" or any(each.get("as") == "bf16" for each in case["operands"])
        if dtype == "f32" and is_bf16:
            dtype, contiguous = "bf16", bf16(contiguous)
        more = {}
        if case["name"] in conditions:
            more = {"conditions": conditions[case["name"]](*inputs)}
        results.append({**more, "dtype": dtype, "shape": list(result.shape), "offset": out.tell()})
        data = contiguous.tobytes()
        out.write(data + b"\0" * (-len(data) % 8))
with open(os.path.join(folder, "results.json"), "w") as file:
    json.dump(results, file)
