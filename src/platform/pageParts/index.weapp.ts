/** The host fetches packages of pages itself, and fails the jump when it can't. */
export function loadPart(path: string): Promise<void> | undefined {
  void path
  return undefined
}

/** No part of a page is fetched here, so no failure is reported. */
export function onPartFailure(listener: () => void): () => void {
  void listener
  return () => undefined
}

/** The host starts its programs itself. */
export function startAnew(): void {
  return undefined
}
