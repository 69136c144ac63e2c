/** Where the browser finds the pictures that a page names: the phone's own files, and what the network gave. */
import type { Host } from '../../host'
import { kindOf } from './pictures'

/** An address where no picture is. */
const nowhere = 'data:,'

/** A file of the mini-program's own packages, which needs no network. */
const packaged = /^\/pages[A-Z]?\//

export interface Sources {
  of(src: string): string
  close(): void
}

export function createSources(live: () => Host): Sources {
  const addresses = new Map<string, string>()
  /** Pictures asked for while there was a network: the phone keeps those. */
  const fetched = new Set<string>()
  return {
    of: (src) => {
      if (packaged.test(src)) return `/-/package${src}`
      if (!/^(http:\/\/tmp\/|http:\/\/usr|wxfile:)/.test(src)) {
        if (src.startsWith('data:') || fetched.has(src)) return src
        if (live().settings.network === 'none') return nowhere
        fetched.add(src)
        return src
      }
      const cached = addresses.get(src)
      const content = live().file(src)
      if (cached || !content) return cached ?? src
      const address = URL.createObjectURL(new Blob([content], { type: kindOf(src) }))
      addresses.set(src, address)
      return address
    },
    close: () => addresses.forEach((address) => URL.revokeObjectURL(address))
  }
}
