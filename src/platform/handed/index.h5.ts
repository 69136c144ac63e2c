/** What the opener of this page handed on, in the address's fragment: it reaches no server, and stays in no history. */

const FORM = /^#h5=([A-Za-z0-9_-]{20,64})$/

/** The code of a login that was handed on, taken out of the address at once. */
export function takeHanded(): string | undefined {
  const code = FORM.exec(location.hash)?.[1]
  if (code !== undefined) history.replaceState(history.state, '', location.pathname + location.search)
  return code
}
