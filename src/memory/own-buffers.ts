/** ArrayBuffers over native memory of this library. */
const own = new WeakSet<ArrayBufferLike>();

/** Records that an ArrayBuffer is over native memory of this library. */
export const noteOwn = (buffer: ArrayBuffer): ArrayBuffer => {
  own.add(buffer);
  return buffer;
};

/**
 * Returns true when the bytes of an array are native memory, whose addresses stay valid when the array is
 * transferred.
 */
export const isOwn = (array: ArrayBufferView): boolean => own.has(array.buffer);
