/** Side length of an image, in pixels of one byte. */
export const SIDE = 64;

/** Returns a noise generator whose values depend only on the seed. */
function noise(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  };
}

/**
 * Returns the camera that sees the object in a frame. The object moves from camera to camera after varying
 * times.
 */
export const seenBy = (frame: number, cameras: number): number =>
  Math.floor((frame * 7 + (frame >> 3)) / 11) % cameras;

/** Returns the image of a camera: noise, and a moving bright disc where the camera sees the object. */
export function picture(frame: number, camera: number, cameras: number): Uint8Array<ArrayBuffer> {
  const random = noise(frame * 977 + camera * 131 + 1);
  const pixels = new Uint8Array(SIDE * SIDE);
  for (let i = 0; i < pixels.length; i++) pixels[i] = random() >> 2;
  if (seenBy(frame, cameras) !== camera) return pixels;
  const [x, y] = [12 + ((frame * 5) % 40), 12 + ((frame * 3) % 40)];
  for (let dy = -6; dy <= 6; dy++)
    for (let dx = -6; dx <= 6; dx++)
      if (dx * dx + dy * dy <= 36) pixels[(y + dy) * SIDE + x + dx]! = 180 + (random() >> 3);
  return pixels;
}
