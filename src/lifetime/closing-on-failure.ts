/** What `make` gives; when it throws, `owner` is closed. */
export function closingOnFailure<T>(owner: { close(): void }, make: () => T): T {
  try {
    return make();
  } catch (error) {
    owner.close();
    throw error;
  }
}
