# NumPy's calls of functions whose arguments differ from those of arrays. A list of results is a case for each of them,
# with the index of the result as the last argument.
import numpy as np


def axis_of(given):
    return tuple(given) if isinstance(given, list) else given


def descending(a, axis):
    back = np.argsort(np.flip(a, axis), axis, kind="stable")
    return np.flip(a.shape[axis] - 1 - back, axis)


def topk(a, k, axis, name):
    indices = np.take(descending(a, axis), range(k), axis)
    return indices if name == "indices" else np.take_along_axis(a, indices, axis)


def unique(name):
    def run(a):
        values, indices, inverse, counts = np.unique(a, True, True, True, equal_nan=False)
        return {"values": values, "indices": indices, "inverse": inverse.reshape(a.shape), "counts": counts}[name]

    return run


def transform(name):
    # The reference is computed in double precision.
    def run(a, **options):
        wide = a.astype(np.complex128 if np.iscomplexobj(a) else np.float64)
        result = getattr(np.fft, name)(wide, **options)
        return result.astype(np.complex64 if np.iscomplexobj(result) else np.float32)

    return run


transforms = ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft", "fftn", "ifftn", "rfftn", "irfftn")



def scatter(a, indices, values, axis):
    result = a.copy()
    np.put_along_axis(result, indices.astype(np.int64), values, axis)
    return result


def histogram(name):
    def run(a, *given):
        # Bins are ends, or a number with a range.
        bins, limits = (given[0], None) if len(given) == 1 else (given[0], tuple(given[1]))
        counts, edges = np.histogram(a, bins, limits)
        return counts if name == "counts" else edges

    return run


def infinite(order):
    return float(order) if "inf" in str(order) else order


def of_halves(run):
    """Computes in double precision for halves, which NumPy sums as halves, and rounds the result once."""

    def wide(a, *given):
        return run(a.astype(np.float64), *given).astype(np.float16) if a.dtype == np.float16 else run(a, *given)

    return wide


def condition_of_det(a):
    # Small relative changes of elements change the determinant by this factor more, relative to it, at most.
    wide = a.astype(np.float64)
    try:
        inverses = np.linalg.inv(wide)
    except np.linalg.LinAlgError:
        return [1e300] * (a[..., 0, 0].size)
    return np.abs(wide * np.swapaxes(inverses, -1, -2)).sum((-2, -1)).ravel().tolist()


conditions = {"linalg.det": condition_of_det, "linalg.logabsdet": condition_of_det}


def power(a, b):
    # With one exponent of 0.5, NumPy takes the square root. It is NaN for -Infinity, where the standard has Infinity. So the exponents are
    # an array of several elements here.
    dtype = np.result_type(a, b)
    bases, exponents = [np.append(each.astype(dtype).ravel(), dtype.type(1)) for each in np.broadcast_arrays(a, b)]
    return np.power(bases, exponents)[:-1].reshape(np.broadcast_shapes(np.shape(a), np.shape(b)))


def in_double(run):
    return lambda *given, **_: run(*[each.astype(np.float64) for each in given])


def upper_with_positive_diagonal(a):
    # The rows of R are unique but for their signs.
    r = np.linalg.qr(a).R
    signs = np.where(np.diagonal(r, axis1=-2, axis2=-1) < 0, -1, 1)
    return r * signs[..., None]


def in_place(operation):
    # The result is the whole array, so that elements beside the view are compared too.
    def run(base, *given):
        # A scalar is the last argument, and an array the first one.
        ranges, axes, other = given if isinstance(given[0], list) else (*given[1:], given[0])
        whole = np.array(base)
        parts = [slice(*[int(each) if each else None for each in part.split(":")]) for part in ranges]
        view = whole[(*parts, ...)].transpose(axes)
        if operation is None:
            np.copyto(view, other, casting="same_kind")
        else:
            operation(view, other, out=view, casting="same_kind")
        return whole

    return run


codes = {**{f"{k}{8 * n}": f"{k}{n}" for k in "iu" for n in (1, 2, 4, 8)}, "f16": "f2", "f32": "f4", "f64": "f8", "bool": "?"}
codes["c64"] = "c8"
# The results of bf16 are those of f32, rounded once.
codes["bf16"] = "f4"


def dtype_of(name):
    return None if name is None else np.dtype(codes[name])


def array(given, name):
    if name != "c64":
        return np.array(given, dtype_of(name))
    pairs = np.array(given, np.float32)
    return (pairs[..., 0] + 1j * pairs[..., 1]).astype(np.complex64)


def arange(start, stop, step, name):
    # NumPy's own numbers of f32 and f16 add the rounded step.
    count = len(np.arange(start, stop, step))
    return (start + np.arange(count) * step).astype(dtype_of(name))


creating = {
    "array": array,
    "zeros": lambda shape, name: np.zeros(shape, dtype_of(name)),
    "ones": lambda shape, name: np.ones(shape, dtype_of(name)),
    "full": lambda shape, value, name: np.full(shape, value, dtype_of(name)),
    "empty": lambda shape, value, name: np.full(shape, value, dtype_of(name)),
    "arange": arange,
    "linspace": lambda start, stop, count, name: np.linspace(start, stop, count).astype(dtype_of(name)),
    "eye": lambda rows, columns, k, name: np.eye(rows, columns, k, dtype_of(name)),
    "zerosLike": lambda a, name=None: np.zeros_like(a, dtype_of(name)),
    "onesLike": lambda a, name=None: np.ones_like(a, dtype_of(name)),
    "fullLike": lambda a, value, name=None: np.full_like(a, value, dtype_of(name)),
    "emptyLike": lambda a, value, name=None: np.full_like(a, value, dtype_of(name)),
    "fft.fftfreq": lambda n, d: np.fft.fftfreq(n, d).astype(np.float32),
    "fft.rfftfreq": lambda n, d: np.fft.rfftfreq(n, d).astype(np.float32),
}

