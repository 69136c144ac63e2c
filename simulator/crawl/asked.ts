/** When a page may ask for what it has been answered: the rule that no GET is sent twice, over the page's whole life. */

/**
 * ms of the phone's clock after which a held answer may be asked again: prices and stock change without the shopper, and
 * a page that looks once a minute at something that stands still costs the gateway next to nothing.
 */
export const answerKeepsMs = 60_000

/** What bears on the answers that pages hold, in the order in which it happened. */
export type Happening =
  | { kind: 'asked' | 'answered' | 'failed'; id: number }
  /** Something other than a GET was sent or answered, by anybody. */
  | { kind: 'written' }
  /** The shopper pulled, or tapped on «try again». */
  | { kind: 'refreshed'; screen: number }
  /** The shopper chose another language: all words are other ones, and in the first again when it is chosen back. */
  | { kind: 'translated' }
  /** The page came on top, for the first time or again. */
  | { kind: 'shown'; screen: number }

/** A GET that a page sends. */
export interface Asking {
  id: number
  screen: number
  /** ms */
  time: number
}

export type Excuse = 'written' | 'translated' | 'refreshed' | 'shown' | 'failed' | 'old'

/** Why the same may be asked again by the same page, given what happened since; undefined when nothing made the answer stale. */
export function mayAskAgain(first: Asking, since: readonly Happening[], again: Asking): Excuse | undefined {
  for (const happening of since) {
    switch (happening.kind) {
      case 'written':
      case 'translated':
        return happening.kind
      case 'refreshed':
      case 'shown':
        if (happening.screen === first.screen) return happening.kind
        break
      case 'failed':
        if (happening.id === first.id) return 'failed'
        break
      case 'asked':
      case 'answered':
        break
    }
  }
  return again.time - first.time >= answerKeepsMs ? 'old' : undefined
}

/** An address without its host, and without the time that only defeats caches. */
export const addressOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '').replace(/[?&]_t=\d+/, '')

type Headers = Readonly<Record<string, string>>

/** Returns a request's header by its name in small letters; '' without one. */
export const header = (headers: Headers, name: string): string =>
  Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1] ?? ''

/** What makes two GETs the same: the address, and whose they are in which language. */
export const sameAs = ({ url, headers }: { url: string; headers: Headers }): string =>
  [addressOf(url), header(headers, 'authorization'), header(headers, 'x-lang')].join(' ')
