/** What this gives or, when it throws, what the error says: both can then be compared with what is awaited. */
export function ouErreur<T>(faire: () => T): T | string {
  try {
    return faire();
  } catch (erreur) {
    return (erreur as Error).message;
  }
}
