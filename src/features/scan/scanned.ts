let held: string | undefined

/** Keeps what was scanned for the screen that asked for it; a later one takes its place. */
export const keepScanned = (text: string): void => {
  held = text
}

/** What was scanned for the screen that asks now, once; undefined: nothing was. */
export function takeScanned(): string | undefined {
  const text = held
  held = undefined
  return text
}
