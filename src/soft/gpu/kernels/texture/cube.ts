/**
 * Returns the cube face that a direction hits, and the coordinates on it between 0 and 1. The order of the
 * faces is +x, -x, +y, -y, +z, -z.
 */
export function faceOf(x: number, y: number, z: number): { face: number; at: [number, number] } {
  const [a, b, c] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  const place = (face: number, s: number, t: number, length: number) => ({
    face,
    at: [(s / length + 1) / 2, (t / length + 1) / 2] as [number, number],
  });
  // On an edge, z has priority over y, and y over x.
  if (c >= a && c >= b) return z >= 0 ? place(4, x, -y, c) : place(5, -x, -y, c);
  if (b >= a) return y >= 0 ? place(2, x, z, b) : place(3, x, -z, b);
  return x >= 0 ? place(0, -z, -y, a) : place(1, z, -y, a);
}
