/** ArrayBuffers over native memory of ours. */
const own = new WeakSet<ArrayBufferLike>();

/** Says that an ArrayBuffer is over native memory of ours. */
export const noteOwn = (buffer: ArrayBuffer): ArrayBuffer => {
  own.add(buffer);
  return buffer;
};

/** Are the bytes of an array at addresses that nobody else ever gets, whatever becomes of the array? */
export const isOwn = (array: ArrayBufferView): boolean => own.has(array.buffer);
