# NumPy's calls of functions whose arguments differ from those of arrays. A list of results is a case for each of them,
# with the index of the result as the last argument.
import numpy as np


def axis_of(given):
    return tuple(given) if isinstance(given, list) else given


others = {
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
