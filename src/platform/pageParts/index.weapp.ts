/** The host fetches packages of pages itself, and fails the jump when it can't. */
export function loadPart(path: string): Promise<void> | undefined {
  void path
  return undefined
}

/** Nothing of a page is fetched here, so nothing is told. */
export function onPartFailure(listener: () => void): () => void {
  void listener
  return () => undefined
}

/** The host starts its programs itself. */
export function startAnew(): void {
  return undefined
}
