/** Where a 401 goes. What it means is the session's matter; here it is only told once for many calls in flight. */

let handler: () => void = () => undefined
let lastToken: string | undefined

/** Sets who is told of a 401. */
export function setUnauthorisedHandler(told: () => void): void {
  handler = told
  lastToken = undefined
}

/**
 * Tells a 401, once for a token however many calls carried it, and not at all when another token is in force by now:
 * the shopper has logged in anew while the old call was on its way. `sent` is undefined for a call without a token.
 */
export function tellUnauthorised(sent: string | undefined, current: string | undefined): void {
  if (sent !== current) return
  if (sent !== undefined && sent === lastToken) return
  lastToken = sent
  handler()
}
