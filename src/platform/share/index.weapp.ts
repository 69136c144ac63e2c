/** Sharing in the mini-program is the platform's: a button with an open-type, and the menu of the page. */

/** A mini-program has no address on the web; the site's configuration tells the shop's. */
export function ownAddress(): string | undefined {
  return undefined
}

/** The platform's own card takes its place. */
export function hasSystemShare(): boolean {
  return false
}

/** There is no such menu. */
export function shareBySystem(content: { title: string; url: string }): Promise<void> {
  void content
  return Promise.resolve()
}

/** The button sends the card by itself. */
export function sharesByChatMenu(): boolean {
  return false
}
