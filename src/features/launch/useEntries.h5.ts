/** A browser's address is the entry, and the router opens it. */
export function useEntries(): void {
  return undefined
}
