/** Which endpoints a program calls, read from its text. */

/** Folders of src whose calls a shopper's screen makes; src/api itself only lists every endpoint. */
export const callingFolders = /^(?:features|stores|pages[A-D]?|custom-tab-bar)[\\/]/

const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g
/** `call('GET /path', …)` or `upload('POST /path', …)`, with a type or a line's end before the key, or a choice of two keys. */
const calls = /\b(?:call|upload)(?:<[^()]*?>)?\(\s*(?:[^'(),;]*\?\s*)?'([A-Z]+ \/[^']*)'(?:\s*:\s*'([A-Z]+ \/[^']*)')?/g

export const withoutComments = (text) => text.replace(comments, '')

/** Keys, such as `GET /o2cart/v1/carts/list`, that stand as the first argument of a call; types and lists don't count. */
export function calledKeys(text) {
  const bare = withoutComments(text)
  return new Set([...bare.matchAll(calls)].flatMap(([, one, other]) => (other === undefined ? [one] : [one, other])))
}
