/** Query strings, without URLSearchParams, which mini-programs lack. */

export type QueryValue = string | number | boolean | undefined

/** `a=1&b=x%20y` in the order given; undefined values are left out. No leading question mark. */
export const stringifyQuery = (values: Readonly<Record<string, QueryValue>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&')

/** decodeURIComponent that gives the text back as it is when it holds a broken escape. */
export const decodeSafely = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Names and decoded values of a query, with or without its question mark; of a repeated name the first counts.
 * The result has no prototype, so that a name such as `constructor` is only a name.
 */
export const parseQuery = (query: string): Record<string, string> => {
  const values: Record<string, string> = Object.create(null) as Record<string, string>
  for (const pair of query.replace(/^\?/, '').split('#', 1)[0]?.split('&') ?? []) {
    if (!pair) continue
    const equals = pair.indexOf('=')
    const name = decodeSafely((equals === -1 ? pair : pair.slice(0, equals)).replace(/\+/g, ' '))
    if (name in values) continue
    values[name] = equals === -1 ? '' : decodeSafely(pair.slice(equals + 1).replace(/\+/g, ' '))
  }
  return values
}

/** A path or URL with more query values put behind those it has. */
export const withQuery = (url: string, values: Readonly<Record<string, QueryValue>>): string => {
  const query = stringifyQuery(values)
  if (!query) return url
  const [beforeHash = '', ...hash] = url.split('#')
  const joint = !beforeHash.includes('?') ? '?' : /[?&]$/.test(beforeHash) ? '' : '&'
  return `${beforeHash}${joint}${query}${hash.length > 0 ? `#${hash.join('#')}` : ''}`
}