others = {
    **creating,
    "in place assign": in_place(None),
    "in place addInPlace": in_place(np.add),
    "in place subtractInPlace": in_place(np.subtract),
    "in place multiplyInPlace": in_place(np.multiply),
    "in place divideInPlace": in_place(np.divide),
    "permuteDims": lambda a, axes=None: np.transpose(a, axes),
    "T": lambda a: a.T,
    "mT": lambda a: np.swapaxes(a, -1, -2),
    "squeeze": lambda a, axes: np.squeeze(a, axis_of(axes)),
    "flip": lambda a, axes=None: np.flip(a, axis_of(axes)),
    **{name: np.array for name in ("toArray", "toList", "strided", "item")},
    "clip": lambda a, low, high: np.clip(a, low, high),
    "pow": power,
    "sub": np.subtract,
    "mul": np.multiply,
    "div": np.divide,
    "expr": lambda a, b, c, text: eval(text, {"a": a, "b": b, "c": c, "maximum": np.maximum, "minimum": np.minimum, "abs": np.abs}),
    **{
        f"linalg.{name}": in_double(getattr(np.linalg, name))
        for name in ("solve", "inv", "cholesky", "pinv", "svdvals", "eigvalsh")
    },
    **{
        f"own linalg.{name}": getattr(np.linalg, "matrix_rank" if name == "matrixRank" else name)
        for name in ("solve", "inv", "cholesky", "pinv", "eigvalsh", "det", "matrixRank")
    },
    "own linalg.q": lambda a: np.linalg.qr(a).Q,
    "own linalg.r": lambda a: np.linalg.qr(a).R,
    "own linalg.u": lambda a, fullMatrices: np.linalg.svd(a, fullMatrices).U,
    "own linalg.svdvals": lambda a, **_: np.linalg.svdvals(a),
    "own linalg.vh": lambda a, fullMatrices: np.linalg.svd(a, fullMatrices).Vh,
    "own linalg.eigenvectors": lambda a: np.linalg.eigh(a).eigenvectors,
    "linalg.r": in_double(upper_with_positive_diagonal),
    "linalg.matrixRank": np.linalg.matrix_rank,
    "linalg.norm": of_halves(
        lambda a, order, axis, keepdims: np.linalg.vector_norm(a, axis=axis, keepdims=keepdims, ord=infinite(order))
    ),
    "linalg.diagonal": lambda a, offset: np.linalg.diagonal(a, offset=offset),
    "linalg.trace": of_halves(lambda a, offset: np.linalg.trace(a, offset=offset)),
    "linalg.cross": lambda a, b, axis: np.linalg.cross(a, b, axis=axis),
    "linalg.det": np.linalg.det,
    "linalg.sign": lambda a: np.linalg.slogdet(a).sign,
    "linalg.logabsdet": lambda a: np.linalg.slogdet(a).logabsdet,
    "linalg.matrixPower": np.linalg.matrix_power,
    "linalg.matrixNorm": of_halves(lambda a, order: np.linalg.matrix_norm(a, ord=infinite(order))),
    "scatter": scatter,
    "bincount": lambda a, least: np.bincount(a.astype(np.int64).ravel(), minlength=least),
    **{f"histogram_{name}": histogram(name) for name in ("counts", "edges")},
    "histogramOfEnds": histogram("counts"),
    **{f"fft.{name}": transform(name) for name in transforms},
    "fft.fftshift": lambda a, axes=None: np.fft.fftshift(a, axis_of(axes)),
    "fft.ifftshift": lambda a, axes=None: np.fft.ifftshift(a, axis_of(axes)),
    "take": lambda a, indices, axis: np.take(a, indices, axis),
    "takeAlongAxis": lambda a, indices, axis: np.take_along_axis(a, indices, axis),
    "at": lambda a, mask: a[mask],
    "nonzero": lambda a, at: np.nonzero(a)[at],
    "searchsorted": lambda a, values, side: np.searchsorted(a, values, side),
    "sort": lambda a, axis: np.sort(a, axis),
    "argsort": lambda a, axis: np.argsort(a, axis, kind="stable"),
    "sortDescending": lambda a, axis: np.flip(np.sort(a, axis), axis),
    "argsortDescending": descending,
    "topk": topk,
    **{f"unique_{name}": unique(name) for name in ("values", "indices", "inverse", "counts")},
    "concat": lambda *given: np.concatenate(given[:-1], axis=given[-1]),
    "stack": lambda *given: np.stack(given[:-1], axis=given[-1]),
    "broadcastArrays": lambda *given: np.broadcast_arrays(*given[:-1])[given[-1]],
    "meshgrid": lambda *given: np.meshgrid(*given[:-2], indexing=given[-2])[given[-1]],
    "unstack": lambda a, axis, at: np.moveaxis(a, axis, 0)[at],
    "split": lambda a, parts, axis, at: np.split(a, parts, axis)[at],
    "roll": lambda a, shift, axis=None: np.roll(a, axis_of(shift), axis_of(axis)),
    "pad": lambda a, widths, value: np.pad(a, widths, constant_values=value),
    "repeat": lambda a, repeats, axis=None: np.repeat(a, repeats, axis),
    "tile": lambda a, repetitions: np.tile(a, repetitions),
}
