let heldCode: string | undefined

/** Keeps what was scanned for the screen that asked for it; a later one takes its place. */
export const keepScanned = (text: string): void => {
  heldCode = text
}

/** What was scanned for the screen that asks now, once; undefined: nothing was. */
export function takeScanned(): string | undefined {
  const text = heldCode
  heldCode = undefined
  return text
}
