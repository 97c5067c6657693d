/** Formats 16 bytes as nvidia-smi -L does: "GPU-01234567-89ab-cdef-0123-456789abcdef". */
export function uuidText(bytes: Uint8Array): string {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return `GPU-${parts.join("-")}`;
}
