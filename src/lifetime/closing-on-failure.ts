/** Returns the result of `make`. When `make` throws, closes `owner`. */
export function closingOnFailure<T>(owner: { close(): void }, make: () => T): T {
  try {
    return make();
  } catch (error) {
    owner.close();
    throw error;
  }
}
