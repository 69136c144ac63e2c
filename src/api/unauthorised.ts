/** Where a 401 goes. What it means is the session's matter; here it is only told once for many calls in flight. */

let handler: () => void = () => undefined
let lastToken: string | undefined
let lapsedToken: string | undefined

/** Sets the function that a 401 calls. */
export function setUnauthorisedHandler(newHandler: () => void): void {
  handler = newHandler
  lastToken = undefined
  lapsedToken = undefined
}

/**
 * Notes a token that was removed without words because the customer-info call got a 401 (spec 8): a 401 of the page's
 * own call with that token is still to be told.
 */
export function noteLapsedToken(token: string): void {
  lapsedToken = token
}

/**
 * Tells a 401, once for a token however many calls carried it, and not at all when another token is in force by now:
 * the shopper has logged in anew while the old call was on its way. Nor after a logout, unless the token lapsed by
 * itself. `sentToken` is undefined for a call without a token.
 */
export function tellUnauthorised(sentToken: string | undefined, current: string | undefined): void {
  const isLapsed = current === undefined && sentToken !== undefined && sentToken === lapsedToken
  if (sentToken !== current && !isLapsed) return
  if (sentToken !== undefined && sentToken === lastToken) return
  lastToken = sentToken
  handler()
}
