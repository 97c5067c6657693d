/** Methods of NumPy, CuPy and torch that arrays do not have, with the expression to use. The names here are those of the array API standard. */
export const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ cumsum: "a.cumulativeSum()", cumprod: "a.cumulativeProd()", amax: "a.max()", amin: "a.min()" },
    ...{ dot: "a.matmul(b), or a.vecdot(b) for two vectors", mod: "a.remainder(b)", power: "a.pow(b)" },
    ...{ neg: "a.negative()", absolute: "a.abs()", rsqrt: "a.sqrt().reciprocal()", conjugate: "a.conj()" },
    ...{ arcsin: "a.asin()", arccos: "a.acos()", arctan: "a.atan()", arctan2: "a.atan2(b)" },
    ...{ eq: "a.equal(b)", ne: "a.notEqual(b)", clamp: "a.clip(low, high)" },
    ...{ lt: "a.less(b)", le: "a.lessEqual(b)", gt: "a.greater(b)", ge: "a.greaterEqual(b)" },
    ...{ gather: "a.takeAlongAxis(indices, axis)", unique: "a.uniqueValues()", argwhere: "a.nonzero()" },
    ...{
      concatenate: "concat([a, b])",
      cat: "concat([a, b])",
      hstack: "concat([a, b], 1) for matrices",
      vstack: "concat([a, b]) for matrices",
    },
    ...{ ravel: "a.reshape([a.size])", flatten: "a.reshape([a.size]).copy()", view: "a.reshape(shape)" },
    ...{ transpose: "a.permuteDims(axes), or a.T for a matrix", permute: "a.permuteDims(axes)" },
    ...{ swapaxes: "a.permuteDims(axes)", unsqueeze: "a.expandDims(axis)", expand: "a.broadcastTo(shape)" },
    ...{ fill: "a.assign(value)", zero_: "a.assign(0)", copy_: "a.assign(b)", clone: "a.copy()" },
    ...{ add_: "a.addInPlace(b)", sub_: "a.subtractInPlace(b)", mul_: "a.multiplyInPlace(b)" },
    ...{ norm: "linalg.norm(a)", to: "a.astype(dtype)", float: 'a.astype("f32")', double: 'a.astype("f64")' },
    ...{ numpy: "a.toArray()", cpu: "a.toArray()", get: "a.toArray()", tolist: "a.toList()" },
    ...{ map: "a.multiply(2) or another method: it runs on the device", forEach: "a.toArray()" },
  }),
);
